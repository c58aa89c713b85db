/** Which names are written on the map, and where: none over another, none over a piece, hidden before they shrink. */
import type { Box } from "../camera";

export interface Name {
  key: string;
  text: string;
  /** Where it would best stand: the middle of the text. */
  x: number;
  y: number;
  size: number;
  /** Of the text, in units of the map. */
  width: number;
  /** Another line under it: its text, and its width. */
  sub?: string;
  subWidth?: number;
  /** The lower, the sooner it is placed. */
  rank: number;
  /** The widest it may be here; cities and lit places may run over the border. */
  room: number;
  /** Other spots, as steps from the best one. */
  shifts: [number, number][];
}
export interface Written {
  key: string;
  text: string;
  x: number;
  y: number;
  size: number;
  width: number;
  sub?: string;
}

/** How much smaller and lower the second line is, in the size of the first. */
export const SUB = { size: 0.82, drop: 0.98 };

const over = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The box that a text covers, a little less high than its letters. */
export const textBox = (x: number, y: number, width: number, size: number): Box => [
  x - width / 2,
  y - size * 0.42,
  x + width / 2,
  y + size * 0.42,
];

/** Places names one after the other by rank; a second line is given up before the name is, and one without a free spot is left out. */
export function fitNames(names: Name[], taken: Box[]): Written[] {
  const full = [...taken];
  const written: Written[] = [];
  for (const name of [...names].sort((a, b) => a.rank - b.rank)) {
    if (name.width > name.room) continue;
    const { key, text, size, width, sub } = name;
    const spot = (sub && freeSpot(name, full, true)) || freeSpot(name, full, false);
    if (!spot) continue;
    full.push(...spot.boxes);
    written.push({ key, text, x: spot.x, y: spot.y, size, width, ...(sub && spot.boxes.length > 1 ? { sub } : {}) });
  }
  return written;
}

/** The first of a name's spots where nothing else stands. */
function freeSpot(name: Name, full: Box[], both: boolean): { x: number; y: number; boxes: Box[] } | null {
  for (const [dx, dy] of [[0, 0] as [number, number], ...name.shifts]) {
    const x = name.x + dx;
    const y = name.y + dy;
    const boxes = [textBox(x, y, name.width, name.size)];
    if (both) boxes.push(textBox(x, y + SUB.drop * name.size, name.subWidth ?? name.width, name.size * SUB.size));
    if (!full.some((other) => boxes.some((box) => over(box, other)))) return { x, y, boxes };
  }
  return null;
}

/** How wide a text is, in ems, when nothing can measure it. */
export const guess = (text: string): number => text.length * 0.47;

/** A size in units of the map: so many pixels at a scale of one, and between two bounds on the screen. */
export const sized = (px: number, scale: number, low: number, high: number): number => Math.min(Math.max(px * scale, low), high) / scale;
