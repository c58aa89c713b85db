/** Where the marks of a province lie: its shield in the middle, ships, raiders and Warlords to the left, claims to the right. */
import type { Point } from "../../lib/map/chart";
import type { Laid as Room } from "../../lib/map/state.svelte";
import { CHART, MAP, PROVINCES, homeOf } from "./map";
import { kingdomOf, type Kingdom, type People, type Seat, type View } from "./view";

export type Mark =
  | { what: "claim"; by: Kingdom | null; seat: Seat }
  | { what: "throne"; by: Kingdom | null; seat: Seat }
  | { what: "raid"; by: Kingdom | null; seat: Seat }
  | { what: "ships"; by: Kingdom | null; seat: Seat; card: string }
  | { what: "warlord"; n: number };

export interface Placed {
  mark: Mark;
  x: number;
  y: number;
}
export interface Token {
  province: string;
  /** Null: nobody has it. */
  kingdom: Kingdom | null;
  people: People;
  home: boolean;
  blocked: boolean;
  /** Titles that the ruler holds who sits here. */
  crown: boolean;
  x: number;
  y: number;
  size: number;
  marks: Placed[];
}
export interface Arrow {
  by: Kingdom;
  seat: Seat;
  province: string;
  from: Point;
  to: Point;
}
export interface Laid extends Room {
  tokens: Token[];
}

const HALF = 11;
/** How wide each mark is, in units of a shield. */
const WIDE: Record<Mark["what"], number> = { claim: 17, throne: 18, raid: 18, ships: 19.5, warlord: 16 };

/** The size of a shield at a scale: legible from afar, calm from near. */
export const shieldSize = (scale: number): number => Math.min(Math.max(19.5 * scale, 12.5), 32) / (2 * HALF) / scale;

/** AA-2.3: whether somebody's home is here; that of a kingdom without a player is a province like others. */
export const isHome = (view: View, province: string): boolean =>
  MAP.areas[province]?.home === true && view.rulers.some((_, seat) => homeOf(kingdomOf(view, seat)) === province);

/** What lies on a province besides its shield, in the order of the row. */
export function marksOn(view: View, province: string): { left: Mark[]; right: Mark[] } {
  const here = view.provinces[province];
  if (!here) return { left: [], right: [] };
  const by = (seat: Seat): { by: Kingdom | null; seat: Seat } => ({ by: kingdomOf(view, seat), seat });
  const left: Mark[] = [
    ...view.ships.filter((one) => one.province === province).map((one): Mark => ({ what: "ships", ...by(one.by), card: one.card })),
    ...view.raids.filter((one) => one.province === province).map((one): Mark => ({ what: "raid", ...by(one.by) })),
  ];
  if (here.warlords > 0) left.push({ what: "warlord", n: here.warlords });
  const right = here.claims.map((seat): Mark => ({ what: "claim", ...by(seat) }));
  view.rulers.forEach((ruler, seat) => {
    if (homeOf(kingdomOf(view, seat)) !== province) return;
    right.push(...ruler.throne_claims.map((claimant): Mark => ({ what: "throne", ...by(claimant) })));
  });
  return { left, right };
}

export function layPieces(view: View, scale: number): Laid {
  const size = shieldSize(scale);
  const laid: Laid = { size, tokens: [], boxes: [], under: new Map(), over: new Map() };
  const seats = view.rulers.map((_, seat) => homeOf(kingdomOf(view, seat)));
  const crowned = new Set(Object.values(view.titles).flatMap(({ holder }) => (holder === null ? [] : [seats[holder] ?? ""])));
  for (const province of PROVINCES) {
    const here = view.provinces[province];
    const area = MAP.areas[province]!;
    if (!here) continue;
    const { left, right } = marksOn(view, province);
    const home = isHome(view, province);
    const own = size * (home ? 1.22 : 1);
    const wide = (marks: Mark[]): number => marks.reduce((sum, mark) => sum + WIDE[mark.what] * size, 0);
    const half = HALF * own;
    const [x0, y0] = area.label;
    // The row stands with its middle over the label, and the shield where it falls
    const x = x0 + Math.max(-area.radius * 0.6, Math.min(area.radius * 0.6, (wide(left) - wide(right)) / 2));
    const y = y0 - 7 * size;
    const marks: Placed[] = [];
    let at = x - half;
    for (const mark of left.toReversed()) {
      at -= WIDE[mark.what] * size;
      marks.push({ mark, x: at + (WIDE[mark.what] * size) / 2, y });
    }
    const first = at;
    at = x + half;
    for (const mark of right) {
      marks.push({ mark, x: at + (WIDE[mark.what] * size) / 2 + size, y: y + size });
      at += WIDE[mark.what] * size;
    }
    const crown = crowned.has(province);
    laid.tokens.push({
      province, kingdom: kingdomOf(view, here.owner), people: here.population, home, blocked: here.blocked, crown, x, y, size: own, marks,
    });
    const [up, down] = home ? [15.5, 15.5] : [12, 12.5];
    const top = y - (crown ? 20 : up) * own;
    laid.boxes.push([x - half, top, x + half, y + down * own]);
    if (first < x - half) laid.boxes.push([first, y - 9 * size, x - half, y + 9 * size]);
    if (at > x + half) laid.boxes.push([x + half, y - 9 * size, at, y + 9 * size]);
    laid.under.set(province, y + down * own);
    laid.over.set(province, top);
  }
  return laid;
}

/** The province from which a claim is made: the claimant's own beside it, or else his home. */
export function claimedFrom(view: View, seat: Seat, province: string): string | null {
  const own = CHART.neighbours(province).filter((key) => view.provinces[key]?.owner === seat);
  const home = homeOf(kingdomOf(view, seat));
  if (home && own.includes(home)) return home;
  const far = (key: string): number => {
    const [a, b] = [MAP.areas[key]!.label, MAP.areas[province]!.label];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  return own.sort((a, b) => far(a) - far(b))[0] ?? (home && home !== province ? home : null);
}

/** Claims on land as arrows from who claims. */
export function arrows(view: View, laid: Laid): Arrow[] {
  const spot = new Map(laid.tokens.map((token) => [token.province, [token.x, token.y] as Point]));
  return laid.tokens.flatMap(({ province }) =>
    (view.provinces[province]?.claims ?? []).flatMap((seat): Arrow[] => {
      const by = kingdomOf(view, seat);
      const from = spot.get(claimedFrom(view, seat, province) ?? "");
      const to = spot.get(province);
      return by && from && to ? [{ by, seat, province, from, to }] : [];
    }));
}

/** A slightly bent line from one shield to another, short of both. */
export function bow([x1, y1]: Point, [x2, y2]: Point, short: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const cut = Math.min(short, long * 0.3);
  const [ax, ay, bx, by] = [x1 + ux * cut, y1 + uy * cut, x2 - ux * cut, y2 - uy * cut];
  const lift = Math.min(long * 0.16, 26);
  const at = (n: number): string => n.toFixed(1);
  return `M${at(ax)} ${at(ay)}Q${at((ax + bx) / 2 + uy * lift)} ${at((ay + by) / 2 - ux * lift)} ${at(bx)} ${at(by)}`;
}
