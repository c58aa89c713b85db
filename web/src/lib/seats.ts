/** Which of one's seats a browser shows. */
import type { Summary } from "./wire";

/** The one seat held; of several the one that is asked; a spectator's view if none of several is. */
export function seatToShow(summary: Pick<Summary, "mine" | "asked">): number | null {
  const { mine, asked } = summary;
  if (mine.length < 2) return mine[0] ?? null;
  return asked.find((seat) => mine.includes(seat)) ?? null;
}

/** True if one of the viewer's own seats is waited for. */
export function isMyTurn(summary: Pick<Summary, "mine" | "asked">): boolean {
  return summary.asked.some((seat) => summary.mine.includes(seat));
}
