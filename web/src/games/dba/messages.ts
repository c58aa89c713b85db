/** The board's own words. Names of types, cards and ground come from the book. */
import en from "./messages.en.json";
import es from "./messages.es.json";

export const messages: { en: Record<string, string>; es: Record<string, string> } = { en, es };
