import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bytes, hex, judge, numberFor, type Known } from "./fate";
import vectors from "./fate.vectors.json";
import { hashing, library, native } from "./hashing";
import { bringNonces, keptSeal, noteSeal, sealFor, type Seal } from "./seal";
import type { FateTold, Line, Summary } from "./wire";

const game = (): FateTold => structuredClone(vectors.told) as FateTold;
const line = (k: number, seat: number, said: string | null): Line => ({ k, seat, said, who: "", text: said, forced: false, by: "fate", at: 0, events: [] });
const seal = (more: Partial<Seal> = {}): Seal => ({
  table: "t",
  commitment: vectors.commitment,
  at: 1,
  seen: "waiting",
  mine: { 0: "5d0c8e71" },
  taken: [0],
  there: ["5d0c8e71", "bot"],
  ...more,
});
const known = (more: Partial<Known> = {}): Known => ({
  commitment: vectors.commitment,
  secret: vectors.told.secret,
  nonces: vectors.told.nonces,
  seal: seal(),
  log: vectors.told.rolls.map(([k, , said]) => line(k as number, -1, said as string)),
  ...more,
});

describe.each([
  ["WebCrypto", async () => native],
  ["the library", library],
])("by %s", (_, by) => {
  test("numbers are those that the server draws, also where one is drawn again", async () => {
    const sign = await (await by()).hmac(bytes(vectors.told.secret));
    for (const [k, total, due] of vectors.numbers) {
      expect(String(await numberFor(sign, vectors.told.nonces, k as number, BigInt(total!)))).toBe(due);
    }
  });

  test("a game whose fate follows is fair, with one's own nonce in it", async () => {
    const verdict = await judge(game(), known(), await by());
    expect(verdict).toEqual({ fair: true, rolls: vectors.told.rolls.length, proof: "own", seen: "waiting", late: [], absent: [] });
  });

  test("another secret is not what was sealed", async () => {
    const told = { ...game(), secret: "1f".repeat(32) };
    expect(await judge(told, known({ secret: told.secret }), await by())).toMatchObject({ fair: false, bent: { why: "secret" } });
  });
});

test("without a secure context the library is used", async () => {
  vi.stubGlobal("crypto", {});
  expect(hex(await (await hashing()).sha256(bytes(vectors.told.secret)))).toBe(vectors.commitment);
  vi.unstubAllGlobals();
});

describe("whatever is bent is found", () => {
  const bend = async (change: (told: FateTold) => void, more: Partial<Known> = {}) => {
    const told = game();
    change(told);
    const verdict = await judge(told, known({ nonces: told.nonces, secret: told.secret, log: [], ...more }), native);
    return verdict.fair ? "fair" : verdict.bent;
  };
  /** A question with several answers, and the place of its first roll. */
  const place = vectors.told.rolls.findIndex(([, n]) => vectors.told.questions[n as number]!.answers.length > 2);
  const [k, question, said] = vectors.told.rolls[place] as [number, number, string];

  test("nothing is found where nothing is bent", async () => {
    expect(await bend(() => undefined)).toBe("fair");
  });

  test("an answer", async () => {
    const other = vectors.told.questions[question]!.answers.find((one) => one !== said)!;
    expect(await bend((told) => (told.rolls[place]![2] = other))).toEqual({ why: "roll", k, said: other, due: said });
  });

  test("any answer of the game", async () => {
    for (const at of vectors.told.rolls.keys()) {
      const answers = vectors.told.questions[vectors.told.rolls[at]![1] as number]!.answers;
      const other = answers.find((one) => one !== vectors.told.rolls[at]![2]) ?? "another";
      expect(await bend((told) => (told.rolls[at]![2] = other))).toMatchObject({ why: "roll", k: vectors.told.rolls[at]![0] });
    }
  });

  test("a weight that moves the answer", async () => {
    const shown = vectors.told.questions[question]!.answers.indexOf(said);
    const found = await bend((told) => {
      const { weights } = told.questions[question]!;
      weights[shown === 0 ? 1 : 0]! += 1_000_000_007;
    });
    expect(found).toMatchObject({ why: "roll" });
  });

  test("a weight that is none", async () => {
    for (const odd of [0, -1, 0.5, 2 ** 60]) {
      expect(await bend((told) => (told.questions[question]!.weights[0] = odd))).toMatchObject({ why: "question", k });
    }
  });

  test("answers in another order, so that the wanted one comes out", async () => {
    const found = await bend((told) => {
      const { answers } = told.questions[question]!;
      answers.push(answers.shift()!);
      told.rolls[place]![2] = answers[vectors.told.questions[question]!.answers.indexOf(said)]!;
    });
    expect(found).not.toBe("fair");
    const numbered = await bend((told) => {
      const asked = told.questions[question]!;
      asked.answers.reverse();
      asked.numbers.reverse();
    });
    expect(numbered).toMatchObject({ why: "question", k });
  });

  test("a nonce, one's own or another's", async () => {
    expect(await bend((told) => (told.nonces[0] = "grinded"))).toEqual({ why: "nonce", seat: 0 });
    expect(await bend((told) => (told.nonces[1] = "grinded"))).toMatchObject({ why: "roll" });
  });

  test("a nonce that was taken and then called absent", async () => {
    expect(await bend((told) => (told.nonces[0] = "absent"))).toEqual({ why: "nonce", seat: 0 });
  });

  test("a seal that was changed since", async () => {
    expect(await bend(() => undefined, { seal: seal({ commitment: "0".repeat(64) }) })).toEqual({ why: "resealed" });
  });

  test("a secret or nonces that the table tells otherwise", async () => {
    expect(await bend(() => undefined, { secret: null })).toEqual({ why: "stories" });
    expect(await bend(() => undefined, { nonces: ["5d0c8e71", "bot", "more"] })).toEqual({ why: "stories" });
  });

  test("a roll left out, told twice, or told otherwise in the log", async () => {
    const log = known().log;
    expect(await bend((told) => told.rolls.splice(place, 1), { log })).toEqual({ why: "log", k });
    expect(await bend((told) => told.rolls.splice(place, 0, told.rolls[place]!), { log })).toMatchObject({ why: "question", k });
    expect(await bend(() => undefined, { log: [line(k, -1, "another")] })).toEqual({ why: "log", k });
    expect(await bend(() => undefined, { log: [line(k, 1, said)] })).toEqual({ why: "log", k });
    expect(await bend(() => undefined, { log: [line(k, -1, null)] })).toBe("fair"); // drawn in secret
  });
});

