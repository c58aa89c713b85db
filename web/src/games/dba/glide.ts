/** Moves a drawing from where it stands to where it shall stand, and turns it as it goes; a flight bends where it swerved. */
import { prefs } from "../../lib/prefs.svelte";
import { ahead, distance, middle, offset, place, swing, type Point, type Pose } from "./pose";

const TIME = 320;

/** Slow, fast, slow: near the curve that pieces have elsewhere. */
const ease = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** Whether one who went from here to there has turned about: that is how flights are told apart. */
export const isFlight = (from: Pose, to: Pose): boolean => Math.abs(swing(from.facing, to.facing)) > 120;

/**
 * Where a flight bends (DBA-18.4, DBA-18.5): straight back as it faced, then straight on as it faces now.
 * By the middles of its base; null if the way is straight.
 */
export function bendOf(from: Pose, to: Pose, depth: number): Point | null {
  if (!isFlight(from, to)) return null;
  const [a, b] = [middle(from, depth), middle(to, depth)];
  const [f, g] = [ahead(from.facing), ahead(to.facing)];
  const cross = f.x * g.y - f.y * g.x;
  if (Math.abs(cross) < 0.02) return null;
  const back = -((b.x - a.x) * g.y - (b.y - a.y) * g.x) / cross;
  if (back < -1 || back > 4 * depth) return null; // pushed aside on the way: nobody knows how
  return { x: a.x - f.x * back, y: a.y - f.y * back };
}

/** A part of the way. Who turns about first steps back, then turns, then runs. */
export function partWay(from: Pose, to: Pose, t: number, depth: number): Pose {
  const way = swing(from.facing, to.facing);
  if (!isFlight(from, to)) return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, facing: from.facing + way * t };
  const facing = from.facing + way * Math.min(Math.max((t - 0.1) / 0.4, 0), 1);
  const [a, b] = [middle(from, depth), middle(to, depth)];
  const bend = bendOf(from, to, depth) ?? a;
  const [first, second] = [distance(a, bend), distance(bend, b)];
  const gone = t * (first + second);
  const [p, q, part] = gone < first ? [a, bend, gone / first] : [bend, b, second > 0 ? (gone - first) / second : 1];
  const at = { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part, facing };
  return { ...offset(at, depth / 2, 0), facing };
}

type Based = Pose & { depth: number };

export function glide(node: SVGGElement, first: Based): { update(to: Based): void; destroy(): void } {
  let now: Pose = { ...first };
  let end: Pose = now;
  let frame = 0;
  node.setAttribute("transform", place(now));

  function update(to: Based): void {
    if (to.x === end.x && to.y === end.y && to.facing === end.facing) return;
    cancelAnimationFrame(frame);
    const from = now;
    end = { x: to.x, y: to.y, facing: to.facing };
    if (prefs.still || document.hidden) {
      now = end;
      node.setAttribute("transform", place(now));
      return;
    }
    const began = performance.now();
    const step = (time: number): void => {
      const t = Math.min(Math.max((time - began) / TIME, 0), 1); // a frame may have begun before the move did
      now = t < 1 ? partWay(from, end, ease(t), to.depth) : end;
      node.setAttribute("transform", place(now));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }
  return { update, destroy: () => cancelAnimationFrame(frame) };
}
