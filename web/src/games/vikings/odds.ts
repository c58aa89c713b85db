/** The odds of the battle that is fought, and chances as figures. */
import type { TableModel } from "../../lib/table.svelte";
import type { BattleForecast, Forecast } from "./seen";

export const oddsOf = (table: TableModel): BattleForecast | null => (table.odds as Forecast | null)?.battle ?? null;

/** "79 %"; "< 1 %" and "> 99 %" unless it is certain. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < 0.01) return "< 1 %";
  if (chance > 0.99) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
}

/** The chances of two sides as figures that add up: "38 %" and "62 %", not "63 %", for 37.5 and 62.5. */
export function percents(left: number, right: number): [string, string] {
  const shown: [string, string] = [percent(left), percent(right)];
  const apart = Math.abs(left + right - 1) > 1e-6 || shown.some((figure) => /^[<>]/.test(figure));
  return apart ? shown : [shown[0], `${100 - Math.round(left * 100)} %`];
}
