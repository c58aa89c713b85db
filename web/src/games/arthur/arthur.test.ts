import { describe, expect, it } from "vitest";
import { around, sees } from "../../lib/camera";
import { TableModel } from "../../lib/table.svelte";
import type { Frame, Line, Option } from "../../lib/wire";
import { BoardState, placeOf } from "./board.svelte";
import { card, province } from "./book";
import { CARD_EMBLEMS } from "./emblems";
import { BASE, merlins, otherHands, ownHand } from "./hand";
import { ARMS, SHAPES } from "./heraldry";
import { lastTurn, placesIn } from "./history";
import { lineIcon } from "./icon";
import { arrows, bow, claimedFrom, isHome, layPieces, marksOn, shieldSize } from "./layout";
import { CHART, MAP, PROVINCES, homeOf, isProvince } from "./map";
import { areaLabel, factsOf, kindOfPlace, levyOf } from "./speak";
import { gather } from "./tell";
import { KINGDOMS, claimsOf, kingdomOf, landOf, levySize, playerKey, seatOf, type Kingdom, type Ruler, type View } from "./view";

const ruler = (more: Partial<Ruler> = {}): Ruler => ({
  kingdom: "dumnonia", people: "british", reign: 1, rank: 7, lord: null, rebels: false, born: "british", lineage: [], throne_claims: [], auxilia: 0,
  lying: [], aside: [], hand: null, known: [], cards: 2, ...more,
});

/** Two kings with their own land. */
function view(more: Partial<View> = {}): View {
  const seats: Partial<Record<Kingdom, number>> = { dumnonia: 0, ceint: 1 };
  const own = (key: string): number | null => seats[MAP.areas[key]!.kingdom] ?? null;
  const provinces: View["provinces"] = {};
  for (const key of PROVINCES) {
    const owner = own(key);
    if (owner !== null) provinces[key] = { owner, last_owner: null, population: "british", claims: [], warlords: 0, blocked: false };
  }
  return {
    round: 2, rounds: 15, turn: 4, order: [0, 1], active: 0, used: ["raid"], war_from_turn: 5, provinces,
    titles: { pendragon: { holder: null, claims: [] }, bretwalda: { holder: null, claims: [] } },
    rulers: [ruler({ hand: ["warlord", "ambush"], aside: ["saxon_settlement"] }), ruler({ kingdom: "ceint", known: ["merlin"], people: "saxon" })],
    raids: [], ships: [], deck: 50, discard: [], gone: [], expendables: 0, battles: "quick", pending: [], wars: [], armies: [[], []],
    levies: [[{ from: "province", key: "cernow", kinds: ["Sp", "Sp"], count: 2 }, { from: "raiders", key: "isca", kinds: ["Sp"], count: -1 }], []],
    leads: [null, null], figures: { british_rank: 1, vassal_rank: 1, warlord_rank: 1, title_rank: 3, siege_bonus: 2 }, battle: null, ...more,
  };
}

const option = (action: string, domain: string | null): Option => {
  const [verb = "", on = null] = action.split(" ");
  return { action, verb, on, domain, label: action, caution: null, before: [] };
};

function table(seen: View, options: Option[] = [], seat: number | null = 0): TableModel {
  const seats = ["Dumnonia", "Ceint"].map((name, i) => ({ seat: i, name, kind: "human", who: name, level: "", online: true, asked: false, since: null, clock: null, abandoned: false, votes: [] }));
  const frame = {
    type: "frame", table: { id: "t", game: "arthur", status: "playing", seats, options: {}, mine: [0] }, seat, n: 1, k: 9, start: 0, lines: [], view: seen,
    question: { id: "q", rule: "AA-3.1", prompt: "", options }, undo: null, scopes: {}, now: 0,
  } as unknown as Frame;
  return new TableModel(frame, undefined, "en");
}

const line = (k: number, said: string, ...events: [string, Record<string, string | number>][]): Line => ({
  k, seat: 0, who: "", said, text: said, forced: false, by: "person", at: 0, events: events.map(([kind, on]) => ({ kind, on, text: kind })),
});

