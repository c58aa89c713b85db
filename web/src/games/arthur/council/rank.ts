/** Rank with its arithmetic (AA-12), and who would win now (AA-17), as the server says. */
import type { Counted } from "../seen";
import { TITLES, type Seat, type Title, type View } from "../view";

export interface Score {
  seat: Seat;
  titles: Title[];
  total: number;
  /** The parts of the sum, in the order of the rule; none where the view does not tell them. */
  parts: { key: Counted; n: number; each: number; points: number }[];
}

const PARTS: Counted[] = ["british", "land", "warlords", "vassals", "titles"];

/** AA-12.1: what a player counts for, part by part. */
export function scoreOf(view: View, seat: Seat): Score {
  const { figures } = view;
  const { rank = 0, counts } = view.rulers[seat] ?? {};
  const each = { british: figures.british_rank, land: figures.land_rank ?? 1, warlords: figures.warlord_rank, vassals: figures.vassal_rank, titles: figures.title_rank };
  return {
    seat,
    titles: TITLES.filter((title) => view.titles[title].holder === seat),
    total: rank,
    parts: counts ? PARTS.map((key) => ({ key, n: counts[key], each: each[key], points: counts[key] * each[key] })) : [],
  };
}

/** All, the highest first; equals as they sit. */
export const scores = (view: View): Score[] =>
  view.order.map((seat) => scoreOf(view, seat)).sort((a, b) => b.total - a.total || view.order.indexOf(a.seat) - view.order.indexOf(b.seat));

/** Who would win if the campaign ended now; several: dice decide (AA-17.2). Where the view does not say, who stands first. */
export function leaders(view: View): Seat[] {
  const seats = scores(view).map((one) => one.seat);
  return view.highest ? seats.filter((seat) => view.highest!.includes(seat)) : seats.slice(0, 1);
}

/** AA-17.1: how many are still to be made vassals by a player who holds a title; null: he holds none. */
export const toHighKing = (view: View, seat: Seat): number | null => view.rulers[seat]?.to_overlord ?? null;

export const roundsLeft = (view: View): number => Math.max(0, view.rounds - view.round);
