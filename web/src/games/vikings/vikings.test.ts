import { describe, expect, it } from "vitest";
import { speech, t } from "../../lib/i18n.svelte";
import type { Line } from "../../lib/wire";
import { around, sees } from "../../lib/camera";
import { fitNames, textBox, type Name } from "../../lib/map/labels";
import { lineIcon } from "./icon";
import { nameSizes } from "./labels";
import { layPieces } from "./layout";
import { CHART, MAP, SHIRES } from "./map";
import { curve, lastWay, moves, nearestSea } from "./moves";
import { percent, percents } from "./odds";
import { cost, inOrder, justWon, parseOutcome, rollsOfBattle, workedOut } from "./rolls";
import { gather } from "./tell";
import { lay, merge, tokenSize } from "./tokens";
import { holder, isMarked, stacks, type Battle, type View } from "./view";

const line = (k: number, said: string, ...events: [string, Record<string, string | number>][]): Line => ({
  k, seat: k % 2 ? 0 : -1, who: "", said, text: said, forced: false, by: "fate", at: 0,
  events: events.map(([kind, on]) => ({ kind, on, text: kind })),
});

const view = (more: Partial<View> = {}): View => ({
  round: 1, turn: 1, active: "norsemen", bag: [], markers: 0, marked: [], shires: {}, stock: {} as View["stock"], fled: {} as View["fled"],
  leaders: {}, off_shore: {}, waiting: {}, invasion: [], factions: {} as View["factions"], fyrd: { deck: 16, discard: [] },
  armies: 0, steps: 4, led: [], effects: [], barred: [], march: null, battle: null, given: [], over: false, ending: "", scores: [],
  ...more,
});

const none = { norsemen: 0, berserkers: 0, housecarl: 0, thegn: 0, fyrd: 0 };
const battle = (more: Partial<Battle> = {}): Battle => ({
  shire: "eoforwic", attacker: "viking", units: { ...none, norsemen: 5, thegn: 2 }, events: [], pending: [], roller: "english", hits: 0,
  flees: { ...none }, commands: { ...none }, attack_rolls: 0, berserkers_taken: 0, next: "viking", fyrd_cards: [], ...more,
});
const waiting = (waits: Partial<NonNullable<Battle["waits"]>>): Battle => battle({ waits: { hits: 0, flees: {}, commands: {}, ...waits } });

describe("the map", () => {
  it("has every shire, each with neighbours that know it", () => {
    expect(SHIRES).toHaveLength(63);
    for (const shire of SHIRES) {
      expect(CHART.neighbours(shire).length).toBeGreaterThan(0);
      for (const other of CHART.neighbours(shire)) expect(CHART.neighbours(other)).toContain(shire);
    }
  });
  it("draws what two lit areas share only once", () => {
    const both = CHART.edgeOf(new Set(["eoforwic", "beoferlic"]));
    const shared = MAP.borders.find((b) => [b.a, b.b].sort().join() === "beoferlic,eoforwic");
    expect(shared && both.split(shared.path)).toHaveLength(2);
  });
});

describe("arrow keys", () => {
  it("walk to the neighbour that lies that way", () => {
    expect(CHART.next("dunholm", "ArrowDown")).toBe("cetreht");
    expect(CHART.next("eoforwic", "ArrowRight")).toBe("beoferlic");
    expect(CHART.next("exanceaster", "ArrowUp")).toBe("beardastapol");
  });
  it("stay where no land lies that way, and reach every shire", () => {
    expect(CHART.next("elmham", "ArrowRight")).toBe("elmham");
    const seen = new Set(["eoforwic"]);
    for (let queue = ["eoforwic"]; queue.length > 0;) {
      const at = queue.pop() ?? "";
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = CHART.next(at, key);
        if (!seen.has(to)) queue.push(to);
        seen.add(to);
      }
    }
    expect(SHIRES.filter((shire) => !seen.has(shire))).toEqual([]);
  });
});

