/** Names and texts from the game's book; what the book does not know is called by its key. */
import type { TableModel } from "../../lib/table.svelte";
import type { Book } from "../../lib/wire";
import type { Book as Seen, StyleText, TypeText } from "./seen";
import { earlOf, seasonOf, type House } from "./view";

/** What the book says; one of past rules may lack a part. */
const said = (book: Book): Partial<Seen> => (book ?? {}) as Partial<Seen>;

/** A key as words, for want of a name. */
export const plain = (key: string): string =>
  key.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");

export function typeText(book: Book, key: string): TypeText {
  return { name: plain(key), family: "property", text: "", rule: "", strength: null, figure: null, ...said(book).types?.[key] };
}

/** The Strength of a card at this table, if it has one. */
export function strengthAt(table: TableModel, key: string): number | null {
  const { figure, strength } = typeText(table.book, key);
  const settled = figure === null ? undefined : table.frame.table.options[figure];
  return settled === undefined ? strength : Number(settled);
}

export const typeName = (book: Book, key: string): string => typeText(book, key).name;

export const placeName = (book: Book, key: string): string => said(book).places?.[key] ?? plain(key);
export const resultName = (book: Book, key: string): string => said(book).results?.[key] ?? plain(key);
export const joustName = (book: Book, key: string): string => said(book).joust?.[key] ?? plain(key);
export const joustHandName = (book: Book, key: string): string => said(book).joust_hands?.[key] ?? plain(key);
export const colourName = (book: Book, key: string): string => said(book).colours?.[key] ?? plain(key);

export function style(book: Book, key: string, label: string): StyleText {
  return { name: label, sentence: "", cards: {}, ...said(book).styles?.[key] };
}

/** An Earl by the name of his seat; the King whom nobody plays; the Vikings. */
export function houseName(table: TableModel, house: House | null): string {
  if (house === null) return "";
  if (house === "vikings") return table.t("ortus-vikings");
  if (house === "welsh") return table.t("ortus-welsh");
  const earl = earlOf(seasonOf(table.frame.view), house);
  if (!earl) return colourName(table.book, house);
  if (earl.seat === null) return table.t("ortus-king");
  if (earl.seat === table.frame.seat && table.frame.table.mine.length < 2) return table.t("ortus-you");
  return table.frame.table.seats[earl.seat]?.name ?? colourName(table.book, house);
}

/** "Palace at Winchester". */
export const fiefName = (table: TableModel, fief: { seat: string; place: string }): string =>
  table.t("ortus-fief-name", { seat: typeName(table.book, fief.seat), place: placeName(table.book, fief.place) });
