/** What the log tells of the bound that is fought: the close combats that were worked out, with their dice. */
import type { TableModel } from "../../lib/table.svelte";
import type { Line, LineEvent } from "../../lib/wire";

/** The log up to the moment that is shown. */
export function logOf(table: TableModel): Line[] {
  const { frame, log } = table;
  return log.length > 0 ? log.filter((line) => line.k < frame.k) : frame.lines;
}

export interface Clash {
  k: number;
  mine: string;
  theirs: string;
  /** Dice, where the log tells them. */
  dice: [number, number] | null;
  totals: [number, number];
  /** What became of it, in sentences. */
  told: string[];
}

const OUTCOMES = new Set(["stood", "recoiled", "fled", "destroyed", "pursued", "scattered", "camp_taken", "omen", "died", "lived", "urged", "went", "faced", "revealed"]);

/** The lines since the last bound began. */
export function thisBound(log: Line[]): Line[] {
  for (let i = log.length - 1; i >= 0; i--) if (log[i]!.events.some(({ kind }) => kind === "bound")) return log.slice(i);
  return log;
}

/** Those of this bound; until there are any, the one that ended the last bound stays in sight. */
export function clashes(log: Line[]): Clash[] {
  const found: Clash[] = [];
  let dice: [number, number] | null = null;
  let now: Clash | null = null;
  let before = 0;
  for (const line of thisBound(log)) {
    const thrown = /^clash (\d) (\d)$/.exec(line.said ?? "");
    if (thrown) dice = [Number(thrown[1]), Number(thrown[2])];
    for (const event of line.events) {
      if (event.kind === "bound") {
        before = found.length;
        now = null;
      } else if (event.kind === "clashed" || event.kind === "camp_clashed") {
        now = { k: line.k, ...sides(event), dice, totals: [Number(event.on["n"]), Number(event.on["m"])], told: [] };
        found.push(now);
        dice = null;
      } else if (OUTCOMES.has(event.kind)) now?.told.push(event.text);
    }
  }
  return found.length > before ? found.slice(before) : found;
}

/** The element of a troop, such as `Sp e4`; a camp where there is none. */
const elementIn = (troop: string | number | undefined): string => /e\d+$/.exec(String(troop ?? ""))?.[0] ?? "camp";
const sides = (event: LineEvent): { mine: string; theirs: string } => ({ mine: elementIn(event.on["troop"]), theirs: elementIn(event.on["troop2"]) });

/** The elements that a line of the log tells of. */
export function troopsOf(line: Line): string[] {
  const named = line.events.flatMap(({ on }) => [on["troop"], on["troop2"]].map((troop) => /e\d+$/.exec(String(troop ?? ""))?.[0] ?? []));
  return [...new Set(named.flat())];
}
