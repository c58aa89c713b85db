import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/wire";
import { around, sees, unproject } from "../../lib/camera";
import { TABLE, eye } from "./eye";
import { bendOf, partWay } from "./glide";
import { besideRiver, bridges, byLayer, isWet, roofs, scatter, shoreOf } from "./ground";
import { contactsBy } from "./combats";
import { clashes, readSum, troopsOf, weighed } from "./history";
import { lineIcon } from "./icon";
import { bent, ofKind, spellFeature } from "./lay";
import { counted } from "./muster";
import {
  about, corners, distance, frontCorners, holds, middle, offset, onTable, paces, place, readPlacing, readPose, rigid, snap, spell, stride, swing, turn, wheel,
  type Placed, type Pose,
} from "./pose";
import { contacts, halo, supports, sweep, zone } from "./reach";
import { gather, runs } from "./tell";
import { actionOf, atCamp, beside, dragged, handlesOf, membersOf, nudged, readFeature, readFire, type Ghost } from "./tools";
import { mask, placeOf, standing, tincture, unmask, type Element, type Type, type View } from "./view";

const near = (a: { x: number; y: number }, x: number, y: number): void => {
  expect(a.x).toBeCloseTo(x, 6);
  expect(a.y).toBeCloseTo(y, 6);
};

const element = (id: string, command: number, more: Partial<Element> = {}): Element => ({
  id, type: "Sp", owner: command, command, place: 0, status: "on_table", x: 600, y: 300, facing: 90, depth: 15, general: false, warlord: false,
  prince: false, pendragon: false, moved: 0, shaken: false, held: false, fought: false, works: [], expendable: false, ...more,
});
const command = (seat: number, side: number, elements: string[]): View["commands"][number] => ({
  seat, side, people: "british", traits: [], original: 2, lost: 0, break: 1, broken: false, general_lost: false, die: 0, pips: 0, cards: 0, hand: null,
  done: false, marching: false, sector: null, purse: null, elements,
});
const view = (elements: Element[]): View => ({
  stage: "moves", round: 1, rounds: 10, bound: 1, active: 0, attacker: 0, country: "arable", sides: [],
  commands: [command(0, 0, ["e1", "e2", "e3"]), command(1, 1, ["e4"]), command(2, 0, ["e5"])],
  elements, features: [], fires: [], unit: null, combat: null, combats: [], shown: [], rolls: [], toll: [],
});

/** A line of three Spears that faces north, led by the one in the middle. */
const LINE: Placed[] = [
  { id: "e2", x: 600, y: 300, facing: 90 },
  { id: "e1", x: 560, y: 300, facing: 90 },
  { id: "e3", x: 640, y: 300, facing: 90 },
];
const ghost = (more: Partial<Ghost> = {}): Ghost => ({
  kind: "ghost", verb: "to", start: LINE, depths: { e1: 15, e2: 15, e3: 15 }, pose: { x: 600, y: 300, facing: 90 }, ...more,
});

describe("poses", () => {
  it("have their corners where the rules put them (DBA-1.4)", () => {
    const [fl, fr, rr, rl] = corners({ x: 600, y: 300, facing: 90 }, 15);
    near(fl, 580, 300);
    near(fr, 620, 300);
    near(rr, 620, 285);
    near(rl, 580, 285);
    near(middle({ x: 600, y: 300, facing: 0 }, 30), 585, 300);
  });
  it("turn by the shorter way, in tenths of a degree", () => {
    expect([turn(-10), turn(360), turn(92.54), turn(359.96)]).toEqual([350, 0, 92.5, 0]);
    expect([swing(350, 10), swing(10, 350), swing(0, 180)]).toEqual([20, -20, 180]);
  });
  it("are spelled as the server spells them", () => {
    expect(spell({ x: 612, y: 310.254, facing: 92.5 })).toBe("612 310.25 92.5");
    expect(spell({ x: 0.1 + 0.2, y: 300, facing: 360 })).toBe("0.3 300 0");
    expect(readPose("612 310.25 92.5")).toEqual({ x: 612, y: 310.25, facing: 92.5 });
    expect(readPlacing("e7 600 300 90")).toEqual({ id: "e7", x: 600, y: 300, facing: 90 });
    expect([readPose("600 300"), readPose(null), readPlacing("c7 600 300 90"), readPlacing("e7 600 x 90")]).toEqual([null, null, null, null]);
  });
  it("are drawn with north up", () => {
    expect(place({ x: 600, y: 450, facing: 90 })).toBe("translate(600.00 150.00) rotate(0.00)");
    expect(place({ x: 600, y: 450, facing: 0 })).toBe("translate(600.00 150.00) rotate(90.00)");
  });
  it("move as far as their farthest corner (DBA-8.1)", () => {
    expect(stride({ x: 600, y: 300, facing: 90 }, { x: 600, y: 350, facing: 90 }, 15)).toBeCloseTo(50);
    // An element that turns about on the spot: test case 10 of the rules
    expect(stride({ x: 600, y: 300, facing: 90 }, { x: 600, y: 285, facing: 270 }, 15)).toBeCloseTo(Math.hypot(40, 15));
    expect([paces(50), paces(12.5)]).toEqual([200, 50]);
  });
  it("stay on the table", () => expect(onTable({ x: -4, y: 700, facing: 725 })).toEqual({ x: 0, y: 600, facing: 5 }));
  it("know what lies on them", () => {
    const pose: Pose = { x: 600, y: 300, facing: 270 };
    expect([holds(pose, 15, { x: 600, y: 310 }), holds(pose, 15, { x: 600, y: 290 }), holds(pose, 15, { x: 625, y: 305 }, 6)]).toEqual([true, false, true]);
  });
});

