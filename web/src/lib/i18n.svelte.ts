/** The message catalogues: English and Spanish, chosen by the browser, switched by hand. */
import en from "../messages/en.json";
import es from "../messages/es.json";
import { keep, kept } from "./keep";
import type { Lang } from "./wire";

export type Messages = Record<string, string>;
export type Values = Record<string, string | number>;

const catalogues: Record<Lang, Messages> = { en: { ...en }, es: { ...es } };

export const languages: { id: Lang; name: string }[] = [
  { id: "en", name: "English" },
  { id: "es", name: "Español" },
];

/** The first language we speak among those the browser asks for. */
export function bestLang(asked: readonly string[]): Lang {
  for (const tag of asked) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short === "en" || short === "es") return short;
  }
  return "en";
}

function firstLang(): Lang {
  const chosen = kept("lang");
  if (chosen === "en" || chosen === "es") return chosen;
  return bestLang(typeof navigator === "undefined" ? [] : navigator.languages);
}

class Speech {
  lang: Lang = $state(firstLang());

  choose(lang: Lang): void {
    this.lang = lang;
    keep("lang", lang);
  }
}

export const speech = new Speech();

/** Adds a game's own messages to the catalogues. */
export function addMessages(more: Record<Lang, Messages>): void {
  Object.assign(catalogues.en, more.en);
  Object.assign(catalogues.es, more.es);
}

/** Puts values into a message: "{name}" is replaced; "{n, one|{n} many}" chooses by number. */
export function fill(message: string, values: Values): string {
  const chosen = message.replace(/\{(\w+), ((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g, (_, name: string, one: string, many: string) =>
    values[name] === 1 ? one : many,
  );
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The message of that id in the language spoken now. */
export function t(id: string, values: Values = {}): string {
  const message = catalogues[speech.lang][id] ?? catalogues.en[id] ?? id;
  return fill(message, values);
}
