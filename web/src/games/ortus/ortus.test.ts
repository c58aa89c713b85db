import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../build/catalogues";
import { groupOptions, keyed } from "../../lib/group";
import { TableModel } from "../../lib/table.svelte";
import type { Frame, Line, Option } from "../../lib/wire";
import { typeText } from "./book";
import { bondOf } from "./bonds";
import { asksForDeck, fits, readDeck, same, tidy, typeAsked, writeDeck } from "./decks";
import { FAN, fitCards, heightAt, LARGEST, SMALLEST, SPREAD } from "./fit";
import { answersOf, ballotsOf, contestEvents, endedIn, story } from "./history";
import { armyUses, earlUses, fiefUses, handUses, isAimed, lordUses, mercenaryUses, optionEmblem, optionHead, propertyUses, towerUses } from "./uses";
import { campaignOf, cardsOf, marksTime, seasonOf, TYPES, type Earl, type Fief, type Season, type Type } from "./view";

const option = (verb: string, on: string | null = null, domain: string | null = null): Option => ({
  action: on === null ? verb : `${verb} ${on}`, verb, on, domain, label: `${verb} ${on ?? ""}`.trim(), caution: null, before: [],
});
const fief = (place: string, lord: Type | null, ...properties: Type[]): Fief => ({
  place, seat: "castle", colour: "blue", strength: 2, lord, properties: properties.map((type) => ({ type, colour: "blue" })),
});
const earl = (colour: Earl["colour"], seat: number | null, more: Partial<Earl> = {}): Earl => ({
  colour, seat, out: false, off_table: false, turns: 1, hand_size: 0, deck_size: 10, hand: null, deck: null, tray: null, discard: {}, towers: 0,
  tower_types: null, fiefs: [], mercenaries: [], pool: { infantry: 0, knight: 0 }, capacity: 0, recruits: 0, banners: 0, royal: null, levies: 0,
  emissaries: { vassal: 0, monk: 0 }, legacy: 0, known: null, ...more,
});
const season = (earls: Earl[], more: Partial<Season> = {}): Season => ({
  variant: "base", mode: null, round: 3, active: "blue", start: "blue", acted: false, earls, king: null, liege: null, cathedral: null, church: null,
  bag: { blue: 1, red: 1 }, black: 0, black_markers: 8, white: false, arrived: false, horde: { viking: 0, chieftain: 0 },
  decks: { army: 24, army_discard: 0, viking: 24, viking_discard: 0, battle: { normal: 12, attacker: 0, defender: 0, church: 0 }, joust: 24 }, battle: null, plot: null, joust: null,
  mind: null, choice: null, votes: [], given: [], over: false, ending: "", scores: [], ...more,
});
const line = (k: number, said: string, ...events: [string, Record<string, string | number>][]): Line => ({
  k, seat: 0, who: "", said, text: said, forced: false, by: "person", at: 0, events: events.map(([kind, on]) => ({ kind, on, text: kind })),
});
function table(view: unknown, options: Option[], lines: Line[] = []): TableModel {
  const frame = {
    type: "frame", seat: 0, n: 1, k: lines.length, start: 0, lines, view, undo: null, scopes: {}, now: 0,
    question: { id: "q", rule: "OR-5.1", prompt: "?", options },
    table: { id: "t", status: "playing", options: {}, seats: [{ name: "Blue" }, { name: "Red" }], mine: [0], asked: [0] },
  } as unknown as Frame;
  return new TableModel(frame, {}, "en");
}
const verbs = (options: Option[]): string[] => options.map((one) => one.verb);

