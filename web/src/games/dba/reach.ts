/** Outlines of reach, zone and support, as paths of the drawing. */
import { DEEP, HALF, ahead, corners, distance, frontCorners, offset, swing, type Placed, type Point, type Pose } from "./pose";
import type { Standing, Type } from "./view";

const at = (p: Point): string => `${p.x.toFixed(1)} ${(DEEP - p.y).toFixed(1)}`;
export const polygon = (points: Point[]): string => `M${points.map(at).join("L")}Z`;

/** A base grown by a distance on all sides, with round corners: no corner of a single element comes farther. */
export function halo(pose: Pose, depth: number, far: number): string {
  const [fl, fr, rr, rl] = corners(pose, depth);
  const f = ahead(pose.facing);
  const r = { x: f.y, y: -f.x };
  const moved = (p: Point, a: number, b: number): Point => ({ x: p.x + f.x * a + r.x * b, y: p.y + f.y * a + r.y * b });
  const arc = (to: Point): string => `A${far} ${far} 0 0 1 ${at(to)}`;
  return `M${at(moved(fl, far, 0))}L${at(moved(fr, far, 0))}${arc(moved(fr, 0, far))}L${at(moved(rr, 0, far))}${arc(moved(rr, -far, 0))}L${at(moved(rl, -far, 0))}${arc(moved(rl, 0, -far))}L${at(moved(fl, 0, -far))}${arc(moved(fl, far, 0))}Z`;
}

/** How far a block may go: straight on, and the arcs that its front corners draw as it wheels. */
export function sweep(members: Placed[], far: number): string {
  const lead = members[0];
  if (!lead) return "";
  const { left, right } = frontCorners(members);
  const wide = distance(left, right);
  const f = ahead(lead.facing);
  const on = (p: Point): Point => ({ x: p.x + f.x * far, y: p.y + f.y * far });
  const most = Math.min(far / wide, Math.PI / 2);
  const turned = (p: Point, pivot: Point, angle: number): Point => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { x: pivot.x + (p.x - pivot.x) * c - (p.y - pivot.y) * s, y: pivot.y + (p.x - pivot.x) * s + (p.y - pivot.y) * c };
  };
  return [
    `M${at(left)}L${at(on(left))}L${at(on(right))}L${at(right)}`,
    `M${at(right)}A${wide.toFixed(1)} ${wide.toFixed(1)} 0 0 0 ${at(turned(right, left, most))}`,
    `M${at(left)}A${wide.toFixed(1)} ${wide.toFixed(1)} 0 0 1 ${at(turned(left, right, -most))}`,
  ].join("");
}

/** How far one can look straight ahead from a point before a base is in the way. */
function clearAhead(from: Point, facing: number, deep: number, bases: Standing[]): number {
  let far = deep;
  for (const base of bases) {
    // The line as the base sees it: along its own front and depth it is a plain box
    const [f, r] = [ahead(base.facing), ahead(base.facing - 90)];
    const way = ahead(facing);
    const [dx, dy] = [from.x - base.x, from.y - base.y];
    let [enter, leave] = [0, far];
    for (const [start, step, low, high] of [
      [dx * f.x + dy * f.y, way.x * f.x + way.y * f.y, -base.depth, 0],
      [dx * r.x + dy * r.y, way.x * r.x + way.y * r.y, -HALF, HALF],
    ] as const) {
      if (Math.abs(step) < 1e-9) {
        if (start < low || start > high) leave = -1;
        continue;
      }
      const ends = [(low - start) / step, (high - start) / step] as const;
      enter = Math.max(enter, Math.min(...ends));
      leave = Math.min(leave, Math.max(...ends));
    }
    if (enter <= leave) far = Math.min(far, enter);
  }
  return far;
}

const STRIPE = 4.75;
const LINES = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => n * STRIPE);
const START = 0.7; // who only touches the front edge is not ahead of it
/** The zone before a front: on each of its nine lines it ends at the first element in the way (DBA-12.2). */
export function zone(one: Placed, deep: number, elements: Standing[]): string {
  const near = elements.filter((other) => other.id !== one.id && distance(one, other) < deep + 60);
  const fars = LINES.map((aside) => clearAhead(offset(one, START, aside), one.facing, deep - START, near) + START);
  const rim = fars.flatMap((far, i) => {
    const left = i === 0 ? -HALF : LINES[i]! - STRIPE / 2;
    const right = i === LINES.length - 1 ? HALF : LINES[i]! + STRIPE / 2;
    return [...(fars[i - 1] === far ? [] : [offset(one, far, left)]), ...(fars[i + 1] === far ? [] : [offset(one, far, right)])];
  });
  return polygon([offset(one, 0, HALF), offset(one, 0, -HALF), ...rim]);
}

/** Where one may go who can only break off: straight back. */
export const backward = (pose: Pose, depth: number, far: number): string =>
  polygon([offset(pose, -depth, -HALF), offset(pose, -depth, HALF), offset(pose, -depth - far, HALF), offset(pose, -depth - far, -HALF)]);

const NEAR = 0.6;

/** Pairs of which the second stands directly behind the first and is of a type that may support it; `may` says whom a type may. */
export function supports(elements: Standing[], may: (type: Type) => Type[]): [Standing, Standing][] {
  const found: [Standing, Standing][] = [];
  for (const one of elements) {
    const rear = offset(one, -one.depth, 0);
    const behind = elements.find((other) => other !== one && other.command === one.command && may(other.type).includes(one.type) && distance(other, rear) <= NEAR && Math.abs(swing(one.facing, other.facing)) <= NEAR);
    if (behind) found.push([one, behind]);
  }
  return found;
}

/** Pairs of enemies whose front edges lie against each other. */
export function contacts(elements: Standing[], isFoe: (a: Standing, b: Standing) => boolean): [Standing, Standing][] {
  const found: [Standing, Standing][] = [];
  elements.forEach((one, i) => {
    for (const other of elements.slice(i + 1)) {
      if (isFoe(one, other) && distance(one, other) <= NEAR && Math.abs(swing(one.facing + 180, other.facing)) <= NEAR) found.push([one, other]);
    }
  });
  return found;
}
