/** Answers that lead on over several, as the server tells them: which of them, with whom, to be sent at once. */
import type { Way } from "../../lib/wire";
import { FACTIONS, type Counts, type Faction } from "./view";

/** How many come along or are placed, by kind or in all, where one says other than usual. */
export interface Numbers {
  load: Partial<Record<Faction, number>>;
  take: number | null;
}
export const AS_USUAL: Numbers = { load: {}, take: null };

const STEP = /^(march|sail|land) /;

export const startsOf = (ways: Way[]): Set<string> => new Set(ways.map((way) => way.start));

export const endOf = (way: Way): string => way.over[way.over.length - 1] ?? way.start;

/** The ways that begin there, by where they end. */
export function waysFrom(ways: Way[], start: string): Map<string, Way> {
  return new Map(ways.filter((way) => way.start === start).map((way) => [endOf(way), way]));
}

/** Where all ways begin at one thing that is not to be picked up first: the army on its way, units that are placed. */
export function impliedStart(ways: Way[], marching: boolean): string | null {
  const starts = startsOf(ways);
  const [only] = starts;
  return starts.size === 1 && only && (marching || only.startsWith("faction:")) ? only : null;
}

/** Who may be told to stay: nobody where the way begins by landing, or on its way. */
export const mayLeave = (way: Way): boolean => /^(muster|activate) /.test(way.actions.find((action) => action !== "done") ?? "") && !way.actions.some((action) => action.startsWith("land "));

/** The number of a way that ends with one: how many at most. */
export function mostOf(way: Way): number | null {
  const last = way.actions[way.actions.length - 1] ?? "";
  return last.startsWith("take ") ? Number(last.slice(5)) : null;
}

/** Forts or Settlements in these shires, and then no more where one is asked on; of what is given up only a choice is said. */
export function works(chosen: { action: string; mixes: string[]; mix: number }[], offered: number): string[] {
  const answers = chosen.flatMap(({ action, mixes, mix }) => [action, ...(mixes.length > 1 ? [`give ${mixes[mix]}`] : [])]);
  return chosen.length < offered ? [...answers, "done"] : answers;
}

/** So many units to a place, of those that are left: a lone one goes unasked. */
export const placed = (way: Way, n: number, left: number): string[] => [way.actions[0] ?? "", ...(left > 1 ? [`take ${n}`] : [])];

/** The answers of a way, with these numbers; `on` leaves out the halt at its end. */
export function answersOf(way: Way, numbers: Numbers = AS_USUAL, there: Counts = {}, on = false): string[] {
  const actions = on && way.actions.length > 1 ? way.actions.filter((action) => action !== "halt") : way.actions;
  const most = mostOf(way);
  if (most !== null) return [...actions.slice(0, -1), `take ${Math.min(most, numbers.take ?? most)}`];
  const first = actions.findIndex((action) => STEP.test(action));
  if (first < 0 || !mayLeave(way)) return actions;
  const said = new Map(actions.slice(0, first).filter((action) => action.startsWith("load ")).map((action) => [action.split(" ")[1], action] as const));
  for (const kind of FACTIONS) {
    const n = numbers.load[kind];
    if (n === undefined) continue;
    if (n >= (there[kind] ?? 0)) said.delete(kind); // all go
    else said.set(kind, `load ${kind} ${n}`);
  }
  return [...actions.slice(0, first).filter((action) => !action.startsWith("load ")), ...said.values(), ...actions.slice(first)];
}

/** The answers of a way on which whoever could stay comes along: without the numbers that go before its first step. */
export function bare(actions: string[]): string[] {
  const first = actions.findIndex((action) => STEP.test(action));
  return actions.filter((action, at) => at >= first || !action.startsWith("load "));
}

/** How many of a kind come along, as a way has it or as one says. */
export function along(way: Way, kind: Faction, numbers: Numbers, there: Counts): number {
  const usual = way.actions.find((action) => action.startsWith(`load ${kind} `));
  return numbers.load[kind] ?? (usual ? Number(usual.split(" ")[2]) : (there[kind] ?? 0));
}