describe("a block", () => {
  it("goes where its first element goes, rigid", () => {
    const moved = rigid(LINE, { x: 700, y: 400, facing: 0 });
    near(moved[0]!, 700, 400);
    near(moved[1]!, 700, 440);
    near(moved[2]!, 700, 360);
    expect(moved.map((one) => one.facing)).toEqual([0, 0, 0]);
  });
  it("has the corners of its outermost elements", () => {
    const { left, right } = frontCorners(LINE);
    near(left, 540, 300);
    near(right, 660, 300);
  });
  it("wheels about a front corner, which stays where it is", () => {
    const wheeled = wheel(LINE, 15, "left", 15);
    near(frontCorners(wheeled).left, 540, 300);
    expect(distance(frontCorners(wheeled).right, frontCorners(LINE).right)).toBeCloseTo(2 * 120 * Math.sin((7.5 * Math.PI) / 180));
  });
  it("of one turns about its own middle", () => {
    const one = wheel([LINE[0]!], 15, "left", 90);
    near(middle(one[0]!, 15), 600, 292.5);
    expect(one[0]!.facing).toBe(180);
    near(about({ x: 10, y: 0, facing: 0 }, { x: 0, y: 0 }, 90), 0, 10);
  });
});

describe("snapping", () => {
  const offered: Pose[] = [{ x: 600, y: 350, facing: 90 }, { x: 610, y: 352, facing: 100 }, { x: 600, y: 400, facing: 90 }];
  it("takes the nearest pose within reach", () => {
    expect(snap({ x: 603, y: 344, facing: 92 }, offered)).toBe(offered[0]);
    expect(snap({ x: 608, y: 350, facing: 99 }, offered)).toBe(offered[1]);
  });
  it("leaves alone what is too far or faces otherwise", () => {
    expect(snap({ x: 600, y: 375, facing: 90 }, offered)).toBeNull();
    expect(snap({ x: 600, y: 400, facing: 120 }, offered)).toBeNull();
  });
  it("knows the places beside and behind a friend", () => {
    const [right, left, behind] = beside({ x: 600, y: 300, facing: 90 }, 15);
    near(right!, 640, 300);
    near(left!, 560, 300);
    near(behind!, 600, 285);
  });
});

