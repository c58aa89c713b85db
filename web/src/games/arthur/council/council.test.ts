import { expect, test } from "vitest";
import type { Line, LineEvent } from "../../../lib/wire";
import type { Levied, LevyLine, Ruler, View, War } from "../view";
import type { Type } from "../../dba/view";
import { lines } from "./line";
import { leaders, scoreOf, scores, toHighKing } from "./rank";
import { casts, isNews, outcomes, prizeAnswers, siegeRounds, warEvents } from "./story";
import { counted, gathered, members, present, reckon, stageOf, strengthOf, tollOf, vassalsOf, wholes } from "./war";

const ruler = (more: Partial<Ruler> = {}): Ruler => ({
  kingdom: null, people: "british", reign: 1, rank: 7, lord: null, rebels: false, born: "british", lineage: [], throne_claims: [], auxilia: 3,
  lying: [], aside: [], hand: null, known: [], cards: 2, ...more,
});
const war = (more: Partial<War> = {}): War => ({
  declarer: 0, enemy: 1, over: "land", thing: "lundein", claimant: 0, chiefs: [0, 1], sides: [0, 1, null, null], left: [false, false, false, false], siege: false,
  round: 0, scores: [0, 0], strength: [0, 0], lost: [], dead: [], fought: null, offers: [], prize: null, winner: null, ...more,
});
const home: LevyLine = { from: "home", key: "isca", kinds: ["Cv", "LH", "Ps", "Ax", "Ax", "Ax"], blocked: false, count: 6 };
const province = (key: string, kinds: Levied[], blocked = false): LevyLine => ({ from: "province", key, kinds, blocked, count: blocked ? 0 : kinds.length });
const view = (more: Partial<View> = {}): View => ({
  round: 3, rounds: 12, turn: 9, order: [2, 0, 1, 3], active: 0, used: [], war_from_turn: 0, provinces: {},
  titles: { pendragon: { holder: null, claims: [] }, bretwalda: { holder: null, claims: [] } }, rulers: [ruler(), ruler(), ruler(), ruler()], raids: [], ships: [],
  deck: 40, discard: [], gone: [], expendables: 3, battles: "quick", pending: [], wars: [], armies: [], leads: [],
  levies: [[home], [home], [home], [home]], battle: null,
  figures: { british_rank: 1, vassal_rank: 2, warlord_rank: 1, title_rank: 3, siege_bonus: 2 }, ...more,
}) as View;

let k = 0;
const line = (seat: number, said: string, ...events: [string, LineEvent["on"]?][]): Line => ({
  k: k++, seat, who: "", said, text: said, forced: false, by: "person", at: 0, events: events.map(([kind, on = {}]) => ({ kind, on, text: kind })),
});

test("a C-in-C comes first on his side, the others as they sit; vassals follow their lord", () => {
  const one = war({ sides: [0, 1, 0, null] });
  const table = view({ wars: [one], rulers: [ruler(), ruler(), ruler({ lord: 0 }), ruler()] });
  expect(members(table, one, 0)).toEqual([0, 2]);
  expect(vassalsOf(table, 0)).toEqual([2]);
  expect(vassalsOf({ ...table, rulers: [ruler(), ruler(), ruler(), ruler({ lord: 0, rebels: true })] }, 0)).toEqual([]);
});

test("a war goes from sides to levy, field, siege and settlement", () => {
  const table = view({ wars: [war()] });
  expect(stageOf(table, war())).toBe("sides");
  expect(stageOf({ ...table, armies: [[], null, null, null] }, war())).toBe("levy");
  expect(stageOf({ ...table, armies: [["Cv"], ["Sp"], [], []] }, war())).toBe("field");
  expect(stageOf({ ...table, armies: [["Cv"], ["Sp"], [], []] }, war({ siege: true }))).toBe("siege");
  expect(stageOf({ ...table, armies: [["Cv"], ["Sp"], [], []] }, war({ siege: true, fought: "table" }))).toBe("battle");
  expect(stageOf(table, war({ winner: "drawn" }))).toBe("settled");
});

test("a levy adds up: blocked lines count nothing, raiders are taken off", () => {
  const lines = [home, province("cernow", ["Sp"]), province("dyfnaint", ["Sp"], true), { from: "raiders", key: "isca", kinds: ["Ax"], count: -1 } as LevyLine];
  const table = view({ levies: [lines, [home], [home], [home]], wars: [war()] });
  expect(reckon(table, war(), 0)).toMatchObject({ sum: 6, total: null, shut: 0, called: 0 });
  expect(strengthOf(table, war(), 0)).toBe(6);
});

