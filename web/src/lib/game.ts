/** What a game brings to the table: its own components, icons and words. */
import type { Component } from "svelte";
import type { IconName } from "./icons";
import type { Plan } from "../lobby/plan.svelte";
import type { TableModel } from "./table.svelte";
import type { Frame, Line, LineEvent, Option, OptionValues } from "./wire";

export type TableProps = { table: TableModel };
/** Bare: the hand stands elsewhere. */
export type MarginProps = TableProps & { bare?: boolean };
export type SeatProps = { table: TableModel; seat: number };
export type OptionProps = { table: TableModel; option: Option };

/** A part of the log, a turn for one: the line and the event with which it begins, its title, and whose it is. */
export interface Part {
  k: number;
  event: LineEvent;
  title: string;
  seat: number | null;
}

/** The events of a line in sentences, and whether they tell what was said as well. */
export interface Gathered {
  events: string[];
  echoed: boolean;
}

export interface More {
  label: string;
  send: () => void;
}

/** What a game brings to the lobby: it comes with the first page, so it is small. */
export interface Card {
  /** What is drawn on its card, on a field of 64 by 64. */
  Boss: Component;
  /** It is laid out for who comes for the first time, and played at the first click: nothing is built before. */
  first?: boolean;
  /** Switches that stand in a group of their own rather than among the house rules, each with the figures that it brings. */
  modules?: Record<string, string[]>;
  /** That group. */
  Modules?: Component<{ plan: Plan }>;
  /** Games that are played within it: it speaks with their words too. */
  within?: string[];
  /** Options that mean something only under others, by name or, with a star, by the beginning of it: else they are not asked for. */
  onlyUnder?: Record<string, (options: OptionValues) => boolean>;
}

export interface GameUI {
  /** The board; it fills its box and brings its own zoom, pan and keys. */
  Board: Component<TableProps>;
  /** What stands in the left margin below the seats: leaders, tracks, hand. */
  Margin: Component<MarginProps>;
  /** The panel of the contest that stands (a battle); shown while contestOpen. */
  Contest: Component<TableProps>;
  /** The hand alone, for narrow screens. */
  Hand: Component<TableProps>;
  /** The board as headings, tables and lists. */
  Text: Component<TableProps>;
  /** The shape of a seat, small. */
  SeatToken: Component<SeatProps>;
  /** What stands below a seat's row in a list of seats: what it has on the table. */
  SeatMore?: Component<SeatProps>;
  /** What is being put together on the board, to be sent at once; above the options. */
  Going?: Component<TableProps>;
  /** A small drawing before an option of the list. */
  OptionMark?: Component<OptionProps>;
  /** Whether a contest stands; with the log also whether one has just ended that is worth a look. */
  contestOpen(frame: Frame, log?: Line[]): boolean;
  /** True if the contest that is shown is over, and the panel only tells how it ended. */
  contestPast?(frame: Frame): boolean;
  /** What the phone's tab of the contest says. */
  contestName?(frame: Frame): string;
  lineIcon(line: Line): IconName;
  /** CSS colour tokens of a seat's factions, e.g. ["--azure"]. */
  seatColour(frame: Frame, seat: number): string[];
  /** The header's line, e.g. "Round III · Norsemen's turn". */
  summary(frame: Frame): string;
  /** The heading over the seats, and a note beside it. */
  seatsHead?(frame: Frame): { title: string; note: string };
  /** A short figure for a seat's row (units on the map), if the game has one; where there is little room, the number alone. */
  seatFigure?(frame: Frame, seat: number, short?: boolean): string;
  /** The number that stands now, of an option that sets one ("load norsemen"), if the game knows it. */
  countNow?(frame: Frame, verb: string): number | null;
  /** Answers that say more than the question asks: all of a row, or the same for a while; as buttons below the options. */
  more?(table: TableModel): More[];
  /** The heading under which an option stands in a long list; "" if none. */
  optionHead?(option: Option): string;
  /** What the log tells of a line's events, where that is not each in its own sentence; null if the next line tells it all. */
  gather?(line: Line, events: LineEvent[], next?: Line): Gathered | null;
  /** Where the log is divided, in order. */
  parts?(frame: Frame, log: Line[]): Part[];
  /** Of a game that keeps annals: what changes when they do. */
  annals?(frame: Frame): string;
  /** What is told in place of a question while nobody is waited for: fate speaks unless the game says otherwise. */
  meanwhile?(frame: Frame): string | null;
  /** The game in whose rules a rule stands, if not in those of the game itself. */
  bookOf?(rule: string): string | null;
  /** How many cards a seat holds, for the phone's tab. */
  handCount?(frame: Frame): number;
}
