/** Hands as they are shown: whose, and which cards. */
import type { TableModel } from "../../lib/table.svelte";
import { FACTIONS, factionsOf, sideOf, type Faction, type View } from "./view";

export interface Hand {
  faction: Faction;
  cards: string[];
  /** The King of the faction, where he is known and not played (VX-3.1). */
  king: string | null;
  /** Events that may still be played this round. */
  events: number;
  own: boolean;
}

/** The hands of the seat itself; cards that can be chosen from elsewhere (building a deck) come with the first. */
export function ownHands(table: TableModel): Hand[] {
  const view = table.frame.view as View;
  const hands = factionsOf(view, table.frame.seat).map((faction) => handOf(table, view, faction, true));
  const held = new Set(hands.flatMap((hand) => hand.cards));
  for (const option of table.options) {
    if (option.domain !== "card" || !option.on || held.has(option.on)) continue;
    const hand = hands.find((one) => one.faction.charAt(0) === option.on?.charAt(0)) ?? hands[0];
    hand?.cards.push(option.on);
    held.add(option.on);
  }
  return hands;
}

/** The hand of an ally, where its cards are known. */
export function allyHands(table: TableModel): Hand[] {
  const view = table.frame.view as View;
  const own = factionsOf(view, table.frame.seat);
  return FACTIONS.filter((faction) => !own.includes(faction) && view.factions[faction]?.hand !== undefined)
    .filter((faction) => own.some((mine) => sideOf(mine) === sideOf(faction)))
    .map((faction) => handOf(table, view, faction, false));
}

function handOf(table: TableModel, view: View, faction: Faction, own: boolean): Hand {
  const seen = view.factions[faction];
  const limit = Number(table.frame.table.options["events_per_round"] ?? 2);
  const king = view.age?.kings?.[faction] ?? null;
  return { faction, king: king === "hidden" ? null : king, cards: [...(seen?.hand ?? [])], events: Math.max(0, limit - (seen?.events_played ?? 0)), own };
}
