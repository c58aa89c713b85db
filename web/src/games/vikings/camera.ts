/** Looking at the sheet: the middle of what is seen, and how many pixels a unit has. */

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** The playable sheet with a little sea round it. */
export const SHEET: Box = [96, 34, 836, 946];
/** How far the eye may wander. */
const WORLD: Box = [20, 0, 880, 985];
export const NEAREST = 4.5;

/** The camera that shows a whole box, with a margin in pixels. */
export function fit(box: Box, size: Size, margin = 0, nearest = NEAREST): Camera {
  const wide = Math.max(size.width - 2 * margin, 40) / Math.max(box[2] - box[0], 1);
  const high = Math.max(size.height - 2 * margin, 40) / Math.max(box[3] - box[1], 1);
  return { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, scale: Math.min(wide, high, nearest) };
}

/** The scale at which the whole sheet is seen: nobody needs less. */
export const farthest = (size: Size): number => fit(SHEET, size).scale;

/** The camera kept to the sheet. */
export function keep(camera: Camera, size: Size): Camera {
  const scale = Math.min(Math.max(camera.scale, farthest(size)), NEAREST);
  const along = (at: number, low: number, high: number, room: number): number => {
    const half = room / scale / 2;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(Math.max(at, low + half), high - half);
  };
  const whole = scale <= farthest(size) * 1.001;
  const [left, top, right, bottom] = whole ? SHEET : WORLD;
  return { x: along(camera.x, left, right, size.width), y: along(camera.y, top, bottom, size.height), scale };
}

/** Closer or farther by a factor, keeping the point at (px, py) of the box where it is. */
export function zoomAt(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, farthest(size)), NEAREST);
  const dx = px - size.width / 2;
  const dy = py - size.height / 2;
  return keep(
    { x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale, scale },
    size,
  );
}

/** Moved by pixels. */
export function pan(camera: Camera, size: Size, dx: number, dy: number): Camera {
  return keep({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, size);
}

/** The smallest box round several. */
export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  return [
    Math.min(...boxes.map((b) => b[0])),
    Math.min(...boxes.map((b) => b[1])),
    Math.max(...boxes.map((b) => b[2])),
    Math.max(...boxes.map((b) => b[3])),
  ];
}

/** Whether a box is wholly in sight. */
export function sees(camera: Camera, size: Size, box: Box): boolean {
  const half = { x: size.width / camera.scale / 2, y: size.height / camera.scale / 2 };
  return (
    box[0] >= camera.x - half.x && box[2] <= camera.x + half.x && box[1] >= camera.y - half.y && box[3] <= camera.y + half.y
  );
}

export const viewBox = (camera: Camera, size: Size): string => {
  const width = size.width / camera.scale;
  const height = size.height / camera.scale;
  return `${(camera.x - width / 2).toFixed(2)} ${(camera.y - height / 2).toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}`;
};

/** A step between two cameras, for a short glide. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** t;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, scale };
}
