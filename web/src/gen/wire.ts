/** What the server sends and takes, as JSON.
 *
 * Made by `make types` from heptarchy.server.wire and heptarchy.server.routes.asking; change that, never this file.
 */

export type Value = number | boolean | string;

/** How likely whoever answers so wins what it leads to; `low` and `high` where that hangs on what others do. */
export interface Chance {
  win: number;
  exact: boolean;
  low?: number;
  high?: number;
  /** What is taken for granted: a key of the game's book. */
  assumes?: string;
}

export type Status = "waiting" | "playing" | "over" | "abandoned" | "archive";

export type SeatKind = "open" | "invited" | "human" | "bot";

export type CustodyWhat = "sat" | "shared" | "let_in" | "left" | "stands_in" | "clock_out" | "voted" | "back" | "for_good";

export type By = "person" | "bot" | "fate" | "forced" | "standing";

/** Time to think: a bank for the whole game, and what each answer gives back; in seconds. */
export interface Clock {
  bank: number;
  step: number;
}

export type OptionKind = "number" | "switch" | "choice";

/** Who the browser is to us. */
export interface Me {
  name: string;
  known: boolean;
}

/** One thing to settle before a game. */
export interface OptionInfo {
  name: string;
  title: string;
  kind: OptionKind;
  default: Value;
  sentence: string;
  low: number;
  high: number;
  choices: string[];
  /** By choice: what it is called; empty where its key says enough. */
  titles: string[];
  /** By choice: what it means, if there is anything to say. */
  notes: string[];
  /** Shown at once; the others are house rules. */
  main: boolean;
  /** Our own: no document of the game knows it. */
  ours: boolean;
}

/** A level of bots. */
export interface LevelInfo {
  id: string;
  title: string;
  sentence: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  rules_version: number;
  languages: string[];
  options: OptionInfo[];
  levels: LevelInfo[];
}

/** The seats that options make, and the options in full. */
export interface SeatingInfo {
  seats: string[];
  /** By seat: what to know before one sits down there, such as its side. */
  notes: string[];
  options: Record<string, Value>;
  /** By seat: those of one number play together. */
  sides: number[];
  /** Options that others leave no choice about: what they come to; null: of no effect. */
  fixed: Record<string, number | boolean | string | null>;
  /** What the options are by the presets alone, such as the profile. */
  usual: Record<string, Value>;
}

/** A numbered rule, in Markdown. */
export interface RuleInfo {
  id: string;
  text: string;
}

/** A chapter of the rules. */
export interface ChapterInfo {
  id: string;
  title: string;
  intro: string;
  rules: RuleInfo[];
}