describe("what is held", () => {
  it("becomes an answer", () => {
    expect(actionOf(ghost())).toBe("to 600 300 90");
    expect(actionOf(ghost({ verb: "deploy", start: [LINE[0]!] }))).toBe("deploy e2 600 300 90");
    expect(actionOf({ kind: "lay", feature: { kind: "wood", x: 600, y: 300, a: 80, b: 60, slant: 30 } })).toBe("lay wood 600 300 80 60 30");
    expect(actionOf({ kind: "camp", x: 480.4, edge: "south" })).toBe("camp 480");
    expect(actionOf({ kind: "burn", x: 600, y: 300, facing: 90, length: 80, side: "left" })).toBe("burn 600 300 90 80 left");
  });
  it("is read from an answer", () => {
    expect(readFeature("wood 600 300 80 60 30")).toEqual({ kind: "wood", x: 600, y: 300, a: 80, b: 60, slant: 30 });
    expect(readFire("600 300 90 80 right")).toEqual({ kind: "burn", x: 600, y: 300, facing: 90, length: 80, side: "right" });
    expect([readFeature("wood 600"), readFire("600 300 90 80")]).toEqual([null, null]);
  });
  it("may be a river, a road or a waterway (DBA-31.1, DBA-32.1, DBA-34.1)", () => {
    for (const text of ["river 30 0 300 600 340 1200 300", "road 20 600 0 600 600", "waterway north 100", "waterway west 55", "bua 100 80 50 40 0"])
      expect(actionOf({ kind: "lay", feature: readFeature(text)! })).toBe(`lay ${text}`);
    expect([readFeature("river 30 0 300"), readFeature("waterway up 20"), readFeature("waterway north")]).toEqual([null, null, null]);
    const river = { kind: "lay" as const, feature: readFeature("river 30 0 300 1200 300")! };
    const bend = { ...river, feature: bent(river.feature, true) };
    expect(actionOf(bend)).toBe("lay river 30 0 300 600 300 1200 300");
    expect(actionOf({ ...bend, feature: bent(bend.feature, false) })).toBe(actionOf(river));
    // Its ends keep to the edge of the table, its bends lie anywhere; the whole of it goes along
    expect(actionOf(dragged(bend, "point1", { x: 0, y: 0 }, { x: 612, y: 251 }))).toBe("lay river 30 0 300 610 250 1200 300");
    expect(actionOf(dragged(bend, "point2", { x: 0, y: 0 }, { x: 900, y: 580 }))).toBe("lay river 30 0 300 600 300 900 600");
    expect(actionOf(dragged(bend, null, { x: 0, y: 0 }, { x: 0, y: 50 }))).toBe("lay river 30 0 350 600 350 1200 350");
    const water = { kind: "lay" as const, feature: readFeature("waterway north 100")! };
    expect(actionOf(dragged(water, "shore", { x: 0, y: 0 }, { x: 600, y: 520 }))).toBe("lay waterway north 80");
    expect(actionOf(dragged(water, null, { x: 0, y: 0 }, { x: 30, y: 300 }))).toBe("lay waterway west 100");
    expect(handlesOf(bend).map((one) => one.id)).toEqual(["point0", "point1", "point2"]);
  });
  it("turns from one kind into another", () => {
    const wood = readFeature("wood 300 150 80 60 30")!;
    expect(ofKind("marsh", wood, null, 20)).toEqual({ ...wood, kind: "marsh" });
    expect(spellFeature(ofKind("river", wood, null, 20))).toBe("river 30 0 300 1200 300");
    expect(spellFeature(ofKind("road", wood, null, 25))).toBe("road 25 600 0 600 600");
    expect(spellFeature(ofKind("wood", readFeature("road 20 600 0 600 600")!, null, 20))).toBe("wood 600 300 80 60 0");
    expect(ofKind("river", wood, readFeature("river 20 0 100 1200 100"), 20).width).toBe(20);
  });
  it("is drawn about by its body and wheeled by its handles", () => {
    const moved = dragged(ghost(), null, { x: 0, y: 0 }, { x: 10, y: 20 }) as Ghost;
    expect(moved.pose).toEqual({ x: 610, y: 320, facing: 90 });
    const handle = handlesOf(ghost()).find((one) => one.id === "right")!;
    const wheeled = dragged(ghost(), "right", handle, about({ ...handle, facing: 0 }, { x: 540, y: 300 }, 20)) as Ghost;
    expect(wheeled.pose.facing).toBe(110);
    near(frontCorners(membersOf(wheeled)).left, 540, 300);
    expect(handlesOf(ghost({ start: [LINE[0]!] })).map((one) => one.id)).toEqual(["turn"]);
  });
  it("steps by the compass, as it faces", () => {
    const north = nudged(ghost(), "forward", 25) as Ghost;
    expect(north.pose).toMatchObject({ x: 600, y: 325 });
    const aside = nudged(ghost({ pose: { x: 600, y: 300, facing: 270 } }), "left", 25) as Ghost;
    expect(aside.pose.x).toBeCloseTo(625);
    const left = nudged(ghost(), "wheel_left", 10) as Ghost;
    near(frontCorners(membersOf(left)).left, 540, 300);
    const right = nudged(ghost(), "wheel_right", 10) as Ghost;
    near(frontCorners(membersOf(right)).right, 660, 300);
    expect([left.pose.facing, right.pose.facing]).toEqual([100, 80]);
  });
  it("keeps features to their steps and limits", () => {
    const lay = { kind: "lay" as const, feature: { kind: "wood" as const, x: 600, y: 300, a: 80, b: 60, slant: 0 } };
    expect(dragged(lay, null, { x: 0, y: 0 }, { x: 7, y: -8 })).toMatchObject({ feature: { x: 605, y: 290 } });
    expect(dragged(lay, "long", { x: 0, y: 0 }, { x: 600, y: 600 })).toMatchObject({ feature: { a: 160, slant: 90 } });
    expect(nudged(lay, "wheel_right", 5)).toMatchObject({ feature: { slant: 175 } });
    const camp = { kind: "camp" as const, x: 600, edge: "south" as const };
    expect(dragged(camp, null, { x: 0, y: 0 }, { x: 900, y: 0 })).toMatchObject({ x: 1160 });
    const fire = { kind: "burn" as const, x: 600, y: 300, facing: 90, length: 80, side: "left" as const };
    expect(dragged(fire, "end", { x: 0, y: 0 }, { x: 900, y: 300 })).toMatchObject({ facing: 0, length: 120 });
  });
});

