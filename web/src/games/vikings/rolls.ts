/** The dice of a battle, read from the log. */
import type { Line } from "../../lib/wire";
import { KINDS, foeOf, sideOf, type Battle, type Counts, type Faction, type Kind, type Side } from "./view";

export type Face = "hit" | "flee" | "command" | "blank";
export interface Die {
  kind: Kind;
  face: Face;
  /** Number of the answer that threw it. */
  k: number;
  /** It was thrown again before it was read (VX-3.11, VX-4.3, VX-5.3, VX-6.12). */
  again?: boolean;
}
/** A Rune or Prayer die of a roll, and whether the battle dice fitted it (VX-4.3). */
export interface Omen {
  faction: Faction;
  face: string;
  met: boolean;
  k: number;
}
export interface Roll {
  side: Side;
  dice: Die[];
  /** Number of the answer that threw the last of these dice. */
  k: number;
  /** How many rolls of the battle this is, from 1. */
  number: number;
  omens: Omen[];
}

const FACES: Face[] = ["hit", "flee", "command", "blank"];

/** The faces of an outcome's key: "hit hit flee"; "nothing" has none. */
export function parseOutcome(outcome: string): Face[] {
  return outcome.split(" ").filter((word): word is Face => (FACES as string[]).includes(word));
}

const isKind = (word: unknown): word is Kind => (KINDS as unknown[]).includes(word);

/** What a Rune or Prayer die did tells that its combination was there. */
const MET = new Set(["rune_hits", "rune_stands", "rune_raises", "rolls_again"]);

/** The dice of a battle as its log tells them. */
class Reader {
  rolls: Roll[] = [];
  /** The dice of the Champions' Duel (VX-7.12). */
  duel: Die[] = [];
  #open = false;
  /** Dice of the duel still to come; the attackers' champion rolls first, where else the defenders do. */
  #champions = 0;
  #attacker: Side | null = null;
  #traitor: Kind | null = null;
  /** Whose dice are thrown again by a Rune or Prayer die; the one die that Aella takes up. */
  #loki: Kind | null = null;
  #taken: Face | null = null;

  read(line: Line): void {
    if (line.said?.startsWith("reroll ")) this.#taken = (line.said.split("_").pop() ?? null) as Face | null;
    for (const event of line.events) {
      const { kind: what, on } = event;
      const kind = isKind(on.kind) ? on.kind : null;
      const last = this.rolls[this.rolls.length - 1];
      if (what === "rolled" && kind) {
        this.#throw(kind, parseOutcome(String(on.outcome)), line.k);
        continue;
      }
      this.#open = false;
      if (what === "battle_begins") this.#forget(on.side as Side);
      else if (what === "epic_turned") this.#champions = on.epic === "champions_duel" ? 2 : 0;
      else if (what === "betrayed") this.#traitor = kind;
      else if (what === "rolled_again" && kind) this.#again(kind, parseOutcome(String(on.outcome)), line.k);
      else if (what === "rune_shows" || what === "prayer_shows") {
        last?.omens.push({ faction: on.faction as Faction, face: String(on.rune ?? on.prayer), met: false, k: line.k });
      } else if (MET.has(what)) {
        const omen = last?.omens.find((one) => one.faction === on.faction);
        if (omen) omen.met = true;
        if (what === "rolls_again") this.#loki = on.faction as Kind;
      }
    }
  }

  #forget(attacker: Side): void {
    this.rolls = [];
    this.duel = [];
    this.#champions = 0;
    this.#attacker = attacker;
    this.#traitor = this.#loki = this.#taken = null;
  }

  #side(kind: Kind): Side {
    return kind === this.#traitor ? foeOf(sideOf(kind)) : sideOf(kind);
  }

  /** Dice of one side in succession are one roll, until anything else is told. */
  #throw(kind: Kind, faces: Face[], k: number): void {
    const dice = faces.map((face) => ({ kind, face, k }));
    const last = this.rolls[this.rolls.length - 1];
    if (this.#champions === 2 && (faces.length !== 1 || sideOf(kind) !== this.#attacker)) this.#champions = 0;
    if (this.#champions > 0) {
      this.#champions -= 1;
      this.duel.push(...dice);
      return;
    }
    if (this.#loki === kind && last) {
      this.#loki = null;
      this.#again(kind, faces, k);
    } else if (this.#open && last && last.side === this.#side(kind) && !last.dice.some((die) => die.kind === kind)) {
      last.dice.push(...dice);
      last.k = k;
    } else {
      this.rolls.push({ side: this.#side(kind), dice, k, number: this.rolls.length + 1, omens: [] });
    }
    this.#open = true;
  }

  /** One die that was taken up, or all of a kind, lie anew where they lay. */
  #again(kind: Kind, faces: Face[], k: number): void {
    const last = this.rolls[this.rolls.length - 1];
    if (!last) return;
    const taken = this.#taken;
    this.#taken = null;
    const one = taken === null ? -1 : last.dice.findLastIndex((die) => die.kind === kind && die.face === taken);
    let next = 0;
    last.dice = last.dice.map((die, i) => {
      if (one >= 0 ? i !== one : die.kind !== kind) return die;
      return { kind, face: faces[next++] ?? die.face, k, again: true };
    });
    last.k = k;
  }
}

