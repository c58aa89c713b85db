/** Chances as figures. */

/** "79 %"; "< 1 %" and "> 99 %" unless it is certain. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < 0.01) return "< 1 %";
  if (chance > 0.99) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
}