test("what a war shuts out is the difference, by type where that is plain", () => {
  const lines = [home, province("lindum", ["Wb", "Wb"]), { from: "card", key: "charisma", kinds: ["any", "any"], blocked: false, count: 2 } as LevyLine];
  const army: Type[] = ["Cv", "LH", "Ps", "Ax", "Ax", "Ax", "Sp", "Sp"];
  const table = view({ levies: [lines, [home], [home], [home]], armies: [army, home.kinds as Type[], [], []] });
  expect(reckon(table, war(), 0)).toMatchObject({ sum: 10, total: 8, shut: 2, shutKinds: ["Wb", "Wb"] });
  expect(reckon({ ...table, armies: [[...army, "Wb", "Wb", "Bd"], [], [], []] }, war(), 0)).toMatchObject({ total: 11, called: 1, shut: 0 });
});

test("lines of one source are one, and types are counted in the order of a roster", () => {
  const knights: LevyLine = { from: "card", key: "knights_errant", kinds: ["Cv"], blocked: false, count: 1 };
  expect(gathered([knights, knights])).toEqual([{ ...knights, kinds: ["Cv", "Cv"], count: 2 }]);
  expect(counted(["Ps", "Sp", "Cv", "Sp", "any"])).toEqual([{ kind: "Cv", n: 1 }, { kind: "Sp", n: 2 }, { kind: "Ps", n: 1 }, { kind: "any", n: 1 }]);
});

test("AA-10.5, AA-10.6: losses against their thresholds, without those who went home", () => {
  const siege = war({ siege: true, sides: [0, 1, 0, null], left: [false, false, true, false], strength: [12, 11], limits: [7, 8], lost: [2, 3, 0, 0], round: 3 });
  const table = view({ wars: [siege] });
  expect(present(table, siege, 0)).toEqual([0]);
  expect(tollOf(table, siege, 0)).toEqual({ strength: 12, lost: 2, limit: 7 });
  expect(tollOf(table, siege, 1)).toEqual({ strength: 11, lost: 3, limit: 8 });
});

test("chances in whole per cent add up, and what is small is said so", () => {
  expect(wholes([985, 15])).toEqual(["98 %", "2 %"]);
  expect(wholes([0.9995, 0.0005])).toEqual(["> 99 %", "< 1 %"]);
  expect(wholes([468, 64, 468])).toEqual(["47 %", "6 %", "47 %"]);
  expect(wholes([1, 0])).toEqual(["100 %", "0 %"]);
});

test("AA-12.1, AA-17: rank with its parts, and who would win, as the view says", () => {
  const counts = { british: 1, land: 2, warlords: 2, vassals: 1, titles: 1 };
  const none = { british: 1, land: 1, warlords: 0, vassals: 0, titles: 0 };
  const table = view({
    rulers: [ruler({ rank: 10, counts, to_overlord: 2 }), ruler({ rank: 2, counts: none }), ruler({ rank: 1, counts: { ...none, british: 0 } }), ruler({ rank: 2, counts: none })],
    titles: { pendragon: { holder: 0, claims: [] }, bretwalda: { holder: null, claims: [] } }, highest: [0],
  });
  expect(scoreOf(table, 0)).toMatchObject({ total: 10, titles: ["pendragon"] });
  expect(scoreOf(table, 0).parts.map((part) => part.points)).toEqual([1, 2, 2, 2, 3]);
  expect(scores(table).map(({ seat, total }) => [seat, total])).toEqual([[0, 10], [1, 2], [3, 2], [2, 1]]);
  expect(leaders(table)).toEqual([0]);
  expect([toHighKing(table, 0), toHighKing(table, 1)]).toEqual([2, null]);
});

test("a record of past rules shows ranks without their parts", () => {
  const table = view({ rulers: [ruler({ rank: 3 }), ruler({ rank: 9 }), ruler(), ruler()] });
  expect(scoreOf(table, 1)).toMatchObject({ total: 9, parts: [] });
  expect([leaders(table), toHighKing(table, 1)]).toEqual([[1], null]);
});

