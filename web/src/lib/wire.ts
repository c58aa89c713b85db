/** The words of the wire, as the client calls them: `make types` makes them of the server's. */
import type { Reason, Value } from "../gen/wire";

export type * from "../gen/wire";
export type {
  AnnalTold as Annal,
  ChapterInfo as Chapter,
  Choice as Option,
  CustodyInfo as CustodyEntry,
  Happening as LineEvent,
  LevelInfo as Level,
  Link as SeatLink,
  Odds as Forecast,
  OptionInfo as GameOption,
  PleaInfo as Plea,
  Problem as Refused,
  ResultInfo as Result,
  RuleInfo as RuleText,
  RulesInfo as RuleBook,
  SeatAsked as SeatWish,
  SeatInfo as SeatState,
  SeatingInfo as Seating,
  StandingInfo as Standing,
  TableAsked as NewTable,
  Talk as TalkFrame,
  Value as OptionValue,
  WayTold as Way,
} from "../gen/wire";

export type Lang = "en" | "es";
export type OptionValues = Record<string, Value>;

/** Why something may not be done; who says so without the server may leave the rest out. */
export interface Why extends Partial<Pick<Reason, "may" | "taken" | "cautions">> {
  text: string;
  rule: string | null;
  /** What would come of an action that may be done; its shape is the game's own. */
  preview?: unknown;
}

/** The game's names and texts in one language; its shape is the game's own. */
export type Book = unknown;
