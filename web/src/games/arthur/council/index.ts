/** The council's part of the table: its panels, when they are open, and what their tab says. */
import { t } from "../../../lib/i18n.svelte";
import type { Frame, Line } from "../../../lib/wire";
import { viewOf } from "../view";
import { isNews } from "./story";

export { default as Council } from "./Council.svelte";
export { default as Court } from "./Court.svelte";
export { default as Rank } from "./Rank.svelte";
export { default as Rulers } from "./Rulers.svelte";
export { default as Tree } from "./Tree.svelte";

/** Whether there is something to show: a war that is declared, waits or is waged, or one that has just ended. */
export function councilOpen(frame: Frame, log: Line[] = []): boolean {
  const view = viewOf(frame);
  return view.wars.length > 0 || view.pending.length > 0 || isNews(log.filter((line) => line.k < frame.k), frame.seat);
}

/** Whether it only tells how a war ended, or which one waits. */
export const councilPast = (frame: Frame): boolean => viewOf(frame).wars.length === 0;

export function councilName(frame: Frame): string {
  const war = viewOf(frame).wars.find((one) => one.winner === null);
  return t(war?.siege ? "arthur-siege-tab" : "arthur-council-tab");
}