/** The whole rulebook. */
export interface RulesInfo {
  title: string;
  intro: string;
  chapters: ChapterInfo[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  /** The role: Norsemen. */
  name: string;
  kind: SeatKind;
  /** The person's name, or the bot's level. */
  who: string;
  level: string;
  online: boolean;
  asked: boolean;
  /** When it was asked. */
  since: number | null;
  /** Seconds left when it was asked, or now if it is not. */
  clock: number | null;
  abandoned: boolean;
  votes: number[];
  /** Somebody new may ask to be let in. */
  free: boolean;
  /** To who holds it: until when the bot that stands in waits for them. */
  held: number | null;
}

/** How a game ended. */
export interface ResultInfo {
  scores: number[];
  ranks: number[];
  ending: string;
  text: string;
}

/** Somebody who asks to be let into a seat. */
export interface PleaInfo {
  id: string;
  seat: number;
  who: string;
  mine: boolean;
  refused: boolean;
  /** The seats that decide. */
  electors: number[];
  agree: number[];
  /** Every one of them must agree; else more than half. */
  all: boolean;
}

/** An entry of the log of who held which seat, as everybody at the table reads it. */
export interface CustodyInfo {
  seat: number;
  what: CustodyWhat;
  /** What the person was called; "": nobody in particular. */
  who: string;
  /** After so many acts; -1: before the game. */
  act: number;
  at: number;
}

/** A table as the one who asks may know it. */
export interface Summary {
  id: string;
  game: string;
  title: string;
  name: string;
  status: Status;
  public: boolean;
  created: number;
  changed: number;
  options: Record<string, Value>;
  rules_version: number;
  seats: SeatInfo[];
  mine: number[];
  owner: boolean;
  asked: number[];
  k: number;
  commitment: string;
  /** By seat; "" where there is none yet, fixed words for bots and for who never brought one. */
  nonces: string[];
  /** Seats of people whose nonce is still to come: the game waits for them. */
  to_bring: number[];
  secret: string | null;
  patience: number;
  clock: Clock | null;
  result: ResultInfo | null;
  rematch: string | null;
  /** Why it can't be played on here. */
  problem: string | null;
  /** Bots are alone here, and play when others that its opener set going have ended. */
  queued: boolean;
  /** One browser may see seats that oppose each other. */
  hot_seat: boolean;
  /** Seats that one browser holds, group by group; not in lists. */
  together: number[][];
  /** Not in lists. */
  custody: CustodyInfo[];
  /** Not in lists. */
  pleas: PleaInfo[];
}

/** What opens a seat: `/t/<table>#seat=<token>`. */
export interface Link {
  seat: number;
  token: string;
}

/** A new table, and the links of the seats kept for guests. */
export interface Opened {
  table: Summary;
  links: Link[];
}

/** What an answer gives up, to be said before it is done; a grave one would end the game for who answers so. */
export interface Warned {
  text: string;
  rule: string;
  grave: boolean;
}

/** One option of a question. */
export interface Choice {
  action: string;
  verb: string;
  on: string | null;
  domain: string | null;
  label: string;
  caution: Warned | null;
  /** Answers that clients give before it unless told otherwise, such as who stays behind. */
  before: string[];
}

/** What a seat is asked. */
export interface Question {
  id: string;
  rule: string;
  prompt: string;
  options: Choice[];
  /** So often in a row, unless answers change that: all of them may be given at once. */
  times: number;
  /** Some answers lead on over several: `ways` tells where to. */
  far: boolean;
}

/** Answers that lead from one thing over others to the last: to be given at once. */
export interface WayTold {
  /** Domain and key, as `shire:eoforwic`. */
  start: string;
  over: string[];
  actions: string[];
}

/** An event: its kind, what it points at, and its sentence. */
export interface Happening {
  kind: string;
  on: Record<string, string | number>;
  text: string;
}

/** One answer in the log. */
export interface Line {
  /** The number of the answer, from 0. */
  k: number;
  /** -1: fate. */
  seat: number;
  who: string;
  /** None: in secret. */
  said: string | null;
  text: string | null;
  forced: boolean;
  by: By;
  at: number;
  events: Happening[];
}

/** A paragraph of the game's chronicle. */
export interface AnnalTold {
  /** After so many answers it begins. */
  at: number;
  head: string;
  text: string;
}

/** Whether this seat may take back its last choice, and if not why. */
export interface Undo {
  may: boolean;
  text: string | null;
}

/** All that a seat sees: the table, the log since it last looked, its question. */
export interface Frame {
  table: Summary;
  seat: number | null;
  n: number;
  k: number;
  start: number;
  lines: Line[];
  /** What the seat sees, as the game's `seen.py` has it. */
  view: unknown;
  question: Question | null;
  undo: Undo | null;
  scopes: Record<string, string>;
  now: number;
  /** To who sent several answers: those that were not given, as something came between. */
  left: string[];
  type: "frame";
}

/** An answer in advance. */
export interface StandingInfo {
  rule: string;
  action: string;
  scope: string;
}

/** Why something may not be done now, and by which rule; or that it may. What an action would come to. */
export interface Reason {
  may: boolean;
  text: string;
  rule: string;
  /** As the game's `seen.py` has it; empty if it shows none. */
  preview: unknown;
  /** Of several actions, `a; b; c`: how many can be known to be taken. */
  taken: number;
  /** What they give up. */
  cautions: Warned[];
}

/** Odds as they stand; a game's own, its `Forecast`, say more. */
export interface Odds {
  /** The contest that stands. */
  battle: unknown;
  /** By action. */
  options: Record<string, Chance>;
}

/** What fate could answer: with the number of each answer in the game, in whose order they stand, and its weight. */
export interface FateQuestion {
  answers: string[];
  /** As text: some are beyond what a browser can count. */
  numbers: string[];
  weights: number[];
}

/** What fate was made of, and all that it said. */
export interface FateTold {
  secret: string;
  nonces: string[];
  /** Each different one once. */
  questions: FateQuestion[];
  /** After how many answers of the game, which question, what was answered. */
  rolls: [number, number, string][];
}

/** Something that was said at a table. */
export interface Spoken {
  id: string;
  seat: number;
  /** The name of the person. */
  who: string;
  /** None: everybody; else the seats that it was whispered to, besides the speaker's own. */
  to: number[] | null;
  text: string;
  at: number;
}

/** What was said, as far as one may hear it. */
export interface Talk {
  /** The line that these go on from; null: they stand in place of all that was heard before. */
  after: string | null;
  lines: Spoken[];
  type: "talk";
}

/** An error: a code for programs, a sentence for people. */
export interface Problem {
  error: string;
  message: string;
  rule?: string;
  frame?: Frame | null;
}

export type Wish = "me" | "open" | "invited" | "bot";

export type OptionValue = number | boolean | string;

/** How somebody wants to be called. */
export interface Naming {
  name: string;
}

/** Options, to learn which seats they make. */
export interface Seating {
  options?: Record<string, OptionValue>;
}

/** Who is to sit in a seat: me, open, invited or bot. */
export interface SeatAsked {
  kind: Wish;
  level?: string;
}

/** Seconds to think: for the whole game, and what each answer gives back. */
export interface ClockAsked {
  bank: number;
  step?: number;
}

/** A table to be opened. */
export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options?: Record<string, OptionValue>;
  name?: string;
  public?: boolean;
  clock?: ClockAsked | null;
  patience?: number;
  hot_seat?: boolean;
}

