/** What the log tells of the war that stands, or of the one that has just ended. */
import type { Line, LineEvent } from "../../../lib/wire";
import { seatOf, type Seat } from "../view";
import { WAR_VERBS } from "./war";

/** How far back a war may have begun: one battle takes some thousand answers. */
const FAR = 6000;
const ENDS = new Set(["war_won", "war_drawn", "war_void"]);
/** What comes when a war is over, and the turn goes on. */
const AFTER = new Set(["turn_begins", "round_begins", "played", "discarded", "drew", "reshuffled", "deck_renewed", "looked"]);
const BEFORE = new Set(["war_declared", "turn_begins", "round_begins"]);

export type Group = "land" | "titles" | "thrones" | "claims" | "deaths" | "cards";
const GROUP_OF: Record<string, Group> = {
  land_gained: "land", land_vacant: "land", title_gained: "titles", title_lost: "titles", swore: "thrones", freed: "thrones", people_changed: "thrones",
  claim_ended: "claims", title_claim_ended: "claims", throne_claim_ended: "claims", claimed: "claims", claimed_title: "claims", claimed_throne: "claims",
  stood_back: "claims", ruler_died: "deaths", warlord_died: "deaths", card_leaves: "cards",
};
export const GROUPS: Group[] = ["land", "titles", "thrones", "deaths", "claims", "cards"];

export interface Happening {
  k: number;
  event: LineEvent;
}

/** How a war ended, and what came of it. */
export interface Outcome {
  kind: "war_won" | "war_drawn" | "war_void";
  /** The C-in-C of the side that won. */
  winner: Seat | null;
  text: string;
  /** If one roll decided it (AA-21.7): the chances that were told before. */
  quick: QuickChances | null;
  groups: Record<Group, Happening[]>;
  /** Dice thrown for what several claimed. */
  casts: Cast[];
}

/** AA-21.5: chances in per cent, of the side that declared the war and of the other. */
export interface QuickChances {
  one: Seat;
  win: number;
  two: Seat;
  loss: number;
  draw: number;
}

/** Dice thrown for a prize that several insisted on (AA-5.8): who threw what, in order, and what came of it. */
export interface Cast {
  k: number;
  rolls: { seat: Seat; die: number }[];
  text: string;
}

const seatIn = (event: LineEvent, key: string): Seat | null => seatOf(String(event.on[key] ?? ""));

function happenings(log: Line[]): Happening[] {
  return log.flatMap(({ k, events }) => events.map((event) => ({ k, event })));
}

/** The events of the war that stands or was the last one, from its declaration on. */
export function warEvents(log: Line[]): Happening[] {
  const all = happenings(log.slice(-FAR));
  let end = all.length;
  const last = all.findLastIndex(({ event }) => ENDS.has(event.kind));
  const declared = all.findLastIndex(({ event }) => event.kind === "war_declared");
  const from = declared > last ? declared : last;
  if (from < 0) return [];
  let start = from;
  while (start > 0 && !BEFORE.has(all[start]!.event.kind)) start--;
  if (all[start]!.event.kind === "war_declared") {
    // A second war is declared while sides of the first are chosen: both belong together.
    let before = start - 1;
    while (before >= 0 && !BEFORE.has(all[before]!.event.kind) && !ENDS.has(all[before]!.event.kind)) before--;
    if (before >= 0 && all[before]!.event.kind === "war_declared") start = before;
  }
  const over = all.findIndex(({ event }, i) => i > from && AFTER.has(event.kind));
  if (over >= 0) end = over;
  return all.slice(start, end);
}

const noGroups = (): Record<Group, Happening[]> => ({ land: [], titles: [], thrones: [], claims: [], deaths: [], cards: [] });

/** How the wars of the council ended so far, in order. */
export function outcomes(log: Line[]): Outcome[] {
  const found: (Outcome & { k: number })[] = [];
  let quick: QuickChances | null = null;
  /** What deaths have brought while the war is fought, before its end (AA-24.1); null: it is not. */
  let early: Happening[] | null = null;
  for (const { k, event } of warEvents(log)) {
    const { kind } = event;
    if (kind === "battle_begins" || kind === "siege_round") early ??= [];
    if (kind === "quick_chances") quick = chancesTold(event);
    if (ENDS.has(kind)) {
      found.push({ k, kind: kind as Outcome["kind"], winner: seatIn(event, "player"), text: event.text, quick, groups: noGroups(), casts: [] });
      const last = found.at(-1)!;
      for (const one of early ?? []) last.groups[GROUP_OF[one.event.kind]!].push(one);
      quick = early = null;
      continue;
    }
    const group = GROUP_OF[kind];
    if (group && early) early.push({ k, event });
    else if (group) found.at(-1)?.groups[group].push({ k, event });
  }
  for (const cast of casts(log)) found.findLast((one) => one.k <= cast.k)?.casts.push(cast);
  return found;
}

