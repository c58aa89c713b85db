/** Rulers, wars and promises in words. Names come from the book; what it does not know is called by its key. */
import { roman } from "../../../lib/fluent";
import type { TableModel } from "../../../lib/table.svelte";
import type { LineEvent } from "../../../lib/wire";
import { said } from "../book";
import type { Book } from "../seen";
import { kingdomOf, seatName, seatOf, viewOf, type Over, type People, type Reason, type Seat } from "../view";

const plain = (key: string): string => capital(key.replaceAll("_", " "));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string => capital(/[.!?…]$/.test(text) ? text : `${text}.`);

type Entry = Partial<Record<"name" | "text" | "rule", string>>;

function entry(table: TableModel, shelf: keyof Book, key: string, field: keyof Entry): string {
  const found = (said(table.book)[shelf] as Record<string, string | Entry> | undefined)?.[key];
  if (typeof found === "string") return field === "name" ? found : "";
  return found?.[field] ?? "";
}
const named = (table: TableModel, shelf: keyof Book, key: string): string => capital(entry(table, shelf, key, "name")) || plain(key);

export const provinceName = (table: TableModel, key: string): string => named(table, "provinces", key);
export const cardName = (table: TableModel, key: string): string => named(table, "cards", key);
export const cardText = (table: TableModel, key: string): string => entry(table, "cards", key, "text");
export const cardRule = (table: TableModel, key: string): string => entry(table, "cards", key, "rule");
export const titleName = (table: TableModel, key: string): string => named(table, "titles", key);
export const typeName = (table: TableModel, key: string): string => (key === "any" ? table.t("arthur-council-any") : named(table, "types", key));
export const peopleName = (table: TableModel, key: People): string => entry(table, "peoples", key, "name") || plain(key);
export const nameOf = (table: TableModel, seat: Seat | null): string => seatName(table.frame, seat);

/** The ruler of a number in his line; when all names have been borne they come again, with a number. */
export function rulerName(table: TableModel, seat: Seat, reign: number, born: People): string {
  const kingdom = kingdomOf(viewOf(table.frame), seat);
  const names = (kingdom && said(table.book).kingdoms?.[kingdom]?.rulers[born === "saxon" ? "saxon" : "british"]) ?? [];
  if (names.length === 0) return `${nameOf(table, seat)} ${roman(reign)}`;
  const lap = Math.floor((reign - 1) / names.length);
  return `${names[(reign - 1) % names.length]}${lap > 0 ? ` ${roman(lap + 1)}` : ""}`;
}

/** The ruler who sits there now. */
export function rulerNow(table: TableModel, seat: Seat): string {
  const ruler = viewOf(table.frame).rulers[seat];
  return ruler ? rulerName(table, seat, ruler.reign, ruler.born) : nameOf(table, seat);
}

/** What a war is over, or what is won: a province, a title, a throne. */
export function thingName(table: TableModel, over: Over, thing: Reason): string {
  const name = over === "throne" ? nameOf(table, Number(thing)) : over === "title" ? titleName(table, String(thing)) : over === "land" ? provinceName(table, String(thing)) : "";
  return (entry(table, "things", over, "name") || "{}").replace("{}", name);
}

const OVER_OF: Record<string, Over> = {
  over: "land", promise: "land", yield: "land", over_title: "title", promise_title: "title", yield_title: "title", over_throne: "throne", promise_throne: "throne", yield_throne: "throne",
};

/** What an action is about: "promise lundein" is Caer Lundein, "yield_throne p2" the throne of the second. */
export function thingOf(table: TableModel, action: string): string {
  const [verb = "", key = ""] = action.split(" ");
  const over = OVER_OF[verb] ?? "land";
  return thingName(table, over, over === "throne" ? seatOf(key) : key);
}

/** A promise in words: to renounce a claim, or to stand back. */
export const promiseText = (table: TableModel, action: string): string =>
  table.t(action.startsWith("yield") ? "arthur-council-promise-yield" : "arthur-council-promise-renounce", { thing: thingOf(table, action) });

/** A source of a levy in words. */
export function sourceName(table: TableModel, from: string, key: string): string {
  if (from === "card") return cardName(table, key);
  if (from === "title") return titleName(table, key);
  const known = said(table.book).provinces?.[key] !== undefined || key in viewOf(table.frame).provinces;
  const place = known ? provinceName(table, key) : cardName(table, key);
  return from === "province" ? place : table.t(`arthur-council-from-${from}`, { place });
}

export const eventText = (event: LineEvent): string => sentence(event.text);

/** "a, b and c". */
export function listed(table: TableModel, parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return table.t("arthur-council-and", { some: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}
