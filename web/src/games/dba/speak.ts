/** Elements, commands and cards in words. Names and texts come from the book; what it does not know is called by its key. */
import type { TableModel } from "../../lib/table.svelte";
import type { Book as Seen, HostText } from "./seen";
import { find, moveOf, said, viewOf, type Element } from "./view";

export const plain = (key: string): string => capital(key.replaceAll("_", " "));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Entry = Partial<Record<"name" | "title" | "text" | "rule" | "window", string>>;

function entry(table: TableModel, shelf: keyof Seen, key: string, field: keyof Entry): string {
  const found = (said(table.book)[shelf] as Record<string, string | Entry> | undefined)?.[key];
  if (typeof found === "string") return field === "name" ? found : "";
  return found?.[field] ?? "";
}
const named = (table: TableModel, shelf: keyof Seen, key: string): string => capital(entry(table, shelf, key, "name") || entry(table, shelf, key, "title")) || plain(key);

export const riverName = (table: TableModel, river: string): string => named(table, "rivers", river).toLocaleLowerCase();
export const typeName = (table: TableModel, type: string): string => named(table, "types", type);
export const typeText = (table: TableModel, type: string): string => entry(table, "types", type, "text");
export const traitName = (table: TableModel, trait: string): string => named(table, "traits", trait);
export const traitText = (table: TableModel, trait: string): string => entry(table, "traits", trait, "text");
export const traitRule = (table: TableModel, trait: string): string => entry(table, "traits", trait, "rule");
export const cardName = (table: TableModel, card: string): string => named(table, "cards", card);
export const cardText = (table: TableModel, card: string): string => entry(table, "cards", card, "text");
export const cardWindow = (table: TableModel, card: string): string => entry(table, "cards", card, "window");
export const cardRule = (table: TableModel, card: string): string => entry(table, "cards", card, "rule");
export const groundName = (table: TableModel, ground: string): string => named(table, "features", ground);
export const groundText = (table: TableModel, ground: string): string => entry(table, "features", ground, "text");
export const countryName = (table: TableModel, country: string): string => named(table, "countries", country);
export const peopleName = (table: TableModel, people: string): string => named(table, "peoples", people);
export const statusName = (table: TableModel, status: string): string => entry(table, "statuses", status, "name") || table.t(`dba-status-${status}`);
export const outcomeName = (table: TableModel, outcome: string): string => table.t(`dba-outcome-${outcome}`);
/** What a part of a combat's sum is for. */
export const factorName = (table: TableModel, key: string): string => entry(table, "factors", key, "name") || table.t(`dba-factor-${key}`);
export const seatName = (table: TableModel, seat: number): string => table.frame.table.seats[seat]?.name ?? String(seat + 1);

/** The host of a number, as the book lists them. */
export function hostOf(table: TableModel, number: string | null): HostText | null {
  const hosts = Object.values(said(table.book).hosts ?? {});
  return hosts[Number(number)] ?? null;
}

/** "Spears e4": as the log and the options call it. */
export function elementName(table: TableModel, element: Element | undefined, id = ""): string {
  if (!element) return id === "camp" || id === "town" ? table.t(`dba-${id}`) : id;
  return `${typeName(table, element.type)} ${element.id}`;
}
export const nameOf = (table: TableModel, id: string): string => elementName(table, find(viewOf(table.frame), id), id);

const POINTS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];
/** Which way it faces: one of eight. */
export const compass = (table: TableModel, facing: number): string => table.t(`dba-facing-${POINTS[Math.round((((facing % 360) + 360) % 360) / 45) % 8]}`);

/** All that is to be said of an element, in one line; it begins with what is written on it. */
export function tellElement(table: TableModel, element: Element): string {
  const words = [`${element.type} ${element.id}`, typeName(table, element.type), seatName(table, element.command ?? element.owner), ...marks(table, element)];
  words.push(whereabouts(table, element));
  return words.join(", ");
}

/** The same of one's own element, where nothing is written on it: "Warband e1, general, 880 mm east, ...". */
export const tellOwn = (table: TableModel, element: Element): string => [elementName(table, element), ...marks(table, element), whereabouts(table, element)].join(", ");

export function whereabouts(table: TableModel, element: Element): string {
  if (element.x === null || (element.status !== "on_table" && element.status !== "garrison")) return statusName(table, element.status);
  if (element.status === "garrison") return `${statusName(table, element.status)}, ${table.t("dba-at-inside", { x: Math.round(element.x), y: Math.round(element.y!) })}`;
  return table.t("dba-at", { x: Math.round(element.x), y: Math.round(element.y!), facing: compass(table, element.facing!) });
}

export function marks(table: TableModel, element: Element): string[] {
  const words: string[] = [];
  for (const key of ["general", "warlord", "prince", "pendragon", "expendable", "shaken", "held", "fought", "kept"] as const) {
    if (element[key]) words.push(table.t(`dba-mark-${key}`));
  }
  for (const work of element.works) words.push(cardName(table, work));
  if (element.moved > 0) words.push(table.t("dba-moved", { n: element.moved }));
  return words;
}

export const strideText = (table: TableModel, element: Element): string => table.t("dba-move-paces", { n: moveOf(table, element) * 4 });
