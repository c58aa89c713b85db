/** The log of a table, kept in step with the server's. */
import type { GameUI, Part } from "./game";
import type { Frame, Line, LineEvent } from "./wire";

/** The log up to the moment that is shown. */
export function logOf({ frame, log }: { frame: Frame; log: Line[] }): Line[] {
  return log.length > 0 ? log.filter((line) => line.k < frame.k) : frame.lines;
}

/** Cuts the log where the frame's lines begin and appends them. */
export function mergeLines(log: Line[], frame: Pick<Frame, "start" | "lines">): Line[] {
  const kept = log.length > 0 && log[log.length - 1]!.k < frame.start ? log : log.filter((line) => line.k < frame.start);
  return frame.lines.length ? [...kept, ...frame.lines] : kept;
}

/** The lines of a frame that were not in the log before. */
export function newLines(log: Line[], frame: Pick<Frame, "lines">): Line[] {
  const last = log.length ? log[log.length - 1]!.k : -1;
  return frame.lines.filter((line) => line.k > last);
}

/** What is worth telling of a line, in one or more sentences. */
export interface Told {
  line: Line;
  /** What was said, unless an event tells the same more fully. */
  said: string | null;
  secret: boolean;
  events: string[];
  /** How often the same was told in a row. */
  times: number;
}

/** True if an event of the line tells what was said: it is named after the verb, or points at the same thing. */
export function isEchoed(line: Line): boolean {
  const [verb = "", ...words] = line.said?.split(" ") ?? [];
  const thing = words.at(-1);
  return line.events.some(
    (event) =>
      event.text === `${line.who} ${line.text}` ||
      (verb.length > 2 && event.kind.includes(verb.slice(0, -1))) ||
      (thing !== undefined && Object.values(event.on).some((value) => String(value) === thing)),
  );
}

const NONE: ReadonlySet<LineEvent> = new Set();

/** Lines that say nothing are left out: forced answers and fate's secrets from which nothing follows. */
export function tell(line: Line, titled: ReadonlySet<LineEvent> = NONE, gather?: GameUI["gather"], next?: Line): Told | null {
  const heard = line.events.filter((event) => !titled.has(event));
  const gathered = gather ? gather(line, heard, next) : { events: heard.map((event) => event.text), echoed: false };
  if (!gathered) return null;
  const { events, echoed } = gathered;
  const secret = line.text === null && line.seat >= 0 && !line.events.length;
  const quiet = line.seat < 0 || line.by === "forced" || echoed || isEchoed(line);
  const told = line.seat < 0 && line.events.length > 0; // what fate said is in its events, also where a title tells them
  const said = told || (events.length && quiet) ? null : line.text;
  if (!events.length && (line.by === "forced" || (said === null && !secret))) return null;
  return { line, said, secret, events, times: 1 };
}

/** What is worth telling of the whole log; the same told again and again within a part is told once. */
export function tellAll(log: Line[], parts: Part[] = [], gather?: GameUI["gather"]): Told[] {
  const all: Told[] = [];
  const titled = new Set(parts.map((part) => part.event));
  let next = 0;
  let fresh = true;
  for (const [i, line] of log.entries()) {
    for (; next < parts.length && parts[next]!.k < line.k; next++) fresh = true;
    const told = tell(line, titled, gather, log[i + 1]);
    const last = all[all.length - 1];
    if (!told) continue;
    if (last && !fresh && isSame(last, told)) all[all.length - 1] = { ...told, times: last.times + 1 };
    else all.push(told);
    fresh = false;
  }
  return all;
}

function isSame(a: Told, b: Told): boolean {
  return a.said === b.said && a.line.seat === b.line.seat && a.events.join("\n") === b.events.join("\n");
}

/** Lines of the log under their title; what comes before the first part has none. */
export interface Chapter {
  part: Part | null;
  told: Told[];
}

/** Gathers what is told by parts. A line belongs to the part in which it was said: the one it begins comes after it. */
export function chapters(told: Told[], parts: Part[]): Chapter[] {
  const all: Chapter[] = [{ part: null, told: [] }];
  let next = 0;
  for (const one of told) {
    while (next < parts.length && parts[next]!.k < one.line.k) all.push({ part: parts[next++]!, told: [] });
    all[all.length - 1]!.told.push(one);
  }
  while (next < parts.length) all.push({ part: parts[next++]!, told: [] });
  return all.filter((chapter) => chapter.part !== null || chapter.told.length > 0);
}