describe("rivers and roads", () => {
  const river = readFeature("river 30 0 300 1200 300")!;
  const road = readFeature("road 20 600 0 600 600")!;
  it("are drawn over fields, and cross by a bridge", () => {
    const wood = readFeature("wood 600 300 80 60 30")!;
    expect(byLayer([road, readFeature("bua 100 80 50 40 0")!, wood, river]).map((one) => one.kind)).toEqual(["wood", "river", "road", "bua"]);
    expect(bridges([wood, river, road])).toEqual([{ x: 600, y: 300, turn: -90, long: 42, wide: 20 }]);
    expect(bridges([river, readFeature("road 20 600 0 1200 100")!])).toEqual([]);
  });
  it("keep trees off", () => {
    expect(isWet({ x: 300, y: 300 }, [river], 7)).toBe(true);
    expect(isWet({ x: 300, y: 270 }, [river], 7)).toBe(false);
    expect(scatter(readFeature("wood 600 300 80 60 30")!, 21).some((sign) => isWet(sign, [river], 7))).toBe(true);
  });
  it("have their mood beside them, where nobody stands on it", () => {
    expect(besideRiver(river, [])).toEqual([600, 319]);
    expect(besideRiver(river, [{ x: 640, y: 330 }])).toEqual([300, 319]);
    expect(besideRiver(river, [300, 600, 900].map((x) => ({ x, y: 330 })))).toEqual([600, 319]);
    expect(besideRiver(readFeature("river 30 0 300 100 320 100 600")!, [])).toEqual([100, 479]);
  });
  it("lead to houses within the wall and a shore at the edge", () => {
    const town = readFeature("bua 100 80 50 40 0")!;
    for (const roof of roofs(town)) expect(Math.abs(roof.x - 100) < 50 && Math.abs(600 - roof.y - 80) < 40).toBe(true);
    expect(["south", "north", "west", "east"].map((rim) => shoreOf(readFeature(`waterway ${rim} 100`)!))).toEqual(["M0 500H1200", "M0 100H1200", "M100 0V600", "M1100 0V600"]);
  });
});

describe("selections", () => {
  const seen = view([element("e1", 0), element("e2", 0), element("e3", 0), element("e4", 1), element("e5", 2)]);
  it("are named by command and places, in rising order", () => {
    expect(mask(seen, ["e3", "e1"])).toBe("c1 1+3");
    expect(mask(seen, ["e4"])).toBe("c2 1");
    expect(placeOf(seen, "e3")).toBe(3);
  });
  it("of two commands, or of nobody, have no name", () => {
    expect(mask(seen, ["e1", "e5"])).toBeNull();
    expect(mask(seen, [])).toBeNull();
    expect(mask(seen, ["e9"])).toBeNull();
  });
  it("are found again by their name", () => {
    expect(unmask(seen, "c1 1+3")).toEqual(["e1", "e3"]);
    expect(unmask(seen, "c1 0")).toEqual(seen.commands[0]!.elements.slice(0, 0));
    expect(unmask(seen, "e1")).toEqual([]);
  });
});

