/** Signs that are strewn over a feature, the same at every drawing. */
import type { Feature } from "./view";
import { DEEP, WIDE } from "./pose";

export interface Sign {
  x: number;
  y: number;
  n: number;
}

/** A number from 0 to 1 that two whole numbers always give. */
function hash(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/** Places inside the ellipse, in the drawing's units, some distance apart and not on its rim. */
export function scatter(feature: Feature, apart: number, rim = 8): Sign[] {
  const { x, y, a, b, slant } = feature;
  const c = Math.cos((slant * Math.PI) / 180);
  const s = Math.sin((slant * Math.PI) / 180);
  const found: Sign[] = [];
  const [wide, deep] = [Math.max(a - rim, 1), Math.max(b - rim, 1)];
  const rows = Math.ceil(Math.max(a, b) / (apart * 0.8));
  for (let j = -rows; j <= rows; j++) {
    for (let i = -rows; i <= rows; i++) {
      const n = (i + 50) * 101 + j + 50;
      const u = (i + (j & 1 ? 0.5 : 0)) * apart + (hash(n, x) - 0.5) * apart * 0.4;
      const v = j * apart * 0.8 + (hash(n, y + 7) - 0.5) * apart * 0.35;
      if ((u / wide) ** 2 + (v / deep) ** 2 > 1) continue;
      found.push({ x: x + u * c - v * s, y: DEEP - (y + u * s + v * c), n: Math.floor(hash(n, 3) * 3) });
    }
  }
  return found.sort((p, q) => p.y - q.y);
}

/** In which order fields are drawn: what lies under others first. */
const LAYERS: Record<string, number> = { river: 1, waterway: 2, road: 3, bua: 4 };
export const byLayer = (features: Feature[]): Feature[] => features.toSorted((a, b) => (LAYERS[a.kind] ?? 0) - (LAYERS[b.kind] ?? 0));

const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y);
/** How far a point of the drawing lies from a line. */
function gap(p: { x: number; y: number }, points: [number, number][]): number {
  let least = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [px, py] = [points[i - 1]![0], DEEP - points[i - 1]![1]];
    const [dx, dy] = [points[i]![0] - px, DEEP - points[i]![1] - py];
    const t = Math.min(Math.max(((p.x - px) * dx + (p.y - py) * dy) / (dx * dx + dy * dy || 1), 0), 1);
    least = Math.min(least, hypot(p.x - px - t * dx, p.y - py - t * dy));
  }
  return least;
}
/** Whether a sign would stand in a river or on a road. */
export const isWet = (sign: { x: number; y: number }, strips: Feature[], room: number): boolean =>
  strips.some((one) => gap(sign, one.points ?? []) < (one.width ?? 20) / 2 + room);

/** Beside a river, on the table: where its longest stretch has room for a word that nobody stands on, else its middle. */
export function besideRiver(river: Feature, standing: { x: number; y: number }[]): [number, number] {
  const points = river.points ?? [];
  const stretches = points.slice(1).map((to, i) => ({ from: points[i]!, to, long: hypot(to[0] - points[i]![0], to[1] - points[i]![1]) }));
  const away = (river.width ?? 20) / 2 + 4;
  const spots = stretches
    .toSorted((p, q) => q.long - p.long)
    .flatMap(({ from, to }) => [0.5, 0.25, 0.75].map((part): [number, number] => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + away]))
    .map(([x, y]): [number, number] => [Math.min(Math.max(x, 70), WIDE - 70), Math.min(y, DEEP - 12)]);
  const free = ([x, y]: [number, number]): boolean => standing.every((one) => Math.abs(one.x - x) > 75 || Math.abs(one.y - y - 4) > 30);
  return spots.find(free) ?? spots[0] ?? [0, 0];
}

/** Where rivers and roads cross: the middle of a bridge, and the road's bearing in the drawing. */
export function bridges(features: Feature[]): { x: number; y: number; turn: number; long: number; wide: number }[] {
  const found: { x: number; y: number; turn: number; long: number; wide: number }[] = [];
  for (const river of features.filter((one) => one.kind === "river")) {
    for (const road of features.filter((one) => one.kind === "road")) {
      const [a, b] = [river.points ?? [], road.points ?? []];
      for (let i = 1; i < a.length; i++) {
        for (let j = 1; j < b.length; j++) {
          const spot = crossing(a[i - 1]!, a[i]!, b[j - 1]!, b[j]!);
          if (!spot) continue;
          const [dx, dy] = [b[j]![0] - b[j - 1]![0], b[j - 1]![1] - b[j]![1]];
          const [ex, ey] = [a[i]![0] - a[i - 1]![0], a[i - 1]![1] - a[i]![1]];
          const sine = Math.abs(dx * ey - dy * ex) / (hypot(dx, dy) * hypot(ex, ey) || 1);
          const long = Math.min((river.width ?? 20) / Math.max(sine, 0.3) + 12, 120);
          found.push({ x: spot[0], y: DEEP - spot[1], turn: (Math.atan2(dy, dx) * 180) / Math.PI, long, wide: road.width ?? 20 });
        }
      }
    }
  }
  return found;
}
function crossing(p: [number, number], q: [number, number], a: [number, number], b: [number, number]): [number, number] | null {
  const [rx, ry, sx, sy] = [q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]];
  const d = rx * sy - ry * sx;
  if (d === 0) return null;
  const t = ((a[0] - p[0]) * sy - (a[1] - p[1]) * sx) / d;
  const u = ((a[0] - p[0]) * ry - (a[1] - p[1]) * rx) / d;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [p[0] + t * rx, p[1] + t * ry] : null;
}

/** Rows of sand, in the frame of the feature. */
export function ripples({ a, b }: Feature): string {
  let d = "";
  for (let j = -b + 10; j < b - 6; j += 11) {
    const half = a * Math.sqrt(Math.max(0, 1 - (j / b) ** 2)) - 9;
    for (let x = -half + (((j * 7) % 11) + 11) % 11; x + 16 < half; x += 25) d += `M${x.toFixed(1)} ${j.toFixed(1)}q5-5 9-1.500 3 2 7 0`;
  }
  return d;
}

/** Houses within a wall: a hall in the middle and huts about it; their feet lie lower in the drawing the nearer they are. */
export function roofs(feature: Feature): { x: number; y: number; hall: boolean }[] {
  const { x, y, a, b, slant } = feature;
  const [c, s] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)];
  const spots: [number, number][] = [[0, 0.05], [-0.62, 0.55], [0.62, 0.55], [-0.62, -0.45], [0.62, -0.5], [0, -0.66], [0, 0.7]];
  return spots
    .map(([u, v], i) => ({ x: x + u * (a - 8) * c - v * (b - 10) * s, y: DEEP - (y + u * (a - 8) * s + v * (b - 10) * c), hall: i === 0 }))
    .sort((p, q) => p.y - q.y);
}

/** The shore of a waterway, in the drawing. */
export function shoreOf({ x, y, a, b }: Feature): string {
  if (b >= DEEP / 2) return `M${x < 600 ? x + a : x - a} 0V${DEEP}`;
  return `M0 ${DEEP - (y < DEEP / 2 ? y + b : y - b)}H1200`;
}
/** Short waves, strewn evenly. */
export function waves({ x, y, a, b }: Feature): string {
  let d = "";
  for (let j = 0, v = DEEP - y - b + 14; v < DEEP - y + b - 8; v += 19, j++) {
    for (let u = x - a + 12 + (j % 2) * 24; u < x + a - 20; u += 52) d += `M${u.toFixed(0)} ${v.toFixed(0)}q4.500-4 9 0t9 0`;
  }
  return d;
}
