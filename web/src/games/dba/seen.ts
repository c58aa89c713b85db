/** What a seat sees of DBA Big Battle, as the server sends it.
 *
 * Made by `make types` from heptarchy.games.dba.seen; change that, never this file.
 */

export type Type = "Kn" | "Cv" | "LH" | "SCh" | "Sp" | "Bd" | "Ax" | "Wb" | "Ps" | "CF";

export type People = "british" | "saxon";

export type Ground = "gentle_hill" | "steep_hill" | "wood" | "marsh" | "rough" | "dunes" | "bua" | "river" | "road" | "waterway";

export type Shape = "ellipse" | "box" | "strip";

export type River = "unsounded" | "paltry" | "ordinary" | "difficult";

export type Country = "arable" | "forest" | "hilly" | "fen" | "littoral";

export type Edge = "south" | "north";

export type Stage = "muster" | "prepare" | "deployment" | "orders" | "moves" | "combats";

export type Status = "reserve" | "on_table" | "destroyed" | "fled" | "left" | "left_out" | "garrison";

export type Person = "general" | "warlord" | "prince" | "pendragon";

/** A camp on its base edge. */
export interface Camp {
  x: number;
  y: number;
  lost: boolean;
  /** The element in it. */
  inside?: string | null;
  /** That one took it and plunders it still. */
  plunder?: boolean;
}

/** DBA-33: a built-up area. */
export interface Town {
  x: number;
  y: number;
  facing: number;
  deep: number;
  wide: number;
  owner: number;
  /** Which one holds it. */
  side: number;
  /** It was stormed, and its denizens are quiet. */
  quiet: boolean;
  inside: string | null;
  plunder: boolean;
}

/** Where the land ends: at the edges of the table, or at shores. */
export interface Land {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** One of the two sides. */
export interface Side {
  seats: number[];
  chief: number;
  edge: Edge | null;
  camp: Camp | null;
  lost: number;
  original: number;
  urged: boolean;
  /** It may come by sea. */
  landing?: boolean;
}

/** A player's command; `break` is its break point. */
export interface Command {
  break: number;
  seat: number;
  side: number;
  people: People;
  traits: string[];
  original: number;
  lost: number;
  broken: boolean;
  general_lost: boolean;
  die: number;
  pips: number;
  cards: number;
  hand: string[] | null;
  done: boolean;
  marching: boolean;
  /** DBA-5.3: from west to east. */
  sector: [number, number] | null;
  purse: number | null;
  /** Enlisted so far, while armies are mustered. */
  levy?: Type[] | null;
  elements: string[];
}

/** An element, as this seat sees it. */
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
  /** It comes by sea. */
  kept?: boolean;
  expendable: boolean;
}

/** Ground: an ellipse or a box as it lies; a strip by the points of its line, in the box round it. */
export interface Feature {
  kind: Ground;
  x: number;
  y: number;
  a: number;
  b: number;
  slant: number;
  shape?: Shape;
  /** Of a river or a road: its line. */
  points?: [number, number][];
  width?: number;
}

/** A line of grass on fire. */
export interface Fire {
  x: number;
  y: number;
  facing: number;
  length: number;
  creeps: number;
}

/** What is being moved. */
export interface Unit {
  command: number;
  members: string[];
  /** How far it may go, for its player alone (DBA-22.3). */
  limit: number | null;
  bad_limit: number | null;
  engaged: boolean;
  zoned_by: string[];
}

/** Two that fight each other. */
export interface Pair {
  mine: string;
  theirs: string;
}

/** The close combat that is worked out. */
export interface Combat {
  mine: string;
  theirs: string;
  my_die: number;
  their_die: number;
  my_total: number;
  their_total: number;
}

/** DBA-4.6: a personality who died, and with which element. */
export interface Death {
  id: string;
  who: Person;
}

/** All that lies open, and what the seat keeps from the others. */
export interface View {
  stage: Stage;
  round: number;
  rounds: number;
  bound: number;
  active: number;
  attacker: number;
  country: Country;
  sides: Side[];
  town?: Town | null;
  land?: Land;
  commands: Command[];
  elements: Element[];
  features: Feature[];
  /** What the die has said of it (DBA-31.2). */
  river?: River;
  fires: Fire[];
  unit: Unit | null;
  combat: Combat | null;
  combats: Pair[];
  shown: string[];
  rolls: number[];
  toll: Death[];
}
