import { describe, expect, it, vi } from "vitest";
import { TableModel, type Shell } from "../../../lib/table.svelte";
import type { Frame, Line, Option, SeatState } from "../../../lib/wire";
import { tincture, viewOf as dbaView } from "../../dba/view";
import { viewOf, type View } from "../view";
import { battlesIn, chairOf, innerFrame, innerOdds, keyOf, latest, linesNow, outcomeOf } from "./inner";
import { BattleTable, battleTable, place } from "./table.svelte";

const option = (action: string): Option => {
  const [verb = "", ...on] = action.replace("battle/", "").split(" ");
  return { action, verb, on: on.join(" ") || null, domain: verb === "fight" ? "element" : null, label: action, caution: null, before: [] };
};
const line = (k: number, seat: number, said: string | null, events: Line["events"] = []): Line => ({
  k, seat, who: "", said, text: said, forced: false, by: "person", at: 0, events,
});
const SEATS = ["Dumnonia", "Ceint", "Powys", "Linnuis"].map((name, seat) => ({ seat, name, who: `Person ${seat}` }) as SeatState);
const seen = (part: unknown): View => part as View;
/** Powys and Ceint fight Linnuis: chairs 0, 1 and 2. */
const CHAIRS = [2, 1, 3];
const view = (fighting: boolean) => seen({
  turn: 5, wars: [{ round: 0 }],
  rulers: ["dumnonia", "ceint", "powys", "linnuis"].map((kingdom) => ({ kingdom })),
  battle: fighting ? { chairs: CHAIRS, delegated: [], view: { stage: "moves", commands: [{ seat: 0, side: 0 }, { seat: 1, side: 0 }, { seat: 2, side: 1 }] } } : null,
});
function frameOf(seat: number | null, k: number, fighting = true, lines: Line[] = [], options: string[] = []): Frame {
  return {
    type: "frame", seat, n: k, k, start: 0, lines, view: view(fighting), undo: null, scopes: {}, now: 0, left: [],
    table: { id: "t1", status: "playing", seats: SEATS, mine: [seat ?? 0], asked: seat === null ? [] : [seat], options: { players: 4 } } as unknown as Frame["table"],
    question: options.length ? { id: `${k}`, rule: "DBA-7.3", prompt: "What moves next?", options: options.map(option), times: 1, far: false } : null,
  };
}
const WON = { kind: "won", on: { command: "c1" }, text: "the army of Powys has won the field" };
const LOG = [
  line(0, 2, "fight", [{ kind: "battle_begins", on: {}, text: "" }]), line(1, 2, "battle/attack"), line(2, -1, null), line(3, -1, "battle/pips 3"), line(4, 1, "battle/move c2 1"),
  line(5, 3, "battle/concede", [WON]), line(6, -1, null), line(7, -1, "roll 3"), line(8, 0, "play raid"),
];

describe("a battle within the campaign", () => {
  it("is seen from the own chair, or watched", () => {
    const battle = view(true).battle!;
    expect([2, 1, 3, 0, null].map((seat) => chairOf(battle, seat))).toEqual([0, 1, 2, null, null]);
    expect(innerFrame(frameOf(0, 1, false))).toBeNull();
    expect(innerFrame(frameOf(0, 1))!.seat).toBeNull();
  });

  it("calls players by their kingdoms, in their tinctures", () => {
    const inner = innerFrame(frameOf(3, 1))!;
    expect(inner.table.seats.map(({ seat, name }) => [seat, name])).toEqual([[0, "Powys"], [1, "Ceint"], [2, "Linnuis"]]);
    expect([inner.table.mine, inner.table.asked]).toEqual([[2], [2]]);
    expect([0, 1, 2].map((chair) => tincture(dbaView(inner), chair))).toEqual([
      { name: "purpure", token: "powys" }, { name: "tenne", token: "ceint" }, { name: "or", token: "linnuis" },
    ]);
  });

  it("offers its answers without the campaign's prefix", () => {
    const inner = innerFrame(frameOf(2, 1, true, [], ["battle/move c1 1+2", "battle/done"]))!;
    expect(inner.question!.options.map(({ action }) => action)).toEqual(["move c1 1+2", "done"]);
    expect(innerOdds({ battle: null, options: { "battle/fight e3": { win: 0.5, exact: true } } })!.options).toEqual({ "fight e3": { win: 0.5, exact: true } });
  });

  it("is found in the log, with what was said in secret in it and not after it", () => {
    expect(battlesIn(LOG)).toEqual([{ from: 1, to: 6 }]);
    expect(linesNow(frameOf(0, 4), LOG).map(({ k }) => k)).toEqual([1, 2, 3]);
    expect(linesNow(frameOf(0, 8), LOG)).toEqual([]);
    expect(outcomeOf(LOG, { from: 1, to: 6 })).toBe(WON);
  });

  it("is told of when it is over, until everybody has had a turn", () => {
    const turns = [9, 10, 11, 12, 13].map((k) => line(k, 0, "done", [{ kind: "turn_begins", on: {}, text: "" }]));
    expect(latest(frameOf(0, 5), LOG)).toBeNull();
    expect(latest(frameOf(0, 9, false), LOG)).toEqual({ from: 1, to: 6 });
    expect(latest(frameOf(0, 13, false), [...LOG, ...turns.slice(0, 4)])).toEqual({ from: 1, to: 6 });
    expect(latest(frameOf(0, 14, false), [...LOG, ...turns])).toBeNull();
    expect(latest(frameOf(0, 1, false), LOG.slice(0, 1))).toBeNull();
  });

  it("has a name of its own, and gives way to the map until one comes back or another is fought", () => {
    const frame = frameOf(2, 3);
    expect(place.atBattle(frame)).toBe(true);
    place.away = keyOf(frame);
    expect(place.atBattle(frame)).toBe(false);
    expect(place.atBattle({ ...frame, view: { ...viewOf(frame), turn: 6 } })).toBe(true);
    place.away = "";
    expect(place.atBattle(frameOf(2, 3, false))).toBe(false);
  });
});

