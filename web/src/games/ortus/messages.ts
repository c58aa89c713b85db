/** The table's own words. Names of cards, places and Earls come from the book. */
import en from "./messages.en.json";
import es from "./messages.es.json";

export const messages: { en: Record<string, string>; es: Record<string, string> } = { en, es };