describe("the map", () => {
  it("has six provinces to a kingdom, one of them its home", () => {
    expect(PROVINCES).toHaveLength(48);
    for (const kingdom of KINGDOMS) {
      const own = PROVINCES.filter((key) => MAP.areas[key]!.kingdom === kingdom);
      expect(own).toHaveLength(6);
      expect(own.filter((key) => MAP.areas[key]!.home)).toEqual([homeOf(kingdom)]);
    }
    expect(homeOf(null)).toBeNull();
  });

  it("joins neighbours both ways, over water too", () => {
    for (const key of PROVINCES) for (const other of CHART.neighbours(key)) expect(CHART.neighbours(other)).toContain(key);
    expect(CHART.neighbours("caer_baddan")).toContain("gwent");
    expect(isProvince("lundein")).toBe(true);
    expect(isProvince("p2")).toBe(false);
  });

  it("walks with arrow keys and stays at the edge", () => {
    expect(CHART.next("caer_colun", "ArrowUp")).toBe("iceni");
    expect(CHART.next("durovernum", "ArrowLeft")).toBe("rhegin");
    expect(CHART.next("cernow", "ArrowLeft")).toBe("cernow");
    expect(CHART.next("iceni", "x")).toBe("iceni");
  });

  it("draws the border of two lit provinces once, and leaves it out of a realm's rim", () => {
    const pair = new Set(["caer_legion", "pengwern"]);
    const shared = MAP.borders.find(({ a, b }) => pair.has(a) && pair.has(b))!.path;
    expect(CHART.edgeOf(pair).split(shared)).toHaveLength(2);
    expect(CHART.rimOf(pair)).not.toContain(shared);
  });

  it("fits the sheet, and all of it lies within", () => {
    const size = { width: 744, height: 830 };
    const all = around(PROVINCES.map((key) => MAP.areas[key]!.box))!;
    expect(sees(CHART.eye.fit(CHART.sheet, size), size, all)).toBe(true);
  });
});

describe("the view", () => {
  it("knows seats by their keys and kingdoms by their seats", () => {
    expect([seatOf("p3"), seatOf("isca"), seatOf(null), playerKey(2)]).toEqual([2, null, null, "p3"]);
    expect([kingdomOf(view(), 1), kingdomOf(view(), null)]).toEqual(["ceint", null]);
    expect(landOf(view(), 0)).toHaveLength(6);
    expect(levySize(view(), 0)).toBe(1);
  });

  it("gathers what a seat claims", () => {
    const seen = view();
    seen.provinces["caer_wenta"]!.claims = [0];
    seen.titles.pendragon.claims = [0, 1];
    seen.rulers[1]!.throne_claims = [0];
    expect(claimsOf(seen, 0)).toEqual({ provinces: ["caer_wenta"], titles: ["pendragon"], thrones: [1] });
    expect(claimsOf(seen, null).titles).toEqual([]);
  });
});