describe("pieces", () => {
  it("lie apart: two side by side, three in a triangle", () => {
    const two = lay([{ kind: "norsemen", n: 1 }, { kind: "berserkers", n: 2 }], 100, 50);
    expect(two.map((t) => t.y)).toEqual([50, 50]);
    expect((two[1]?.x ?? 0) - (two[0]?.x ?? 0)).toBeCloseTo(26.8);
    const three = lay([{ kind: "housecarl", n: 1 }, { kind: "thegn", n: 1 }, { kind: "fyrd", n: 1 }], 0, 0);
    expect(three[2]).toMatchObject({ x: 0 });
    expect(three[2]?.y).toBeGreaterThan(0);
  });
  it("are counted together from afar, under the larger shape", () => {
    expect(merge([{ kind: "housecarl", n: 2 }, { kind: "thegn", n: 5 }])).toEqual([{ kind: "thegn", n: 7, with: "housecarl" }]);
  });
  it("never fall under 20 pixels nor swell beyond 45", () => {
    for (const scale of [0.35, 0.6, 0.93, 1.5, 3]) {
      const px = tokenSize(scale) * 26 * scale;
      expect(px).toBeGreaterThan(20);
      expect(px).toBeLessThan(45);
    }
  });
  it("become a roundel where both sides stand, attackers left", () => {
    const laid = layPieces(view({ shires: { eoforwic: { norsemen: 3, thegn: 2 } }, fought: ["eoforwic"] }), 1, () => []);
    expect(laid.tokens).toEqual([]);
    expect(laid.roundels[0]).toMatchObject({ left: { kind: "norsemen", n: 3 }, right: { kind: "thegn", n: 2 }, now: false });
  });
  it("stand off shore with their Leader", () => {
    const laid = layPieces(view({ leaders: { halfdan: "off shore" }, off_shore: { norsemen: 17, berserkers: 8 } }), 1, () => ["north_sea"]);
    expect(laid.ships[0]).toMatchObject({ leader: "halfdan" });
    expect(laid.ships[0]?.tokens.map((t) => t.n)).toEqual([17, 8]);
  });
  it("leave their banners where they hide no neighbour's token", () => {
    const shires = { eoforwic: { norsemen: 13, berserkers: 4 }, beoferlic: { norsemen: 3 } };
    const laid = layPieces(view({ shires, leaders: { ivar: "eoforwic" } }), 0.93, () => []);
    const other = laid.room.get("beoferlic");
    const banner = laid.banners[0];
    expect(banner && other && banner.x + 14 > other[0] && banner.x - 8 < other[2] && banner.y + 17 > other[1] && banner.y - 18 < other[3]).toBe(false);
  });
});

describe("who holds what", () => {
  const shires = { luel: { norsemen: 1, thegn: 2 }, elmham: { norsemen: 4 }, dunholm: { thegn: 1 } };
  const seen = view({ active: "housecarl", shires, viking: ["elmham", "lenn"], fought: ["luel"] });
  it("is told by the server", () => {
    expect(["luel", "elmham", "lenn", "dunholm", "ely"].map((key) => holder(seen, key))).toEqual(["fought", "viking", "viking", "english", "empty"]);
  });
  it("is drawn by the units of a record that does not tell it", () => {
    expect(["elmham", "dunholm", "lenn"].map((key) => holder(view({ shires }), key))).toEqual(["viking", "english", "empty"]);
  });
  it("leaves markers to the server", () => {
    expect(isMarked({ ...seen, marked: ["luel"] }, "luel")).toBe(true);
    expect(isMarked({ ...seen, marked: ["luel"] }, "elmham")).toBe(false);
  });
  it("counts what there is", () => {
    expect(stacks({ thegn: 0, fyrd: 2 })).toEqual([{ kind: "fyrd", n: 2 }]);
  });
});

