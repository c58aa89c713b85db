/** What the log tells of a line, where that is not simply what was said and what followed. */
import type { Gathered } from "../../lib/game";
import type { Line, LineEvent } from "../../lib/wire";

/** What a war is about and what is promised: told also where there was no choice, since no event tells it. */
const KEPT = /^(over|promise|yield)/;
/** What an event tells in other words. */
const ECHOED: ReadonlySet<string> = new Set(["endure", "fight"]);

export function gather(line: Line, heard: LineEvent[]): Gathered {
  const verb = line.said?.split(" ")[0] ?? "";
  const events = heard.map(({ text }) => text);
  if (line.by === "forced" && KEPT.test(verb) && line.text) return { events: [`${line.who} ${line.text}`, ...events], echoed: true };
  return { events, echoed: events.length > 0 && ECHOED.has(verb) };
}
