/** Names and texts from the game's book; what the book does not know is called by its key. */
import type { Book } from "../../lib/wire";
import type { Type } from "../dba/seen";
import type { Book as Seen, CardText, Kingdom, ProvinceText, Title, TitleText } from "./seen";

/** What the book says; one of past rules may lack a part. */
export const said = (book: Book): Partial<Seen> => (book ?? {}) as Partial<Seen>;

/** A name that begins a line or stands alone. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A key as words, for want of a name. */
export const plain = (key: string): string => capital(key.replaceAll("_", " "));

export function province(book: Book, key: string): Pick<ProvinceText, "name" | "text"> {
  return { name: plain(key), text: "", ...said(book).provinces?.[key] };
}

export function card(book: Book, key: string): CardText {
  return { name: plain(key), kind: "campaign", text: "", rule: "", copies: 0, ...said(book).cards?.[key] };
}

export function title(book: Book, key: Title): TitleText {
  return { name: plain(key), text: "", rule: "", ...said(book).titles?.[key] };
}

export const kingdomName = (book: Book, key: Kingdom): string => said(book).kingdoms?.[key]?.name ?? plain(key);
export const coastName = (book: Book, key: string): string => capital(said(book).coasts?.[key] ?? plain(key));
export const terrainName = (book: Book, key: string): string => said(book).terrains?.[key] ?? plain(key);
/** Of a ruler. */
export const peopleName = (book: Book, key: string): string => capital(said(book).peoples?.[key] ?? plain(key));
/** Of a province. */
export const populationName = (book: Book, key: string): string => capital(said(book).populations?.[key] ?? plain(key));
/** A type of element. */
export const kindName = (book: Book, key: Type): string => said(book).types?.[key]?.name ?? plain(key);
