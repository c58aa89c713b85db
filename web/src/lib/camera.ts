/** Looking at a sheet: the middle of what is seen in the drawing's units, and how many pixels a unit has. */

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

/** What is looked at: the sheet, how far the eye may wander round it, and the scale at which nobody comes nearer. */
export interface Sheet {
  box: Box;
  world: Box;
  nearest: number;
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

/** A step between two cameras, for a short glide. A frame that began before the glide did is its first. */
export function between(a: Camera, b: Camera, part: number): Camera {
  const t = Math.max(part, 0);
  const scale = a.scale * (b.scale / a.scale) ** t;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, scale };
}

/** A point of the box as a point of the drawing. */
export const unproject = (camera: Camera, size: Size, px: number, py: number): { x: number; y: number } => ({
  x: camera.x + (px - size.width / 2) / camera.scale,
  y: camera.y + (py - size.height / 2) / camera.scale,
});

/** The eye over one sheet: no camera that it gives leaves that sheet. */
export class Eye {
  constructor(readonly sheet: Sheet) {}

  /** The camera that shows a whole box, with a margin in pixels. */
  fit(box: Box, size: Size, margin = 0, nearest = this.sheet.nearest): Camera {
    const wide = Math.max(size.width - 2 * margin, 40) / Math.max(box[2] - box[0], 1);
    const high = Math.max(size.height - 2 * margin, 40) / Math.max(box[3] - box[1], 1);
    return { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, scale: Math.min(wide, high, nearest) };
  }

  /** The scale at which the whole sheet is seen: nobody needs less. */
  farthest(size: Size): number {
    return this.fit(this.sheet.box, size).scale;
  }

  /** The camera kept to the sheet. */
  keep(camera: Camera, size: Size): Camera {
    const scale = this.#scale(camera.scale, size);
    const along = (at: number, low: number, high: number, room: number): number => {
      const half = room / scale / 2;
      return high - low <= 2 * half ? (low + high) / 2 : Math.min(Math.max(at, low + half), high - half);
    };
    const whole = scale <= this.farthest(size) * 1.001;
    const [left, top, right, bottom] = whole ? this.sheet.box : this.sheet.world;
    return { x: along(camera.x, left, right, size.width), y: along(camera.y, top, bottom, size.height), scale };
  }

  /** Closer or farther by a factor, keeping the point at (px, py) of the box where it is. */
  zoomAt(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
    const scale = this.#scale(camera.scale * factor, size);
    const dx = px - size.width / 2;
    const dy = py - size.height / 2;
    return this.keep({ x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale, scale }, size);
  }

  /** Moved by pixels. */
  pan(camera: Camera, size: Size, dx: number, dy: number): Camera {
    return this.keep({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, size);
  }

  #scale(wanted: number, size: Size): number {
    return Math.min(Math.max(wanted, this.farthest(size)), this.sheet.nearest);
  }
}
