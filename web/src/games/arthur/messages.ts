/** The words of the map, the hand and the council. Names of places, cards and people come from the book. */
import councilEn from "./council/messages.en.json";
import councilEs from "./council/messages.es.json";
import en from "./messages.en.json";
import es from "./messages.es.json";

export const messages: { en: Record<string, string>; es: Record<string, string> } = {
  en: { ...en, ...councilEn },
  es: { ...es, ...councilEs },
};
