/** The dice of a battle, read from the log. */
import type { Line } from "../../lib/wire";
import { KINDS, sideOf, type Battle, type Counts, type Kind, type Side } from "./view";

export type Face = "hit" | "flee" | "command" | "blank";
export interface Die {
  kind: Kind;
  face: Face;
  /** Number of the answer that threw it. */
  k: number;
}
export interface Roll {
  side: Side;
  dice: Die[];
  /** Number of the answer that threw the last of these dice. */
  k: number;
  /** How many rolls of the battle this is, from 1. */
  number: number;
}

const FACES: Face[] = ["hit", "flee", "command", "blank"];

/** The faces of an outcome's key: "hit hit flee"; "nothing" has none. */
export function parseOutcome(outcome: string): Face[] {
  return outcome.split(" ").filter((word): word is Face => (FACES as string[]).includes(word));
}

const isKind = (word: unknown): word is Kind => (KINDS as unknown[]).includes(word);

/** All rolls since the last battle began: dice of one side in succession are one roll, until anything else is told. */
export function rollsOfBattle(lines: Line[]): Roll[] {
  let rolls: Roll[] = [];
  let open = false;
  for (const line of lines) {
    for (const event of line.events) {
      if (event.kind === "battle_begins") {
        rolls = [];
        open = false;
      } else if (event.kind === "rolled" && isKind(event.on.kind)) {
        const kind = event.on.kind;
        const dice = parseOutcome(String(event.on.outcome)).map((face) => ({ kind, face, k: line.k }));
        const last = rolls[rolls.length - 1];
        const again = last?.dice.some((die) => die.kind === kind) ?? false;
        if (open && last && last.side === sideOf(kind) && !again) {
          last.dice.push(...dice);
          last.k = line.k;
        } else {
          rolls.push({ side: sideOf(kind), dice, k: line.k, number: rolls.length + 1 });
        }
        open = true;
      } else {
        open = false;
      }
    }
  }
  return rolls;
}

/** The dice in the order in which they are worked out: Hits, Flees, Commands, then blanks (V-9.6). */
export function inOrder(roll: Roll): Roll {
  return { ...roll, dice: [...roll.dice].sort((a, b) => FACES.indexOf(a.face) - FACES.indexOf(b.face)) };
}

export type Stage = "waits" | "asks" | "done";

/** How far each die is worked out; of those that wait the first one is asked for. */
export function workedOut(roll: Roll, battle: Battle): Stage[] {
  if (roll.side !== battle.roller) return roll.dice.map(() => "done");
  const commands = { ...battle.commands };
  let hits = battle.hits;
  const stages: Stage[] = roll.dice.map(() => "done");
  // The last dice of a face are the ones still to be worked out
  for (let i = roll.dice.length - 1; i >= 0; i--) {
    const die = roll.dice[i];
    if (!die) continue;
    if (die.face === "hit" && hits > 0) {
      stages[i] = "waits";
      hits -= 1;
    } else if (die.face === "flee" && battle.hits > 0) {
      stages[i] = "waits";
    } else if (die.face === "command" && commands[die.kind] > 0) {
      stages[i] = "waits";
      commands[die.kind] -= 1;
    }
  }
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
