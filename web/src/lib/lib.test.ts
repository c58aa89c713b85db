import { describe, expect, test } from "vitest";
import { filterOptions, groupOptions, keyed, withNow } from "./group";
import { Live, waitBefore, type LiveWishes, type SocketLike } from "./live";
import { chapters, mergeLines, newLines, tell, tellAll } from "./log";
import { parseMarkdown, parseSpans } from "./markdown";
import { LONGEST, Pace, STEP } from "./pace";
import { parseRoute, seatLink, tablePath } from "./router";
import { barePrompt, percent, reading, versal } from "./say";
import { isMyTurn, seatToShow } from "./seats";
import { TableModel, type Shell } from "./table.svelte";
import type { Frame, Line, Option } from "./wire";

const line = (k: number): Line => ({
  k,
  seat: 0,
  who: "Norsemen",
  said: "pass",
  text: "pass",
  forced: false,
  by: "person",
  at: 0,
  events: [],
});
const lines = (from: number, to: number): Line[] => Array.from({ length: to - from }, (_, n) => line(from + n));
const frame = (n: number, start = n, more: Partial<Frame> = {}): Frame =>
  ({ type: "frame", n, k: n, start, lines: lines(start, n), ...more }) as Frame;
const option = (action: string, domain: string | null, label = action): Option => {
  const words = action.split(" ");
  const on = domain === null ? null : words.pop()!;
  return { action, verb: words.join(" "), on, domain, label, caution: null, before: [] };
};

describe("the log", () => {
  test("is lengthened by a frame that goes on where it ends", () => {
    expect(mergeLines(lines(0, 3), { start: 3, lines: lines(3, 5) }).map((l) => l.k)).toEqual([0, 1, 2, 3, 4]);
  });
  test("is cut where an answer was taken back", () => {
    expect(mergeLines(lines(0, 5), { start: 2, lines: lines(2, 3) }).map((l) => l.k)).toEqual([0, 1, 2]);
    expect(mergeLines(lines(0, 5), { start: 2, lines: [] }).map((l) => l.k)).toEqual([0, 1]);
  });
  test("knows which lines are new", () => {
    expect(newLines(lines(0, 3), { lines: lines(1, 5) }).map((l) => l.k)).toEqual([3, 4]);
  });
});

describe("a line of the log", () => {
  const event = (kind: string, text: string) => ({ kind, on: {}, text });
  test("is told once when an event says the same more fully", () => {
    const told = tell({ ...line(0), said: "march york", text: "marches to York", events: [event("marched", "An army goes")] });
    expect(told).toMatchObject({ said: null, events: ["An army goes"] });
  });
  test("is told once when an event says the same in the same words", () => {
    const told = tell({ ...line(0), who: "Green", said: "call_vote", text: "calls a vote", events: [event("vote_called", "Green calls a vote")] });
    expect(told).toMatchObject({ said: null, events: ["Green calls a vote"] });
  });
  test("keeps what was said when an event says something else", () => {
    expect(tell({ ...line(0), events: [event("battle_won", "The English win")] })).toMatchObject({ said: "pass" });
  });
  test("is left out when it was forced and nothing followed", () => {
    expect(tell({ ...line(0), by: "forced" })).toBeNull();
    expect(tell({ ...line(0), seat: -1, said: null, text: null })).toBeNull();
  });
  test("is told once, with how often, when it comes again", () => {
    const draw = (k: number): Line => ({ ...line(k), seat: -1, by: "fate", events: [event("drew", "Thegn draw a card")] });
    expect(tellAll([draw(0), draw(1), draw(2), line(3)]).map((told) => told.times)).toEqual([3, 1]);
  });
  test("stands under its part; what begins a part is its title and not told again", () => {
    const turn = event("turn_begins", "Thegn turn");
    const log = [line(0), { ...line(1), events: [turn] }, line(2), { ...line(3), seat: -1, said: null, text: null, events: [turn] }];
    const parts = [1, 3].map((k) => ({ k, event: log[k]!.events[0]!, title: `turn at ${k}`, seat: null }));
    const told = tellAll(log, parts);
    expect(told.flatMap((one) => one.events)).toEqual([]);
    expect(chapters(told, parts).map(({ part, told }) => [part?.title, told.map((one) => one.line.k)])).toEqual([
      [undefined, [1]], // twice the same
      ["turn at 1", [2]],
      ["turn at 3", []],
    ]);
  });
  test("says that an answer was secret", () => {
    expect(tell({ ...line(0), said: null, text: null })).toMatchObject({ secret: true });
  });
});

