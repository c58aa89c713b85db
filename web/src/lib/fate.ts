/** Whether the fate of a game that is over was fair, worked out here and taken on nobody's word. */
import { hashing, type Hashing } from "./hashing";
import type { Seal } from "./seal";
import type { FateQuestion, FateTold, Line } from "./wire";

/** Nonces of seats where nobody brought one: always the same words, which leave nobody a choice. */
export const FIXED = ["bot", "absent"];
const SPAN = 1n << 256n;

/** What was found bent. */
export type Bent =
  | { why: "resealed" } // the table shows another commitment than the one that was kept
  | { why: "secret" } // the secret is not the one that was sealed
  | { why: "stories" } // the table and the door tell of different secrets or nonces
  | { why: "nonce"; seat: number } // the nonce that this browser brought was not used
  | { why: "question"; k: number } // answers out of order, or under two names
  | { why: "roll"; k: number; said: string; due: string }
  | { why: "log"; k: number }; // the log of the table tells of another answer

/** What was proved: by one's own nonce, by the seal that was seen before the end, or by the secret alone. */
export type Proof = "own" | "seen" | "bare";

export type Verdict =
  | { fair: true; rolls: number; proof: Proof; seen: Seal["seen"] | null; late: number[]; absent: number[] }
  | { fair: false; rolls: number; bent: Bent };

/** What is known of the game besides what its server lays open. */
export interface Known {
  commitment: string;
  secret: string | null;
  nonces: string[];
  seal: Seal | null;
  log: Line[];
}

const utf8 = new TextEncoder();

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number below `total` that follows from the nonces and the answers so far, all alike likely. */
export async function numberFor(
  sign: (data: Uint8Array) => Promise<Uint8Array>,
  nonces: string[],
  k: number,
  total: bigint,
): Promise<bigint> {
  const fair = SPAN - (SPAN % total);
  for (let tries = 0; ; tries++) {
    const drawn = BigInt(`0x${hex(await sign(utf8.encode(`${k}|${nonces.join("|")}|${tries}`)))}`);
    if (drawn < fair) return drawn % total;
  }
}

/** The answer that holds this place, out of the sum of all weights. */
export function answerAt(question: FateQuestion, place: bigint): string {
  let rest = place;
  for (const [n, weight] of question.weights.entries()) {
    if (rest < BigInt(weight)) return question.answers[n]!;
    rest -= BigInt(weight);
  }
  throw new RangeError("beyond the last answer");
}

/**
 * Whether a question can be believed: every answer once, with a weight, in the order of its number; and one number to an
 * answer through the whole game. Else a server could order the answers so that the one it wants comes out.
 */
function isOrderly(question: FateQuestion, numbers: Map<string, string>, names: Map<string, string>): boolean {
  const { answers, weights, numbers: own } = question;
  if (answers.length === 0 || answers.length !== weights.length || answers.length !== own.length) return false;
  for (const [n, answer] of answers.entries()) {
    const number = own[n]!;
    if (!/^\d+$/.test(number) || !Number.isSafeInteger(weights[n]) || weights[n]! < 1) return false;
    if (n > 0 && BigInt(own[n - 1]!) >= BigInt(number)) return false;
    if ((numbers.get(answer) ?? number) !== number || (names.get(number) ?? answer) !== answer) return false;
    numbers.set(answer, number);
    names.set(number, answer);
  }
  return true;
}

const same = (one: string[], other: string[]): boolean => one.length === other.length && one.every((text, n) => text === other[n]);

export async function judge(told: FateTold, known: Known, by?: Hashing): Promise<Verdict> {
  const hash = by ?? (await hashing());
  const { seal, commitment, log } = known;
  const rolls = told.rolls.length;
  const bent = (what: Bent): Verdict => ({ fair: false, rolls, bent: what });

  if (seal && seal.commitment !== commitment) return bent({ why: "resealed" });
  if (hex(await hash.sha256(bytes(told.secret))) !== commitment) return bent({ why: "secret" });
  if (told.secret !== known.secret || !same(told.nonces, known.nonces)) return bent({ why: "stories" });
  const mine = Object.entries(seal?.mine ?? {}).map(([seat, nonce]) => ({ seat: Number(seat), nonce }));
  const lost = mine.filter(({ seat, nonce }) => told.nonces[seat] !== nonce);
  const robbed = lost.find(({ seat }) => seal!.taken.includes(seat) || !FIXED.includes(told.nonces[seat] ?? ""));
  if (robbed) return bent({ why: "nonce", seat: robbed.seat });

  const wrong = (await bentRoll(told, hash)) ?? bentLog(told, log);
  if (wrong) return bent(wrong);
  const own = mine.length > lost.length;
  const late = told.nonces.flatMap((nonce, seat) =>
    own && !seal!.mine[seat] && nonce !== seal!.there[seat] && !FIXED.includes(nonce) ? [seat] : [],
  );
  const absent = told.nonces.flatMap((nonce, seat) => (nonce === "absent" ? [seat] : []));
  return { fair: true, rolls, proof: own ? "own" : seal ? "seen" : "bare", seen: seal?.seen ?? null, late, absent };
}

/** The first of fate's answers that does not follow. */
async function bentRoll(told: FateTold, hash: Hashing): Promise<Bent | null> {
  const sign = await hash.hmac(bytes(told.secret));
  const numbers = new Map<string, string>();
  const names = new Map<string, string>();
  const orderly = told.questions.map((question) => isOrderly(question, numbers, names));
  let before = -1;
  for (const [k, n, said] of told.rolls) {
    const question = told.questions[n];
    if (!question || !orderly[n] || !Number.isSafeInteger(k) || k <= before) return { why: "question", k };
    before = k;
    const total = question.weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const due = answerAt(question, await numberFor(sign, told.nonces, k, total));
    if (due !== said) return { why: "roll", k, said, due };
  }
  return null;
}

/** The first answer of fate that the log of the table tells otherwise; what was drawn in secret it does not tell. */
function bentLog(told: FateTold, log: Line[]): Bent | null {
  const rolled = new Map(told.rolls.map(([k, , said]) => [k, said]));
  for (const { k, seat, said } of log) {
    const here = rolled.get(k);
    if ((seat < 0) !== (here !== undefined)) return { why: "log", k };
    if (here !== undefined && said !== null && said !== here) return { why: "log", k };
  }
  return null;
}
