/** Rank with its arithmetic (AA-12), and who would win now (AA-17). */
import { landOf, TITLES, type Seat, type Title, type View } from "../view";
import { vassalsOf } from "./war";

export interface Score {
  seat: Seat;
  british: number;
  land: number;
  warlords: number;
  vassals: number;
  titles: Title[];
  total: number;
  /** The parts of the sum, in the order of the rule. */
  parts: { key: "british" | "land" | "warlords" | "vassals" | "titles"; n: number; each: number; points: number }[];
}

/** AA-12.1: what a player counts for, part by part. */
export function scoreOf(view: View, seat: Seat): Score {
  const { british_rank, vassal_rank, warlord_rank, title_rank } = view.figures;
  const own = landOf(view, seat);
  const british = view.rulers[seat]?.people === "british" ? 1 : 0;
  const warlords = own.reduce((sum, key) => sum + view.provinces[key]!.warlords, 0);
  const vassals = vassalsOf(view, seat).length;
  const titles = TITLES.filter((title) => view.titles[title].holder === seat);
  const parts: Score["parts"] = [
    { key: "british", n: british, each: british_rank, points: british * british_rank },
    { key: "land", n: own.length, each: 1, points: own.length },
    { key: "warlords", n: warlords, each: warlord_rank, points: warlords * warlord_rank },
    { key: "vassals", n: vassals, each: vassal_rank, points: vassals * vassal_rank },
    { key: "titles", n: titles.length, each: title_rank, points: titles.length * title_rank },
  ];
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  return { seat, british, land: own.length, warlords, vassals, titles, total, parts };
}

/** All, the highest first; equals as they sit. */
export const scores = (view: View): Score[] =>
  view.order.map((seat) => scoreOf(view, seat)).sort((a, b) => b.total - a.total || view.order.indexOf(a.seat) - view.order.indexOf(b.seat));

/** Who would win if the campaign ended now; several: dice decide (AA-17.2). */
export function leaders(view: View): Seat[] {
  const all = scores(view);
  return all.filter((one) => one.total === all[0]?.total).map((one) => one.seat);
}

/** AA-17.1: how many are still to be made vassals by a player who holds a title; null: he holds none. */
export function toHighKing(view: View, seat: Seat): number | null {
  if (!TITLES.some((title) => view.titles[title].holder === seat)) return null;
  return view.rulers.length - 1 - vassalsOf(view, seat).length;
}

export const roundsLeft = (view: View): number => Math.max(0, view.rounds - view.round);