describe("dice", () => {
  const log = [
    line(1, "march eoforwic", ["battle_begins", { shire: "eoforwic", side: "viking" }]),
    line(2, "roll hit", ["rolled", { kind: "housecarl", outcome: "hit" }]),
    line(3, "roll flee", ["rolled", { kind: "thegn", outcome: "flee" }]),
    line(4, "roll hit flee", ["rolled", { kind: "fyrd", outcome: "hit flee" }], ["killed", { n: 1, kind: "berserkers" }]),
    line(5, "lose norsemen", ["killed", { n: 1, kind: "norsemen" }], ["fled", { n: 1, kind: "thegn" }]),
    line(6, "roll command hit", ["rolled", { kind: "norsemen", outcome: "hit command" }]),
  ];
  it("are read from an outcome's key", () => {
    expect(parseOutcome("hit hit flee")).toEqual(["hit", "hit", "flee"]);
    expect(parseOutcome("nothing")).toEqual([]);
  });
  it("of one side in succession are one roll", () => {
    const rolls = rollsOfBattle(log);
    expect(rolls.map((roll) => [roll.side, roll.dice.length, roll.number])).toEqual([["english", 4, 1], ["viking", 2, 2]]);
  });
  it("begin anew with a battle", () => {
    expect(rollsOfBattle([...log, line(7, "fight luel", ["battle_begins", { shire: "luel", side: "viking" }])])).toEqual([]);
  });
  it("lie in the order of working out, and the first that waits asks", () => {
    const roll = inOrder(rollsOfBattle(log.slice(0, 4))[0]!);
    expect(roll.dice.map((die) => die.face)).toEqual(["hit", "hit", "flee", "flee"]);
    expect(workedOut(roll, waiting({ hits: 1, flees: { thegn: 1, fyrd: 1 } }))).toEqual(["done", "asks", "waits", "waits"]);
    expect(workedOut(roll, waiting({ hits: 1, flees: { fyrd: 1 } }))).toEqual(["done", "asks", "done", "waits"]);
    expect(workedOut(roll, waiting({}))).toEqual(["done", "done", "done", "done"]);
    expect(workedOut(roll, battle())).toEqual(["done", "done", "done", "done"]);
  });
  it("wait for a Command", () => {
    const roll = inOrder(rollsOfBattle(log)[1]!);
    expect(workedOut(roll, { ...waiting({ commands: { norsemen: 1 } }), roller: "viking" })).toEqual(["done", "asks"]);
  });
  it("wait to flee where Ragnar makes Flees of Commands", () => {
    const rolled = line(2, "roll hit flee command command", ["rolled", { kind: "thegn", outcome: "hit flee command command" }]);
    const roll = inOrder(rollsOfBattle([line(0, "march eoforwic", ["battle_begins", { side: "english", shire: "eoforwic" }]), rolled])[0]!);
    expect(workedOut(roll, waiting({ hits: 1, flees: { thegn: 3 } }))).toEqual(["asks", "waits", "waits", "waits"]);
    expect(workedOut(roll, waiting({ hits: 1, flees: { thegn: 1 } }))).toEqual(["asks", "waits", "done", "done"]);
  });
  it("wait as Hits where Improved Training makes Hits of Flees", () => {
    const rolled = line(2, "roll hit flee", ["rolled", { kind: "thegn", outcome: "hit flee" }]);
    const roll = inOrder(rollsOfBattle([line(0, "march eoforwic", ["battle_begins", { side: "english", shire: "eoforwic" }]), rolled])[0]!);
    expect(workedOut(roll, waiting({ hits: 2 }))).toEqual(["asks", "waits"]);
    expect(workedOut(roll, waiting({ hits: 1 }))).toEqual(["asks", "done"]);
  });
  it("cost what fell and fled since", () => {
    const roll = rollsOfBattle(log.slice(0, 5))[0]!;
    expect(cost(log, roll)).toEqual({ fell: { berserkers: 1, norsemen: 1 }, fled: { thegn: 1 } });
    expect(cost(log, roll, roll.k)).toEqual({ fell: {}, fled: {} });
  });
  it("tell the end of a battle", () => {
    expect(justWon(log)).toBeNull();
    expect(justWon([...log, line(8, "roll hit", ["battle_won", { side: "viking", shire: "eoforwic" }])])).toMatchObject({ side: "viking", shire: "eoforwic" });
  });
});

describe("moves", () => {
  const log = [
    line(1, "land eoforwic", ["landed", { leader: "halfdan", shire: "eoforwic" }]),
    line(3, "march mameceaster", ["led", { leader: "halfdan", shire: "mameceaster" }]),
    line(5, "march lecacaetir", ["led", { leader: "halfdan", shire: "lecacaetir" }]),
  ];
  it("join into the way that ends with the last", () => {
    expect(lastWay(moves(log)).map((move) => [move.from, move.to])).toEqual([
      ["north_sea", "eoforwic"], ["eoforwic", "mameceaster"], ["mameceaster", "lecacaetir"],
    ]);
  });
  it("of ships begin in a sea on whose coast they end", () => {
    expect(nearestSea("dunholm", ["north_sea"])).toBe("north_sea");
    expect(moves([line(1, "land dunholm", ["landed", { leader: "ivar", shire: "dunholm" }])], () => ["north_sea"])[0]?.from).toBe("north_sea");
    expect(nearestSea("exanceaster", ["no such sea"])).toBe(nearestSea("exanceaster"));
  });
  it("of another army begin anew", () => {
    const more = [...log, line(7, "march oxenaford", ["marched", { n: 3, shire: "waeringwic", shire2: "oxenaford" }])];
    expect(lastWay(moves(more))).toHaveLength(1);
  });
  it("are drawn short of where they end", () => {
    expect(curve([[0, 0], [100, 0]], 20)).toBe("M0.0 0.0Q40.0 9.6 80.0 0.0");
    expect(curve([[0, 0]])).toBe("");
  });
});