function readBattle(lines: Line[]): Reader {
  const reader = new Reader();
  for (const line of lines) reader.read(line);
  return reader;
}

/** All rolls since the last battle began. */
export const rollsOfBattle = (lines: Line[]): Roll[] => readBattle(lines).rolls;

/** The dice of the champions, the attackers' first, if there was a duel (VX-7.12). */
export const duelOf = (lines: Line[]): Die[] => readBattle(lines).duel;

/** The dice in the order in which they are worked out: Hits, Flees, Commands, then blanks (V-9.6). */
export function inOrder(roll: Roll): Roll {
  return { ...roll, dice: [...roll.dice].sort((a, b) => FACES.indexOf(a.face) - FACES.indexOf(b.face)) };
}

/** Dice of a roll lie on the table and have not been read: some may be thrown again (VX-3.11, VX-5.3, VX-6.12). */
export function lieUnread(battle: Battle): boolean {
  const thrown = Object.values(battle.age?.thrown ?? {}).flatMap((faces) => Object.values(faces));
  return battle.age?.unread === true && thrown.some((n) => n > 0);
}

export type Stage = "waits" | "asks" | "done";

/**
 * How far each die is worked out; of those that wait the first one is asked for. The server says how much of a roll waits: it lies on
 * the last dice of its face, and where these are too few on such as count for it by a card or a Leader.
 */
export function workedOut(roll: Roll, battle: Battle): Stage[] {
  if (lieUnread(battle)) return roll.dice.map(() => "waits");
  const stages: Stage[] = roll.dice.map(() => "done");
  if (roll.side !== battle.roller || !battle.waits) return stages;
  const mark = (n: number, face: Face, kind?: Kind): number => {
    for (let i = roll.dice.length - 1; i >= 0 && n > 0; i--) {
      const die = roll.dice[i]!;
      if (stages[i] !== "done" || die.face !== face || (kind && die.kind !== kind)) continue;
      stages[i] = "waits";
      n -= 1;
    }
    return n;
  };
  const { hits, flees, commands } = battle.waits;
  for (const kind of KINDS) {
    mark(commands[kind] ?? 0, "command", kind);
    mark(mark(flees[kind] ?? 0, "flee", kind), "command", kind);
  }
  mark(mark(hits, "hit"), "flee");
  const first = stages.indexOf("waits");
  if (first >= 0) stages[first] = "asks";
  return stages;
}

/** Who fell and who fled since a roll, up to an answer. */
export function cost(lines: Line[], roll: Roll, until = Infinity): { fell: Counts; fled: Counts } {
  const lost: { fell: Counts; fled: Counts } = { fell: {}, fled: {} };
  for (const line of lines) {
    if (line.k < roll.k || line.k >= until) continue;
    for (const event of line.events) {
      const into = event.kind === "killed" ? lost.fell : event.kind === "fled" ? lost.fled : null;
      const kind = event.on.kind;
      if (into && isKind(kind)) into[kind] = (into[kind] ?? 0) + Number(event.on.n ?? 1);
    }
  }
  return lost;
}

/** The battle that the last line of the log ended, if it did. */
export function justWon(lines: Line[]): { shire: string; side: Side; text: string } | null {
  for (const event of lines[lines.length - 1]?.events ?? []) {
    if (event.kind === "battle_won") return { shire: String(event.on.shire), side: event.on.side as Side, text: event.text };
  }
  return null;
}
