import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bestLang, fill } from "../lib/i18n.svelte";
import en from "./en.json";
import es from "./es.json";

const names = (message: string): string[] => [...new Set([...message.matchAll(/\{(\w+)/g)].map((m) => m[1]!))].sort();

test("both catalogues say the same things", () => {
  expect(Object.keys(es)).toEqual(Object.keys(en));
});

test("both catalogues hold the same places for values", () => {
  for (const [id, message] of Object.entries(en)) expect([id, names(es[id as keyof typeof en])]).toEqual([id, names(message)]);
});

test("every message that the shell asks for is in the catalogue", () => {
  const src = join(import.meta.dirname, "..");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/^games\/(vikings|ortus|dba|arthur)\b/.test(file) && !file.endsWith(".test.ts"),
  );
  const asked = new Set<string>();
  for (const file of files) {
    for (const match of readFileSync(join(src, file), "utf8").matchAll(/\bt\(\s*"([a-z.]+)"/g)) asked.add(match[1]!);
  }
  expect([...asked].filter((id) => !(id in en))).toEqual([]);
  expect(asked.size).toBeGreaterThan(100);
});

test("values are put into messages, and numbers choose the form", () => {
  expect(fill("Rule {rule}", { rule: "V-1" })).toBe("Rule V-1");
  expect(fill("{n, 1 seat|{n} seats} left", { n: 1 })).toBe("1 seat left");
  expect(fill("{n, 1 seat|{n} seats} left", { n: 3 })).toBe("3 seats left");
  expect(fill("{who}?", {})).toBe("{who}?");
});

test("the browser's first language that we speak is chosen", () => {
  expect(bestLang(["de", "es-MX", "en"])).toBe("es");
  expect(bestLang(["fr"])).toBe("en");
});
