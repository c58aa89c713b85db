/** Looking at the table: the middle of what is seen in the drawing's units, and how many pixels a millimetre has. */
import { DEEP, WIDE } from "./pose";

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

const RIM = 14;
export const TABLE: Box = [-RIM, -RIM, WIDE + RIM, DEEP + RIM];
/** How far the eye may wander. */
const WORLD: Box = [-60, -60, WIDE + 60, DEEP + 60];
export const NEAREST = 6;

export function fit(box: Box, size: Size, margin = 0, nearest = NEAREST): Camera {
  const wide = Math.max(size.width - 2 * margin, 40) / Math.max(box[2] - box[0], 1);
  const high = Math.max(size.height - 2 * margin, 40) / Math.max(box[3] - box[1], 1);
  return { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, scale: Math.min(wide, high, nearest) };
}

export const farthest = (size: Size): number => fit(TABLE, size).scale;

export function keep(camera: Camera, size: Size): Camera {
  const scale = Math.min(Math.max(camera.scale, farthest(size)), NEAREST);
  const along = (at: number, low: number, high: number, room: number): number => {
    const half = room / scale / 2;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(Math.max(at, low + half), high - half);
  };
  const [left, top, end, bottom] = scale <= farthest(size) * 1.001 ? TABLE : WORLD;
  return { x: along(camera.x, left, end, size.width), y: along(camera.y, top, bottom, size.height), scale };
}

/** Closer or farther, keeping the point at (px, py) of the box where it is. */
export function zoomAt(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, farthest(size)), NEAREST);
  const dx = px - size.width / 2;
  const dy = py - size.height / 2;
  return keep({ x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale, scale }, size);
}

export function pan(camera: Camera, size: Size, dx: number, dy: number): Camera {
  return keep({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, size);
}

export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  return [
    Math.min(...boxes.map((b) => b[0])),
    Math.min(...boxes.map((b) => b[1])),
    Math.max(...boxes.map((b) => b[2])),
    Math.max(...boxes.map((b) => b[3])),
  ];
}

export function sees(camera: Camera, size: Size, box: Box): boolean {
  const half = { x: size.width / camera.scale / 2, y: size.height / camera.scale / 2 };
  return box[0] >= camera.x - half.x && box[2] <= camera.x + half.x && box[1] >= camera.y - half.y && box[3] <= camera.y + half.y;
}

export const viewBox = (camera: Camera, size: Size): string => {
  const width = size.width / camera.scale;
  const height = size.height / camera.scale;
  return `${(camera.x - width / 2).toFixed(2)} ${(camera.y - height / 2).toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}`;
};

export function between(a: Camera, b: Camera, t: number): Camera {
  const scale = a.scale * (b.scale / a.scale) ** t;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, scale };
}

/** A point of the box as a point of the drawing. */
export const unproject = (camera: Camera, size: Size, px: number, py: number): { x: number; y: number } => ({
  x: camera.x + (px - size.width / 2) / camera.scale,
  y: camera.y + (py - size.height / 2) / camera.scale,
});