describe("what lies on a province", () => {
  const seen = view({ raids: [{ by: 1, province: "durnovaria", kind: "Wb" }], ships: [{ card: "long_ships", by: 1, province: "durnovaria" }] });
  seen.provinces["durnovaria"] = { owner: 0, last_owner: null, population: "saxon", claims: [1], warlords: 2, blocked: true };
  seen.rulers[0]!.throne_claims = [1];
  seen.titles.pendragon.holder = 0;

  it("stands in a row: ships, raiders and Warlords, then claims", () => {
    const { left, right } = marksOn(seen, "durnovaria");
    expect(left.map(({ what }) => what)).toEqual(["ships", "raid", "warlord"]);
    expect(right).toEqual([{ what: "claim", by: "ceint", seat: 1 }]);
    expect(marksOn(seen, "isca").right).toEqual([{ what: "throne", by: "ceint", seat: 1 }]);
    expect(marksOn(seen, "mon")).toEqual({ left: [], right: [] });
  });

  it("shows who has it, who lives there, and where a title sits", () => {
    const laid = layPieces(seen, 0.9);
    expect(laid.tokens).toHaveLength(12);
    const at = (key: string) => laid.tokens.find((token) => token.province === key)!;
    expect(at("durnovaria")).toMatchObject({ kingdom: "dumnonia", people: "saxon", blocked: true, home: false, crown: false });
    expect(at("isca")).toMatchObject({ home: true, crown: true });
    const [shield, raid] = [at("durnovaria"), at("durnovaria").marks.find(({ mark }) => mark.what === "raid")!];
    expect(raid.x).toBeLessThan(shield.x);
    expect(laid.over.get("isca")!).toBeLessThan(laid.under.get("isca")!);
  });

  it("knows no home of a kingdom without a player", () => {
    const dealt = view();
    dealt.provinces["deganwy"] = { ...dealt.provinces["cernow"]! };
    expect([isHome(dealt, "deganwy"), isHome(dealt, "isca"), isHome(dealt, "cernow")]).toEqual([false, true, false]);
    expect(layPieces(dealt, 1).tokens.find(({ province: key }) => key === "deganwy")?.home).toBe(false);
  });

  it("leaves a province without an owner a shield without arms", () => {
    const vacant = view();
    vacant.provinces["cernow"]!.owner = null;
    expect(layPieces(vacant, 1).tokens.find(({ province: key }) => key === "cernow")?.kingdom).toBeNull();
  });

  it("is never smaller than can be told apart, nor larger than calm", () => {
    expect(shieldSize(0.3) * 0.3 * 22).toBeCloseTo(12.5);
    expect(shieldSize(4) * 4 * 22).toBeCloseTo(32);
  });

  it("points from the claimant's nearest land, or from his home", () => {
    expect(claimedFrom(seen, 1, "durnovaria")).toBe("caer_wenta");
    expect(claimedFrom(seen, 1, "cernow")).toBe("durovernum");
    const [arrow] = arrows(seen, layPieces(seen, 1));
    expect(arrow).toMatchObject({ by: "ceint", seat: 1, province: "durnovaria" });
    expect(bow([0, 0], [100, 0], 10)).toBe("M10.0 0.0Q50.0 -16.0 90.0 0.0");
  });
});

describe("the board", () => {
  it("lights provinces, and the home of a player who may be chosen", () => {
    const board = new BoardState(table(view(), [option("at caer_wenta", "province"), option("on p2", "player"), option("play raid", "card")]));
    expect([...board.lit]).toEqual(["caer_wenta", "durovernum"]);
    expect(board.optionsIn("durovernum").map(({ action }) => action)).toEqual(["on p2"]);
    expect(board.order.slice(0, 2)).toEqual(["caer_wenta", "durovernum"]);
    expect(placeOf(view(), option("claim_title pendragon", "title"))).toBeNull();
  });

  it("shows what was chosen, and what is fought over", () => {
    const seen = view({ pending: [{ declarer: 0, enemy: 1, over: "throne", thing: 1 }, { declarer: 0, enemy: 1, over: "land", thing: "rhegin" }, { declarer: 0, enemy: 1, over: "faith", thing: null }] });
    const model = table(seen, [option("at caer_wenta", "province"), option("at rhegin", "province")]);
    const board = new BoardState(model);
    expect(board.fights).toEqual(["durovernum", "rhegin"]);
    model.pick(model.options[0]!);
    expect([...board.lit]).toEqual([]);
    expect(board.inPlay).toEqual(["caer_wenta"]);
  });

  it("asks why a province may not be chosen, and remembers which", () => {
    const board = new BoardState(table(view()));
    board.choose("isca");
    expect(board.asked).toBe("isca");
    expect(board.refused).toBeNull();
    board.table.refusal = { text: "no", rule: null };
    expect(board.refused).toBe("isca");
  });
});

