/** The cards that a seat may speak of: its own, those set aside, and those it has seen in other hands. */
import type { TableModel } from "../../lib/table.svelte";
import { viewOf, type Seat } from "./view";

/** AA-1.2: everybody has these, and they come back at once. */
export const BASE = ["establish_claim", "raid", "renounce_claim", "saxon_settlement", "cassus_belli"];

export interface BaseCard {
  key: string;
  state: "ready" | "used" | "aside";
}
export interface OwnHand {
  base: BaseCard[];
  winds: string[];
  /** Winds cards that Merlin keeps from being played. */
  aside: string[];
}

/** The hand of who looks; null for a spectator. */
export function ownHand(table: TableModel): OwnHand | null {
  const view = viewOf(table.frame);
  const { seat } = table.frame;
  const ruler = seat === null ? undefined : view.rulers[seat];
  if (!ruler) return null;
  const used = view.active === seat ? view.used : [];
  return {
    base: BASE.map((key) => ({ key, state: ruler.aside.includes(key) ? "aside" : used.includes(key) ? "used" : "ready" })),
    winds: ruler.hand ?? [],
    aside: ruler.aside.filter((key) => !BASE.includes(key)),
  };
}

export interface OtherHand {
  seat: Seat;
  cards: number;
  known: string[];
}

/** The other hands: how many cards, and those that were seen. */
export function otherHands(table: TableModel): OtherHand[] {
  const view = viewOf(table.frame);
  return view.rulers.flatMap((ruler, seat): OtherHand[] => {
    if (seat === table.frame.seat) return [];
    return [{ seat, cards: ruler.cards, known: ruler.known }];
  });
}

/** Cards of another's that may be answered with now (AA-C-R5): what Merlin takes or sets aside. */
export function merlins(table: TableModel): string[] {
  const cards = table.options.filter((option) => option.domain === "card" && (option.verb === "take" || option.verb === "set_aside")).map((option) => option.on ?? "");
  return [...new Set(cards)];
}
