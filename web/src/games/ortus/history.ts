/** What the log tells of the contest that stands, or that has just ended. */
import type { Line, LineEvent } from "../../lib/wire";
import type { Colour } from "./view";

const PLOT_BEGINS = new Set(["plot_lord", "plot_mercenary", "plot_hand", "plot_fief", "plot_pool"]);
const BATTLE_BEGINS = new Set(["towers_attacked", "raided", "besieged", "vikings_storm", "vikings_raid", "vikings_besiege"]);
const BEGINS = new Set([...PLOT_BEGINS, ...BATTLE_BEGINS, "joust_called", "vote_called", "vote_at_last"]);
const ENDS = new Set(["held", "captured", "destroyed", "tower_razed", "burnt", "plot_works", "plot_fails", "joust_won", "vote_passes", "vote_fails"]);
/** What belongs to the turn or the season that goes on. */
const AFTER = new Set(["turn_begins", "round_begins", "season_begins", "drew", "tower_placed", "garrisoned", "placed", "bought"]);
/** What says nothing of how a contest went. */
const QUIET = new Set(["saw_draw", "white_out", "white_back", "black_out"]);

/** The events of the log from the last that begins a contest on. */
export function contestEvents(log: Line[], begins: ReadonlySet<string> = BEGINS): LineEvent[] {
  const found: LineEvent[] = [];
  for (const { events } of log.toReversed()) {
    for (const event of events.toReversed()) {
      found.unshift(event);
      if (begins.has(event.kind)) return found;
    }
    if (found.length > 200) break;
  }
  return [];
}

/** An answer of a struggle, in order: who gave it, and what. */
export interface Answer {
  earl: Colour;
  card: "allies" | "vassal";
  /** The Fief whose Vassal Lord answered; none: from the Hand. */
  fief: string | null;
}

export function answersOf(log: Line[]): Answer[] {
  return contestEvents(log, PLOT_BEGINS).flatMap(({ kind, on }): Answer[] => {
    const earl = on["earl"] as Colour;
    if (kind === "allied") return [{ earl, card: "allies", fief: null }];
    if (kind === "answered") return [{ earl, card: "vassal", fief: null }];
    if (kind === "lord_answered") return [{ earl, card: "vassal", fief: String(on["fief"]) }];
    return [];
  });
}

/** Ballots by Earl, with how many votes each had. */
export function ballotsOf(log: Line[]): Map<string, { n: number; ballot: string }> {
  const found = new Map<string, { n: number; ballot: string }>();
  for (const { kind, on } of contestEvents(log, new Set(["vote_called", "vote_at_last"]))) {
    if (kind === "voted") found.set(String(on["earl"]), { n: Number(on["n"] ?? 1), ballot: String(on["ballot"]) });
  }
  return found;
}

/** True if a contest has ended since this seat last answered: that is news to it. */
export function endedIn(log: Line[], seat: number | null): boolean {
  for (const line of log.toReversed().slice(0, 40)) {
    if (line.events.some(({ kind }) => ENDS.has(kind))) return true;
    if (line.seat === seat && line.by !== "forced") return false;
  }
  return false;
}

/** How a contest that has just ended went: its sentences, in order, up to what came after it. */
export function story(log: Line[]): string[] {
  const events = contestEvents(log);
  const after = events.findIndex(({ kind }) => AFTER.has(kind));
  return (after < 0 ? events : events.slice(0, after)).filter(({ kind }) => !QUIET.has(kind)).map(({ text }) => text);
}
