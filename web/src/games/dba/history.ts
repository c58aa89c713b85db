/** What the log tells of the bound that is fought: the close combats that were worked out, with their dice. */
import type { Line, LineEvent } from "../../lib/wire";

export type Parts = [string, number][];

export interface Clash {
  k: number;
  mine: string;
  theirs: string;
  /** Dice, where the log tells them. */
  dice: [number, number] | null;
  totals: [number, number];
  /** What the totals are made of besides the dice, by the keys of factors. */
  sums: [Parts, Parts] | null;
  /** What became of it, in sentences. */
  told: string[];
}

const WEIGHED = new Set(["weighed", "camp_weighed", "town_weighed"]);
const CLASHED = new Set(["clashed", "camp_clashed", "town_clashed"]);
const OUTCOMES = new Set(["stood", "recoiled", "fled", "destroyed", "pursued", "scattered", "camp_taken", "stormed", "plunders", "omen", "died", "lived", "urged", "went", "faced", "revealed"]);

/** The lines since the last bound began. */
export function thisBound(log: Line[]): Line[] {
  for (let i = log.length - 1; i >= 0; i--) if (log[i]!.events.some(({ kind }) => kind === "bound")) return log.slice(i);
  return log;
}

/** The lines since the bound before began: dice are thrown before the line that ends a bound. */
const lastBounds = (log: Line[]): Line[] => {
  const now = thisBound(log);
  const before = log.slice(0, log.length - now.length);
  return now.length === log.length ? log : [...thisBound(before), ...now];
};

/** Those of this bound; until there are any, those of the last stay in sight. */
export function clashes(log: Line[]): Clash[] {
  const found: Clash[] = [];
  let dice: [number, number] | null = null;
  let sums = new Map<string, Parts>();
  let now: Clash | null = null;
  let before = 0;
  for (const line of lastBounds(log)) {
    const thrown = /^clash (\d) (\d)$/.exec(line.said ?? "");
    if (thrown) dice = [Number(thrown[1]), Number(thrown[2])];
    for (const event of line.events) {
      if (event.kind === "bound") {
        before = found.length;
        now = null;
      } else if (WEIGHED.has(event.kind)) sums.set(elementIn(event.on["troop"], event.kind), readSum(event.on["sum"]));
      else if (CLASHED.has(event.kind)) {
        const pair = sides(event);
        const [mine, theirs] = [sums.get(pair.mine), sums.get(pair.theirs)];
        // A camp is told last, whoever's bound it is; its die is where its sum is
        const swapped = sums.size === 2 && [...sums.keys()][0] === pair.theirs;
        const thrown: [number, number] | null = dice && swapped ? [dice[1], dice[0]] : dice;
        const totals: [number, number] = [Number(event.on["n"]), Number(event.on["m"])];
        now = { k: line.k, ...pair, dice: thrown, totals, sums: mine && theirs ? [urged(mine, thrown?.[0], totals[0]), urged(theirs, thrown?.[1], totals[1])] : null, told: [] };
        found.push(now);
        dice = null;
        sums = new Map();
      } else if (OUTCOMES.has(event.kind)) now?.told.push(event.text);
    }
  }
  return found.length > before ? found.slice(before) : found;
}

/** By element: what the totals of the combat that stands are made of, once its dice are thrown. */
export function weighed(log: Line[]): Map<string, Parts> {
  const sums = new Map<string, Parts>();
  for (const { kind, on } of thisBound(log).flatMap(({ events }) => events)) {
    if (WEIGHED.has(kind)) sums.set(elementIn(on["troop"], kind), readSum(on["sum"]));
    else if (CLASHED.has(kind)) sums.clear();
  }
  return sums;
}

/** A sum as it is spelled: `factor 4 support 1 left -1`. */
export function readSum(text: string | number | undefined): Parts {
  const words = String(text ?? "").split(" ");
  return words.flatMap((key, i): Parts => (i % 2 === 0 ? [[key, Number(words[i + 1])]] : []));
}
/** What the C-in-C added after the dice is all that is missing (DBA-4.5). */
function urged(parts: Parts, die: number | undefined, total: number): Parts {
  const missing = die === undefined ? 0 : total - die - parts.reduce((sum, [, n]) => sum + n, 0);
  return missing === 0 ? parts : [...parts, ["urged", missing]];
}

/** The element of a troop, such as `Sp e4`; a camp, or the denizens of a built-up area, where there is none. */
const elementIn = (troop: string | number | undefined, kind: string): string => /e\d+$/.exec(String(troop ?? ""))?.[0] ?? (kind.startsWith("town") ? "town" : "camp");
const sides = ({ kind, on }: LineEvent): { mine: string; theirs: string } => ({ mine: elementIn(on["troop"], kind), theirs: elementIn(on["troop2"], kind) });

/** The elements that a line of the log tells of. */
export function troopsOf(line: Line): string[] {
  const named = line.events.flatMap(({ on }) => [on["troop"], on["troop2"]].map((troop) => /e\d+$/.exec(String(troop ?? ""))?.[0] ?? []));
  return [...new Set(named.flat())];
}
