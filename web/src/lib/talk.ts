/** What was said at a table, put together line by line. */
import type { SeatState, Spoken, TalkFrame } from "./wire";

/** The lines with those that a frame brings: they go on from one that is known, or stand in place of all. */
export function mergeTalk(lines: Spoken[], frame: Pick<TalkFrame, "after" | "lines">): Spoken[] {
  if (frame.after === null) return frame.lines;
  const known = new Set(lines.map((line) => line.id));
  return [...lines, ...frame.lines.filter((line) => !known.has(line.id))];
}

/** How many lines of others came after the one that was read last. */
export function countUnread(lines: Spoken[], read: string | null, mine: number[]): number {
  const from = read === null ? -1 : lines.findIndex((line) => line.id === read);
  return lines.slice(from + 1).filter((line) => !mine.includes(line.seat)).length;
}

/** The seats that one may whisper to: other people's; one that is chosen stays, lest a whisper turn into a call. */
export function listeners(seats: SeatState[], speaker: number, chosen: number[]): SeatState[] {
  return seats.filter(({ seat, kind }) => seat !== speaker && (kind === "human" || chosen.includes(seat)));
}

/** The chosen seats with this one added or taken away, in the order of the table. */
export function toggled(chosen: number[], seat: number): number[] {
  return chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat].sort((a, b) => a - b);
}

/** A line as it may be said: in one line, without blanks around it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** The seat that a browser speaks for: the one it looks from, else the first that it holds; null: it holds none. */
export function speaker(seat: number | null, mine: number[]): number | null {
  return seat !== null && mine.includes(seat) ? seat : (mine[0] ?? null);
}
