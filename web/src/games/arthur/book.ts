/** Names and texts from the game's book; what the book does not know is called by its key. */
import type { Book } from "../../lib/wire";

export interface ProvinceText {
  name: string;
  /** Where that is today. */
  text: string;
}
export interface CardText {
  name: string;
  kind: "base" | "campaign" | "ruler" | "war" | "battle";
  text: string;
  rule: string;
}
export interface TitleText {
  name: string;
  text: string;
  rule: string;
}

/** A name that begins a line or stands alone. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A key as words, for want of a name. */
export const plain = (key: string): string => capital(key.replaceAll("_", " "));

export function province(book: Book, key: string): ProvinceText {
  const known: Partial<ProvinceText> = book?.provinces?.[key] ?? {};
  return { name: plain(key), text: "", ...known };
}

export function card(book: Book, key: string): CardText {
  const known: Partial<CardText> = book?.cards?.[key] ?? {};
  return { name: plain(key), kind: "campaign", text: "", rule: "", ...known };
}

export function title(book: Book, key: string): TitleText {
  const known: Partial<TitleText> = book?.titles?.[key] ?? {};
  return { name: plain(key), text: "", rule: "", ...known };
}

export const kingdomName = (book: Book, key: string): string => book?.kingdoms?.[key]?.name ?? plain(key);
export const coastName = (book: Book, key: string): string => capital(book?.coasts?.[key] ?? plain(key));
export const terrainName = (book: Book, key: string): string => book?.terrains?.[key] ?? plain(key);
/** Of a ruler. */
export const peopleName = (book: Book, key: string): string => capital(book?.peoples?.[key] ?? plain(key));
/** Of a province. */
export const populationName = (book: Book, key: string): string => capital(book?.populations?.[key] ?? plain(key));
/** A type of element. */
export const kindName = (book: Book, key: string): string => book?.types?.[key]?.name ?? plain(key);
