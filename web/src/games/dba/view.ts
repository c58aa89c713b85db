/** What a seat sees of a battle. */
import type { Frame } from "../../lib/wire";
import type { Placed } from "./pose";

export const TYPES = ["Kn", "Cv", "LH", "SCh", "Sp", "Bd", "Ax", "Wb", "Ps", "CF"] as const;
export type Type = (typeof TYPES)[number];
export const GROUNDS = ["gentle_hill", "steep_hill", "wood", "marsh", "rough", "dunes", "bua", "river", "road", "waterway"] as const;
export type Ground = (typeof GROUNDS)[number];
export type Edge = "south" | "north";
export type Stage = "muster" | "prepare" | "deployment" | "orders" | "moves" | "combats";
export type Status = "reserve" | "on_table" | "destroyed" | "fled" | "left" | "left_out" | "garrison";

export interface Camp {
  x: number;
  y: number;
  lost: boolean;
  /** The element in it, and whether that one took it and plunders it still. */
  inside?: string | null;
  plunder?: boolean;
}
/** A built-up area: whose it is, which side holds it, and whether it was stormed and its denizens are quiet. */
export interface Town {
  x: number;
  y: number;
  facing: number;
  deep: number;
  wide: number;
  owner: number;
  side: number;
  quiet: boolean;
  inside: string | null;
  plunder: boolean;
}
export interface Side {
  seats: number[];
  chief: number;
  edge: Edge | null;
  camp: Camp | null;
  lost: number;
  original: number;
  urged: boolean;
}
export interface Command {
  seat: number;
  side: number;
  people: "british" | "saxon";
  traits: string[];
  original: number;
  lost: number;
  break: number;
  broken: boolean;
  general_lost: boolean;
  die: number;
  pips: number;
  cards: number;
  hand: string[] | null;
  done: boolean;
  marching: boolean;
  /** West and east. */
  sector: [number, number] | null;
  purse: number | null;
  /** The types enlisted so far, while armies are mustered. */
  levy?: string[] | null;
  elements: string[];
}
export interface Element {
  id: string;
  type: Type;
  owner: number;
  command: number | null;
  place: number;
  status: Status;
  x: number | null;
  y: number | null;
  facing: number | null;
  depth: number;
  general: boolean;
  warlord: boolean;
  prince: boolean;
  pendragon: boolean;
  moved: number;
  shaken: boolean;
  held: boolean;
  fought: boolean;
  works: string[];
  expendable: boolean;
  /** It comes by sea. */
  kept?: boolean;
}
export interface Feature {
  kind: Ground;
  x: number;
  y: number;
  a: number;
  b: number;
  slant: number;
  shape?: "ellipse" | "box" | "strip";
  /** Of a river or a road: the points of its line, and how wide it is. */
  points?: [number, number][];
  width?: number;
}
export interface Fire {
  x: number;
  y: number;
  facing: number;
  length: number;
  creeps: number;
}
export interface Unit {
  command: number;
  members: string[];
  limit: number | null;
  bad_limit: number | null;
  engaged: boolean;
  zoned_by: string[];
}
export interface Pair {
  mine: string;
  theirs: string;
}
export interface Combat extends Pair {
  my_die: number;
  their_die: number;
  my_total: number;
  their_total: number;
}
export interface View {
  stage: Stage;
  round: number;
  rounds: number;
  bound: number;
  active: number;
  attacker: number;
  country: string;
  sides: Side[];
  commands: Command[];
  elements: Element[];
  features: Feature[];
  /** What the die has said of the river (DBA-31.2); not known to older games. */
  river?: "unsounded" | "paltry" | "ordinary" | "difficult";
  town?: Town | null;
  /** Where the land ends: at the edges of the table, or at shores. */
  land?: { west: number; east: number; south: number; north: number };
  fires: Fire[];
  unit: Unit | null;
  combat: Combat | null;
  combats: Pair[];
  shown: string[];
  rolls: number[];
  toll: { id: string; who: string }[];
  /** By seat, where the game in which the battle is fought settles them. */
  tinctures?: Tincture[];
}

/** What the server says of an action that one proposes. */
export interface Contact {
  id: string;
  foe: string;
  how: "front" | "flank" | "rear" | "overlap" | "camp" | "town";
}
export interface Preview {
  members?: Placed[];
  paces?: number;
  mm?: number;
  cost?: number;
  contacts?: Contact[];
}

/** Odds of the close combats that stand, counted out of 36. */
export interface Counts {
  stand: number;
  recoil: number;
  flee: number;
  destroyed: number;
}
export interface CombatOdds extends Pair {
  mine_sum: [string, number][];
  theirs_sum: [string, number][];
  counts: { mine: Counts; theirs: Counts; win: number; tie: number; lose: number };
}

