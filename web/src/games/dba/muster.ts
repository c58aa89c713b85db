/** Mustering an army by points: what is bought so far, and what else may be. */
import type { TableModel } from "../../lib/table.svelte";
import type { Line, Option } from "../../lib/wire";
import { hostOf } from "./speak";
import { TYPES, commandOf, costOf, figure, find, viewOf, type Command } from "./view";

export const isMustering = (table: TableModel): boolean => viewOf(table.frame).stage === "muster";

/** The types of a command so far, as the view lists them, or as its own answers tell. */
export function levyOf(table: TableModel, seat: number | null): string[] {
  const view = viewOf(table.frame);
  const command = commandOf(view, seat) as (Command & { levy?: string[] }) | undefined;
  if (!command) return [];
  if (command.levy) return command.levy;
  if (command.elements.length > 0) return command.elements.flatMap((id) => find(view, id)?.type ?? []);
  return enlisted(table.log.filter((line) => line.k < table.frame.k && line.seat === seat), figure(table.frame, "points", 0), (host) => hostOf(table, host)?.types ?? [], (type) => costOf(table.frame, type));
}

const MOST = 24;

/** What a seat's own answers have enlisted: a host is as large as the points allow, in its order, again and again. */
export function enlisted(log: Line[], points: number, host: (number: string) => string[], cost: (type: string) => number): string[] {
  const levy: string[] = [];
  let left = points;
  const join = (type: string): void => {
    levy.push(type);
    left -= cost(type);
  };
  for (const line of log) {
    const [verb, on = ""] = (line.said ?? "").split(" ");
    if (verb === "enlist") join(on);
    else if (verb === "take" && on === "pendragon") join("Kn");
    else if (verb === "host") {
      for (let joined = true; joined; ) {
        joined = false;
        for (const type of host(on)) {
          if (cost(type) > left || levy.length >= MOST) continue;
          join(type);
          joined = true;
        }
      }
    }
  }
  return levy;
}

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
