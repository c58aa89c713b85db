/** The words of the wire: what the server sends and takes, as JSON. */

export type Lang = "en" | "es";
export type SeatKind = "open" | "invited" | "human" | "bot";
export type Status = "waiting" | "playing" | "over" | "abandoned" | "archive";

export interface Me {
  name: string;
  known: boolean;
}

export interface GameOption {
  name: string;
  title: string;
  kind: "number" | "switch" | "choice";
  default: OptionValue;
  sentence: string;
  low: number;
  high: number;
  choices: string[];
  /** By choice: what it is called, and what it means; empty where the key says enough. */
  titles: string[];
  notes: string[];
  main: boolean;
}

export type OptionValue = number | boolean | string;
export type OptionValues = Record<string, OptionValue>;

/** The seats that options make, what to know of each, and what others leave no choice about; null: of no effect. */
export interface Seating {
  seats: string[];
  notes: string[];
  options: OptionValues;
  fixed: Record<string, OptionValue | null>;
}

export interface Level {
  id: string;
  title: string;
  sentence: string;
}

export interface GameInfo {
  id: string;
  title: string;
  languages: string[];
  options: GameOption[];
  levels: Level[];
}

export interface SeatState {
  seat: number;
  name: string;
  kind: SeatKind;
  who: string;
  level: string;
  online: boolean;
  asked: boolean;
  since: number | null;
  clock: number | null;
  abandoned: boolean;
  votes: number[];
}

export interface Result {
  scores: number[];
  ranks: number[];
  ending: string;
  text: string;
}

export interface Clock {
  bank: number;
  step: number;
}

export interface Summary {
  id: string;
  game: string;
  title: string;
  name: string;
  status: Status;
  public: boolean;
  created: number;
  changed: number;
  options: OptionValues;
  rules_version: number;
  seats: SeatState[];
  mine: number[];
  owner: boolean;
  asked: number[];
  k: number;
  commitment: string;
  nonces: string[];
  secret: string | null;
  patience: number | null;
  clock: Clock | null;
  result: Result | null;
  rematch: string | null;
  /** Why the table can't be played on here, if so. */
  problem: string | null;
}

export interface Option {
  action: string;
  verb: string;
  on: string | null;
  domain: string | null;
  label: string;
}

export interface Question {
  id: string;
  rule: string;
  prompt: string;
  options: Option[];
}

export interface LineEvent {
  kind: string;
  on: Record<string, string | number>;
  text: string;
}

export interface Line {
  /** The 0-based number of the answer. */
  k: number;
  /** The seat that answered; -1 is fate. */
  seat: number;
  who: string;
  /** The answer in the table's own words; null if it was given in secret. */
  said: string | null;
  text: string | null;
  forced: boolean;
  by: "person" | "bot" | "fate" | "forced" | "standing";
  at: number;
  events: LineEvent[];
}

export interface Undo {
  may: boolean;
  text: string | null;
}

export interface Frame {
  type: "frame";
  table: Summary;
  seat: number | null;
  n: number;
  k: number;
  start: number;
  lines: Line[];
  /** What the seat sees; its shape is the game's own. */
  view: any;
  question: Question | null;
  undo: Undo | null;
  scopes: Record<string, string>;
  now: number;
}

/** Something that was said at the table. */
export interface Spoken {
  id: string;
  seat: number;
  who: string;
  /** The seats that it was whispered to; null: everybody. */
  to: number[] | null;
  text: string;
  at: number;
}

export interface TalkFrame {
  type: "talk";
  /** The line that these go on from; null: they stand in place of all that was heard before. */
  after: string | null;
  lines: Spoken[];
}

export interface Chance {
  win: number;
  exact: boolean;
  low?: number;
  high?: number;
}

export interface BattleForecast {
  shire: string;
  attacker: string;
  win: Record<string, number>;
  exact: boolean;
  assumes: string;
  left?: Record<string, unknown>;
}

export interface Forecast {
  battle: BattleForecast | null;
  options: Record<string, Chance>;
}

/** The game's names and texts in one language; its shape is the game's own. */
export type Book = any;

export interface RuleText {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  intro: string;
  rules: RuleText[];
}

export interface RuleBook {
  title: string;
  intro: string;
  chapters: Chapter[];
}

export interface Standing {
  rule: string;
  action: string;
  scope: string;
}

export interface SeatLink {
  seat: number;
  token: string;
}

export interface SeatWish {
  kind: "me" | "open" | "invited" | "bot";
  level?: string;
}

export interface NewTable {
  game: string;
  options: OptionValues;
  seats: SeatWish[];
  name?: string;
  public?: boolean;
  clock?: Clock;
  patience?: number;
  /** The owner's own share in fate. */
  nonce?: string;
}

export interface Why {
  /** Whether it may be done. */
  may?: boolean;
  text: string;
  rule: string | null;
  /** What would come of an action that may be done; its shape is the game's own. */
  preview?: unknown;
}

export interface Refused {
  error: string;
  message: string;
  rule?: string;
  frame?: Frame;
}
