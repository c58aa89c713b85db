/** How large the cards of an Earldom may be, so that all its Fiefs lie in the room there is. */
import { runs, type Fief } from "./view";

export interface Room {
  width: number;
  height: number;
}
export const LARGEST = 116;
export const SMALLEST = 46;
const STEP = 3;
const GAP = 14;
const EDGE = 28;
const CAPTION = 190;

/** How far the next of equal Properties lies, in widths of a card: side by side where there is room, else in a fan. */
export const SPREAD = 1.08;
export const FAN = 0.34;
const LEGIBLE = 74;

export interface Fit {
  card: number;
  step: number;
}

/** How wide a Fief is at a width of its cards. */
export function fiefWidth(fief: Fief, card: number, step = FAN): number {
  const all = runs(fief.properties);
  const cards = all.reduce((sum, run) => sum + card * (1 + step * (run.n - 1)) + card * 0.08, 0);
  const line = all.length > 0 ? 5 + card * 0.08 : 0;
  return Math.max(CAPTION, EDGE + card * 1.8 + line + cards);
}

export const fiefHeight = (card: number): number => 52 + card * 1.4;

/** The height of all Fiefs, laid in rows in their order. */
export function heightAt(fiefs: Fief[], width: number, card: number, step = FAN): number {
  let rows = 0;
  let left = 0;
  for (const fief of fiefs) {
    const wide = fiefWidth(fief, card, step);
    if (rows === 0 || wide > left) {
      rows++;
      left = width;
    }
    left -= wide + GAP;
  }
  return rows * fiefHeight(card) + Math.max(0, rows - 1) * GAP;
}

/** The largest cards at which all fits, side by side while they stay legible; the smallest where nothing does. */
export function fitCards(fiefs: Fief[], room: Room, largest = LARGEST): Fit {
  for (const [step, least] of [[SPREAD, LEGIBLE], [FAN, SMALLEST]] as const) {
    for (let card = largest; card >= least; card -= STEP) {
      const widest = Math.max(0, ...fiefs.map((fief) => fiefWidth(fief, card, step)));
      if (widest <= room.width && heightAt(fiefs, room.width, card, step) <= room.height) return { card, step };
    }
  }
  return { card: SMALLEST, step: FAN };
}