describe("what may be done with a thing", () => {
  const blue = earl("blue", 0, { hand: { champion: 1, banner: 1 }, fiefs: [fief("bradford", "vassal", "land", "church")], pool: { infantry: 2, knight: 0 }, mercenaries: [{ colour: "blue", infantry: 0, knight: 0 }] });
  const red = earl("red", 1, { towers: 2, fiefs: [fief("tamworth", "prince", "land")], pool: { infantry: 1, knight: 0 }, mercenaries: [{ colour: "red", infantry: 0, knight: 0 }] });

  it("a card of the Hand gathers its placing, playing and building, a Banner its bequests too", () => {
    const asked = table(season([blue, red]), [option("place", "champion", "type"), option("tower", "champion", "type"), option("play", "banner", "type"), option("bequeath", "bradford", "fief"), option("buy", "champion", "type"), option("build")]);
    expect(verbs(handUses(asked, "champion"))).toEqual(["place", "tower", "build"]);
    expect(verbs(handUses(asked, "banner"))).toEqual(["play", "bequeath", "build"]);
  });
  it("a Fief and its Lord are told apart", () => {
    const asked = table(season([blue, red]), [option("siege", "tamworth", "fief"), option("aim_lord", "tamworth", "fief")]);
    expect(verbs(fiefUses(asked, "tamworth"))).toEqual(["siege"]);
    expect(verbs(lordUses(asked, "tamworth"))).toEqual(["aim_lord"]);
  });
  it("a Property is lit only in the Fief that is plundered", () => {
    const battle = { attacker: "blue", defender: "red", director: "blue", aim: "raid", fief: "tamworth" } as Season["battle"];
    const asked = table(season([blue, red], { battle }), [option("take", "blue land", "property")]);
    const land = { type: "land", colour: "blue" } as const;
    expect(verbs(propertyUses(asked, "red", "tamworth", land))).toEqual(["take"]);
    expect(propertyUses(asked, "blue", "bradford", land)).toEqual([]);
    expect(isAimed(seasonOf(asked.frame.view), "tamworth", land)).toBe(true);
  });
  it("a Ransom is paid from the Fief that was named, or from the only one that has Properties", () => {
    const two = earl("blue", 0, { fiefs: [fief("bradford", null, "land"), fief("avebury", null, "land")] });
    const land = { type: "land", colour: "blue" } as const;
    const named = table(season([two, red]), [option("give", "blue land", "property")], [line(0, "from avebury")]);
    expect(propertyUses(named, "blue", "bradford", land)).toEqual([]);
    expect(verbs(propertyUses(named, "blue", "avebury", land))).toEqual(["give"]);
    const single = table(season([blue, red]), [option("give", "blue land", "property")]);
    expect(verbs(propertyUses(single, "blue", "bradford", land))).toEqual(["give"]);
  });
  it("Army cards, Mercenaries and Towers are those of the Earl that is meant", () => {
    const pool = table(season([blue, red]), [option("garrison", "infantry", "army")]);
    expect(verbs(armyUses(pool, "blue", "infantry"))).toEqual(["garrison"]);
    expect(armyUses(pool, "red", "infantry")).toEqual([]);
    const plot = { card: "intrigue", actor: "blue", target: "red", aim: "pool", fief: null, mercenary: null, takes: [], answers: 0, served: [] } as unknown as Season["plot"];
    const taking = table(season([blue, red], { plot }), [option("take_army", "infantry", "army"), option("at", "1", "place")]);
    expect(verbs(armyUses(taking, "red", "infantry"))).toEqual(["take_army"]);
    expect(armyUses(taking, "blue", "infantry")).toEqual([]);
    expect(verbs(mercenaryUses(taking, "red", 1))).toEqual(["at"]);
    expect(mercenaryUses(taking, "blue", 1)).toEqual([]);
    const battle = { attacker: "blue", defender: "red", aim: "towers", fief: null } as Season["battle"];
    const razing = table(season([blue, red], { battle }), [option("raze", "2", "place")]);
    expect(verbs(towerUses(razing, "red", 2))).toEqual(["raze"]);
    expect(towerUses(razing, "red", 1)).toEqual([]);
    expect(verbs(earlUses(table(season([blue, red]), [option("storm", "red", "earl")]), "red"))).toEqual(["storm"]);
  });
  it("nothing more may be done once something was picked", () => {
    const asked = table(season([blue, red]), [option("siege", "tamworth", "fief")]);
    asked.pick(asked.options[0]!);
    expect(fiefUses(asked, "tamworth")).toEqual([]);
  });
  it("every option of a turn has a heading, and its emblem is in the sprite", () => {
    const sprite = readFileSync(join(import.meta.dirname, "sprite.svg"), "utf8");
    const turn = [option("place", "land", "type"), option("tower", "monk", "type"), option("siege", "tamworth", "fief"), option("raid", "tamworth", "fief"), option("storm", "red", "earl"), option("take", "red market_town", "property"), option("recruit"), option("garrison", "knight", "army")];
    for (const one of turn) {
      if (one.verb !== "take") expect(catalogue("en", "ortus")).toHaveProperty(`ortus-head-${optionHead(one)}`);
      expect(sprite).toContain(`id="or-e-${optionEmblem(one, season([blue, red]))!.emblem}"`);
    }
    for (const type of [...TYPES, "palace", "infantry", "knight", "viking", "chieftain", "king", "tower", "tent"]) expect(sprite).toContain(`id="or-e-${type}"`);
    expect(sprite).not.toContain("style="); // the page forbids it
  });
});

