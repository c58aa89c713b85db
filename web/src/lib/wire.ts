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
  /** Our own: no document of the game knows it. */
  ours: boolean;
}

export type OptionValue = number | boolean | string;
export type OptionValues = Record<string, OptionValue>;

/** The seats that options make, what to know of each, and what others leave no choice about; null: of no effect. */
export interface Seating {
  seats: string[];
  notes: string[];
  options: OptionValues;
  /** By seat: those of one number play together. */
  sides: number[];
  fixed: Record<string, OptionValue | null>;
  /** What the options are by the presets alone, such as the profile. */
  usual: OptionValues;
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
  /** Somebody new may ask to be let in. */
  free: boolean;
  /** To who holds it: until when the bot that stands in waits for them. */
  held: number | null;
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

export type CustodyWhat =
  | "sat"
  | "shared"
  | "let_in"
  | "left"
  | "stands_in"
  | "clock_out"
  | "voted"
  | "back"
  | "for_good";

/** An entry of the log of who held which seat. */
export interface CustodyEntry {
  seat: number;
  what: CustodyWhat;
  /** What the person was called; empty: nobody in particular. */
  who: string;
  /** After so many acts; -1: before the game. */
  act: number;
  at: number;
}

/** Somebody who asks to be let into a seat. */
export interface Plea {
  id: string;
  seat: number;
  who: string;
  mine: boolean;
  refused: boolean;
  /** The seats that decide, and those that have said yes. */
  electors: number[];
  agree: number[];
  /** Every one of them must agree; else more than half. */
  all: boolean;
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
  /** By seat; "" where there is none yet, fixed words for bots and for who never brought one. */
  nonces: string[];
  /** Seats of people whose nonce is still to come. */
  to_bring: number[];
  secret: string | null;
  patience: number | null;
  clock: Clock | null;
  result: Result | null;
  rematch: string | null;
  /** Why the table can't be played on here, if so. */
  problem: string | null;
  /** Bots are alone here, and play when others that its opener set going have ended. */
  queued: boolean;
  /** One browser may see seats that play against each other. */
  hot_seat: boolean;
  /** Seats that one browser holds, group by group; empty in lists. */
  together: number[][];
  /** Who held which seat, and who plays it; empty in lists. */
  custody: CustodyEntry[];
  pleas: Plea[];
}

export interface Option {
  action: string;
  verb: string;
  on: string | null;
  domain: string | null;
  label: string;
  /** What it gives up; a grave one would end the game for who answers so. */
  caution?: Warned | null;
  /** Answers that go before it unless one says otherwise: who stays behind. */
  before?: string[];
}

export interface Warned {
  text: string;
  rule: string;
  grave: boolean;
}

export interface Question {
  id: string;
  rule: string;
  prompt: string;
  options: Option[];
  /** So often in a row, unless answers change that: all may be given at once. */
  times?: number;
  /** Some answers lead on over several: `ways` tells where to. */
  far?: boolean;
}

/** Answers that lead from one thing ("shire:eoforwic") over others to the last. */
export interface Way {
  start: string;
  over: string[];
  actions: string[];
}

export interface LineEvent {
  kind: string;
  on: Record<string, string | number>;
  text: string;
}

/** A paragraph of a game's chronicle. */
export interface Annal {
  /** After so many answers it begins. */
  at: number;
  head: string;
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

/** What fate could answer, in the order of the answers' numbers; numbers may be beyond what a double can count. */
export interface FateQuestion {
  answers: string[];
  numbers: string[];
  weights: number[];
}

/** What the fate of an ended game was made of, and all that it said. */
export interface FateTold {
  secret: string;
  nonces: string[];
  questions: FateQuestion[];
  /** After how many answers of the game, which question, what was answered. */
  rolls: [k: number, question: number, said: string][];
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
  /** One browser sits on several sides, and everybody is told. */
  hot_seat?: boolean;
}

export interface Why {
  /** Whether it may be done. */
  may?: boolean;
  text: string;
  rule: string | null;
  /** What would come of an action that may be done; its shape is the game's own. */
  preview?: unknown;
  /** What several answers, `a; b; c`, give up. */
  cautions?: Warned[];
}

export interface Refused {
  error: string;
  message: string;
  rule?: string;
  frame?: Frame;
}