/** Where to sit down; and, with the commitment that one has seen, the share in fate that one brings. */
export interface Joining {
  token?: string;
  seat?: number | null;
  name?: string;
  nonce?: string;
  commitment?: string;
}

/** One's own share in fate, for the commitment that one has seen. */
export interface NonceAsked {
  nonce: string;
  commitment: string;
}

/** The level of a bot (a Thegn, if none is named), and whether it stands in until the seat is taken back. */
export interface LevelAsked {
  level?: string;
  how?: "stands_in" | "for_good";
}

/** To be let into a seat, under this name. */
export interface PleaAsked {
  name?: string;
}

/** What one says to somebody who asks to be let in. */
export interface VoiceAsked {
  say: "yes" | "no";
}

/** Where to tell a seat that it is waited for; empty: nowhere. */
export interface WebhookAsked {
  url: string;
}

/** An answer in advance. */
export interface StandingAsked {
  rule: string;
  /** Several, the dearest first: `a; b`. */
  action: string;
  scope: string;
}

/** An answer: to which question, and by which request; and answers to the questions that follow at once. */
export interface AnswerAsked {
  seat: number;
  question: string;
  action: string;
  request: string;
  since?: number;
  further?: string[];
}

/** A choice to be taken back; `question` is what the seat is asked now, or empty. */
export interface UndoAsked {
  seat: number;
  question: string;
  request: string;
  since?: number;
}

/** Something to say: for which seat, and to which; to none in particular: to everybody. */
export interface LineAsked {
  seat: number;
  text: string;
  request: string;
  to?: number[];
}