describe("a long list of options", () => {
  it("stands under headings; what lies on the board folds, and the end keeps a key", () => {
    const sieges = ["a", "b", "c", "d", "e", "f"].map((place) => option("siege", place, "fief"));
    const groups = groupOptions([option("place", "land", "type"), option("recruit"), ...sieges, option("tower", "land", "type"), option("end")], optionHead);
    expect(groups.map((group) => group.kind)).toEqual(["buttons", "places", "buttons"]);
    expect([...keyed(groups).values()].map((one) => one.verb)).toEqual(["place", "recruit", "tower", "end"]);
  });
});

describe("decks", () => {
  const name = (type: string): string => typeText({ types: { land: { name: "Campo" }, champion: { name: "Campeón" } } }, type).name;
  it("are written as text and read again, by name or by key, in any order", () => {
    const deck = { land: 3, market_town: 2, champion: 1 };
    expect(writeDeck(deck, name)).toBe("3 Campo\n2 Market Town\n1 Campeón");
    expect(readDeck(writeDeck(deck, name), name)).toEqual(deck);
    expect(readDeck("market town: 2, 3x land; Campeon 1", name)).toEqual(deck);
    expect(readDeck("2 dragons", name)).toBeNull();
    expect(readDeck("land", name)).toBeNull();
  });
  it("keep only whole numbers of known types", () => {
    expect(tidy({ land: 2, dragon: 4, monk: -1, castle: 1.5 })).toEqual({ land: 2 });
    expect(same({ land: 2 }, { land: 2, monk: 0 })).toBe(true);
  });
  it("fit with so many cards, none above its limit, none below what is settled", () => {
    const most = (): number => 6;
    expect(fits({ land: 6, castle: 6, prince: 6, monk: 6 }, {}, 24, most)).toBe(true);
    expect(fits({ land: 7, castle: 6, prince: 6, monk: 5 }, {}, 24, most)).toBe(false);
    expect(fits({ land: 6, castle: 6, prince: 6, monk: 5 }, {}, 24, most)).toBe(false);
    expect(fits({ land: 6, castle: 6, prince: 6, monk: 6 }, { banner: 1 }, 24, most)).toBe(false);
  });
  it("know the type that is asked for", () => {
    expect(typeAsked([option("copies market_town", "0", "copies")])).toBe("market_town");
    expect(typeAsked([option("own_deck")])).toBeNull();
    expect([option("deck", "rush", "style"), option("own_deck"), option("copies land", "1", "copies"), option("end")].map(asksForDeck)).toEqual([true, true, true, false]);
  });
});

describe("the room", () => {
  it("lets few Fiefs lie large, and many smaller, all within it", () => {
    const one = [fief("winchester", "prince", "church", "land", "land")];
    expect(fitCards(one, { width: 690, height: 420 })).toEqual({ card: LARGEST, step: SPREAD });
    const many = Array.from({ length: 6 }, (_, i) => fief(`f${i}`, "vassal", "land", "church"));
    const { card, step } = fitCards(many, { width: 690, height: 420 });
    expect(card).toBeLessThan(LARGEST);
    expect(card).toBeGreaterThan(SMALLEST);
    expect(heightAt(many, 690, card, step)).toBeLessThanOrEqual(420);
    const lands = [fief("winchester", "prince", ...Array.from({ length: 9 }, (): Type => "land"))];
    expect(fitCards(lands, { width: 690, height: 420 }).step).toBe(FAN);
  });
});

