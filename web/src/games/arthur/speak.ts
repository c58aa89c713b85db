/** The map in words, for labels that are read aloud, for notes and for the text view. */
import type { TableModel } from "../../lib/table.svelte";
import type { BoardState } from "./board.svelte";
import * as book from "./book";
import { isHome } from "./layout";
import { MAP, homeOf } from "./map";
import { kingdomOf, seatName, viewOf, type Levied, type Seat } from "./view";

export const seats = (table: TableModel, some: Seat[]): string => some.map((seat) => seatName(table.frame, seat)).join(", ");

/** What kind of place it is: "Dumnonia · hilly · Irish Sea, British Sea". */
export function kindOfPlace(table: TableModel, key: string): string {
  const area = MAP.areas[key];
  if (!area) return "";
  const words = [book.kingdomName(table.book, area.kingdom)];
  if (isHome(viewOf(table.frame), key)) words.push(table.t("arthur-home"));
  words.push(book.terrainName(table.book, area.terrain));
  if (area.coasts.length > 0) words.push(area.coasts.map((coast) => book.coastName(table.book, coast)).join(", "));
  return words.join(" · ");
}

/** A fact of a province: what it is about, and what it is. */
export interface Fact {
  name: string;
  text: string;
}

/** All that can be known of a province, line by line. */
export function factsOf(table: TableModel, key: string): Fact[] {
  const view = viewOf(table.frame);
  const here = view.provinces[key];
  const fact = (name: string, text: string): Fact => ({ name: table.t(`arthur-fact-${name}`), text });
  if (!here) return [fact("owner", table.t("arthur-away"))];
  const facts = [
    fact("owner", here.owner === null ? table.t("arthur-waits") : seatName(table.frame, here.owner)),
    fact("people", book.populationName(table.book, here.population)),
  ];
  if (here.last_owner !== null) facts.push(fact("last", seatName(table.frame, here.last_owner)));
  const levy = levyOf(table, key);
  if (levy) facts.push(fact("levy", here.blocked ? table.t("arthur-levy-blocked", { levy }) : levy));
  if (here.claims.length > 0) facts.push(fact("claims", seats(table, here.claims)));
  const thrones = view.rulers.flatMap((ruler, seat) => (homeOf(kingdomOf(view, seat)) === key ? ruler.throne_claims : []));
  if (thrones.length > 0) facts.push(fact("throne", seats(table, thrones)));
  for (const raid of view.raids.filter((one) => one.province === key)) {
    facts.push(fact("raid", `${seatName(table.frame, raid.by)} (${book.kindName(table.book, raid.kind)})`));
  }
  for (const ships of view.ships.filter((one) => one.province === key)) {
    facts.push(fact("ships", `${book.card(table.book, ships.card).name}, ${seatName(table.frame, ships.by)}`));
  }
  if (here.warlords > 0) facts.push(fact("warlord", String(here.warlords)));
  return facts;
}

/** What a province gives to its owner's levy: "2 Warband". */
export function levyOf(table: TableModel, key: string): string {
  const view = viewOf(table.frame);
  const owner = view.provinces[key]?.owner ?? null;
  const lines = owner === null ? [] : (view.levies[owner] ?? []).filter((line) => line.key === key && (line.from === "province" || line.from === "home"));
  const counts = new Map<Levied, number>();
  for (const kind of lines.flatMap((line) => line.kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => `${n} ${kind === "any" ? table.t("arthur-any") : book.kindName(table.book, kind)}`).join(", ");
}

/** All that a province says of itself: name, what it is, its facts, and what may be done. */
export function areaLabel(board: BoardState, key: string): string {
  const { table } = board;
  const parts = [book.province(table.book, key).name, kindOfPlace(table, key), ...factsOf(table, key).map(({ name, text }) => `${name}: ${text}`)];
  const options = board.optionsIn(key);
  if (options.length > 0) parts.push(table.t("arthur-may", { what: options.map((option) => option.label).join("; ") }));
  return parts.join(". ");
}