describe("names", () => {
  const name = (key: string, x: number, rank: number, more: Partial<Name> = {}): Name => ({
    key, text: key, x, y: 0, size: 12, width: 40, rank, room: 100, shifts: [], ...more,
  });
  it("never lie over one another: the lower in rank is left out", () => {
    expect(fitNames([name("b", 20, 2), name("a", 0, 1), name("c", 80, 3)], []).map((w) => w.key)).toEqual(["a", "c"]);
  });
  it("step aside before they are left out", () => {
    const written = fitNames([name("a", 0, 1), name("b", 20, 2, { shifts: [[0, 14]] })], []);
    expect(written[1]).toMatchObject({ key: "b", y: 14 });
  });
  it("give up their second line before they are left out", () => {
    const two = name("b", 0, 2, { y: 24, sub: "B", subWidth: 20 });
    expect(fitNames([name("a", 0, 1), two], [])[1]).toMatchObject({ sub: "B" });
    expect(fitNames([name("a", 0, 1), two], [textBox(0, 37, 30, 10)])[1]).not.toHaveProperty("sub");
  });
  it("keep clear of pieces, and of shires they do not fit", () => {
    expect(fitNames([name("a", 0, 1)], [textBox(0, 0, 10, 10)])).toEqual([]);
    expect(fitNames([name("a", 0, 1, { room: 30 })], [])).toEqual([]);
  });
  it("are never smaller than 11 pixels", () => {
    for (const scale of [0.3, 0.6, 1, 3]) expect(nameSizes(scale).shire * scale).toBeGreaterThanOrEqual(11);
  });
});

describe("the camera", () => {
  const size = { width: 744, height: 839 };
  it("fits a box", () => {
    const camera = CHART.eye.fit(CHART.sheet, size);
    expect(sees(camera, size, [100, 60, 800, 940])).toBe(true);
  });
  it("keeps the point under the pointer", () => {
    const from = CHART.eye.fit([300, 200, 600, 600], size);
    const to = CHART.eye.zoomAt(from, size, 1.5, 500, 300);
    const before = from.x + (500 - size.width / 2) / from.scale;
    const after = to.x + (500 - size.width / 2) / to.scale;
    expect(after).toBeCloseTo(before);
  });
  it("does not leave the sheet", () => {
    const far = CHART.eye.pan(CHART.eye.fit([300, 200, 400, 300], size), size, 1e5, 1e5);
    expect(far.x).toBeLessThan(300);
    expect(far.x).toBeGreaterThan(0);
    expect(CHART.eye.keep({ x: 0, y: 0, scale: 0.01 }, size).scale).toBeCloseTo(CHART.eye.fit(CHART.sheet, size).scale);
  });
  it("goes round several boxes", () => {
    expect(around([[0, 0, 1, 1], [5, -2, 6, 3]])).toEqual([0, -2, 6, 3]);
    expect(around([])).toBeNull();
  });
});

describe("words", () => {
  it("come once the table is learnt, and in Spanish when that is chosen", async () => {
    expect(t("vikings-round", { n: 4 })).toBe("vikings-round");
    await speech.learn("vikings");
    expect(t("vikings-round", { n: 4 })).toBe("Round IV");
    await speech.choose("es");
    expect([t("undo"), t("vikings-round", { n: 4 })]).toEqual(["Deshacer", "Ronda IV"]);
    await speech.choose("en");
    expect(t("undo")).toBe("Undo");
  });
  it("give chances as whole figures, and certainty only where it is certain", () => {
    expect([0, 0.001, 0.64, 0.995, 1].map(percent)).toEqual(["0 %", "< 1 %", "64 %", "> 99 %", "100 %"]);
  });
  it("give the chances of both sides so that they add up", () => {
    expect(percents(0.375, 0.625)).toEqual(["38 %", "62 %"]);
    expect(percents(0.004, 0.996)).toEqual(["< 1 %", "> 99 %"]);
    expect(percents(1, 0)).toEqual(["100 %", "0 %"]);
  });
  it("tell of a Fort and of a die once", () => {
    const given = line(3, "give norsemen", ["fort_built", { shire: "eoforwic" }]);
    expect(gather(line(1, "build eoforwic"), [], given)).toBeNull();
    expect(gather(line(1, "build eoforwic"), [])).toMatchObject({ echoed: false });
    expect(gather(given, given.events)).toEqual({ events: ["fort_built"], echoed: false });
    const cast = line(1, "cast", ["die_added", { faction: "thegn" }]);
    expect(gather(cast, cast.events)).toMatchObject({ echoed: true });
  });
  it("have an icon for every line", () => {
    expect(lineIcon(line(1, "roll hit", ["rolled", { kind: "thegn", outcome: "hit" }]))).toBe("dice");
    expect(lineIcon(line(1, "load thegn 3"))).toBe("seats");
    expect(lineIcon({ ...line(1, ""), said: null })).toBe("secret");
  });
});
