import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/wire";
import { GLYPHS, PRAYERS, RUNES, carrier, stacksFor } from "./age";
import { duelOf, lieUnread, rollsOfBattle, workedOut } from "./rolls";
import { fightFor, type Battle, type Fray } from "./view";

const line = (k: number, said: string, ...events: [string, Record<string, string | number>][]): Line => ({
  k, seat: k % 2 ? 0 : -1, who: "", said, text: said, forced: false, by: "fate", at: 0,
  events: events.map(([kind, on]) => ({ kind, on, text: kind })),
});
const none = { norsemen: 0, berserkers: 0, housecarl: 0, thegn: 0, fyrd: 0 };
const fray = (more: Partial<Fray> = {}): Fray => ({
  epic: null, traitor: null, avenged: false, aella: [], shielded: { viking: 0, english: 0 }, casters: [], faces: [], thrown: {}, ...more,
});
const battle = (more: Partial<Battle> = {}): Battle => ({
  shire: "eoforwic", attacker: "viking", units: { ...none, norsemen: 5, berserkers: 3, thegn: 2 }, events: [], pending: [], roller: "english",
  hits: 0, flees: { ...none }, commands: { ...none }, attack_rolls: 0, berserkers_taken: 0, next: "viking", fyrd_cards: [], ...more,
});
const begins = line(1, "fight eoforwic", ["battle_begins", { shire: "eoforwic", side: "viking" }]);
const faces = (lines: Line[]): string[][] => rollsOfBattle(lines).map((roll) => roll.dice.map((die) => `${die.kind} ${die.face}`));

describe("Rune and Prayer dice", () => {
  const cast = [
    begins,
    line(2, "cast", ["die_added", { faction: "thegn" }]),
    line(3, "roll hit", ["rolled", { kind: "housecarl", outcome: "hit" }]),
    line(4, "roll flee", ["rolled", { kind: "thegn", outcome: "flee" }]),
  ];
  it("belong to the roll they were thrown with, and are met only when the log says so", () => {
    const lines = [...cast, line(5, "prayer cuthbert", ["prayer_shows", { faction: "thegn", prayer: "cuthbert" }], ["rune_stands", { faction: "thegn" }])];
    expect(rollsOfBattle(lines)).toHaveLength(1);
    expect(rollsOfBattle(lines)[0]!.omens).toEqual([{ faction: "thegn", face: "cuthbert", met: true, k: 5 }]);
    const vain = [...cast, line(5, "prayer michael", ["prayer_shows", { faction: "thegn", prayer: "michael" }])];
    expect(rollsOfBattle(vain)[0]!.omens[0]!.met).toBe(false);
  });
  it("let all dice of the faction lie anew in their place (VX-4.3)", () => {
    const lines = [
      ...cast,
      line(5, "prayer chad", ["prayer_shows", { faction: "thegn", prayer: "chad" }], ["rolls_again", { faction: "thegn" }]),
      line(6, "roll hit", ["rolled", { kind: "thegn", outcome: "hit" }]),
    ];
    expect(faces(lines)).toEqual([["housecarl hit", "thegn hit"]]);
    expect(rollsOfBattle(lines)[0]!.dice.map((die) => die.again ?? false)).toEqual([false, true]);
  });
  it("have a drawing for every face", () => {
    for (const face of [...RUNES, ...PRAYERS]) expect(GLYPHS[face]).toMatch(/^M/);
  });
});

describe("dice that are thrown again", () => {
  const rolled = [begins, line(2, "roll hit flee flee", ["rolled", { kind: "norsemen", outcome: "hit flee flee" }]), line(3, "roll blank", ["rolled", { kind: "berserkers", outcome: "blank" }])];
  it("are the one that was taken up by Aella (VX-3.11)", () => {
    const lines = [...rolled, line(4, "reroll norsemen_flee"), line(5, "roll command", ["rolled_again", { kind: "norsemen", outcome: "command" }])];
    expect(faces(lines)).toEqual([["norsemen hit", "norsemen flee", "norsemen command", "berserkers blank"]]);
  });
  it("are all of a faction for a relic (VX-5.3)", () => {
    const lines = [...rolled, line(4, "spend st_chad", ["relic_spent", { faction: "norsemen", relic: "st_chad" }]), line(5, "roll hit hit hit", ["rolled_again", { kind: "norsemen", outcome: "hit hit hit" }])];
    expect(faces(lines)).toEqual([["norsemen hit", "norsemen hit", "norsemen hit", "berserkers blank"]]);
  });
  it("wait, all of them, until the roll is read", () => {
    const lies = battle({ roller: "viking", age: fray({ unread: true, thrown: { norsemen: { hit: 1, flee: 2, command: 0, blank: 0 } } }) });
    expect(lieUnread(lies)).toBe(true);
    expect(new Set(workedOut(rollsOfBattle(rolled)[0]!, lies))).toEqual(new Set(["waits"]));
    // A side that only takes up its dice has none on the table yet
    const takesUp = battle({ age: fray({ unread: true, thrown: { thegn: { hit: 0, flee: 0, command: 0, blank: 0 } } }) });
    expect(lieUnread(takesUp)).toBe(false);
    expect(new Set(workedOut(rollsOfBattle(rolled)[0]!, takesUp))).toEqual(new Set(["done"]));
  });
});

describe("Epic Battles", () => {
  it("keep the dice of a duel apart from the rolls (VX-7.12)", () => {
    const lines = [
      begins,
      line(2, "epic champions_duel", ["epic_turned", { epic: "champions_duel" }]),
      line(3, "levy 3", ["fyrd_join", { n: 3, shire: "eoforwic" }]),
      line(4, "roll hit", ["rolled", { kind: "berserkers", outcome: "hit" }]),
      line(5, "roll flee", ["rolled", { kind: "thegn", outcome: "flee" }], ["killed", { n: 1, kind: "thegn" }]),
      line(6, "roll hit", ["rolled", { kind: "thegn", outcome: "hit" }]),
    ];
    expect(duelOf(lines).map((die) => `${die.kind} ${die.face}`)).toEqual(["berserkers hit", "thegn flee"]);
    expect(faces(lines)).toEqual([["thegn hit"]]);
    // Where no champion could be sent the first dice are those of the defenders
    expect(faces([...lines.slice(0, 3), lines[5]!])).toEqual([["thegn hit"]]);
  });
  it("lead a traitor to the defenders, with his dice (VX-7.11)", () => {
    const fought = battle({ age: fray({ epic: "traitor", traitor: "berserkers", sides: { viking: ["norsemen"], english: ["housecarl", "thegn", "fyrd", "berserkers"] } }) });
    expect(fightFor(fought, "viking")).toEqual(["norsemen"]);
    expect(stacksFor(fought, "english").map((stack) => stack.kind)).toEqual(["thegn", "berserkers"]);
    const lines = [
      begins,
      line(2, "betray berserkers", ["betrayed", { n: 3, kind: "berserkers" }]),
      line(3, "roll hit", ["rolled", { kind: "thegn", outcome: "hit" }]),
      line(4, "roll hit hit", ["rolled", { kind: "berserkers", outcome: "hit hit" }]),
    ];
    expect(rollsOfBattle(lines).map((roll) => roll.side)).toEqual(["english"]);
    expect(faces(lines)).toEqual([["thegn hit", "berserkers hit", "berserkers hit"]]);
  });
});

it("a relic is carried by a faction, or by nobody", () => {
  expect([carrier("berserkers"), carrier("site"), carrier("spent")]).toEqual(["berserkers", null, null]);
});
