/** What a seat sees of Age of Arthur, as the server sends it, and plain questions about it. */
import type { Frame } from "../../lib/wire";
import type { Kingdom, Title, View } from "./seen";

export type * from "./seen";
export type Seat = number;

export const TITLES: Title[] = ["pendragon", "bretwalda"];
export const KINGDOMS: Kingdom[] = ["dumnonia", "ceint", "powys", "linnuis", "ebrauc", "demetia", "gwynedd", "rheged"];

export const viewOf = (frame: Frame): View => frame.view as View;

/** The seat that an action calls p1 to p8. */
export const seatOf = (key: string | null | undefined): Seat | null => {
  const found = /^p(\d+)$/.exec(key ?? "");
  return found ? Number(found[1]) - 1 : null;
};
export const playerKey = (seat: Seat): string => `p${seat + 1}`;

/** A seat's kingdom; seats come in the order of the kingdoms. */
export const kingdomOf = (view: View, seat: Seat | null): Kingdom | null =>
  seat === null ? null : (view.rulers[seat]?.kingdom ?? KINGDOMS[seat] ?? null);

/** What the others at the table call a seat. */
export const seatName = (frame: Frame, seat: Seat | null): string => (seat === null ? "" : (frame.table.seats[seat]?.name ?? playerKey(seat)));

/** How many elements a seat could levy now. */
export const levySize = (view: View, seat: Seat): number => (view.levies[seat] ?? []).reduce((sum, line) => sum + line.count, 0);

/** The provinces of a seat, by key. */
export const landOf = (view: View, seat: Seat | null): string[] =>
  seat === null ? [] : Object.keys(view.provinces).filter((key) => view.provinces[key]!.owner === seat);

/** What a seat claims, by what it is. */
export function claimsOf(view: View, seat: Seat | null): { provinces: string[]; titles: Title[]; thrones: Seat[] } {
  const has = (claims: Seat[]): boolean => seat !== null && claims.includes(seat);
  return {
    provinces: Object.keys(view.provinces).filter((key) => has(view.provinces[key]!.claims)),
    titles: TITLES.filter((title) => has(view.titles[title].claims)),
    thrones: view.rulers.flatMap((ruler, other) => (has(ruler.throne_claims) ? [other] : [])),
  };
}
