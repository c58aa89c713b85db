/** Mustering an army by points: what is bought so far, and what else may be. */
import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/wire";
import { TYPES, commandOf, viewOf } from "./view";

export const isMustering = (table: TableModel): boolean => viewOf(table.frame).stage === "muster";

/** The types that a command has enlisted so far; none where they are not one's own to see. */
export const levyOf = (table: TableModel, seat: number | null): string[] => commandOf(viewOf(table.frame), seat)?.levy ?? [];

export function counted(levy: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const type of TYPES) {
    const n = levy.filter((one) => one === type).length;
    if (n > 0) found.set(type, n);
  }
  return found;
}

export const byVerb = (options: Option[], verb: string): Option[] => options.filter((option) => option.verb === verb);
export const optionFor = (options: Option[], verb: string, on: string): Option | undefined =>
  options.find((option) => option.verb === verb && option.on === on);
