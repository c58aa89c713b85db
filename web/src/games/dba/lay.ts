/** A feature that is laid: as answers spell it, with what can be taken hold of (DBA-3.2, DBA-31 to DBA-34). */
import { distance, offset, type Point } from "./pose";
import type { Feature, Ground } from "./view";

export const STEP = 5;
export const LARGEST = 160;
/** Points of a line, ends included. */
export const MOST_POINTS = 4;
export const step = (n: number): number => Math.round(n / STEP) * STEP;
export const within = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

export const RIMS = ["south", "north", "west", "east"] as const;
export type Rim = (typeof RIMS)[number];

export const isStrip = (kind: string): boolean => kind === "river" || kind === "road";
export const isBox = (kind: string): boolean => kind === "bua" || kind === "waterway";

/** The box round a line. */
function strip(kind: Ground, width: number, points: [number, number][]): Feature {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { kind, x: (west + east) / 2, y: (south + north) / 2, a: (east - west + width) / 2, b: (north - south + width) / 2, slant: 0, points, width };
}

/** Water along an edge of the table. */
export function waterway(rim: Rim, deep: number): Feature {
  const half = deep / 2;
  if (rim === "west" || rim === "east") return { kind: "waterway", x: rim === "west" ? half : 1200 - half, y: 300, a: half, b: 300, slant: 0 };
  return { kind: "waterway", x: 600, y: rim === "south" ? half : 600 - half, a: 600, b: half, slant: 0 };
}
export const rimOf = ({ x, y }: Feature): Rim => (x < 600 ? "west" : x > 600 ? "east" : y < 300 ? "south" : "north");
export const deepOf = (feature: Feature): number => 2 * (feature.x === 600 ? feature.b : feature.a);

/** The words of an answer. */
export function spellFeature(feature: Feature): string {
  const { kind, x, y, a, b, slant, points = [], width = 0 } = feature;
  if (kind === "waterway") return `${kind} ${rimOf(feature)} ${deepOf(feature)}`;
  if (isStrip(kind)) return `${kind} ${width} ${points.flat().join(" ")}`;
  return `${kind} ${x} ${y} ${a} ${b} ${slant}`;
}

/** A feature from the words of an answer: `wood 600 300 80 60 30`, `river 30 0 300 1200 300`, `waterway north 100`. */
export function readFeature(text: string | null | undefined): Feature | null {
  const [kind = "", ...rest] = (text ?? "").split(" ");
  if (kind === "waterway") {
    const deep = Number(rest[1]);
    return rest.length === 2 && RIMS.includes(rest[0] as Rim) && Number.isFinite(deep) ? waterway(rest[0] as Rim, deep) : null;
  }
  const numbers = rest.map(Number);
  if (numbers.some((n) => !Number.isFinite(n))) return null;
  if (isStrip(kind)) {
    if (numbers.length < 5 || numbers.length % 2 === 0) return null;
    return strip(kind as Ground, numbers[0]!, pairs(numbers.slice(1)));
  }
  const [x, y, a, b, slant] = numbers;
  if (numbers.length !== 5) return null;
  return { kind: kind as Ground, x: x!, y: y!, a: a!, b: b!, slant: slant! };
}
const pairs = (flat: number[]): [number, number][] => flat.flatMap((n, i) => (i % 2 ? [] : [[n, flat[i + 1]!] as [number, number]]));

/** One of another kind, where the first one lay as far as that may be. */
export function ofKind(kind: Ground, from: Feature, offered: Feature | null, road: number): Feature {
  if (offered) return offered;
  if (kind === "waterway") return waterway("north", 100);
  if (kind === "river") return strip(kind, 30, [[0, 300], [1200, 300]]);
  if (kind === "road") return strip(kind, road, [[600, 0], [600, 600]]);
  const plain = isStrip(from.kind) || isBox(from.kind);
  if (kind === "bua") return { kind, x: 100, y: 80, a: 50, b: 50, slant: 0 };
  return plain ? { kind, x: 600, y: 300, a: 80, b: 60, slant: 0 } : { ...from, kind };
}

