/** Moves on the map, read from the log: where an army came from and where it went. */
import type { Line, LineEvent } from "../../lib/wire";
import type { Point } from "../../lib/map/chart";
import { ANCHORAGE, MAP } from "./map";

export type Coast = (shire: string) => string[];

export interface Move {
  /** A shire, or a sea; null if units only appear. */
  from: string | null;
  to: string;
  k: number;
  seat: number;
}

/** All moves of the log, in order. `coast` gives the seas that a shire lies on. */
export function moves(log: Line[], coast: Coast = () => []): Move[] {
  const at = new Map<string, string>();
  let battle: string | null = null;
  const found: Move[] = [];
  for (const line of log) {
    // A unit that plunder brings (VX-1.3) does not end the way of those who plundered
    const plundered = new Set(line.events.filter((event) => event.kind === "plundered").map((event) => word(event, "shire")));
    for (const event of line.events) {
      if (event.kind === "reinforced" && plundered.has(word(event, "shire"))) continue;
      if (event.kind === "battle_begins") battle = word(event, "shire");
      const move = moved(event, at, battle, coast);
      if (move) found.push({ ...move, k: line.k, seat: line.seat });
      const leader = word(event, "leader");
      const shire = word(event, "shire");
      if (leader && shire) at.set(leader, shire);
      if (event.kind === "alfred_comes" && shire) at.set("alfred", shire);
    }
  }
  return found;
}

const word = (event: LineEvent, name: string): string | null => {
  const value = event.on[name];
  return typeof value === "string" ? value : null;
};

function moved(event: LineEvent, at: Map<string, string>, battle: string | null, coast: Coast): { from: string | null; to: string } | null {
  const shire = word(event, "shire");
  const leader = word(event, "leader");
  switch (event.kind) {
    case "marched":
    case "escaped":
    case "spied": {
      const to = word(event, "shire2");
      return shire && to ? { from: shire, to } : null;
    }
    case "led":
    case "leader_follows":
      return shire && leader && at.has(leader) && at.get(leader) !== shire ? { from: at.get(leader) ?? null, to: shire } : null;
    case "landed":
      return shire ? { from: nearestSea(shire, coast(shire)), to: shire } : null;
    case "withdrew":
      return shire ? { from: battle, to: shire } : null;
    case "deployed":
    case "reinforced":
    case "alfred_comes":
    case "barred":
    case "fort_built":
    case "settled":
      return shire ? { from: null, to: shire } : null;
    default:
      return null;
  }
}

/** The sea whose ships lie nearest to a shire, among those on its coast if these are known. */
export function nearestSea(shire: string, coast: string[] = []): string {
  const known = coast.filter((sea) => sea in ANCHORAGE);
  const seas = known.length > 0 ? known : Object.keys(ANCHORAGE);
  const [x, y] = MAP.areas[shire]?.label ?? [0, 0];
  const far = (sea: string): number => {
    const [sx, sy] = ANCHORAGE[sea] ?? [0, 0];
    return Math.hypot(sx - x, sy - y);
  };
  return seas.reduce((best, sea) => (far(sea) < far(best) ? sea : best));
}

/** The way that ends with the last move: the moves before it that lead up to it, by the same seat. */
export function lastWay(all: Move[]): Move[] {
  const way: Move[] = [];
  for (let i = all.length - 1; i >= 0; i--) {
    const move = all[i];
    const after = way[0];
    if (!move) break;
    if (after && (move.to !== after.from || move.seat !== after.seat || after.from === null)) break;
    way.unshift(move);
    if (move.from === null) break;
  }
  return way;
}

/** Where a move's end lies on the sheet. */
export function spot(place: string): Point {
  const area = MAP.areas[place];
  if (area) return [area.label[0], area.label[1] - 5];
  return ANCHORAGE[place] ?? [0, 0];
}

/** The points of a way, one after the other. */
export function points(way: Move[]): Point[] {
  const first = way[0];
  if (!first) return [];
  const start = first.from === null ? [] : [spot(first.from)];
  return [...start, ...way.map((move) => spot(move.to))];
}

/** A soft line through points that stops short of the last, so that the nib does not lie on a token. */
export function curve(through: Point[], short = 17): string {
  const at = [...through];
  const end = at[at.length - 1];
  const before = at[at.length - 2];
  if (!end || !before) return "";
  const far = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const cut = Math.min(short, far * 0.4) / (far || 1);
  at[at.length - 1] = [end[0] + (before[0] - end[0]) * cut, end[1] + (before[1] - end[1]) * cut];
  const f = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  const first = at[0];
  if (!first) return "";
  if (at.length === 2) return bow(first, at[1] ?? first, f);
  let path = `M${f(first)}`;
  for (let i = 0; i < at.length - 1; i++) {
    const [p0, p1, p2, p3] = [at[i - 1] ?? at[i], at[i], at[i + 1], at[i + 2] ?? at[i + 1]];
    if (!p0 || !p1 || !p2 || !p3) continue;
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${f(c1)} ${f(c2)} ${f(p2)}`;
  }
  return path;
}

/** One step, drawn as by hand: a little to the side of straight. */
function bow(a: Point, b: Point, f: (p: Point) => string): string {
  const mid: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * 0.12, (a[1] + b[1]) / 2 + (b[0] - a[0]) * 0.12];
  return `M${f(a)}Q${f(mid)} ${f(b)}`;
}