describe("what was proved is said", () => {
  test("by the seal alone, or by the secret alone", async () => {
    expect(await judge(game(), known({ seal: seal({ mine: {}, taken: [], seen: "playing" }) }))).toMatchObject({ proof: "seen", seen: "playing" });
    expect(await judge(game(), known({ seal: null }))).toMatchObject({ fair: true, proof: "bare", seen: null });
  });

  test("whose nonce came after one's own", async () => {
    const told = game();
    const later = await judge(told, known({ seal: seal({ mine: { 1: "bot" }, taken: [1], there: ["", "bot"] }) }));
    expect(later).toMatchObject({ fair: true, proof: "own", late: [0] });
  });
});

describe("the seal that a browser keeps", () => {
  const summary = (more: Partial<Summary> = {}): Summary =>
    ({ id: "t", status: "waiting", commitment: "c1", mine: [0], to_bring: [0], nonces: ["", "bot"], ...more }) as Summary;
  let sent: { nonce: string; commitment: string }[] = [];
  let reply: () => Response = () => new Response();

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
      key: (n: number) => [...kept.keys()][n] ?? null,
      get length() {
        return kept.size;
      },
    });
    sent = [];
    vi.stubGlobal("fetch", async (_: string, asked: { body: string }) => {
      sent.push(JSON.parse(asked.body) as { nonce: string; commitment: string });
      return reply();
    });
    reply = () => Response.json(summary({ status: "playing", to_bring: [], nonces: [sent.at(-1)!.nonce, "bot"] }));
  });
  afterEach(() => vi.unstubAllGlobals());

  test("a nonce is brought for the commitment that was seen, and both are kept", async () => {
    const now = await bringNonces(summary());
    expect(now.status).toBe("playing");
    expect(sent[0]!.commitment).toBe("c1");
    expect(sent[0]!.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSeal("t")).toMatchObject({ commitment: "c1", seen: "waiting", mine: { 0: sent[0]!.nonce }, taken: [0], there: [sent[0]!.nonce, "bot"] });
  });

  test("whoever says that it was lost gets the same nonce again, for the first commitment", async () => {
    await bringNonces(summary());
    await bringNonces(summary({ commitment: "c2" }));
    expect(sent[1]).toEqual(sent[0]);
    expect(keptSeal("t")!.commitment).toBe("c1");
  });

  test("a nonce that was refused does not count as taken", async () => {
    reply = () => Response.json({ error: "not_now", message: "too late" }, { status: 409 });
    await bringNonces(summary());
    expect(keptSeal("t")).toMatchObject({ taken: [] });
  });

  test("a game that is over is not sealed any more; one that is opened from a file is found by its seal", () => {
    expect(noteSeal(summary({ status: "over" }))).toBeNull();
    noteSeal(summary());
    expect(sealFor("archive", "c1")?.table).toBe("t");
    expect(sealFor("archive", "c9")).toBeNull();
  });

  test("who gets up before the game forgets the nonce, for somebody else may sit there", async () => {
    await bringNonces(summary());
    noteSeal(summary({ mine: [] }));
    expect(keptSeal("t")!.mine).toEqual({});
  });
});
