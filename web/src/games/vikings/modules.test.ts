import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo, GameOption } from "../../lib/wire";
import { Plan } from "../../lobby/plan.svelte";
import { modulesOf } from "./modules";

const option = (name: string, usual: boolean | number | string, more: Partial<GameOption> = {}): GameOption => ({
  name, title: name, kind: typeof usual === "boolean" ? "switch" : typeof usual === "number" ? "number" : "choice", default: usual, sentence: "",
  low: 0, high: 99, choices: [], titles: [], notes: [], main: false, ours: false, ...more,
});
const game = (options: GameOption[]): GameInfo => ({ id: "vikings", title: "", rules_version: 1, languages: ["en"], options, levels: [] });

afterEach(() => vi.unstubAllGlobals());

test("modules stand by themselves, all or none; figures of those that are off are not asked for", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const plan = new Plan(game([option("runes", false), option("relics", false), option("rune_dice", 2), option("relic_fyrd", 1)]));
  expect(modulesOf(plan).map((module) => module.name)).toEqual(["runes", "relics"]);
  expect([plan.isModule("runes"), plan.isModule("rune_dice")]).toEqual([true, false]);
  expect([plan.isAsked("rune_dice"), plan.isAsked("relic_fyrd")]).toEqual([false, false]);
  plan.set("runes", true);
  expect([plan.isAsked("rune_dice"), plan.isAsked("relic_fyrd"), plan.changes]).toEqual([true, false, 0]);
  plan.setAll(["runes", "relics"], true);
  expect(plan.wish().options).toMatchObject({ runes: true, relics: true });
  plan.setAll(["runes", "relics"], false);
  expect([plan.wish().options?.["runes"], plan.isAsked("rune_dice")]).toEqual([false, false]);
  expect(modulesOf(new Plan(game([option("rounds", 7)])))).toEqual([]);
});