describe("the table", () => {
  it("knows who stands behind whom, and whose fronts touch", () => {
    const seen = view([
      element("e1", 0), element("e2", 0, { y: 285 }), element("e3", 0, { x: 640 }), element("e4", 1, { facing: 270 }),
    ]);
    const all = standing(seen);
    const may = (type: Type): Type[] => ({ Sp: ["Sp"], Wb: ["Wb"], Ps: ["Sp", "Bd", "Ax"] } as Partial<Record<Type, Type[]>>)[type] ?? [];
    expect(supports(all, may).map(([a, b]) => [a.id, b.id])).toEqual([["e1", "e2"]]);
    const mixed = view([element("e1", 0, { type: "Wb" }), element("e2", 0, { type: "Ps", y: 285 }), element("e3", 0, { x: 640 }), element("e4", 0, { type: "Ps", x: 640, y: 285 })]);
    expect(supports(standing(mixed), may).map(([a, b]) => [a.id, b.id])).toEqual([["e3", "e4"]]);
    expect(contacts(all, (a, b) => a.command !== b.command).map(([a, b]) => [a.id, b.id])).toEqual([["e1", "e4"]]);
  });
  it("snap to the edge of a camp that they nearly touch (DBA-13.5)", () => {
    const camp = { x: 600, y: 580 };
    expect(atCamp({ x: 643, y: 578, facing: 178 }, camp)).toEqual({ x: 640, y: 578, facing: 180 });
    expect(atCamp({ x: 610, y: 555, facing: 90 }, camp)).toEqual({ x: 610, y: 560, facing: 90 });
    expect(atCamp({ x: 643, y: 540, facing: 180 }, camp)).toBeNull();
    expect(atCamp({ x: 660, y: 578, facing: 180 }, camp)).toBeNull();
    expect(atCamp({ x: 643, y: 578, facing: 90 }, camp)).toBeNull();
  });
  it("ends zones at the first element in the way, on each line by itself (DBA-12.2)", () => {
    // Given a friend 10 mm ahead, before the right half of the front
    const friend = standing(view([element("e2", 0, { x: 620, y: 325 })]));
    expect(zone({ id: "e1", x: 600, y: 300, facing: 90 }, 40, friend)).toBe("M620.0 300.0L580.0 300.0L580.0 260.0L597.6 260.0L597.6 290.0L620.0 290.0Z");
  });
  it("draws zones and reaches", () => {
    expect(zone({ id: "e1", x: 600, y: 300, facing: 90 }, 40, [])).toBe("M620.0 300.0L580.0 300.0L580.0 260.0L620.0 260.0Z");
    expect(halo({ x: 600, y: 300, facing: 90 }, 15, 50)).toMatch(/^M580\.0 250\.0L620\.0 250\.0A50 50/);
    expect(sweep(LINE, 50)).toMatch(/^M540\.0 300\.0L540\.0 250\.0L660\.0 250\.0L660\.0 300\.0/);
    expect(sweep([], 50)).toBe("");
  });
  it("gives each side its tinctures", () => {
    const seen = view([]);
    expect([0, 1, 2].map((seat) => tincture(seen, seat).name)).toEqual(["azure", "gules", "vert"]);
  });
  it("strews signs inside a feature, always the same", () => {
    const wood = { kind: "wood" as const, x: 400, y: 200, a: 80, b: 50, slant: 30 };
    const signs = scatter(wood, 21);
    expect(signs.length).toBeGreaterThan(10);
    expect(scatter(wood, 21)).toEqual(signs);
    for (const sign of signs) expect(Math.hypot(sign.x - 400, 600 - sign.y - 200)).toBeLessThan(80);
  });
});

describe("a move that is shown", () => {
  it("goes straight and turns by the shorter way", () => {
    const half = partWay({ x: 0, y: 0, facing: 350 }, { x: 10, y: 20, facing: 10 }, 0.5, 15);
    expect([half.x, half.y, half.facing]).toEqual([5, 10, 360]);
  });
  it("turns about in the first half of a flight", () => {
    expect(partWay({ x: 0, y: 0, facing: 90 }, { x: 0, y: -80, facing: 270 }, 0.5, 15).facing).toBeCloseTo(270);
  });
  it("bends where a flight swerved (DBA-18.5)", () => {
    // Given Cavalry that recoil 30 mm, turn about with a swerve of 45 degrees and run 100 mm
    const from: Pose = { x: 600, y: 300, facing: 90 };
    const back = offset({ ...middle(from, 30), facing: 90 }, -30, 0);
    const to: Pose = { ...offset({ ...back, facing: 225 }, 115, 0), facing: 225 };

    // Then the way goes through the place where it turned, and ends where it stands
    const bend = bendOf(from, to, 30);
    near(bend!, back.x, back.y);
    const part = 30 / (30 + 100);
    near(middle(partWay(from, to, part, 30), 30), back.x, back.y);
    near(partWay(from, to, 1, 30), to.x, to.y);
    expect(bendOf(from, { x: 600, y: 200, facing: 270 }, 30)).toBeNull();
  });
});

