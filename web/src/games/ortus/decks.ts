/** Decks as people build them: counts by type, kept by name, written as text. */
import { keep, kept } from "../../lib/keep";
import type { Option } from "../../lib/wire";
import { TYPES, total, type Counts, type Type } from "./view";

const SHELF = "ortus-decks";

/** True if an option belongs to the building of a deck. */
export const asksForDeck = (option: Option): boolean =>
  option.verb === "deck" || option.verb === "own_deck" || option.verb.startsWith("copies ");

/** The type whose copies are asked for: "copies land" is "land". */
export function typeAsked(options: Option[]): string | null {
  const verb = options.find((option) => option.verb.startsWith("copies "))?.verb;
  return verb ? verb.slice("copies ".length) : null;
}

/** Only whole numbers of known types. */
export function tidy(cards: unknown): Counts {
  const found: Counts = {};
  for (const type of TYPES) {
    const n = Number((cards as Counts | null)?.[type] ?? 0);
    if (Number.isInteger(n) && n > 0) found[type] = n;
  }
  return found;
}

export const same = (a: Counts, b: Counts): boolean => TYPES.every((type) => (a[type] ?? 0) === (b[type] ?? 0));

/** What of the other types would follow: whether a deck can be given from here on, having settled some. */
export function fits(deck: Counts, settled: Counts, size: number, most: (type: Type) => number): boolean {
  return total(deck) === size && TYPES.every((type) => (deck[type] ?? 0) <= most(type) && (deck[type] ?? 0) >= (settled[type] ?? 0));
}

// Decks kept by name

export function shelf(): Record<string, Counts> {
  try {
    const read: unknown = JSON.parse(kept(SHELF) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(Object.entries(read).map(([name, cards]) => [name, tidy(cards)]));
  } catch {
    return {};
  }
}
export function shelve(name: string, cards: Counts | null): Record<string, Counts> {
  const all = shelf();
  if (cards) all[name] = tidy(cards);
  else delete all[name];
  keep(SHELF, JSON.stringify(all));
  return all;
}

// A deck that is being given card by card, so that a reload goes on with it

const planKey = (table: string, seat: number): string => `ortus-plan-${table}-${seat}`;
export function keepPlan(table: string, seat: number, deck: Counts | null): void {
  keep(planKey(table, seat), deck ? JSON.stringify(deck) : null);
}
export function keptPlan(table: string, seat: number): Counts | null {
  const text = kept(planKey(table, seat));
  if (!text) return null;
  try {
    return tidy(JSON.parse(text));
  } catch {
    return null;
  }
}

// Text: "3 Land" a line

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z]+/g, " ").trim();

export function writeDeck(deck: Counts, name: (type: string) => string): string {
  return TYPES.filter((type) => (deck[type] ?? 0) > 0).map((type) => `${deck[type]} ${name(type)}`).join("\n");
}

/** Reads "3 Land", "Land: 3" or "3x land" in lines or after commas; null if a word is no card. */
export function readDeck(text: string, name: (type: string) => string): Counts | null {
  const known = new Map<string, string>();
  for (const type of TYPES) {
    known.set(folded(type), type);
    known.set(folded(name(type)), type);
  }
  const deck: Counts = {};
  for (const part of text.split(/[\n,;]+/).map((one) => one.trim()).filter(Boolean)) {
    const n = /\d+/.exec(part);
    const word = folded(part.replace(/\d+\s*[x×]?\b/, " "));
    const type = known.get(word) ?? known.get(word.replace(/s$/, ""));
    if (!n || !type) return null;
    deck[type] = (deck[type] ?? 0) + Number(n[0]);
  }
  return deck;
}