describe("the battle's table", () => {
  function laid(options: string[] = ["battle/move c1 1", "battle/fight e3"]): { campaign: TableModel; battle: BattleTable; shell: Shell } {
    const shell: Shell = {
      answer: vi.fn(), keep: vi.fn(), ways: vi.fn(async () => []), choose: vi.fn(), why: vi.fn(), rule: vi.fn(), judge: vi.fn(async () => ({ may: true, text: "", rule: null })), undo: vi.fn(), watch: vi.fn(),
    };
    const campaign = new TableModel(frameOf(2, 4, true, LOG.slice(0, 4), options), {}, "en", shell);
    return { campaign, battle: battleTable(campaign), shell };
  }

  it("is one for all parts of the screen", () => {
    const { campaign, battle } = laid();
    expect(battleTable(campaign)).toBe(battle);
    expect(battle.frame.seat).toBe(0);
    expect(battle.options.map(({ action }) => action)).toEqual(["move c1 1", "fight e3"]);
    expect(battle.optionsOn("element", "e3")).toHaveLength(1);
    expect(battle.log.map(({ k, seat, said }) => [k, seat, said])).toEqual([[1, 0, "attack"], [2, -1, null], [3, -1, "pips 3"]]);
  });

  it("sends what is done to the campaign", async () => {
    const { campaign, battle, shell } = laid();
    battle.pick(battle.options[0]!);
    expect(shell.answer).toHaveBeenCalledWith(campaign.options[0], []);
    expect(battle.picked!.action).toBe("move c1 1");
    campaign.picked = null;
    battle.propose("to 600 300 90");
    expect(shell.answer).toHaveBeenLastCalledWith(expect.objectContaining({ action: "battle/to 600 300 90" }), []);
    await battle.judge("to 1 2 3");
    expect(shell.judge).toHaveBeenCalledWith("battle/to 1 2 3");
    battle.undo();
    expect(shell.undo).toHaveBeenCalled();
  });

  it("lets one be chosen among the campaign's options, and says which", () => {
    const { campaign, battle, shell } = laid();
    const chosen = vi.fn();
    battle.chooseAmong(battle.options, undefined, chosen);
    const [options, , told] = vi.mocked(shell.choose).mock.calls[0]!;
    expect(options).toEqual(campaign.options);
    told!(campaign.options[1]!);
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ action: "fight e3" }));
  });

  it("shares what is pointed at and what was refused", () => {
    const { campaign, battle } = laid();
    battle.hovered = { domain: "element", key: "e3" };
    battle.refusal = { text: "no", rule: "DBA-8.1" };
    expect(campaign.hovered).toEqual({ domain: "element", key: "e3" });
    expect(campaign.refusal!.rule).toBe("DBA-8.1");
  });

  it("shows what it showed last while the battle gives way to the map", () => {
    const { campaign, battle } = laid();
    const before = battle.frame;
    campaign.take(frameOf(2, 6, false));
    expect(battle.frame).toBe(before);
    expect(battle.options).toEqual([]);
  });
});
