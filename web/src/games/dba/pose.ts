/** Places and facings on the table: millimetres from its south-western corner, degrees from east by north. */
import type { Placed } from "./seen";

export type { Placed };

export interface Point {
  x: number;
  y: number;
}
/** The middle of a front edge, and which way it faces. */
export interface Pose extends Point {
  facing: number;
}

export const WIDE = 1200;
export const DEEP = 600;
/** Half the width of a base. */
export const HALF = 20;
/** A hundred paces in millimetres. */
export const HUNDRED_PACES = 25;

const RAD = Math.PI / 180;

/** From 0 to under 360, in tenths of a degree. */
export function turn(degrees: number): number {
  const tenths = Math.round(degrees * 10) % 3600;
  return ((tenths + 3600) % 3600) / 10;
}

/** The shorter way from one facing to another: -180 to 180. */
export function swing(from: number, to: number): number {
  const way = (((to - from) % 360) + 360) % 360;
  return way > 180 ? way - 360 : way;
}

export const ahead = (facing: number): Point => ({ x: Math.cos(facing * RAD), y: Math.sin(facing * RAD) });
/** To the right of a facing. */
export const right = (facing: number): Point => ({ x: Math.sin(facing * RAD), y: -Math.cos(facing * RAD) });

/** A point so far ahead of a pose and so far to its right. */
export function offset(pose: Pose, forward: number, sideways: number): Point {
  const f = ahead(pose.facing);
  const r = right(pose.facing);
  return { x: pose.x + f.x * forward + r.x * sideways, y: pose.y + f.y * forward + r.y * sideways };
}

/** Front left, front right, rear right, rear left. */
export function corners(pose: Pose, depth: number, half = HALF): [Point, Point, Point, Point] {
  return [offset(pose, 0, -half), offset(pose, 0, half), offset(pose, -depth, half), offset(pose, -depth, -half)];
}

export const middle = (pose: Pose, depth: number): Point => offset(pose, -depth / 2, 0);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Turned about a point. */
export function about<T extends Pose>(pose: T, pivot: Point, degrees: number): T {
  const c = Math.cos(degrees * RAD);
  const s = Math.sin(degrees * RAD);
  const dx = pose.x - pivot.x;
  const dy = pose.y - pivot.y;
  return { ...pose, x: pivot.x + dx * c - dy * s, y: pivot.y + dx * s + dy * c, facing: turn(pose.facing + degrees) };
}

/** All members as they stand when the first of them stands there: the block is rigid. */
export function rigid(members: Placed[], to: Pose): Placed[] {
  const lead = members[0];
  if (!lead) return [];
  const way = swing(lead.facing, to.facing);
  return members.map((member) => {
    const turned = about(member, lead, way);
    return { ...turned, x: turned.x + to.x - lead.x, y: turned.y + to.y - lead.y };
  });
}

/** The two front corners of a block: the outermost of its members, as its first one faces. */
export function frontCorners(members: Placed[]): { left: Point; right: Point } {
  const lead = members[0] ?? { id: "", x: 0, y: 0, facing: 90 };
  const r = right(lead.facing);
  const f = ahead(lead.facing);
  const along = (m: Point): number => (m.x - lead.x) * r.x + (m.y - lead.y) * r.y;
  const before = (m: Point): number => (m.x - lead.x) * f.x + (m.y - lead.y) * f.y;
  const front = Math.max(0, ...members.map(before));
  const low = Math.min(0, ...members.map(along)) - HALF;
  const high = Math.max(0, ...members.map(along)) + HALF;
  return { left: offset(lead, front, low), right: offset(lead, front, high) };
}

/** Wheeled about its left or right front corner; a single element turns about its own middle. */
export function wheel(members: Placed[], depth: number, side: "left" | "right", degrees: number): Placed[] {
  const lead = members[0];
  if (!lead) return [];
  const pivot = members.length === 1 ? middle(lead, depth) : frontCorners(members)[side];
  return members.map((member) => about(member, pivot, degrees));
}

/** How far a base goes: the farthest way of its corners. */
export function stride(from: Pose, to: Pose, depth: number): number {
  const a = corners(from, depth);
  const b = corners(to, depth);
  return Math.max(...a.map((corner, i) => distance(corner, b[i]!)));
}

const fixed = (value: number, digits: number): string => {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale);
};

/** As the server spells it: `612 310.25 92.5`. */
export function spell(pose: Pose): string {
  return `${fixed(pose.x, 2)} ${fixed(pose.y, 2)} ${fixed(turn(pose.facing), 1)}`;
}

/** A pose as it is spelled; null if it is none. */
export function readPose(text: string | null | undefined): Pose | null {
  const words = (text ?? "").trim().split(" ").map(Number);
  if (words.length !== 3 || words.some((n) => !Number.isFinite(n))) return null;
  return { x: words[0]!, y: words[1]!, facing: words[2]! };
}

/** An element and its pose: `e7 600 300 90`. */
export function readPlacing(text: string | null | undefined): Placed | null {
  const [id = "", ...rest] = (text ?? "").split(" ");
  const pose = readPose(rest.join(" "));
  return pose && /^e\d+$/.test(id) ? { id, ...pose } : null;
}

/** Kept to the table. */
export function onTable<T extends Pose>(pose: T): T {
  return { ...pose, x: Math.min(Math.max(pose.x, 0), WIDE), y: Math.min(Math.max(pose.y, 0), DEEP), facing: turn(pose.facing) };
}

/** The nearest of several poses, if one is near enough; a turn by a degree weighs as much as a millimetre. */
export function snap<T extends Pose>(pose: Pose, offered: T[], mm = 14, degrees = 12): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of offered) {
    const far = distance(one, pose);
    const off = Math.abs(swing(one.facing, pose.facing));
    if (far > mm || off > degrees || far + off >= least) continue;
    best = one;
    least = far + off;
  }
  return best;
}

/** Whether a point lies in a base, with some slack. */
export function holds(pose: Pose, depth: number, at: Point, slack = 0): boolean {
  const f = ahead(pose.facing);
  const r = right(pose.facing);
  const forward = (at.x - pose.x) * f.x + (at.y - pose.y) * f.y;
  const side = (at.x - pose.x) * r.x + (at.y - pose.y) * r.y;
  return forward <= slack && forward >= -depth - slack && Math.abs(side) <= HALF + slack;
}

/** In the drawing north is up: y runs down, and a base that faces north is not turned. */
export const sx = (x: number): number => x;
export const sy = (y: number): number => DEEP - y;
export const spin = (facing: number): number => 90 - facing;
export const place = (pose: Pose): string =>
  `translate(${pose.x.toFixed(2)} ${(DEEP - pose.y).toFixed(2)}) rotate(${(90 - pose.facing).toFixed(2)})`;

/** Millimetres as paces. */
export const paces = (mm: number): number => Math.round((mm * 100) / HUNDRED_PACES);
