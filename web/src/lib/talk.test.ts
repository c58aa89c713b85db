import { describe, expect, test, vi } from "vitest";
import { countUnread, listeners, mergeTalk, oneLine, speaker, toggled } from "./talk";
import { Talk } from "./talk.svelte";
import type { SeatState, Spoken } from "./wire";

const line = (id: string, seat = 0, to: number[] | null = null): Spoken => ({ id, seat, who: "", to, text: id, at: 0 });
const ids = (lines: Spoken[]): string => lines.map(({ id }) => id).join("");
const seats = ["human", "human", "bot", "human"].map((kind, seat) => ({ seat, kind, name: `S${seat}` }) as SeatState);

describe("what was said", () => {
  test("goes on from what is known, and nothing stands there twice", () => {
    const known = [line("a"), line("b")];
    expect(ids(mergeTalk(known, { after: "b", lines: [line("c")] }))).toBe("abc");
    expect(ids(mergeTalk(known, { after: "a", lines: [line("b"), line("c")] }))).toBe("abc");
  });
  test("begins anew where too much was missed", () => {
    expect(ids(mergeTalk([line("a")], { after: null, lines: [line("x"), line("y")] }))).toBe("xy");
  });
  test("is unread from the line after the last that was read, one's own apart", () => {
    const lines = [line("a", 1), line("b", 0), line("c", 2)];
    expect(countUnread(lines, null, [0])).toBe(2);
    expect(countUnread(lines, "a", [0])).toBe(1);
    expect(countUnread(lines, "c", [0])).toBe(0);
    expect(countUnread(lines, "gone", [])).toBe(3);
  });
});

describe("whom to whisper to", () => {
  test("other people; bots hear nothing", () => {
    expect(listeners(seats, 0, []).map(({ seat }) => seat)).toEqual([1, 3]);
  });
  test("who is chosen stays, also when a bot takes the seat: a whisper never turns into a call", () => {
    expect(listeners(seats, 0, [2]).map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });
  test("seats are added and taken away in the order of the table", () => {
    expect(toggled([3], 1)).toEqual([1, 3]);
    expect(toggled([1, 3], 3)).toEqual([1]);
  });
  test("one speaks for the seat one looks from, if one holds it", () => {
    expect(speaker(1, [1, 2])).toBe(1);
    expect(speaker(null, [2])).toBe(2);
    expect(speaker(1, [])).toBeNull();
  });
  test("a pasted text becomes one line", () => {
    expect(oneLine(" a\n\tb\u2028c ")).toBe("a b c");
  });
});

describe("saying it", () => {
  const reply = (status: number, body: unknown) =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } }));

  test("tells the seats that were chosen, and the draft is gone once it is said", async () => {
    const fetched = vi.fn((_: string, init: RequestInit) => reply(200, JSON.parse(init.body as string)));
    vi.stubGlobal("fetch", fetched);
    const talk = new Talk("t");
    talk.draft = "  meet me  ";
    talk.choose(2);
    await talk.send(0);
    expect(JSON.parse(fetched.mock.calls[0]![1].body as string)).toMatchObject({ seat: 0, to: [2], text: "meet me" });
    expect(talk.draft).toBe("");
    expect(talk.to).toEqual([2]);
  });
  test("a refusal is shown, and the draft stays", async () => {
    vi.stubGlobal("fetch", () => reply(429, { error: "too_many", message: "you talk too fast" }));
    const talk = new Talk("t");
    talk.draft = "again";
    await talk.send(0);
    expect(talk.trouble).toBe("You talk too fast.");
    expect(talk.draft).toBe("again");
    expect(talk.sending).toBe(false);
  });
  test("the same request is sent again where the server was not heard", async () => {
    vi.useFakeTimers();
    const sent: string[] = [];
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      sent.push((JSON.parse(init.body as string) as { request: string }).request);
      return sent.length < 3 ? Promise.reject(new TypeError("lost")) : reply(200, {});
    });
    const talk = new Talk("t");
    talk.draft = "hello";
    const sending = talk.send(0);
    await vi.advanceTimersByTimeAsync(4000);
    await sending;
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    vi.useRealTimers();
  });
});