describe("the camera", () => {
  const size = { width: 720, height: 540 };
  it("fits the table and finds the point under the pointer", () => {
    const camera = eye.fit(TABLE, size);
    expect(sees(camera, size, [0, 0, 1200, 600])).toBe(true);
    near(unproject(camera, size, 360, 270), 600, 300);
  });
  it("keeps the point under the pointer as it comes closer", () => {
    const from = eye.fit([300, 200, 600, 400], size);
    const to = eye.zoomAt(from, size, 1.5, 400, 300);
    const [a, b] = [unproject(from, size, 400, 300), unproject(to, size, 400, 300)];
    near(b, a.x, a.y);
  });
  it("does not leave the table", () => {
    const far = eye.pan(eye.fit([300, 200, 400, 300], size), size, 1e6, 1e6);
    expect(far.x).toBeGreaterThan(-60);
    expect(eye.keep({ x: 0, y: 0, scale: 0.01 }, size).scale).toBeCloseTo(eye.fit(TABLE, size).scale);
    expect(around([[0, 0, 1, 1], [5, -2, 6, 3]])).toEqual([0, -2, 6, 3]);
    near(offset({ x: 0, y: 0, facing: 90 }, 10, 5), 5, 10);
  });
});

const line = (k: number, said: string, ...events: [string, Record<string, string | number>][]): Line => ({
  k, seat: said.startsWith("clash") ? -1 : 0, who: "", said, text: said, forced: false, by: "fate", at: 0,
  events: events.map(([kind, on]) => ({ kind, on, text: kind })),
});

