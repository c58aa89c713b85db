/** Moves a drawing from where it stands to where it shall stand, along the straight way, and turns it as it goes. */
import { prefs } from "../../lib/prefs.svelte";
import { place, swing, type Pose } from "./pose";

const TIME = 320;

/** Slow, fast, slow: near the curve that pieces have elsewhere. */
const ease = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** A part of the way. Who turns about first steps back, then turns, then runs: that is how flights are told apart. */
export function partWay(from: Pose, to: Pose, t: number): Pose {
  const way = swing(from.facing, to.facing);
  const turned = Math.abs(way) > 120 ? Math.min(Math.max((t - 0.1) / 0.4, 0), 1) : t;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, facing: from.facing + way * turned };
}

export function glide(node: SVGGElement, first: Pose): { update(to: Pose): void; destroy(): void } {
  let now: Pose = { ...first };
  let end: Pose = now;
  let frame = 0;
  node.setAttribute("transform", place(now));

  function update(to: Pose): void {
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
      const t = Math.min((time - began) / TIME, 1);
      now = t < 1 ? partWay(from, end, ease(t)) : end;
      node.setAttribute("transform", place(now));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }
  return { update, destroy: () => cancelAnimationFrame(frame) };
}