describe("what has happened", () => {
  const log = [
    line(0, "sits p1", ["turn_begins", { player: "p1" }]),
    line(1, "at cernow", ["claimed", { player: "p2", province: "cernow" }]),
    line(2, "at rhegin", ["raided", { player: "p1", province: "rhegin" }], ["turn_begins", { player: "p2" }]),
    line(3, "play raid", ["played", { player: "p2", card: "raid" }]),
  ];

  it("is told by place", () => {
    expect(placesIn([log[1]!])).toEqual(new Map([["cernow", "claimed"]]));
    expect(placesIn([line(4, "raiders_from lundein")])).toEqual(new Map([["lundein", "raiders_from"]]));
  });

  it("is that of the last turn until something happens in this one", () => {
    expect([...placesIn(lastTurn(log)).keys()]).toEqual(["cernow", "rhegin"]);
    expect([...placesIn(lastTurn([...log, line(4, "at isca", ["raided", { province: "isca" }])])).keys()]).toEqual(["rhegin", "isca"]);
    expect(lastTurn([])).toEqual([]);
  });

  it("tells what a war is about also where there was no choice, and nothing twice", () => {
    const said = (action: string, by: Line["by"], text: string): Line => ({ k: 1, seat: 0, who: "Dumnonia", said: action, text, forced: by === "forced", by, at: 0, events: [] });
    const war = [{ kind: "war_declared", on: {}, text: "Dumnonia declares war on Powys" }];
    expect(gather(said("over caer_gloui", "forced", "gives the reason: Caer Gloui"), war).events).toEqual(["Dumnonia gives the reason: Caer Gloui", "Dumnonia declares war on Powys"]);
    expect(gather(said("over caer_gloui", "person", "gives the reason: Caer Gloui"), war)).toEqual({ events: ["Dumnonia declares war on Powys"], echoed: false });
    expect(gather(said("endure", "bot", "prefers a siege"), [{ kind: "stands_siege", on: {}, text: "Powys stands a siege" }]).echoed).toBe(true);
  });

  it("has an icon", () => {
    expect(lineIcon(log[1]!)).toBe("standing");
    expect(lineIcon(line(1, "play raid"))).toBe("event");
    expect(lineIcon(line(1, "battle/roll 3"))).toBe("battle");
    expect(lineIcon({ ...line(1, ""), said: null })).toBe("secret");
  });
});

describe("the hand", () => {
  it("is the base five with what was used, and the Winds", () => {
    const hand = ownHand(table(view()))!;
    expect(hand.base.map(({ state }) => state)).toEqual(["ready", "used", "ready", "aside", "ready"]);
    expect(hand.winds).toEqual(["warlord", "ambush"]);
    expect(hand.aside).toEqual([]);
    expect(ownHand(table(view(), [], null))).toBeNull();
  });

  it("of others is a number, and what was seen of it", () => {
    expect(otherHands(table(view()))).toEqual([{ seat: 1, cards: 2, known: ["merlin"] }]);
    expect(merlins(table(view(), [option("take merlin", "card"), option("set_aside merlin", "card"), option("done", null)]))).toEqual(["merlin"]);
  });

  it("has an emblem for each card", () => {
    expect(Object.keys(CARD_EMBLEMS)).toHaveLength(53);
    for (const key of BASE) expect(CARD_EMBLEMS[key]).toBeTruthy();
  });
});

describe("in words", () => {
  it("says all of a province", () => {
    const seen = view({ raids: [{ by: 1, province: "cernow", kind: "Wb" }] });
    Object.assign(seen.provinces["cernow"]!, { claims: [1], blocked: true, last_owner: 1, warlords: 1 });
    const model = table(seen, [option("at cernow", "province")]);
    expect(levyOf(model, "cernow")).toBe("2 Sp");
    expect(factsOf(model, "cernow").map(({ text }) => text)).toEqual(["Dumnonia", "British", "Ceint", "arthur-levy-blocked", "Ceint", "Ceint (Wb)", "1"]);
    expect(kindOfPlace(model, "cernow")).toBe("Dumnonia · Hilly · Irish sea, British sea");
    expect(areaLabel(new BoardState(model), "cernow")).toContain("Cernow. Dumnonia");
    expect(factsOf(model, "mon").map(({ text }) => text)).toEqual(["arthur-away"]);
  });

  it("calls what the book does not know by its key", () => {
    expect(province(undefined, "caer_wenta").name).toBe("Caer wenta");
    expect(card({ cards: { raid: { name: "Raid", kind: "base" } } }, "raid")).toEqual({ name: "Raid", kind: "base", text: "", rule: "", copies: 0 });
  });

  it("tells kingdoms and peoples apart by more than colour", () => {
    expect(new Set(Object.values(ARMS).map(({ tincture }) => tincture)).size).toBe(8);
    expect(new Set(Object.values(ARMS).map(({ charge }) => charge)).size).toBe(8);
    expect(new Set(Object.values(SHAPES)).size).toBe(3);
  });
});
