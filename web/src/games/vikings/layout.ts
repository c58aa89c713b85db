/** Where the pieces lie on the sheet at a scale, and what room they take from the names. */
import type { Box } from "../../lib/camera";
import type { Laid as Room } from "../../lib/map/state.svelte";
import { HARBOURS } from "./harbours";
import { ANCHORAGE, MAP, SHIRES } from "./map";
import { MERGE_BELOW, lay, merge, tokenSize, type Placed } from "./tokens";
import {
  OFF_SHORE, aboard, attackerIn, fightFor, foeOf, holder, kindsOf, leaderSide, leadersIn, stacks, tileIn, unitsIn,
  type Counts, type Kind, type Side, type Stack, type Tile, type View,
} from "./view";

export interface Roundel {
  shire: string;
  x: number;
  y: number;
  /** Attackers on the left, defenders on the right. */
  left: Stack;
  right: Stack;
  size: number;
  /** The battle that is being fought, not one that is due. */
  now: boolean;
}
export interface Banner {
  leader: string;
  side: Side;
  x: number;
  y: number;
}
export interface Ship {
  leader: string | null;
  x: number;
  y: number;
  units: Counts;
  tokens: Placed[];
}
/** A Fort or Settlement beside the units of its shire. */
export interface LaidTile {
  shire: string;
  kind: Tile;
  x: number;
  y: number;
  size: number;
}
/** A ship that lies on the coast of a shire. */
export interface Moored {
  shire: string;
  x: number;
  y: number;
}
export interface Laid extends Room {
  tokens: (Placed & { shire: string })[];
  tiles: LaidTile[];
  moored: Moored[];
  roundels: Roundel[];
  banners: Banner[];
  ships: Ship[];
  /** What the army that moves takes along, above the place where it stands. */
  load: { x: number; y: number; wide: number; lift: number; stacks: Stack[] } | null;
  room: Map<string, Box>;
}

/** How far ships off shore may lie to the right. */
const SEA_ROOM = 852;
const ROUNDEL = 26;
/** How far the swords of a roundel stand over its rim. */
const BOSS = 9.5;

/** All pieces of the table, placed. */
export function layPieces(view: View, scale: number, seasOf: (leader: string) => string[]): Laid {
  const laid: Laid = {
    size: tokenSize(scale), tokens: [], tiles: [], moored: [], roundels: [], banners: [], ships: [], load: null, boxes: [], under: new Map(), room: new Map(), over: new Map(),
  };
  for (const shire of SHIRES) layShire(laid, view, shire, scale < MERGE_BELOW);
  moorShips(laid, view);
  for (const shire of SHIRES) layLeaders(laid, view, shire);
  layShips(laid, view, seasOf);
  return laid;
}

function layShire(laid: Laid, view: View, shire: string, far: boolean): void {
  const area = MAP.areas[shire];
  const all = stacks(unitsIn(view, shire));
  const tile = tileIn(view, shire);
  if (!area || (all.length === 0 && !tile)) return;
  const s = laid.size;
  const fought = holder(view, shire) === "fought";
  // A tile stands left of the units, and both share the middle
  const small = far ? s * 0.8 : s;
  const aside = tile && (all.length > 0 || fought) ? 13.4 * small : 0;
  const [x, y] = [area.label[0] + aside, area.label[1] - 7 * s];
  let half = 14 * s;
  let high = 14 * s;
  let boss = 0;
  if (fought) {
    const battle = roundel(view, shire, x, y, laid.size);
    laid.roundels.push(battle);
    half = high = ROUNDEL * battle.size;
    boss = BOSS * battle.size;
  } else {
    const placed = lay(far ? merge(all) : all, x, y, s);
    laid.tokens.push(...placed.map((token) => ({ ...token, shire })));
    if (placed.length > 1) half = 28 * s;
  }
  let left = x - half;
  if (tile && aside === 0) laid.tiles.push({ shire, kind: tile, x, y, size: small });
  else if (tile) {
    laid.tiles.push({ shire, kind: tile, x: left - 12.8 * small, y: y + (fought ? high - 12 * small : 0), size: small });
    left -= 26.8 * small;
  }
  const room: Box = [left, y - high - boss, x + half, y + high];
  laid.boxes.push(room);
  laid.room.set(shire, room);
  if (showsLoad(view, shire)) {
    const load = stacks(view.march?.carry);
    const wide = 30 + load.length * 20;
    const lift = leadersIn(view, shire).length > 0 ? 15 : 0; // clear of the banner
    laid.load = { x, y: y - high - (14 + lift) * s, wide, lift, stacks: load };
    laid.boxes.push([x - (wide / 2) * s, y - high - (26 + lift) * s, x + (wide / 2) * s, y - high - lift * s]);
  }
  laid.under.set(shire, y + high);
  laid.over.set(shire, y - high - boss);
}

