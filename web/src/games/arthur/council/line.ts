/** The lines of rulers, kingdom by kingdom (AA-13). */
import type { AnnalDate, Cause, People, Seat, View } from "../view";
import { lordOf, vassalsOf } from "./war";

/** One ruler of a line; the last one lives. */
export interface Reign {
  /** His number in the line, from 1. */
  number: number;
  born: People;
  /** Of the living: the people that he rules as, if he has changed. */
  people: People;
  /** The round in which he died; null: he lives. */
  died: number | null;
  date: AnnalDate | null;
  cause: Cause | null;
}

export interface Line {
  seat: Seat;
  reigns: Reign[];
  lord: Seat | null;
  /** The lord whom he rebels against. */
  rebels: Seat | null;
  vassals: Seat[];
}

export function lineOf(view: View, seat: Seat): Line {
  const ruler = view.rulers[seat]!;
  const dead = ruler.lineage.map((one, i): Reign => ({ number: i + 1, born: one.born, people: one.born, died: one.died, date: one.date ?? null, cause: one.cause }));
  const living: Reign = { number: ruler.reign, born: ruler.born, people: ruler.people, died: null, date: null, cause: null };
  const lord = lordOf(view, seat);
  return { seat, reigns: [...dead, living], lord, rebels: ruler.rebels ? ruler.lord : null, vassals: vassalsOf(view, seat) };
}

/** All lines: a lord with his vassals stands together, else as they sit round the table. */
export function lines(view: View): Line[] {
  const placed = new Set<Seat>();
  const found: Line[] = [];
  const put = (seat: Seat): void => {
    if (placed.has(seat) || !view.rulers[seat]) return;
    placed.add(seat);
    found.push(lineOf(view, seat));
  };
  for (const seat of view.order) {
    if (lordOf(view, seat) !== null) continue;
    put(seat);
    for (const vassal of vassalsOf(view, seat)) put(vassal);
  }
  for (const seat of view.order) put(seat);
  return found;
}