/** With a bend more between its last two points, or with one less. */
export function bent(feature: Feature, more: boolean): Feature {
  const points = feature.points ?? [];
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return feature;
  const kept = points.slice(0, -1);
  const spot: [number, number] = [step((last[0] + before[0]) / 2), step((last[1] + before[1]) / 2)];
  const made = more ? [...kept, spot, last] : points.length > 2 ? [...points.slice(0, -2), last] : points;
  return made.length > MOST_POINTS ? feature : strip(feature.kind, feature.width ?? 20, made);
}

/** A figure changed: its width, or one of its points. */
export const widened = (feature: Feature, width: number): Feature => strip(feature.kind, within(step(width), STEP, 100), feature.points ?? []);
export function pointAt(feature: Feature, n: number, to: Point): Feature {
  const points = (feature.points ?? []).map(([x, y], i): [number, number] => (i === n ? spotFor(feature, n, to) : [x, y]));
  return strip(feature.kind, feature.width ?? 20, points);
}
/** On the steps of the table; an end of a river, and the first one of a road, at the nearest edge. */
function spotFor(feature: Feature, n: number, to: Point): [number, number] {
  const x = within(step(to.x), 0, 1200);
  const y = within(step(to.y), 0, 600);
  const last = (feature.points?.length ?? 0) - 1;
  const near = Math.min(x, 1200 - x, y, 600 - y);
  if (n !== 0 && !(n === last && (feature.kind === "river" || near <= 30))) return [x, y];
  if (near === x) return [0, y];
  if (near === 1200 - x) return [1200, y];
  return near === y ? [x, 0] : [x, 600];
}

/** What can be taken hold of. */
export function handlesOn(feature: Feature): (Point & { id: string })[] {
  if (feature.points?.length) return feature.points.map(([x, y], i) => ({ id: `point${i}`, x, y }));
  const { x, y, a, b, slant } = feature;
  if (feature.kind === "waterway") {
    const rim = rimOf(feature);
    const shore = { south: [x, 2 * b], north: [x, 600 - 2 * b], west: [2 * a, y], east: [1200 - 2 * a, y] }[rim];
    return [{ id: "shore", x: shore[0]!, y: shore[1]! }];
  }
  return [
    { id: "long", ...offset({ x, y, facing: slant }, a, 0) },
    { id: "wide", ...offset({ x, y, facing: slant }, 0, b) },
  ];
}

/** The feature when a handle, or the whole of it (null), is drawn from one point to another. */
export function drawn(feature: Feature, handle: string | null, dx: number, dy: number, at: Point, bearing: number): Feature {
  if (handle?.startsWith("point")) return pointAt(feature, Number(handle.slice(5)), at);
  if (handle === "shore") {
    const deep = { south: at.y, north: 600 - at.y, west: at.x, east: 1200 - at.x }[rimOf(feature)];
    return waterway(rimOf(feature), within(step(deep), STEP, 200));
  }
  if (handle === "long") {
    const a = within(step(distance(feature, at)), 20, LARGEST);
    return { ...feature, a, slant: step(((bearing % 180) + 180) % 180) % 180 };
  }
  if (handle === "wide") return { ...feature, b: within(step(distance(feature, at)), 20, LARGEST) };
  if (feature.kind === "waterway") return waterway(nearestRim(at), deepOf(feature));
  if (feature.points?.length) {
    const ends = (feature.points ?? []).map(([x, y]): [number, number] => [x + dx, y + dy]);
    return ends.reduce((one, [x, y], i) => pointAt(one, i, { x, y }), feature);
  }
  return { ...feature, x: within(step(feature.x + dx), 0, 1200), y: within(step(feature.y + dy), 0, 600) };
}
const nearestRim = ({ x, y }: Point): Rim => {
  const gaps: [number, Rim][] = [[y, "south"], [600 - y, "north"], [x, "west"], [1200 - x, "east"]];
  return gaps.sort((a, b) => a[0] - b[0])[0]![1];
};
