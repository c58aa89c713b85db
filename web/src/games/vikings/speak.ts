/** The table in words, for labels that are read aloud and for the text view. */
import type { TableModel } from "../../lib/table.svelte";
import * as book from "./book";
import { lies, powerOver } from "./ground";
import { GONE, OFF_SHORE, attackerIn, holder, leadersIn, stacks, tileIn, unitsIn, type Counts, type Side, type View } from "./view";

/** "3 Norsemen, 1 Berserker". */
export function army(table: TableModel, counts: Counts | undefined): string {
  return stacks(counts).map(({ kind, n }) => book.counted(table.book, kind, n)).join(", ");
}

/** A shire's name in both tongues: "York (Eoforwic)". */
export function bothNames(table: TableModel, key: string): string {
  const { name, old } = book.shire(table.book, key);
  return name === old ? name : `${name} (${old})`;
}

/** What kind of place it is: "Northumbria, city, on the North Sea". */
export function kindOfPlace(table: TableModel, key: string): string {
  const place = book.shire(table.book, key);
  const words = [book.kingdomName(table.book, place.kingdom)];
  if (place.city) words.push(table.t("vikings-city"));
  if (place.marsh) words.push(table.t("vikings-marsh"));
  if (place.coast.length > 0) words.push(place.coast.map((sea) => book.seaName(table.book, sea)).join(", "));
  return words.join(" · ");
}

/** A Leader with his by-name. */
export function leaderName(table: TableModel, key: string): string {
  const { name, epithet } = book.leader(table.book, key);
  return epithet ? `${name}, ${epithet}` : name;
}

/** Where a Leader is, and whether he has marched this turn. */
export function whereabouts(table: TableModel, view: View, key: string): string {
  const at = view.leaders[key] ?? GONE;
  if (at === GONE) return table.t("vikings-leader-gone");
  const place = at === OFF_SHORE ? table.t("vikings-offshore") : table.t("vikings-leader-at", { place: book.shire(table.book, at).name });
  return view.led.includes(key) && view.march?.leader !== key ? `${place} · ${table.t("vikings-leader-led")}` : place;
}

/** A side as a sentence names it. */
export const sideWord = (table: TableModel, side: Side): string => table.t(`vikings-side-${side}`);

/** Who holds a shire and what stands there, as one sentence. */
export function standing(table: TableModel, view: View, key: string): string {
  const units = unitsIn(view, key);
  const who = holder(view, key);
  if (who === "fought") {
    const attacks = sideWord(table, attackerIn(view, key));
    return table.t("vikings-fought", { attacker: attacks, units: army(table, units) });
  }
  const tile = tileIn(view, key);
  if (tile && who === "viking" && stacks(units).length === 0) return table.t("vikings-map-held", { side: sideWord(table, who), tile: book.tileName(table.book, tile) });
  if (who === "empty") return table.t(book.shire(table.book, key).marsh ? "vikings-closed" : "vikings-empty");
  return table.t("vikings-held", { side: sideWord(table, who), units: army(table, units) });
}

/** Leaders who stand in a shire, or nothing. */
export function led(table: TableModel, view: View, key: string): string {
  return leadersIn(view, key).map((leader) => book.leader(table.book, leader).name).join(", ");
}

/** Which English reinforcements a city brings, or nothing. */
export function reinforcements(table: TableModel, key: string): string {
  const [housecarl = 0, thegn = 0] = book.shire(table.book, key).reinforce;
  return army(table, { housecarl, thegn });
}

/** All that an area says of itself: name, holder, stacks, state, and what may be done. */
export function areaLabel(table: TableModel, view: View, key: string): string {
  const parts = [bothNames(table, key), kindOfPlace(table, key), standing(table, view, key)];
  const leaders = led(table, view, key);
  if (leaders) parts.push(table.t("vikings-leaders-here", { names: leaders }));
  if (view.age) parts.push(...lies(table, view, key).map((name) => name.charAt(0).toUpperCase() + name.slice(1)), ...[powerOver(table, view, key)].filter(Boolean));
  if (view.march?.at === key) parts.push(table.t("vikings-march-here"));
  if (view.barred.includes(key)) parts.push(table.t("vikings-barred"));
  const options = table.optionsOn("shire", key);
  if (options.length > 0) parts.push(table.t("vikings-may", { what: options.map((option) => option.label).join("; ") }));
  return parts.join(". ");
}
