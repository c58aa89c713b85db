/** What a seat sees of DBA Big Battle, as the server sends it.
 *
 * Made by `make types` from heptarchy.games.dba.table.seen; change that, never this file.
 */

/** How likely whoever answers so wins what it leads to; `low` and `high` where that hangs on what others do. */
export interface Chance {
  win: number;
  exact: boolean;
  low?: number;
  high?: number;
  /** What is taken for granted: a key of the game's book. */
  assumes?: string;
}

export type Type = "Kn" | "Cv" | "LH" | "SCh" | "Sp" | "Bd" | "Ax" | "Wb" | "Ps" | "CF";

export type People = "british" | "saxon";

export type Ground = "gentle_hill" | "steep_hill" | "wood" | "marsh" | "rough" | "dunes" | "bua" | "river" | "road" | "waterway";

export type Shape = "ellipse" | "box" | "strip";

export type River = "unsounded" | "paltry" | "ordinary" | "difficult";

export type Country = "arable" | "forest" | "hilly" | "fen" | "littoral";

export type Edge = "south" | "north";

export type Stage = "muster" | "prepare" | "deployment" | "orders" | "moves" | "combats";

export type Status = "reserve" | "on_table" | "destroyed" | "fled" | "left" | "left_out" | "garrison";

/** How an element touches another. */
export type Relation = "front" | "flank" | "rear" | "overlap" | "camp" | "town";

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

/** Of the 36 pairs of dice, how many bring an element what. */
export interface Fates {
  stand: number;
  recoil: number;
  flee: number;
  destroyed: number;
}

/** Of the 36 pairs of dice, how many are won, and what becomes of both. */
export interface CombatCounts {
  win: number;
  tie: number;
  lose: number;
  mine: Fates;
  theirs: Fates;
}

/** A close combat that stands: both sums by their parts, and how it may go. */
export interface CombatOdds {
  mine: string;
  theirs: string;
  mine_sum: [string, number][];
  theirs_sum: [string, number][];
  counts: CombatCounts;
}

/** The close combats that stand. */
export interface BattleForecast {
  combats: CombatOdds[];
}

/** The close combats that stand, and the chance to win of those to choose from. */
export interface Forecast {
  battle: BattleForecast | null;
  options: Record<string, Chance>;
}

/** Where an element would stand. */
export interface Placed {
  id: string;
  x: number;
  y: number;
  facing: number;
}

/** Whom an element would touch, and how. */
export interface Touch {
  id: string;
  foe: string;
  how: Relation;
}

/** What a move would come to: where all would stand; what a group could do if it were taken up. */
export interface Preview {
  members?: Placed[];
  mm?: number;
  paces?: number;
  cost?: number;
  contacts?: Touch[];
  /** How far it may go. */
  limit?: number;
  bad_limit?: number;
  engaged?: boolean;
}

/** A type of element. */
export interface TypeText {
  name: string;
  short: Type;
  text: string;
  rule: string;
  mounted: boolean;
  heavy: boolean;
  pursues: boolean;
  suffers: boolean;
  supports: Type[];
  depth: number;
  foot: number;
  against_mounted: number;
  /** How far it goes, in hundreds of paces. */
  good: number;
  bad: number;
  cost: number | null;
}

/** A trait of a ruler. */
export interface TraitText {
  name: string;
  text: string;
  rule: string;
}

/** A battle card. */
export interface CardText {
  title: string;
  text: string;
  window: string;
  rule: string;
}

/** A kind of ground. */
export interface FeatureText {
  name: string;
  text: string;
  rule: string;
  bad: boolean;
  hill: boolean;
}

/** A sort of country, and its ground. */
export interface CountryText {
  name: string;
  compulsory: Ground[];
  optional: Ground[];
}

/** An army that is ready. */
export interface HostText {
  name: string;
  text: string;
  people: People;
  types: Type[];
}

/** A battle that is ready; without a country, one's own. */
export interface BattleText {
  name: string;
  text: string;
  country: Country | null;
  /** By side. */
  commands: number[] | null;
}

/** Names, texts and open facts in one language, by the keys that views, options and records use. */
export interface Book {
  title: string;
  types: Partial<Record<Type, TypeText>>;
  traits: Record<string, TraitText>;
  cards: Record<string, CardText>;
  features: Partial<Record<Ground, FeatureText>>;
  rivers: Partial<Record<River, string>>;
  countries: Partial<Record<Country, CountryText>>;
  peoples: Partial<Record<People, string>>;
  holds: Record<string, string>;
  edges: Partial<Record<Edge, string>>;
  statuses: Partial<Record<Status, string>>;
  outcomes: Record<string, string>;
  factors: Record<string, string>;
  stages: Partial<Record<Stage, string>>;
  bands: Record<string, string>;
  winds: string[];
  arrays: string[];
  hosts: Record<string, HostText>;
  battles: Record<string, BattleText>;
  verbs: Record<string, string>;
}