/** Banners stand beside the pieces, where they hide no other piece: right, left, or above. */
function layLeaders(laid: Laid, view: View, shire: string): void {
  const s = laid.size;
  const own = laid.room.get(shire);
  if (!own) return;
  leadersIn(view, shire).forEach((leader, i) => {
    const middle = (own[0] + own[2]) / 2;
    const spots: [number, number][] = [
      [own[2] + (9 + 19 * i) * s, own[1] + 5 * s],
      [own[0] - (13 + 19 * i) * s, own[1] + 5 * s],
      [middle + (19 * i - 2) * s, own[1] - 16 * s],
    ];
    const boxAt = ([x, y]: [number, number]): Box => [x - 8 * s, y - 18 * s, x + 14 * s, y + 17 * s];
    const free = spots.find((spot) => !laid.boxes.some((box) => box !== own && overlaps(boxAt(spot), box))) ?? spots[0];
    if (!free) return;
    laid.banners.push({ leader, side: leaderSide(leader), x: free[0], y: free[1] });
    laid.boxes.push(boxAt(free));
  });
}

const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The load is shown where it is not simply all that stands there under its Leader. */
function showsLoad(view: View, shire: string): boolean {
  const march = view.march;
  if (!march || march.at !== shire || view.battle) return false;
  const units = unitsIn(view, shire);
  return march.leader === null || stacks(march.carry).length === 0 || stacks(units).some(({ kind, n }) => (march.carry[kind] ?? 0) !== n);
}

function roundel(view: View, shire: string, x: number, y: number, size: number): Roundel {
  const units = unitsIn(view, shire);
  const attacker = attackerIn(view, shire);
  const now = view.battle?.shire === shire;
  const kinds = (side: Side): Kind[] => (now && view.battle ? fightFor(view.battle, side) : kindsOf(side));
  const half = (side: Side): Stack => ({ kind: largest(units, kinds(side)), n: kinds(side).reduce((sum, kind) => sum + (units[kind] ?? 0), 0) });
  // It is large already: from afar it grows less than the tokens do
  const grown = size > 1 ? Math.max(1, size * 0.72) : size;
  return { shire, x, y, left: half(attacker), right: half(foeOf(attacker)), size: grown * (now ? 1 : 0.82), now };
}

/** The kind that is there in the greatest number. */
function largest(units: Counts, kinds: Kind[]): Kind {
  return kinds.reduce((best, kind) => ((units[kind] ?? 0) > (units[best] ?? 0) ? kind : best));
}

/** Side by side with the Leader before her, where the sheet is wide enough; else below, farther out. */
function beside(x: number, y: number, i: number, size: number): [number, number] {
  const far = x + 104 * i * size;
  return far + 66 * size < SEA_ROOM ? [far, y] : [x + 46, y + i * 78 * size];
}

/** Ships on the coast; names and banners keep clear of them. */
function moorShips(laid: Laid, view: View): void {
  const s = laid.size;
  for (const shire of view.age?.ships ?? []) {
    const [x, y] = HARBOURS[shire] ?? MAP.areas[shire]?.label ?? [0, 0];
    laid.moored.push({ shire, x, y });
    laid.boxes.push([x - 13 * s, y - 12 * s, x + 13 * s, y + 8 * s]);
  }
}

/** Ships off shore: the Leader who waits with his host, and reinforcements that have no Leader. */
function layShips(laid: Laid, view: View, seasOf: (leader: string) => string[]): void {
  const waiting = Object.keys(view.leaders).filter((leader) => view.leaders[leader] === OFF_SHORE);
  const hosts: { leader: string | null; units: Counts }[] = waiting.map((leader, i) => ({
    leader,
    units: i === 0 || leader === "lagertha" ? aboard(view, leader) : {},
  }));
  if (stacks(view.waiting).length > 0) hosts.push({ leader: null, units: view.waiting });
  hosts.forEach(({ leader, units }, i) => {
    // Lagertha lies beside the Leader whose coasts are hers (VX-9.2)
    const sea = (leader ? (seasOf(leader)[0] ?? (waiting[0] && seasOf(waiting[0])[0])) : undefined) ?? "north_sea";
    const [ax, ay] = ANCHORAGE[sea] ?? [688, 330];
    const [x, y] = leader === "lagertha" && i > 0 ? beside(ax + 12, ay, i, laid.size) : [ax + 12, ay + i * 78 * laid.size];
    const tokens = lay(stacks(units), x, y - 26 * laid.size, laid.size);
    laid.ships.push({ leader, x, y, units, tokens });
    laid.boxes.push([x - 34 * laid.size, y - 42 * laid.size, x + 34 * laid.size, y + 34 * laid.size]);
  });
}
