/** What a person reads beside an option. */
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { t } from "../lib/i18n.svelte";
import type { GameInfo, GameOption } from "../lib/wire";
import OptionRow from "./OptionRow.svelte";
import { Plan } from "./plan.svelte";

const levies: GameOption = {
  name: "levies",
  title: "levies",
  kind: "number",
  default: 0,
  sentence: "Men that the King raises.",
  low: 0,
  high: 4,
  choices: [],
  titles: [],
  notes: [],
  main: false,
  ours: true,
};

test("an option that no document knows is called our own beside its sentence, and no other is", () => {
  const shown = (option: GameOption): string => {
    const game: GameInfo = { id: "guest", title: "A guest's game", rules_version: 1, languages: ["en"], options: [option], levels: [] };
    return render(OptionRow, { props: { plan: new Plan(game), option } }).body;
  };
  expect(t("option-ours")).toBe("Our own.");
  expect(shown(levies)).toMatch(/Men that the King raises\.[^.]*class="ours[^"]*">Our own\./);
  expect(shown({ ...levies, ours: false })).not.toContain("Our own.");
});
