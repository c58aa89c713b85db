/** What the log tells of the map: which places a line speaks of, and what has just changed. */
import type { Line } from "../../lib/wire";
import { isProvince } from "./map";

/** What happened in a place, by the event's kind; the last word is the one that counts. */
export type News = ReadonlyMap<string, string>;

/** Where something happened in some lines; what was only said of a place (a target) counts less than what came of it. */
export function placesIn(lines: Line[]): News {
  const found = new Map<string, string>();
  for (const line of lines) {
    for (const event of line.events) {
      for (const value of Object.values(event.on)) {
        if (typeof value === "string" && isProvince(value)) found.set(value, event.kind);
      }
    }
    const [verb = "", on] = (line.said ?? "").split(" ");
    if (isProvince(on) && !found.has(on)) found.set(on, verb);
  }
  return found;
}

/** The lines of the turn that runs, or of the one before it while nothing has happened in this one. */
export function lastTurn(log: Line[]): Line[] {
  const starts = log.flatMap((line, i) => (line.events.some((event) => event.kind === "turn_begins") ? [i] : []));
  const now = starts.at(-1) ?? 0;
  const lines = log.slice(now);
  // The line that begins a turn may also tell how the last one ended
  if (placesIn(lines.slice(1)).size > 0 || starts.length < 2) return lines;
  return log.slice(starts.at(-2));
}
