/**
 * What the browser says itself: its catalogues lie with those of the server, in the folder `book` of each game and beside
 * `speech`, so that a language is one set of files. Each is read here, and becomes a module of its own, loaded when it is spoken.
 *
 * `virtual:catalogues` lists them; `virtual:catalogue/es` has the shell's sentences with those of all games' cards in the lobby,
 * `virtual:catalogue/es/GAME` those of a table.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "../../src/heptarchy");
const ENGLISH = "en";
const FILE = /^(\w+)\.(\w+)\.ftl$/;

export type Catalogue = Record<string, unknown>;

/** Folders with catalogues: that of the shell, and by game. */
const SHELL = join(ROOT, "speech");
const GAMES: Record<string, string> = Object.fromEntries(
  readdirSync(join(ROOT, "games"), { withFileTypes: true })
    .filter((one) => one.isDirectory() && namesIn(join(ROOT, "games", one.name)).includes("book"))
    .map((one) => [one.name, join(ROOT, "games", one.name, "book")]),
);

function namesIn(folder: string): string[] {
  return readdirSync(folder);
}

/** The languages of the catalogues in a folder; of one kind, or of any. */
function languagesIn(folder: string, kind?: string): string[] {
  return namesIn(folder).flatMap((name) => {
    const found = FILE.exec(name);
    return found && (!kind || found[1] === kind) ? found[2]! : [];
  });
}

/** All games with sentences of their own. */
export const games = (): string[] => Object.keys(GAMES).filter((game) => languagesIn(GAMES[game]!, "screen").includes(ENGLISH));

/** All languages in which something is said, by the server or here: English first. */
export function languages(): string[] {
  const all = new Set([SHELL, ...Object.values(GAMES)].flatMap((folder) => languagesIn(folder)));
  return [ENGLISH, ...[...all].filter((language) => language !== ENGLISH).sort()];
}

/** The files of a module. */
function filesOf(language: string, game?: string): string[] {
  const files = game
    ? [join(GAMES[game]!, `screen.${language}.ftl`)]
    : [join(SHELL, `screen.${language}.ftl`), ...Object.values(GAMES).map((folder) => join(folder, `lobby.${language}.ftl`))];
  return files.filter((file) => namesIn(join(file, "..")).some((name) => file.endsWith(`/${name}`)));
}

/** The sentences of a file, by id. */
export function sentences(file: string): Catalogue {
  const found: Catalogue = {};
  for (const { id, value, attributes } of new FluentResource(readFileSync(file, "utf8")).body) {
    if (value === null || Object.keys(attributes).length) throw new Error(`${file}: ${id} is no plain message`);
    if (id in found) throw new Error(`${file}: ${id} is said twice`);
    found[id] = value;
  }
  return found;
}

/** How a language writes lists, which the server has among what it says in common. */
function lists(language: string): Catalogue {
  if (!languagesIn(SHELL, "common").includes(language)) return {};
  return Object.fromEntries(Object.entries(sentences(join(SHELL, `common.${language}.ftl`))).filter(([id]) => id === "list-more" || id === "list-last"));
}

/** The sentences of a module, by id. */
export const catalogue = (language: string, game?: string): Catalogue =>
  Object.assign(game ? {} : lists(language), ...filesOf(language, game).map(sentences)) as Catalogue;

/** All that the browser says in a language, by file. */
export const everyFile = (language: string): string[] => [undefined, ...games()].flatMap((game) => filesOf(language, game));

/** Whether a language says all that English does. */
const isWhole = (language: string, game?: string): boolean => {
  const own = catalogue(language, game);
  return Object.keys(catalogue(ENGLISH, game)).every((id) => id in own);
};

const loadOf = (language: string, game?: string): string =>
  `[${JSON.stringify(language)}, () => import(${JSON.stringify(["virtual:catalogue", language, ...(game ? [game] : [])].join("/"))})]`;

/** What is to be loaded for a language, by game: English too where that says more. The shell's English is there always. */
function list(): string {
  const others = languages().filter((language) => language !== ENGLISH && filesOf(language).length > 0);
  const tables = games().map((game) => {
    const spoken = languages().filter((language) => filesOf(language, game).length > 0);
    const loads = spoken.map((language) => `${JSON.stringify(language)}: [${[loadOf(language, game), ...(isWhole(language, game) ? [] : [loadOf(ENGLISH, game)])].join(", ")}]`);
    return `${JSON.stringify(game)}: { ${loads.join(", ")} }`;
  });
  return [
    `export { default as english } from "virtual:catalogue/${ENGLISH}";`,
    `export const languages = ${JSON.stringify(languages())};`,
    `export const shells = { ${others.map((language) => `${JSON.stringify(language)}: [${loadOf(language)}]`).join(", ")} };`,
    `export const tables = { ${tables.join(", ")} };`,
  ].join("\n");
}

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (/^virtual:catalogues?\b/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = /^\0virtual:catalogue(s)?(?:\/(\w+))?(?:\/(\w+))?$/.exec(id);
      if (!found) return undefined;
      const [, all, language = ENGLISH, game] = found;
      for (const file of all ? [] : filesOf(language, game)) this.addWatchFile(file);
      // As a string it is read faster, and squeezed better, than as an object of the program
      const text = JSON.stringify(catalogue(language, game)).replace(/[\\']/g, "\\$&");
      return all ? list() : `export default JSON.parse('${text}');`;
    },
  };
}
