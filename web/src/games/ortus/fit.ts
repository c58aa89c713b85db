/** How large the cards of an Earldom may be, so that all its Fiefs lie in the room there is. */
import { runs, type Fief } from "./view";

export interface Room {
  width: number;
  height: number;
}
export const LARGEST = 101;
export const SMALLEST = 46;
const STEP = 3;
const GAP = 14;
const EDGE = 28;
const CAPTION = 190;

/** How wide a Fief is at a width of its cards. */
export function fiefWidth(fief: Fief, card: number): number {
  const all = runs(fief.properties);
  const cards = all.reduce((sum, run) => sum + card * (1 + 0.34 * (run.n - 1)) + card * 0.08, 0);
  const line = all.length > 0 ? 5 + card * 0.08 : 0;
  return Math.max(CAPTION, EDGE + card * 1.8 + line + cards);
}

export const fiefHeight = (card: number): number => 52 + card * 1.4;

/** The height of all Fiefs, laid in rows in their order. */
export function heightAt(fiefs: Fief[], width: number, card: number): number {
  let rows = 0;
  let left = 0;
  for (const fief of fiefs) {
    const wide = fiefWidth(fief, card);
    if (rows === 0 || wide > left) {
      rows++;
      left = width;
    }
    left -= wide + GAP;
  }
  return rows * fiefHeight(card) + Math.max(0, rows - 1) * GAP;
}

/** The largest width of a card at which all fits; the smallest where nothing does. */
export function fitCards(fiefs: Fief[], room: Room): number {
  for (let card = LARGEST; card > SMALLEST; card -= STEP) {
    const widest = Math.max(0, ...fiefs.map((fief) => fiefWidth(fief, card)));
    if (widest <= room.width && heightAt(fiefs, room.width, card) <= room.height) return card;
  }
  return SMALLEST;
}
