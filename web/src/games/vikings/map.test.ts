/** The map with modules of the Viking Age. */
import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/wire";
import { HARBOURS } from "./harbours";
import { layPieces } from "./layout";
import { MAP, SHIRES } from "./map";
import { lastWay, moves } from "./moves";
import { aboard, churchIn, holder, hostOf, inPlay, shipIn, tileIn, type Age, type View } from "./view";

const view = (more: Partial<View> = {}, age?: Partial<Age>): View => ({
  round: 1, turn: 1, active: "norsemen", bag: [], markers: 0, marked: [], shires: {}, stock: {} as View["stock"], fled: {} as View["fled"],
  leaders: {}, off_shore: {}, waiting: {}, invasion: [], factions: {} as View["factions"], fyrd: { deck: 16, discard: [] },
  armies: 0, steps: 4, led: [], effects: [], barred: [], march: null, battle: null, given: [], over: false, ending: "", scores: [],
  ...(age ? { age: { modules: [], ...age } } : {}), ...more,
});
const line = (k: number, ...events: [string, Record<string, string | number>][]): Line => ({
  k, seat: 0, who: "", said: "", text: "", forced: false, by: "person", at: 0, events: events.map(([kind, on]) => ({ kind, on, text: kind })),
});
const apart = (a: number[], b: number[]): boolean => a[0]! >= b[2]! || b[0]! >= a[2]! || a[1]! >= b[3]! || b[1]! >= a[3]!;

describe("Forts and Settlements (VX-1.8, VX-1.10)", () => {
  const tiles = { forts: ["cnarresburh", "eoforwic"], settlements: ["hereford"] };
  it("hold their shire without units, and are fought for where the English stand", () => {
    const seen = view({ shires: { eoforwic: { thegn: 2 } }, viking: ["cnarresburh", "hereford"], fought: ["eoforwic"] }, tiles);
    expect([holder(seen, "cnarresburh"), holder(seen, "hereford"), holder(seen, "eoforwic"), holder(seen, "luel")]).toEqual(["viking", "viking", "fought", "empty"]);
    expect([tileIn(seen, "cnarresburh"), tileIn(seen, "hereford"), tileIn(seen, "luel")]).toEqual(["fort", "settlement", null]);
  });
  it("lie alone in the middle, else left of the units and clear of them", () => {
    const laid = layPieces(view({ shires: { hereford: { norsemen: 3, berserkers: 2 } } }, tiles), 1, () => []);
    const alone = laid.tiles.find((tile) => tile.shire === "cnarresburh");
    expect(alone?.x).toBe(MAP.areas["cnarresburh"]?.label[0]);
    const [first] = laid.tokens.filter((token) => token.shire === "hereford");
    const tile = laid.tiles.find((one) => one.shire === "hereford");
    expect((first?.x ?? 0) - (tile?.x ?? 0)).toBeGreaterThan(25);
    expect(laid.room.get("hereford")?.[0]).toBeLessThan((tile?.x ?? 0) - 12);
    expect(laid.under.has("cnarresburh")).toBe(true);
  });
  it("stand beside the battle that is fought for them", () => {
    const laid = layPieces(view({ active: "thegn", shires: { eoforwic: { thegn: 2 } }, fought: ["eoforwic"] }, tiles), 1, () => []);
    expect(laid.roundels[0]).toMatchObject({ left: { kind: "thegn", n: 2 }, right: { n: 0 } });
    expect(laid.tiles.filter((tile) => tile.shire === "eoforwic")).toHaveLength(1);
  });
});

describe("Churches (VX-1.2, VX-1.3)", () => {
  it("stand, are plundered, or were never there", () => {
    const seen = view({}, { churches: ["dunholm"], plundered: ["eoforwic"] });
    expect([churchIn(seen, "dunholm"), churchIn(seen, "eoforwic"), churchIn(seen, "oxenaford")]).toEqual(["church", "plundered", null]);
    expect(churchIn(view(), "dunholm")).toBeNull();
  });
  it("that are plundered on the way do not end the way", () => {
    const log = [
      line(1, ["landed", { leader: "ivar", shire: "dunholm" }], ["plundered", { shire: "dunholm" }], ["reinforced", { n: 1, kind: "norsemen", shire: "dunholm" }]),
      line(2, ["led", { leader: "ivar", shire: "cetreht" }]),
    ];
    expect(lastWay(moves(log, () => ["north_sea"])).map((move) => [move.from, move.to])).toEqual([["north_sea", "dunholm"], ["dunholm", "cetreht"]]);
  });
});

