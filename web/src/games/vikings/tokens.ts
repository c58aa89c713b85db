/** Shapes of the pieces, and where stacks lie in a shire. */
import { sideOf, type Kind, type Stack } from "./view";

export interface Shape {
  /** Outline, filled in the side's colour. */
  body: string;
  /** Pale inner line: part of the shape, it tells the kinds apart without colour. */
  inner: string;
  /** How far the count sits below the middle. */
  drop: number;
  /** The inner line is dashed (the rivets of a round shield). */
  dashed?: boolean;
}

export const SHAPES: Record<Kind, Shape> = {
  norsemen: {
    body: "M-12.2 0A12.2 12.2 0 1 1 12.2 0 12.2 12.2 0 1 1-12.2 0Z",
    inner: "M-9.9 0A9.9 9.9 0 1 1 9.9 0 9.9 9.9 0 1 1-9.9 0Z",
    drop: 0.4,
    dashed: true,
  },
  berserkers: { body: "M0-14.2 14.2 0 0 14.2-14.2 0Z", inner: "M0-11.2 11.2 0 0 11.2-11.2 0Z", drop: 0.4 },
  housecarl: {
    body: "M-10.4-11H10.4V-1.5C10.4 6 4.5 11 0 13.2-4.5 11-10.4 6-10.4-1.5Z",
    inner: "M-8.6-8.6H8.6M-8.6-6.6H8.6",
    drop: 1.4,
  },
  thegn: { body: "M-6.5-11.2H6.5L12.8 0 6.5 11.2H-6.5L-12.8 0Z", inner: "M-10.4 0-5.3-9M10.4 0 5.3 9", drop: 0.4 },
  fyrd: { body: "M0-13 13.4 10.4H-13.4Z", inner: "M0-8.4V-6.4", drop: 3.4 },
};

export interface Placed extends Stack {
  x: number;
  y: number;
  /** Units of an ally's kind counted with this one, where room is short. */
  with?: Kind;
}

const APART = 26.8;

/** Where stacks lie round a point: two side by side, three in a triangle, more in rows of two. */
export function lay(stacks: Stack[], x: number, y: number, size = 1): Placed[] {
  const step = APART * size;
  const spots: [number, number][] =
    stacks.length <= 1
      ? [[0, 0]]
      : stacks.length === 2
        ? [[-0.5, 0], [0.5, 0]]
        : stacks.length === 3
          ? [[-0.5, -0.42], [0.5, -0.42], [0, 0.5]]
          : [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5], [0, 1.5]];
  return stacks.map((stack, i) => {
    const [dx, dy] = spots[i] ?? [0, 0];
    return { ...stack, x: x + dx * step, y: y + dy * step };
  });
}

/** One stack a side, for a sheet seen from afar: the larger kind's shape bears the sum. */
export function merge(stacks: Stack[]): (Stack & { with?: Kind })[] {
  const merged: (Stack & { with?: Kind })[] = [];
  for (const side of ["viking", "english"] as const) {
    const own = stacks.filter((stack) => sideOf(stack.kind) === side).sort((a, b) => b.n - a.n);
    const first = own[0];
    if (!first) continue;
    const n = own.reduce((sum, stack) => sum + stack.n, 0);
    merged.push(own[1] ? { kind: first.kind, n, with: own[1].kind } : { kind: first.kind, n });
  }
  return merged;
}

/** Size of a token at a scale (pixels to a unit): readable from afar, not swollen when near. */
export function tokenSize(scale: number): number {
  const small = 21 / (26 * scale);
  const large = 42 / (26 * scale);
  return Math.min(Math.max(1, small), Math.max(large, 0.35));
}

/** From this scale down a shire shows one token a side. */
export const MERGE_BELOW = 0.62;
