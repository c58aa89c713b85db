/** The close combats that stand, with their odds where they are known. */
import type { TableModel } from "../../lib/table.svelte";
import type { Frame } from "../../lib/wire";
import { contacts } from "./reach";
import { sideOf, standing, viewOf, type CombatOdds, type Forecast, type Pair, type Touch } from "./view";

export interface Row extends Pair {
  odds: CombatOdds | null;
}

function oddsOf(table: TableModel): CombatOdds[] {
  return table.replaying ? [] : ((table.odds as Forecast | null)?.battle?.combats ?? []);
}

/** Pairs of which the front edges lie against each other, the one whose bound it is first. */
export function touching(frame: Frame): Pair[] {
  const view = viewOf(frame);
  const found = contacts(standing(view), (a, b) => sideOf(view, a) !== sideOf(view, b));
  return found.map(([a, b]) => (sideOf(view, a) === view.active ? { mine: a.id, theirs: b.id } : { mine: b.id, theirs: a.id }));
}

export function combatsOf(table: TableModel): Row[] {
  const view = viewOf(table.frame);
  const odds = oddsOf(table);
  const pairs: Pair[] = view.stage === "combats" ? view.combats : odds.length > 0 ? odds : touching(table.frame);
  const fought = new Set(view.elements.filter((one) => one.fought).map((one) => one.id));
  return pairs
    .filter(({ mine, theirs }) => view.stage !== "combats" || (!fought.has(mine) && !fought.has(theirs)))
    .map(({ mine, theirs }) => ({ mine, theirs, odds: odds.find((one) => one.mine === mine && one.theirs === theirs) ?? null }));
}

/** Contacts by their kind, each foe once; who is met in front, flank or rear is not told to be overlapped as well. */
export function contactsBy(contacts: Touch[]): { how: Touch["how"]; foes: string[] }[] {
  const met = new Set(contacts.filter(({ how }) => how !== "overlap").map(({ foe }) => foe));
  return (["front", "flank", "rear", "overlap", "camp", "town"] as const).flatMap((how) => {
    const foes = new Set(contacts.filter((one) => one.how === how && (how !== "overlap" || !met.has(one.foe))).map(({ foe }) => foe));
    return foes.size > 0 ? [{ how, foes: [...foes] }] : [];
  });
}
