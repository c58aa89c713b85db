import { expect, test } from "vitest";
import type { GameInfo, GameOption } from "../../lib/wire";
import { Plan } from "../../lobby/plan.svelte";

const option = (name: string, usual: number | string, more: Partial<GameOption> = {}): GameOption => ({
  name, title: name, kind: typeof usual === "number" ? "number" : "choice", default: usual, sentence: "",
  low: 0, high: 99, choices: [], titles: [], notes: [], main: false, ours: false, ...more,
});
const game = (options: GameOption[]): GameInfo => ({ id: "ortus", title: "", rules_version: 1, languages: ["en"], options, levels: [] });

test("the King's strength and estate are asked for in a Rebellion alone", () => {
  const plan = new Plan(game([option("variant", "base"), option("difficulty", "standard"), option("rb_lands", 0), option("points", 36)]));
  expect(["difficulty", "rb_lands", "points"].map((name) => plan.isAsked(name))).toEqual([false, false, true]);
  plan.chosen["variant"] = "rebellion";
  expect(["difficulty", "rb_lands", "points"].map((name) => plan.isAsked(name))).toEqual([true, true, true]);
});
