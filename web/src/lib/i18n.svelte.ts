/** The language that is spoken: chosen by the browser, switched by hand; its sentences are loaded when it is. */
import { english, languages as spoken, shells, tables, type Load } from "virtual:catalogues";
import { Speaker, type Values } from "./fluent";
import { keep, kept } from "./keep";
import type { Lang } from "./wire";

export type { Values };

const ENGLISH = "en";

/** Each by its own name: "Español". */
export const languages: { id: Lang; name: string }[] = spoken.map((id) => {
  const name = new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id;
  return { id: id as Lang, name: name.charAt(0).toLocaleUpperCase(id) + name.slice(1) };
});

/** The first language we speak among those the browser asks for. */
export function bestLang(asked: readonly string[]): Lang {
  const found = asked.map((tag) => tag.split("-")[0]!.toLowerCase()).find((tag) => spoken.includes(tag));
  return (found ?? ENGLISH) as Lang;
}

function firstLang(): Lang {
  const chosen = kept("lang");
  return bestLang([...(chosen ? [chosen] : []), ...(typeof navigator === "undefined" ? [] : navigator.languages)]);
}

class Speech {
  lang: Lang = $state(ENGLISH);
  readonly #speakers = new Map<string, Speaker>();
  readonly #loaded = new Set<Load[1]>();
  /** Games whose tables are spoken of. */
  readonly #games = new Set<string>();

  constructor() {
    this.#speaker(ENGLISH).learn(english);
  }

  /** Learns the language that this reader wants before anything is said. */
  async begin(): Promise<void> {
    const wanted = firstLang();
    await this.#load(shells[wanted] ?? []).then(() => (this.lang = wanted), () => undefined);
  }

  async choose(lang: Lang): Promise<void> {
    await this.#load([...(shells[lang] ?? []), ...[...this.#games].flatMap((game) => loadsOf(game, lang))]);
    this.lang = lang;
    keep("lang", lang);
  }

  /** Learns what is said at the tables of a game. */
  async learn(game: string): Promise<void> {
    this.#games.add(game);
    await this.#load(loadsOf(game, this.lang));
  }

  async #load(loads: Load[]): Promise<void> {
    await Promise.all(
      loads.map(async ([language, load]) => {
        if (this.#loaded.has(load)) return;
        this.#speaker(language).learn((await load()).default);
        this.#loaded.add(load);
      }),
    );
  }

  #speaker(language: string): Speaker {
    const known = this.#speakers.get(language) ?? new Speaker(language);
    this.#speakers.set(language, known);
    return known;
  }

  /** The message in the language spoken now, or in English; null if neither has it. */
  say(id: string, values: Values): string | null {
    return this.#speakers.get(this.lang)?.say(id, values) ?? this.#speakers.get(ENGLISH)!.say(id, values);
  }
}

const loadsOf = (game: string, lang: string): Load[] => tables[game]?.[lang] ?? tables[game]?.[ENGLISH] ?? [];

export const speech = new Speech();

/** The message of that id in the language spoken now. */
export const t = (id: string, values: Values = {}): string => speech.say(id, values) ?? id;

/** The same where it may be that there is none: then it is empty. */
export const maybe = (id: string): string => speech.say(id, {}) ?? "";