describe("the log", () => {
  const log = [
    line(0, "play intrigue"),
    line(1, "done", ["plot_fief", { earl: "red", type: "intrigue", fief: "winchester", n: 2 }]),
    line(2, "ally", ["allied", { earl: "blue" }]),
    line(3, "vassal", ["answered", { earl: "red" }]),
    line(4, "vassal_lord bradford", ["lord_answered", { earl: "blue", fief: "bradford" }]),
  ];
  it("tells every answer of a struggle in order", () => {
    expect(answersOf(log)).toEqual([
      { earl: "blue", card: "allies", fief: null }, { earl: "red", card: "vassal", fief: null }, { earl: "blue", card: "vassal", fief: "bradford" },
    ]);
    expect(contestEvents([line(0, "end")])).toEqual([]);
  });
  it("tells how a contest ended, and ballots", () => {
    const over = [...log, line(5, "yield", ["plot_fails", { type: "intrigue" }])];
    expect(endedIn(over, 0)).toBe(true);
    expect(endedIn(log, 0)).toBe(false);
    expect(endedIn([...over, line(6, "end")], 0)).toBe(false); // he has answered since
    expect(endedIn([...over, line(6, "end")], 1)).toBe(true);
    expect(story(over)).toEqual(["plot_fief", "allied", "answered", "lord_answered", "plot_fails"]);
    const vote = [line(0, "call_vote", ["vote_called", { earl: "red" }], ["voted", { earl: "red", n: 3, ballot: "for" }])];
    expect(ballotsOf(vote).get("red")).toEqual({ n: 3, ballot: "for" });
  });
});

describe("the view", () => {
  it("is a season, or a campaign or a match around one", () => {
    const plain = season([]);
    expect(seasonOf(plain)).toBe(plain);
    expect(campaignOf(plain)).toBeNull();
    expect(seasonOf({ campaign: { season: 2 }, season: plain })).toBe(plain);
    expect(seasonOf({ campaign: { season: 2 }, season: null })).toBeNull();
    expect(campaignOf({ campaign: { season: 2 }, season: null })).toEqual({ season: 2 });
    expect(seasonOf({ match: { game: 1 }, season: plain })).toBe(plain);
    expect(campaignOf({ match: { game: 1 }, season: plain })).toBeNull();
  });
  it("lists cards in the order of the rules", () => {
    expect(cardsOf({ banner: 1, castle: 2, land: 1 })).toEqual(["castle", "castle", "land", "banner"]);
    expect(cardsOf(null)).toEqual([]);
  });
});

describe("who plays with whom", () => {
  const pair = (colour: Earl["colour"], seat: number, partner: Earl["colour"], opponent: Earl["colour"] | null): Earl => earl(colour, seat, { partner, opponent });
  const four = [pair("blue", 0, "red", "gold"), pair("red", 1, "blue", "green"), pair("green", 2, "gold", "red"), pair("gold", 3, "green", "blue")];

  it("a Tetrarchy tells partner, opponent and the other rival, and whom each faces", () => {
    const looked = table(season(four), []);
    expect(four.map((one) => bondOf(looked.frame, one)?.kind)).toEqual(["own", "partner", "rival", "opponent"]);
    expect(four.map((one) => bondOf(looked.frame, one)?.opponent)).toEqual(["gold", "green", "red", "blue"]);
  });
  it("who looks on sees no partner of his own", () => {
    const looked = table(season(four), []);
    expect(four.map((one) => bondOf({ ...looked.frame, seat: null }, one)?.kind)).toEqual(["rival", "rival", "rival", "rival"]);
  });
  it("allies of two heads face nobody, and others are for themselves", () => {
    const allies = [pair("blue", 0, "green", null), earl("red", 1), pair("green", 2, "blue", null)];
    const looked = table(season(allies), []);
    expect(allies.map((one) => bondOf(looked.frame, one)?.kind ?? null)).toEqual(["own", null, "partner"]);
  });
});

describe("the Vikings' time", () => {
  it("is told by the black markers, after the arrival too where they are used again (GHA-11, WX-43)", () => {
    expect([season([], { timer: true }), season([], { timer: false }), season([])].map(marksTime)).toEqual([true, false, true]);
  });
});
