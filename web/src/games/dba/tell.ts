/** What the log tells of a line in fewer words: the same that happened to many is told once. */
import { t } from "../../lib/i18n.svelte";
import type { Gathered } from "../../lib/game";
import type { Line, LineEvent } from "../../lib/wire";

/** Parts of a combat's sums: the panel of close combats shows them. */
const SHOWN_ELSEWHERE = new Set(["weighed", "camp_weighed", "town_weighed"]);
/** What is told of many elements at once, by its message. */
const OF_MANY: Record<string, string> = { placed: "dba-log-placed", entrenched: "dba-log-entrenched", held: "dba-log-held", landed: "dba-log-landed" };
/** Answers that are told by what followed from them. */
const ECHOES: Record<string, string[]> = {
  to: ["moved", "marched", "withdrew"], column: ["marched"], leave: ["went"], enter: ["entered"], land: ["landed"], garrison: ["garrisoned"], rise: ["rose"], lurk: ["ambushed"], burn: ["lit"], entrench: ["entrenched"], hold: ["held"],
};

const MOVES = /^(?:to|column) |^leave$/;

/** `e4-e6, e9`: elements, neighbours drawn together. */
export function runs(ids: string[]): string {
  const found: [number, number][] = [];
  for (const n of ids.map((id) => Number(id.slice(1))).toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.map(([a, b]) => (a === b ? `e${a}` : `e${a}-e${b}`)).join(", ");
}

function tellRun(run: LineEvent[]): string {
  const [first] = run;
  if (run.length === 1) return first!.text;
  const message = OF_MANY[first!.kind];
  if (message) return t(message, { n: run.length, names: runs(run.map(({ on }) => String(on["troop"]))) });
  // "Laid: wood", "Laid: marsh": what comes before the colon is said once
  return [first!.text, ...run.slice(1).map(({ text }) => text.slice(text.indexOf(":") + 1).trim())].join(", ");
}

export function gather(line: Line, events: LineEvent[], next?: Line): Gathered | null {
  // What was taken up is told by its move
  if (events.length === 0 && line.said?.startsWith("move ") && next?.seat === line.seat && MOVES.test(next.said ?? "")) return null;
  const runsOf: LineEvent[][] = [];
  for (const event of events.filter(({ kind }) => !SHOWN_ELSEWHERE.has(kind))) {
    const last = runsOf.at(-1);
    if (event.kind === "fled" && last?.[0]!.kind === "scorched") continue; // "flees from the fire" has told it
    if (last && last[0]!.kind === event.kind && (event.kind in OF_MANY || event.kind === "laid")) last.push(event);
    else runsOf.push([event]);
  }
  const echoes = ECHOES[line.said?.split(" ")[0] ?? ""] ?? [];
  return { events: runsOf.map(tellRun), echoed: events.some(({ kind }) => echoes.includes(kind)) };
}
