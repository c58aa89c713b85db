import { describe, expect, it } from "vitest";
import type { Frame, Option, Way } from "../../lib/wire";
import { filled, foughtOut, isLosses, lastingOf, orderOf, ownSide, usualOrder } from "./lasting";
import { AS_USUAL, along, answersOf, endOf, impliedStart, mayLeave, waysFrom, works } from "./ways";

const way = (start: string, over: string[], ...actions: string[]): Way => ({ start, over, actions });
const york = way("shire:eoforwic", ["shire:loidis", "shire:mameceaster"], "muster eoforwic", "load norsemen 2", "march loidis", "march mameceaster", "halt");

describe("a way", () => {
  it("is known by where it begins and ends", () => {
    const other = way("leader:halfdan", ["shire:loidis"], "activate halfdan", "land loidis");
    expect(endOf(york)).toBe("shire:mameceaster");
    expect([...waysFrom([york, other], "shire:eoforwic").keys()]).toEqual(["shire:mameceaster"]);
    expect(impliedStart([york, other], false)).toBeNull();
    expect(impliedStart([york], false)).toBeNull(); // it is to be picked up
    expect(impliedStart([york], true)).toBe("shire:eoforwic"); // the army is on its way
    expect(impliedStart([way("faction:thegn", ["shire:eoforwic"], "place eoforwic", "take 3")], false)).toBe("faction:thegn");
  });
  it("goes as usual, with others, or with all", () => {
    const there = { norsemen: 3, berserkers: 1 };
    expect(answersOf(york, AS_USUAL, there)).toEqual(york.actions);
    expect(along(york, "norsemen", AS_USUAL, there)).toBe(2);
    expect(along(york, "berserkers", AS_USUAL, there)).toBe(1);
    expect(answersOf(york, { load: { norsemen: 1, berserkers: 0 }, take: null }, there).slice(0, 3)).toEqual(["muster eoforwic", "load norsemen 1", "load berserkers 0"]);
    expect(answersOf(york, { load: { norsemen: 3 }, take: null }, there)).toEqual(["muster eoforwic", "march loidis", "march mameceaster", "halt"]);
  });
  it("goes on where it does not halt", () => {
    expect(answersOf(york, AS_USUAL, {}, true).at(-1)).toBe("march mameceaster");
    expect(answersOf(way("shire:loidis", ["shire:loidis"], "halt"), AS_USUAL, {}, true)).toEqual(["halt"]);
  });
  it("leaves nobody behind where it begins on a ship or on the way", () => {
    expect(mayLeave(way("leader:halfdan", ["shire:loidis"], "activate halfdan", "land loidis"))).toBe(false);
    expect(mayLeave(way("shire:loidis", ["shire:eoforwic"], "march eoforwic"))).toBe(false);
    expect(mayLeave(way("shire:loidis", ["shire:eoforwic"], "done", "muster loidis", "march eoforwic"))).toBe(true);
  });
  it("places so many, and never more than there are", () => {
    const place = way("faction:thegn", ["shire:eoforwic"], "place eoforwic", "take 3");
    expect(answersOf(place, { load: {}, take: 2 })).toEqual(["place eoforwic", "take 2"]);
    expect(answersOf(place, { load: {}, take: 9 })).toEqual(["place eoforwic", "take 3"]);
  });
});

const option = (action: string): Option => ({ action, verb: action.split(" ")[0]!, on: action.split(" ")[1] ?? null, domain: null, label: action, caution: null, before: [] });
const asked = (rule: string, ...actions: string[]): Frame =>
  ({ question: { id: "q", rule, prompt: "", options: actions.map(option) }, scopes: { game: "", round: "1", turn: "1.1", battle: "b" } }) as unknown as Frame;

const book = {
  lasting: {
    while: {
      "V-8.9": { verbs: ["pass"], spans: ["battle", "turn"] },
      "V-9.2": { verbs: ["pass"], spans: ["battle", "turn"], hand: true },
      "V-9.7": { verbs: ["lose", "raze"], spans: ["battle"], order: ["fyrd", "thegn", "norsemen", "housecarl", "berserkers", "raze"] },
      "VX-1.6": { verbs: ["done"], spans: ["round"], whatever: true },
    },
    fight: { "V-9.2": "pass", "V-9.7": "lose fyrd; lose thegn" },
  },
};

describe("Forts and Settlements", () => {
  it("are named together, with what is given up where there is a choice, and then no more", () => {
    const york = { action: "build eoforwic", mixes: ["norsemen", "both"], mix: 1 };
    const leeds = { action: "build loidis", mixes: ["norsemen"], mix: 0 };
    expect(works([york, leeds], 3)).toEqual(["build eoforwic", "give both", "build loidis", "done"]);
    expect(works([leeds], 1)).toEqual(["build loidis"]);
  });
});

describe("an answer for a while", () => {
  it("asks again when something new is offered, but for what is answered whatever is offered", () => {
    const passes = lastingOf(book, asked("V-8.9", "play n08_feigned_retreat", "pass"));
    expect(passes.map((one) => one.scope)).toContain("battle");
    expect(passes[0]!.answers).toEqual(["pass", "play n08_feigned_retreat"]);
    const held = asked("V-9.2", "play n08_feigned_retreat", "pass");
    const factions = { norsemen: { seat: 0, hand: ["n08_feigned_retreat", "n02_move_2_4"] }, berserkers: { seat: 1, hand: [] } };
    Object.assign(held, { seat: 0, view: { factions, age: { kings: { norsemen: "aella" } } } });
    expect(lastingOf(book, held)[0]!.answers).toEqual(["pass", "play n08_feigned_retreat", "play n02_move_2_4", "king aella"]);
    expect(lastingOf(book, asked("VX-1.6", "build eoforwic", "done"))[0]!.answers).toEqual(["done"]);
    expect(lastingOf(book, asked("V-8.1", "muster eoforwic", "done"))).toEqual([]);
  });
  it("is none where the answer gives something up", () => {
    const frame = asked("V-9.2", "pass");
    frame.question!.options[0]!.caution = { text: "", rule: "", grave: false };
    expect(lastingOf(book, frame)).toEqual([]);
  });
});

describe("a battle fought out", () => {
  it("is answered by rule, where a battle asks", () => {
    expect(foughtOut(book, asked("V-9.2", "pass"))).toEqual([["V-9.2", ["pass"]], ["V-9.7", ["lose fyrd", "lose thegn"]]]);
    expect(foughtOut(book, asked("V-8.1", "done"))).toEqual([]);
    expect(foughtOut({}, asked("V-9.2", "pass"))).toEqual([]); // a past edition knows of none
  });
});

describe("losses", () => {
  it("are taken in an order, traitors first, the dearest last", () => {
    const english = usualOrder(book, ["lose housecarl", "lose thegn", "lose fyrd", "lose norsemen"].map(option), ownSide("viking"));
    expect(english).toEqual(["lose norsemen", "lose fyrd", "lose thegn", "lose housecarl"]);
    const lost = filled(english, (action) => (action === "lose norsemen" ? 0 : 2), 3);
    expect([...lost.values()]).toEqual([0, 2, 1, 0]);
    expect(orderOf(book, ["lose fyrd", "lose housecarl"], new Map([["lose housecarl", 1]]))).toEqual(["lose housecarl", "lose fyrd", "lose thegn"]);
    expect(isLosses(book, asked("V-9.7", "lose fyrd", "lose thegn"))).toBe(true);
    expect(isLosses(book, asked("V-9.12", "stay"))).toBe(false);
  });
});