function chancesTold({ on }: LineEvent): QuickChances {
  const [win, loss] = [Number(on["n"] ?? 0), Number(on["n2"] ?? 0)];
  return { one: seatOf(String(on["player"])) ?? 0, win, two: seatOf(String(on["player2"])) ?? 0, loss, draw: Math.max(0, 100 - win - loss) };
}

/** Who leads the two sides of a war that is over, by what was told. */
export function foughtBy(log: Line[]): [Seat, Seat] | null {
  const told = warEvents(log).find(({ event }) => event.kind === "war_declared");
  const one = told && seatIn(told.event, "player");
  const two = told && seatIn(told.event, "player2");
  return one === null || two === null || one === undefined || two === undefined ? null : [one, two];
}

/** A round of a siege: scores by side, what was lost, who died. */
export interface SiegeRound {
  number: number;
  scores: [number, number] | null;
  /** What both threw for them. */
  dice: [number, number] | null;
  losses: { seat: Seat; kind: string }[];
  dead: Seat[];
}

/** The rounds of the siege that goes on, or was the last one. */
export function siegeRounds(log: Line[]): SiegeRound[] {
  let found: SiegeRound[] = [];
  for (const { k, event } of warEvents(log)) {
    const { kind, on } = event;
    if (kind === "siege_round") {
      if (Number(on["n"]) === 1) found = [];
      found.push({ number: Number(on["n"]), scores: null, dice: null, losses: [], dead: [] });
      continue;
    }
    const last = found.at(-1);
    if (!last) continue;
    if (kind === "siege_scores") [last.scores, last.dice] = [[Number(on["n"]), Number(on["n2"])], diceBefore(log, k)];
    else if (kind === "siege_loss") last.losses.push({ seat: seatIn(event, "player") ?? 0, kind: String(on["kind"]) });
    else if (ENDS.has(kind)) break; // rulers of older rules came to their graves after it
    else if (kind === "ruler_died") last.dead.push(seatIn(event, "player") ?? 0);
  }
  return found;
}

/** The two dice that fate threw last, up to an answer. */
function diceBefore(log: Line[], k: number): [number, number] {
  const thrown: number[] = [];
  for (let at = log.findIndex((line) => line.k === k); at >= 0 && thrown.length < 2; at--) {
    const { seat, said } = log[at]!;
    if (seat < 0 && said?.startsWith("roll ")) thrown.unshift(Number(said.slice(5)));
  }
  return [thrown[0] ?? 0, thrown[1] ?? 0];
}

/** Things that rivals rolled for in the council's wars: who insisted is asked in turn, then they throw in the same turn. */
export function casts(log: Line[]): Cast[] {
  const span = warEvents(log);
  const from = span[0]?.k ?? Infinity;
  const found: Cast[] = [];
  let rivals: Seat[] = [];
  let rolls: Cast["rolls"] = [];
  for (const line of log) {
    if (line.k < from) continue;
    const [verb, thing] = line.said?.split(" ") ?? [];
    if (verb === "insist") {
      if (rolls.length > 0) [rivals, rolls] = [[], []];
      rivals.push(line.seat);
    } else if (verb === "roll" && line.seat < 0 && rivals.length > 1) rolls.push({ seat: rivals[rolls.length % rivals.length]!, die: Number(thing) });
    const award = line.events.find(({ kind }) => kind === "land_gained" || kind === "swore");
    if (award && rivals.length > 0) {
      if (rolls.length > 0) found.push({ k: line.k, rolls, text: award.text });
      [rivals, rolls] = [[], []];
    }
  }
  return found;
}

/** Who has already said what about the prize that is worked out. */
export function prizeAnswers(log: Line[]): Map<Seat, "stand_back" | "insist"> {
  const found = new Map<Seat, "stand_back" | "insist">();
  for (const line of log.toReversed()) {
    if (line.said !== "stand_back" && line.said !== "insist") break;
    if (!found.has(line.seat)) found.set(line.seat, line.said);
  }
  return found;
}

/** Whether a war has ended and this seat has not yet gone on with something else. */
export function isNews(log: Line[], seat: Seat | null): boolean {
  let turns = 0;
  for (const line of log.slice(-400).toReversed()) {
    if (line.events.some(({ kind }) => kind === "war_won" || kind === "war_drawn")) return true;
    if (line.events.some(({ kind }) => kind === "turn_begins")) turns++;
    const verb = line.said?.split(" ")[0] ?? "";
    if (line.seat === seat && line.by !== "forced" && !WAR_VERBS.has(verb)) return false;
    if (seat === null && turns > 1) return false;
  }
  return false;
}
