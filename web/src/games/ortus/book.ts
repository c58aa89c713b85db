/** Names and texts from the game's book; what the book does not know is called by its key. */
import type { TableModel } from "../../lib/table.svelte";
import type { Book, Frame } from "../../lib/wire";
import type { Book as Seen, Family, StyleText, TypeText } from "./seen";
import { earlOf, seasonOf, type House } from "./view";

/** What the book says; one of past rules may lack a part. */
const said = (book: Book): Partial<Seen> => (book ?? {}) as Partial<Seen>;

const FAMILIES: Record<string, Family> = {
  castle: "property", palace: "property", land: "property", market_town: "property", church: "property", cathedral: "property",
  prince: "face", vassal: "face", champion: "face", monk: "face", mercenary: "face", king: "face",
  treachery: "political", intrigue: "political", allies: "political", banquet: "political", banner: "political",
  infantry: "army", knight: "army", viking: "army", chieftain: "army", tower: "property", tent: "property",
};
/** Which figure of the house rules is a card's Strength. */
const FIGURES: Record<string, [string, number]> = {
  prince: ["str_prince", 2], vassal: ["str_vassal", 1], champion: ["str_champion", 2], mercenary: ["str_mercenary", 1],
  king: ["str_king_card", 1], infantry: ["str_infantry", 1], knight: ["str_knight", 2], viking: ["str_viking", 1],
  chieftain: ["str_chieftain", 2], castle: ["castle_strength", 2], palace: ["palace_strength", 3], tent: ["tent_strength", 1],
};

/** A key as words, for want of a name. */
export const plain = (key: string): string =>
  key.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");

export function typeText(book: Book, key: string): TypeText {
  const known = said(book).types?.[key];
  return { name: plain(key), text: "", rule: "", strength: null, ...known, family: FAMILIES[key] ?? known?.family ?? "property" };
}

/** The Strength of a card at this table, if it has one. */
export function strengthAt(frame: Frame, key: string): number | null {
  const found = FIGURES[key];
  return found ? Number(frame.table.options[found[0]] ?? found[1]) : null;
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
