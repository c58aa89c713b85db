import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue, everyFile, games, languages, sentences, type Catalogue } from "../../build/catalogues";
import { functionsOf, roman } from "./fluent";
import { bestLang, speech, t } from "./i18n.svelte";

const english = Object.assign({}, ...everyFile("en").map(sentences)) as Catalogue;
const files = languages().flatMap(everyFile).map((file) => ({ file, own: sentences(file) }));

/** Names of arguments, or of functions, that a sentence uses. */
function used(pattern: unknown, type: "var" | "func"): string[] {
  if (typeof pattern !== "object" || pattern === null) return [];
  const { type: kind, name } = pattern as { type?: string; name?: string };
  const inner = Object.values(pattern).flatMap((part) => used(part, type));
  return [...new Set(kind === type && name ? [name, ...inner] : inner)].sort();
}

const src = join(import.meta.dirname, "..");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(src, file), "utf8"))
  .join("\n");

describe("the catalogues of the browser", () => {
  test("are there for the shell and for every game, in English and Spanish at least", () => {
    expect(games().length).toBeGreaterThan(3);
    for (const language of ["en", "es"]) expect(everyFile(language)).toHaveLength(1 + 2 * games().length);
  });

  test.each(files)("say the same as in English, of the same arguments, by functions that there are: $file", ({ file, own }) => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(sentences(file.replace(/\w+\.ftl$/, "en.ftl"))).sort());
    for (const [id, pattern] of Object.entries(own)) {
      expect([id, used(pattern, "var")]).toEqual([id, used(english[id], "var")]);
      expect(Object.keys(functionsOf("en"))).toEqual(expect.arrayContaining(used(pattern, "func")));
    }
  });

  test("have every message that is asked for, and none that nobody asks for", () => {
    const asked = new Set([...sources.matchAll(/["']([a-z]+(?:-\w+)*)["']/g)].map((match) => match[1]!));
    const called = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!);
    const stems = [...sources.matchAll(/`([a-z]+(?:-\w+)*-)\$\{/g)].map((match) => match[1]!);
    const ends = [...sources.matchAll(/\}-([a-z]+(?:-\w+)*)`/g)].map((match) => match[1]!);
    const middles = [...sources.matchAll(/\}-([a-z]+-)\$\{/g)].map((match) => match[1]!);
    const tail = (id: string): string => id.slice(id.indexOf("-") + 1);
    const composed = (id: string): boolean =>
      stems.some((stem) => id.startsWith(stem)) ||
      (games().some((game) => id.startsWith(`${game}-`)) &&
        (asked.has(tail(id)) || ends.includes(tail(id)) || middles.some((middle) => tail(id).startsWith(middle))));
    expect(called.length).toBeGreaterThan(500);
    expect(called.filter((id) => !(id in english))).toEqual([]);
    expect(Object.keys(english).filter((id) => !asked.has(id) && !composed(id))).toEqual([]);
  });
});

describe("what is said", () => {
  test("has its values in it, and numbers choose the form", () => {
    expect(t("rules-at", { rule: "V-1" })).toBe("Rule V-1: open the rules there");
    expect([1, 3, 1500].map((n) => t("log-count", { n }))).toEqual(["1 entry", "3 entries", "1500 entries"]);
    expect(t("no-such-message")).toBe("no-such-message");
  });

  test("has Roman figures", () => {
    expect([1, 3, 4, 5, 7, 9, 10, 15, 40, 51, 80].map(roman)).toEqual(["I", "III", "IV", "V", "VII", "IX", "X", "XV", "XL", "LI", "LXXX"]);
  });

  test("lists as the server does, in every language that it does so", () => {
    for (const language of languages()) expect(Object.keys(catalogue(language))).toEqual(expect.arrayContaining(["list-more", "list-last"]));
  });

  test("is English where a language says nothing", () => {
    speech.lang = "xx" as typeof speech.lang;
    expect(t("undo")).toBe("Undo");
    speech.lang = "en";
  });

  test("is in the browser's first language that we speak", () => {
    expect(bestLang(["nl", "es-MX", "en"])).toBe("es");
    expect(bestLang(["nl"])).toBe("en");
  });
});