describe("ships on the coast (VX-8.2)", () => {
  it("have a harbour off every coast, apart from the next", () => {
    const all = Object.entries(HARBOURS);
    expect(all).toHaveLength(32);
    for (const [shire, at] of all) {
      expect(SHIRES).toContain(shire);
      for (const [other, there] of all) if (other !== shire) expect([shire, other, Math.hypot(at[0] - there[0], at[1] - there[1]) > 25]).toEqual([shire, other, true]);
    }
  });
  it("are moored there, and only where the view tells of one", () => {
    const seen = view({}, { ships: ["elmham"] });
    expect(layPieces(seen, 1, () => []).moored).toEqual([{ shire: "elmham", x: HARBOURS["elmham"]![0], y: HARBOURS["elmham"]![1] }]);
    expect([shipIn(seen, "elmham"), shipIn(seen, "dunholm"), shipIn(view(), "elmham")]).toEqual([true, false, false]);
  });
});

describe("Lagertha (VX-9.2)", () => {
  const seen = view({ leaders: { ragnar: "off shore", lagertha: "off shore" }, off_shore: { norsemen: 12, berserkers: 5 } }, { lagertha: { norsemen: 5, berserkers: 3 } });
  it("has units of her own off shore", () => {
    expect([aboard(seen, "ragnar"), aboard(seen, "lagertha")]).toEqual([{ norsemen: 12, berserkers: 5 }, { norsemen: 5, berserkers: 3 }]);
    expect(hostOf(seen, "lagertha")).toEqual({ norsemen: 5, berserkers: 3 });
    expect(inPlay(seen, "norsemen")).toBe(17);
  });
  it("lies beside the Leader she came with, or below him from afar", () => {
    for (const scale of [0.4, 0.6, 0.9, 2]) {
      const { ships, size } = layPieces(seen, scale, (leader) => (leader === "ragnar" ? ["north_sea"] : []));
      const boxes = ships.map(({ x, y }) => [x - 34 * size, y - 42 * size, x + 34 * size, y + 34 * size]);
      expect(ships.map((ship) => ship.leader)).toEqual(["ragnar", "lagertha"]);
      expect(ships[1]?.tokens.map((token) => token.n)).toEqual([5, 3]);
      expect(apart(boxes[0]!, boxes[1]!)).toBe(true);
    }
    const near = layPieces(seen, 0.9, () => ["north_sea"]).ships;
    expect(near[0]?.y).toBe(near[1]?.y);
  });
});

describe("a traitor (VX-7.11)", () => {
  it("is counted with the defenders", () => {
    const battle = {
      shire: "eoforwic", attacker: "viking", units: { norsemen: 5, berserkers: 2, housecarl: 0, thegn: 3, fyrd: 0 },
      age: { traitor: "berserkers", sides: { viking: ["norsemen"], english: ["housecarl", "thegn", "fyrd", "berserkers"] } },
    } as unknown as NonNullable<View["battle"]>;
    const laid = layPieces(view({ battle, shires: { eoforwic: { norsemen: 5, berserkers: 2, thegn: 3 } } }, {}), 1, () => []);
    expect(laid.roundels[0]).toMatchObject({ left: { kind: "norsemen", n: 5 }, right: { kind: "thegn", n: 5 } });
  });
});

describe("a table without modules", () => {
  it("has no tiles and no ships on its coasts", () => {
    const laid = layPieces(view({ shires: { eoforwic: { norsemen: 3 } } }), 1, () => []);
    expect([laid.tiles, laid.moored]).toEqual([[], []]);
    expect(laid.tokens[0]?.x).toBe(MAP.areas["eoforwic"]?.label[0]);
  });
});
