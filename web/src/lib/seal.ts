/** The seal on a table's fate: kept from when it was first seen, with the nonces that this browser brought for it. */
import { api, ApiError } from "./api";
import { nonce } from "./ids";
import { keep, kept, keptUnder } from "./keep";
import type { Summary } from "./wire";

export interface Seal {
  table: string;
  commitment: string;
  /** When it was first seen, in milliseconds, and how the table stood then. */
  at: number;
  seen: "waiting" | "playing";
  /** By seat: the nonce that this browser made for it. */
  mine: Record<number, string>;
  /** The seats for which the server has said that it took that nonce. */
  taken: number[];
  /** By seat: the nonces that were there when the last of mine was taken. Those that differ in the end came later. */
  there: string[];
}

/** Games whose seals are remembered; the oldest are forgotten first. */
const MOST = 400;
const PREFIX = "seal.";

function read(text: string | null): Seal | null {
  try {
    return text === null ? null : (JSON.parse(text) as Seal);
  } catch {
    return null;
  }
}

export function keptSeal(table: string): Seal | null {
  return read(kept(PREFIX + table));
}

/** The seal of the game that a record tells of, which may have been played at another table's address. */
export function sealFor(table: string, commitment: string): Seal | null {
  const here = keptSeal(table);
  if (here) return here;
  return keptUnder(PREFIX).map(([, text]) => read(text)).find((seal) => seal?.commitment === commitment) ?? null;
}

function remember(seal: Seal): void {
  keep(PREFIX + seal.table, JSON.stringify(seal));
}

function forgetOldest(): void {
  const all = keptUnder(PREFIX);
  if (all.length <= MOST) return;
  const byAge = all.map(([name, text]) => ({ name, at: read(text)?.at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { name } of byAge.slice(0, all.length - MOST)) keep(name, null);
}

/** Keeps the commitment of a table as it is first seen; what comes later does not replace it. */
export function noteSeal(summary: Summary): Seal | null {
  const known = keptSeal(summary.id);
  const { status, commitment } = summary;
  if (known) {
    const left = Object.keys(known.mine).map(Number).filter((seat) => !summary.mine.includes(seat));
    if (status === "waiting" && left.length) {
      for (const seat of left) delete known.mine[seat]; // got up before the game: somebody else may sit there
      remember(known);
    }
    return known;
  }
  if ((status !== "waiting" && status !== "playing") || !commitment) return null;
  const fresh: Seal = { table: summary.id, commitment, at: Date.now(), seen: status, mine: {}, taken: [], there: [] };
  remember(fresh);
  forgetOldest();
  return fresh;
}

/**
 * Brings a nonce for each of this browser's seats that has none, for the commitment that was seen first; gives the
 * table as it is then. A nonce is made once: whoever says that it was lost gets the same again.
 */
export async function bringNonces(summary: Summary): Promise<Summary> {
  let now = summary;
  const seal = noteSeal(summary);
  if (!seal) return now;
  for (const seat of summary.to_bring.filter((one) => summary.mine.includes(one))) {
    const mine = (seal.mine[seat] ??= nonce());
    remember(seal);
    try {
      now = await api.bringNonce(summary.id, seat, mine, seal.commitment);
    } catch (error) {
      if (error instanceof ApiError) continue; // it came too late; the table shows what it has in its place
      throw error;
    }
    seal.taken = [...new Set([...seal.taken, seat])];
    seal.there = now.nonces;
    remember(seal);
  }
  return now;
}
