/** What the log tells of a line of 878: Vikings. */
import type { Gathered } from "../../lib/game";
import type { Line, LineEvent } from "../../lib/wire";

export function gather(line: Line, events: LineEvent[], next?: Line): Gathered | null {
  // A Fort is told where its units are given up
  if (!events.length && line.said?.startsWith("build ") && next?.seat === line.seat && next.said?.startsWith("give ")) return null;
  const echoed = line.said === "cast" && events.some(({ kind }) => kind === "die_added");
  return { events: events.map(({ text }) => text), echoed };
}
