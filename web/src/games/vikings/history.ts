/** The log up to the moment that is shown. */
import type { TableModel } from "../../lib/table.svelte";
import type { Line } from "../../lib/wire";

export function logOf(table: TableModel): Line[] {
  const { frame, log } = table;
  return log.length > 0 ? log.filter((line) => line.k < frame.k) : frame.lines;
}