test("lines of rulers: the dead first, the living last; a lord stands before his vassals", () => {
  const table = view({ rulers: [ruler(), ruler({ lord: 2 }), ruler({ reign: 2, lineage: [{ born: "british", died: 2, cause: "bell" }], people: "saxon", born: "british" }), ruler()] });
  const all = lines(table);
  expect(all.map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
  expect(all[0]!.reigns).toEqual([
    { number: 1, born: "british", people: "british", died: 2, cause: "bell", date: null },
    { number: 2, born: "british", people: "saxon", died: null, cause: null, date: null },
  ]);
  expect(all[0]!.vassals).toEqual([1]);
});

const declared = (): Line => line(0, "over lundein", ["war_declared", { player: "p1", player2: "p2" }]);

test("the story of a war begins with its declaration and ends where the turn goes on", () => {
  const log = [
    line(0, "play raid", ["turn_begins", { player: "p1" }]),
    declared(),
    line(1, "fight", ["gives_battle"], ["quick_chances", { player: "p1", n: 40, player2: "p2", n2: 50 }]),
    line(-1, "outcome won", ["quick_won"], ["war_won", { player: "p1" }], ["land_gained", { player: "p1", province: "lundein" }], ["ruler_died", { player: "p2", n: 1 }]),
    line(0, "play raid", ["played"], ["land_gained"]),
  ];
  expect(warEvents(log).map(({ event }) => event.kind)).toEqual(["war_declared", "gives_battle", "quick_chances", "quick_won", "war_won", "land_gained", "ruler_died"]);
  const [outcome] = outcomes(log);
  expect(outcome).toMatchObject({ kind: "war_won", winner: 0, quick: { one: 0, win: 40, two: 1, loss: 50, draw: 10 } });
  expect(outcome!.groups.land.length).toBe(1);
  expect(outcome!.groups.deaths.length).toBe(1);
  expect([isNews(log, 1), isNews(log, 0)]).toEqual([true, false]);
});

test("two wars have an outcome each", () => {
  const log = [
    declared(),
    line(2, "over deur", ["war_declared", { player: "p3", player2: "p4" }]),
    line(-1, "outcome lost", ["war_won", { player: "p2" }]),
    line(-1, "outcome drawn", ["war_drawn"]),
  ];
  expect(outcomes(log).map(({ kind }) => kind)).toEqual(["war_won", "war_drawn"]);
});

test("the rounds of a siege: scores, losses, deaths", () => {
  const log = [
    declared(),
    line(1, "endure", ["stands_siege", { player: "p2" }], ["siege_round", { n: 1 }]),
    line(-1, "roll 2"),
    line(-1, "roll 3", ["siege_scores", { n: 2, n2: 5 }]),
    line(0, "lose Sp", ["siege_loss", { player: "p1", kind: "Sp" }]),
    line(-1, "roll 1", ["ruler_died", { player: "p1", n: 1, people: "british" }]),
    line(0, "press_on", ["siege_round", { n: 2 }]),
  ];
  expect(siegeRounds(log)).toEqual([
    { number: 1, scores: [2, 5], dice: [2, 3], losses: [{ seat: 0, kind: "Sp" }], dead: [0] },
    { number: 2, scores: null, dice: null, losses: [], dead: [] },
  ]);
});

test("AA-24.1: what a death in a war has brought is told with its end", () => {
  const log = [
    declared(),
    line(-1, "outcome won", ["battle_begins", { player: "p1", player2: "p2" }]),
    line(-1, "roll 1", ["ruler_died", { player: "p2", n: 1, people: "british" }], ["land_gained", { player: "p3", province: "deur" }]),
    line(1, "done", ["war_won", { player: "p1" }], ["land_gained", { player: "p1", province: "elmet" }]),
  ];
  const [only] = outcomes(log);
  expect(only!.groups.deaths.map(({ event }) => event.kind)).toEqual(["ruler_died"]);
  expect(only!.groups.land.map(({ event }) => event.on["province"])).toEqual(["deur", "elmet"]);
});

test("AA-5.8: who insists throws in turn, and what was thrown belongs to its war", () => {
  const log = [
    declared(),
    line(-1, "outcome won", ["war_won", { player: "p1" }]),
    line(0, "insist"),
    line(2, "stand_back", ["stood_back", { player: "p3" }]),
    line(3, "insist"),
  ];
  expect([...prizeAnswers(log)]).toEqual([[3, "insist"], [2, "stand_back"], [0, "insist"]]);
  log.push(line(-1, "roll 2"), line(-1, "roll 5", ["land_gained", { player: "p4", province: "lundein" }]));
  expect(casts(log).map(({ rolls }) => rolls)).toEqual([[{ seat: 0, die: 2 }, { seat: 3, die: 5 }]]);
  expect(outcomes(log)[0]!.casts.length).toBe(1);
});