describe("options", () => {
  const march = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((s) => option(`march ${s}`, "shire"));
  const load = [0, 1, 3, 4].map((n) => option(`load norsemen ${n}`, "count", `Take ${n} Norsemen along`));

  test("counts become one row, with the number that stands in its place", () => {
    const [group] = groupOptions(load);
    expect(group).toMatchObject({ kind: "counts", words: ["Take", "Norsemen along"] });
    expect(group?.kind === "counts" && group.values.map((v) => [v.value, v.option !== null])).toEqual([
      [0, true],
      [1, true],
      [2, false],
      [3, true],
      [4, true],
    ]);
  });
  test("the number that stands is added where it is not offered", () => {
    const [group] = groupOptions(load);
    const values = group?.kind === "counts" ? group.values : [];
    expect(withNow(values, 5).map((v) => v.value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(withNow(values, 2)).toBe(values);
    expect(withNow(values, null)).toBe(values);
  });
  test("more than eight places fold, and what is left stands as buttons", () => {
    expect(groupOptions([...load, ...march, option("halt", null)]).map((g) => g.kind)).toEqual(["counts", "places", "buttons"]);
  });
  test("neighbouring verbs with few options stand together", () => {
    const groups = groupOptions([option("withdraw x", "shire"), option("stay", null)]);
    expect(groups).toHaveLength(1);
  });
  test("keys pick the first nine, or the number itself when only numbers are asked", () => {
    expect(keyed(groupOptions(march.slice(0, 8))).get("8")!.action).toBe("march h");
    expect(keyed(groupOptions(march)).size).toBe(0);
    expect(keyed(groupOptions(load)).get("3")!.action).toBe("load norsemen 3");
    expect(keyed(groupOptions(load)).get("2")).toBeUndefined();
    expect(keyed(groupOptions([...load, option("halt", null)])).get("1")!.action).toBe("halt");
  });
  test("a filter looks past accents and case", () => {
    expect(filterOptions([option("a", null, "Málaga"), option("b", null, "York")], "MALA")).toHaveLength(1);
  });
});

describe("picking", () => {
  const frame = (id: string, ...actions: string[]): Frame =>
    ({
      seat: 0, n: 27, k: 0, start: 0, lines: [], question: { id, options: actions.map((action) => ({ action })) },
      table: { status: "playing", seats: [{ kind: "person" }] },
    }) as unknown as Frame;
  const laid = (first: Frame): [TableModel, string[]] => {
    const sent: string[] = [];
    return [new TableModel(first, {}, "en", { answer: (option: Option) => sent.push(option.action) } as unknown as Shell), sent];
  };

  test("an option of a menu is still meant when its frame has come again", () => {
    const [table, sent] = laid(frame("q", "siege york", "raid york"));
    const chosen = table.options[1]!;
    table.take(frame("q", "siege york", "raid york"));
    table.pick(chosen);
    expect(sent).toEqual(["raid york"]);
  });
  test("an option that is no longer offered is not sent, nor a second one while the first is under way", () => {
    const [table, sent] = laid(frame("q", "siege york", "raid york"));
    const [siege, raid] = table.options;
    table.take(frame("r", "raid york", "pass"));
    table.pick(siege!);
    expect(sent).toEqual([]);
    table.pick(raid!);
    table.pick(table.options[1]!);
    expect(sent).toEqual(["raid york"]);
  });
});

describe("the live line", () => {
  class Fake implements SocketLike {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    closed = false;
    constructor(readonly address: string) {}
    close(): void {
      this.closed = true;
    }
  }
  function setUp() {
    const sockets: Fake[] = [];
    const timers: { run: () => void; ms: number }[] = [];
    const seen: (string | boolean | number)[] = [];
    const wishes: LiveWishes = {
      address: (since) => `live?since=${since}`,
      frame: (got) => seen.push(got.n),
      talk: (got) => seen.push(...got.lines.map((line) => line.text)),
      online: (yes) => seen.push(yes),
      cut: (why) => seen.push(why),
      connect: (address) => {
        const socket = new Fake(address);
        sockets.push(socket);
        return socket;
      },
      later: (run, ms) => timers.push({ run, ms }) - 1,
      forget: () => undefined,
      random: () => 0.5,
    };
    return { sockets, timers, seen, live: new Live(wishes, 4) };
  }

  test("goes on from the last frame after a break, waiting longer each time", () => {
    const { sockets, timers } = setUp();
    expect(sockets[0]!.address).toBe("live?since=4");
    sockets[0]!.onmessage!({ data: JSON.stringify(frame(9)) });
    sockets[0]!.onclose!({ code: 1006 });
    timers[0]!.run();
    expect(sockets[1]!.address).toBe("live?since=9");
    sockets[1]!.onclose!({ code: 1006 });
    expect(timers.map((timer) => timer.ms)).toEqual([250, 500]);
  });
  test("passes on what is said, and goes on from the last frame all the same", () => {
    const { sockets, timers, seen } = setUp();
    const said = { type: "talk", after: null, lines: [{ id: "a", seat: 0, who: "", to: null, text: "hello", at: 0 }] };
    sockets[0]!.onmessage!({ data: JSON.stringify(said) });
    expect(seen).toEqual(["hello"]);
    sockets[0]!.onclose!({ code: 1006 });
    timers[0]!.run();
    expect(sockets[1]!.address).toBe("live?since=4");
  });
  test("says that the connection is lost and back", () => {
    const { sockets, timers, seen } = setUp();
    sockets[0]!.onopen!();
    sockets[0]!.onclose!({ code: 1001 });
    timers[0]!.run();
    sockets[1]!.onopen!();
    expect(seen).toEqual([true, false, true]);
  });
  test("gives up where there is no table or no seat", () => {
    const { sockets, timers, seen } = setUp();
    sockets[0]!.onclose!({ code: 4404 });
    expect(seen).toEqual(["gone"]);
    expect(timers).toHaveLength(0);
  });
  test("tries at once when told to hurry, and never after it was closed", () => {
    const { sockets, live } = setUp();
    sockets[0]!.onclose!({ code: 1006 });
    live.hurry();
    expect(sockets).toHaveLength(2);
    live.close();
    live.hurry();
    expect(sockets).toHaveLength(2);
  });
  test("never waits longer than the longest", () => {
    expect(waitBefore(30, 1)).toBeLessThanOrEqual(10000);
  });
});

describe("the pace", () => {
  function setUp(still = false) {
    let now = 0;
    const shown: number[] = [];
    const timers: { at: number; run: () => void }[] = [];
    const pace = new Pace({
      show: (got) => shown.push(got.n),
      still: () => still,
      now: () => now,
      later: (run, ms) => {
        timers.push({ at: now + ms, run });
        return timers.length;
      },
      forget: () => undefined,
    });
    const pass = (until: number): void => {
      for (let next = timers.shift(); next; next = timers.shift()) {
        if (next.at > until) {
          timers.unshift(next);
          break;
        }
        now = Math.max(now, next.at);
        next.run();
      }
      now = until;
    };
    return { pace, shown, pass };
  }
  test("shows the first frame at once and the next a step later", () => {
    const { pace, shown, pass } = setUp();
    pace.push(frame(1, 0));
    pace.push(frame(2, 1));
    expect(shown).toEqual([1]);
    pass(STEP);
    expect(shown).toEqual([1, 2]);
  });
  test("shows a hundred frames within four seconds", () => {
    const { pace, shown, pass } = setUp();
    for (let n = 1; n <= 100; n++) pace.push(frame(n, n - 1));
    pass(LONGEST + STEP);
    expect(shown).toHaveLength(100);
  });
  test("shows everything at once on a key, or when it must be still", () => {
    const { pace, shown } = setUp();
    for (let n = 1; n <= 5; n++) pace.push(frame(n, n - 1));
    pace.flush();
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    const quiet = setUp(true);
    quiet.pace.push(frame(1, 0));
    quiet.pace.push(frame(2, 1));
    expect(quiet.shown).toEqual([1, 2]);
  });
});

describe("Markdown", () => {
  test("reads emphasis, code and rule ids", () => {
    expect(parseSpans("a **b *c*** `d` V-9.12.")).toMatchObject([
      { text: "a " },
      { kind: "strong" },
      { text: "* " },
      { kind: "code", text: "d" },
      { text: " " },
      { kind: "rule", id: "V-9.12" },
      { text: "." },
    ]);
  });
  test("reads rule ids with letters, and of chapters without a number", () => {
    const ids = parseSpans("See OR-7.1a, GHA-6a (WX-33; EX-12), but not GHA.").filter((span) => span.kind === "rule");
    expect(ids.map((span) => span.id)).toEqual(["OR-7.1a", "GHA-6a", "WX-33", "EX-12"]);
  });
  test("reads paragraphs, lists and tables", () => {
    const blocks = parseMarkdown("One\ntwo\n\n- a\n- b\n  more\n\n1. x\n\n| h | i |\n|---|---|\n| 1 | 2 |");
    expect(blocks.map((block) => block.kind)).toEqual(["p", "list", "list", "table"]);
    expect(blocks[1]).toMatchObject({ ordered: false, items: [[{ text: "a" }], [{ text: "b more" }]] });
    expect(blocks[3]).toMatchObject({ head: [[{ text: "h" }], [{ text: "i" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });
  test("takes markup for text", () => {
    expect(parseSpans("<img src=x onerror=alert(1)>")).toEqual([{ kind: "text", text: "<img src=x onerror=alert(1)>" }]);
  });
});

describe("addresses", () => {
  const at = (path: string) => parseRoute(new URL(path, "http://host"));
  test("are read", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/t/abc")).toEqual({ page: "table", id: "abc", at: null, as: null, token: null });
    expect(at("/t/abc?at=123&as=2")).toMatchObject({ at: 123, as: 2 });
    expect(at("/t/abc?at=-1&as=x")).toMatchObject({ at: null, as: null });
    expect(at("/t/abc#seat=T0k_en-1")).toMatchObject({ token: "T0k_en-1" });
    expect(at("/elsewhere")).toEqual({ page: "lost" });
  });
  test("are written so that they read the same", () => {
    expect(at(tablePath("abc", 5, 0))).toMatchObject({ id: "abc", at: 5, as: 0 });
    expect(at(seatLink("http://host", "abc", "tok"))).toMatchObject({ id: "abc", token: "tok" });
  });
});

describe("seats", () => {
  test("a shared screen shows the seat that is asked, or nobody's", () => {
    expect(seatToShow({ mine: [], asked: [0] })).toBeNull();
    expect(seatToShow({ mine: [2], asked: [0] })).toBe(2);
    expect(seatToShow({ mine: [0, 2], asked: [2] })).toBe(2);
    expect(seatToShow({ mine: [0, 2], asked: [1] })).toBeNull();
  });
  test("a turn is mine when one of my seats is asked", () => {
    expect(isMyTurn({ mine: [1], asked: [0, 1] })).toBe(true);
    expect(isMyTurn({ mine: [1], asked: [0] })).toBe(false);
  });
});

describe("sayings", () => {
  test("chances are whole, and certain only when certain", () => {
    expect([0, 0.004, 0.64, 0.996, 1].map(percent)).toEqual(["0 %", "< 1 %", "64 %", "> 99 %", "100 %"]);
  });
  test("clocks read in hours, minutes and seconds", () => {
    expect([reading(65), reading(3723), reading(-4)]).toEqual(["1:05", "1:02:03", "0:00"]);
  });
  test("a prompt loses the name that stands above it", () => {
    expect(barePrompt("Thegn: choose a shire", "Thegn")).toBe("Choose a shire.");
    expect(barePrompt("Thegn: ¿quién cae?", "Thegn")).toBe("¿Quién cae?");
  });
  test("a versal takes the first letter, with the mark before it", () => {
    expect(versal("Send one")).toEqual({ letter: "S", rest: "end one" });
    expect(versal("2 Commands: go")).toEqual({ letter: "2", rest: " Commands: go" });
    expect(versal("¿Quién?")).toEqual({ letter: "¿Q", rest: "uién?" });
  });
});
