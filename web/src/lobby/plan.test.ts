import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo, GameOption, OptionValues, Seating } from "../lib/wire";
import { Plan } from "./plan.svelte";

const option = (name: string, usual: string | number, main: boolean): GameOption => ({
  name,
  title: name,
  kind: typeof usual === "number" ? "number" : "choice",
  default: usual,
  sentence: "",
  low: 0,
  high: 99,
  choices: typeof usual === "number" ? [] : [usual, "badon"],
  titles: [],
  notes: [],
  main,
  ours: false,
});

const game: GameInfo = {
  id: "guest",
  title: "A guest's game",
  rules_version: 1,
  languages: ["en"],
  options: [option("profile", "as_written", true), option("battle", "open", true), option("points", 36, true), option("country", "arable", true), option("rounds", 10, false)],
  levels: [{ id: "thrall", title: "Thrall", sentence: "" }],
};

/** A server that settles as ours does; `house` makes battles of twelve rounds usual. */
function answered(seating: Partial<Seating>): void {
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { options: chosen } = JSON.parse(String(init.body)) as { options: OptionValues };
    const usual: OptionValues = Object.fromEntries(game.options.map((one) => [one.name, one.default]));
    if (chosen["profile"] === "house") usual["rounds"] = 12;
    const options = { ...usual, ...chosen };
    const body: Seating = { seats: ["Arthur", "Aelle"], notes: ["", ""], options, sides: [0, 1], fixed: {}, usual, ...seating };
    return new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
  });
}

afterEach(() => vi.unstubAllGlobals());

test("what a choice fixes is shown as it is and not asked for; what has no effect is not shown", async () => {
  answered({ fixed: { points: null, country: "fen" }, notes: ["First side", "Second side"] });
  const plan = new Plan(game);
  plan.chosen["battle"] = "badon";
  plan.chosen["points"] = 50;
  plan.chosen["country"] = "hilly";
  await plan.settle();
  expect([plan.isFixed("country"), plan.value("country"), plan.isAsked("country")]).toEqual([true, "fen", true]);
  expect([plan.isFixed("points"), plan.isAsked("points")]).toEqual([true, false]);
  expect([plan.isChanged("country"), plan.isChanged("battle")]).toEqual([false, true]);
  expect(plan.notes).toEqual(["First side", "Second side"]);
  expect(plan.wishes.map((wish) => wish.kind)).toEqual(["me", "bot"]);
});

test("a table where one person sits on several sides is opened as hot-seat, and no other", async () => {
  answered({ seats: ["Arthur", "Aelle", "Cerdic"], notes: ["", "", ""], sides: [0, 1, 1] });
  const plan = new Plan(game);
  await plan.settle();
  expect([plan.hotSeat, plan.wish().hot_seat]).toEqual([false, undefined]);
  plan.wishes[1] = { kind: "me" };
  expect([plan.hotSeat, plan.wish().hot_seat]).toEqual([true, true]);
  plan.wishes[0] = { kind: "open" };
  plan.wishes[2] = { kind: "me" };
  expect([plan.hotSeat, plan.wish().hot_seat]).toEqual([false, undefined]);
});

test("what was chosen comes back when nothing fixes it any more", async () => {
  answered({ fixed: { country: "fen" } });
  const plan = new Plan(game);
  plan.chosen["country"] = "hilly";
  await plan.settle();
  expect(plan.value("country")).toBe("fen");
  answered({});
  await plan.settle();
  expect([plan.value("country"), plan.isFixed("country"), plan.isChanged("country")]).toEqual(["hilly", false, true]);
  expect(plan.wish().options?.["country"]).toBe("hilly");
});

test("a profile sets what is usual; only what differs from it is a house rule, and only what was chosen is sent", async () => {
  answered({});
  const plan = new Plan(game);
  plan.set("profile", "house");
  await plan.settle();
  expect([plan.value("rounds"), plan.isChanged("rounds"), plan.changes]).toEqual([12, false, 0]);
  plan.set("rounds", 10);
  await plan.settle();
  expect([plan.value("rounds"), plan.isChanged("rounds"), plan.changes]).toEqual([10, true, 1]);
  expect(plan.wish().options).toEqual({ profile: "house", rounds: 10 });
});