export const viewOf = (frame: Frame): View => frame.view as View;
/** On the table, or within walls on it: it has a place. */
export const isOn = (element: Element): boolean => (element.status === "on_table" || element.status === "garrison") && element.x !== null;

/** An element that is on the table, with its place. */
export interface Standing extends Element, Placed {
  x: number;
  y: number;
  facing: number;
}
export const standing = (view: View): Standing[] => view.elements.filter(isOn) as Standing[];
export const find = (view: View, id: string): Element | undefined => view.elements.find((one) => one.id === id);
export const commandOf = (view: View, seat: number | null): Command | undefined =>
  seat === null ? undefined : view.commands.find((one) => one.seat === seat);
export const sideOfSeat = (view: View, seat: number | null): number | null => commandOf(view, seat)?.side ?? null;
export const sideOf = (view: View, element: Element): number => commandOf(view, element.command ?? element.owner)?.side ?? 0;

/** Its number in its command, from 1, as answers name it. */
export function placeOf(view: View, id: string): number {
  const element = find(view, id);
  return (commandOf(view, element?.command ?? null)?.elements.indexOf(id) ?? -1) + 1;
}

/** A selection as an answer names it: `c1 1+2+5`; null if they are not of one command. */
export function mask(view: View, ids: Iterable<string>): string | null {
  const elements = [...ids].map((id) => find(view, id));
  const command = elements[0]?.command;
  if (command === undefined || command === null || elements.some((one) => one?.command !== command)) return null;
  const places = elements.map((one) => placeOf(view, one!.id));
  if (places.some((n) => n < 1)) return null;
  return `c${command + 1} ${[...new Set(places)].sort((a, b) => a - b).join("+")}`;
}

/** The elements that such words name. */
export function unmask(view: View, text: string | null | undefined): string[] {
  const found = /^c(\d+) (\d+(?:\+\d+)*)$/.exec(text ?? "");
  if (!found) return [];
  const elements = commandOf(view, Number(found[1]) - 1)?.elements ?? [];
  return found[2]!.split("+").flatMap((n) => elements[Number(n) - 1] ?? []);
}

/** A tincture: its colour's token and its hatching. One side has the cool ones, the other the warm. */
export interface Tincture {
  name: "azure" | "vert" | "purpure" | "sable" | "gules" | "or" | "tenne" | "argent";
  token: string;
}
const TINCTURES: [Tincture[], Tincture[]] = [
  [
    { name: "azure", token: "azure" },
    { name: "vert", token: "vert" },
    { name: "purpure", token: "purpure" },
    { name: "sable", token: "sable" },
  ],
  [
    { name: "gules", token: "gules" },
    { name: "or", token: "or" },
    { name: "tenne", token: "tenne" },
    { name: "argent", token: "argent" },
  ],
];
export function tincture(view: View, seat: number | null): Tincture {
  const settled = seat === null ? undefined : view.tinctures?.[seat];
  if (settled) return settled;
  const side = sideOfSeat(view, seat) ?? 0;
  const among = view.commands.filter((one) => one.side === side).findIndex((one) => one.seat === seat);
  const row = TINCTURES[side === 1 ? 1 : 0];
  return row[Math.max(0, among) % row.length]!;
}
/** Whether the text on a tincture is dark. */
export const isPale = (name: Tincture["name"]): boolean => name === "or" || name === "tenne" || name === "argent";

/** What is written on a base: its owner sees through the disguise of an Expendable (DBA-22.3). */
export const lettersOf = (element: Element | undefined): string => (element?.expendable ? "SCh" : (element?.type ?? ""));

/** A figure of the table's options. */
export const figure = (frame: Frame, name: string, fallback: number): number => Number(frame.table.options[name] ?? fallback);

const MOVES: Record<Type, number> = { Kn: 300, Cv: 400, LH: 500, SCh: 400, Sp: 200, Bd: 200, Ax: 300, Wb: 200, Ps: 300, CF: 0 };
/** How far an element may go in good going, in millimetres. */
export function moveOf(frame: Frame, element: Element): number {
  if (element.pendragon && element.type === "Kn") return figure(frame, "pendragon_move", 400) / 4;
  return figure(frame, `${element.type.toLowerCase()}_move`, MOVES[element.type]) / 4;
}
export const COSTS: Record<string, number> = { Kn: 5, Cv: 4, LH: 3, Sp: 3, Bd: 4, Ax: 3, Wb: 3, Ps: 2 };
export const costOf = (frame: Frame, type: string): number => figure(frame, `${type.toLowerCase()}_cost`, COSTS[type] ?? 0);