describe("close combats", () => {
  it("are told with their dice and what became of them, from the bound that is fought", () => {
    const log = [
      line(1, "clash 1 6", ["clashed", { troop: "Sp e9", n: 5, troop2: "Wb e4", m: 9 }]),
      line(2, "done", ["bound", { n: 2, command: "c1" }]),
      line(3, "fight e1"),
      line(4, "clash 3 5", ["clashed", { troop: "Sp e1", n: 7, troop2: "Wb e4", m: 8 }], ["destroyed", { troop: "Sp e1" }], ["pursued", { troop: "Wb e4" }]),
    ];
    expect(clashes(log)).toEqual([{ k: 4, mine: "e1", theirs: "e4", dice: [3, 5], totals: [7, 8], sums: null, told: ["destroyed", "pursued"] }]);
  });
  it("are told with all that their totals are made of, the C-in-C's bonus too", () => {
    const log = [
      line(4, "clash 3 5", ["weighed", { troop: "e1", sum: "factor 4 support 1 left -1" }], ["weighed", { troop: "e4", sum: "factor 3" }]),
      line(5, "urge", ["urged", { command: "c1" }], ["clashed", { troop: "e1", n: 8, troop2: "e4", m: 8 }]),
    ];
    expect(weighed(log.slice(0, 1)).get("e4")).toEqual([["factor", 3]]);
    expect(weighed(log).size).toBe(0);
    expect(clashes(log)[0]!.sums).toEqual([[["factor", 4], ["support", 1], ["left", -1], ["urged", 1]], [["factor", 3]]]);
    expect(readSum("factor 0")).toEqual([["factor", 0]]);
  });
  it("give the camp its own die, whoever's bound it is", () => {
    const [clash] = clashes([line(4, "clash 2 6", ["camp_weighed", { sum: "factor 1 camp 2" }], ["weighed", { troop: "e7", sum: "factor 2" }], ["camp_clashed", { troop: "e7", n: 8, m: 5 }])]);
    expect([clash!.mine, clash!.dice, clash!.sums]).toEqual(["e7", [6, 2], [[["factor", 2]], [["factor", 1], ["camp", 2]]]]);
  });
  it("are foreseen by kind, each enemy once", () => {
    const contact = (id: string, foe: string, how: "front" | "overlap") => ({ id, foe, how });
    expect(contactsBy([contact("e1", "e4", "front"), contact("e2", "e4", "overlap"), contact("e2", "e5", "overlap"), contact("e3", "e5", "overlap")])).toEqual([
      { how: "front", foes: ["e4"] }, { how: "overlap", foes: ["e5"] },
    ]);
  });
  it("end with their bound: what follows in the next is not told of them", () => {
    const last = line(5, "clash 2 6", ["clashed", { troop: "e4", troop2: "e1", n: 5, m: 9 }], ["destroyed", { troop: "e4" }], ["bound", { command: "c2" }]);
    const broken = line(7, "to 1 2 3", ["pursued", { troop: "e8" }]);
    const next = line(9, "clash 1 1", ["clashed", { troop: "e5", troop2: "e2", n: 4, m: 4 }], ["stood", { troop: "e5" }]);
    expect(clashes([last, broken]).map(({ k, told }) => [k, told])).toEqual([[5, ["destroyed"]]]);
    expect(clashes([last, broken, next]).map(({ k, told }) => [k, told])).toEqual([[9, ["stood"]]]);
  });
  it("keep their dice when the line that settles them ends the bound as well", () => {
    const log = [
      line(1, "done", ["bound", { command: "c1" }]),
      line(2, "clash 4 2", ["weighed", { troop: "e1", sum: "factor 3" }], ["weighed", { troop: "e4", sum: "factor 2" }]),
      line(3, "forgo", ["clashed", { troop: "e1", n: 7, troop2: "e4", m: 4 }], ["bound", { command: "c2" }]),
    ];
    expect(clashes(log)).toMatchObject([{ k: 3, dice: [4, 2], sums: [[["factor", 3]], [["factor", 2]]] }]);
  });
  it("name their elements in a line of the log, each once", () => {
    expect(troopsOf(line(4, "clash 3 5", ["clashed", { troop: "e1", troop2: "e4" }], ["recoiled", { troop: "e4" }]))).toEqual(["e1", "e4"]);
    expect(troopsOf(line(4, "done"))).toEqual([]);
  });
  it("have an icon in the log", () => {
    expect(lineIcon(line(4, "clash 3 5", ["clashed", {}]))).toBe("battle");
    expect(lineIcon(line(4, "to 1 2 3"))).toBe("march");
    expect(lineIcon({ ...line(4, ""), said: null })).toBe("secret");
  });
});

describe("a line of the log", () => {
  const told = (said: string, ...events: [string, Record<string, string | number>, string][]) =>
    gather({ ...line(1, said), events: [] }, events.map(([kind, on, text]) => ({ kind, on, text })));
  it("says once what happened to many", () => {
    const works = ["e1", "e2", "e4"].map((troop): [string, Record<string, string>, string] => ["entrenched", { troop }, `${troop} stands behind works`]);
    expect(runs(["e4", "e2", "e1"])).toBe("e1-e2, e4");
    expect(told("entrench c1 1+2+4", ...works)).toEqual({ events: ["dba-log-entrenched"], echoed: true });
    expect(told("lot 7", ["laid", {}, "Laid: wood"], ["laid", {}, "Laid: marsh"])!.events).toEqual(["Laid: wood, marsh"]);
    expect(told("play plashing", works[0]!)!.events).toEqual(["e1 stands behind works"]);
  });
  it("leaves sums to the panel, and what a move tells to its event", () => {
    expect(told("clash 1 2", ["weighed", {}, "Spears e1: 4"], ["clashed", {}, "Spears e1 against Warband e2: 5 to 5"])!.events).toEqual(["Spears e1 against Warband e2: 5 to 5"]);
    expect(told("to 1 2 90", ["moved", {}, "Spears e1 moves 100 paces"])!.echoed).toBe(true);
    const [up, there] = [line(1, "move c1 1"), line(2, "to 1 2 90", ["moved", {}])];
    expect(gather(up, [], there)).toBeNull();
    expect(gather(up, [], line(2, "stay"))).toEqual({ events: [], echoed: false });
    expect(told("spark 2", ["scorched", {}, "Warband e6 flees from the fire"], ["fled", {}, "Warband e6 flees"])!.events).toEqual(["Warband e6 flees from the fire"]);
  });
});

describe("mustering", () => {
  it("counts by type, in the order of the rules", () => expect([...counted(["Sp", "Cv", "Sp"])]).toEqual([["Cv", 1], ["Sp", 2]]));
});
