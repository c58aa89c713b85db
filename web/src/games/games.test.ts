import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadGame } from ".";
import { cardOf } from "./cards";

const ROOT = join(import.meta.dirname, "../..");
const PLAIN = "plain";
const ids = readdirSync(import.meta.dirname).filter((name) => name !== PLAIN && statSync(join(import.meta.dirname, name)).isDirectory());

/** The client's own files, but for those of games. */
function outside(): string[] {
  const all = ["src", "build", "public"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)));
  return [...all, "index.html", "vite.config.ts", "package.json"].filter(
    (file) => statSync(join(ROOT, file)).isFile() && !ids.some((id) => file.startsWith(join("src/games", id))),
  );
}

test("nothing outside a game's folder names the game", () => {
  const named = new RegExp(`\\b(${ids.join("|")})\\b`);
  const files = outside();
  expect(files.length).toBeGreaterThan(120);
  expect(ids.length).toBeGreaterThan(3);
  expect(files.filter((file) => named.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("every game has a card, and one is laid out for who comes for the first time", () => {
  expect(ids.filter((id) => !cardOf(id)?.Boss)).toEqual([]);
  expect(ids.filter((id) => cardOf(id)?.first)).toHaveLength(1);
});

test("a game that the client does not know is played by plain lists", async () => {
  expect(cardOf("guest")).toBeUndefined();
  expect(await loadGame("guest")).toBe((await import("./plain")).ui);
});
