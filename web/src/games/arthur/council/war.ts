/** A war as the council reckons it: who stands where, how far it has come, what everybody brings (AA-7, AA-9, AA-10). */
import type { TableModel } from "../../../lib/table.svelte";
import type { Option } from "../../../lib/wire";
import { viewOf, type LevyLine, type Seat, type View, type War, type WarForecast, type Forecast } from "../view";

/** 0: the side that declared the war. */
export type Side = 0 | 1;
export const SIDES: Side[] = [0, 1];
export type Stage = "sides" | "levy" | "field" | "siege" | "battle" | "settled";

/** Who is on a side: its C-in-C first, then as they sit round the table; those who went home too. */
export function members(view: View, war: War, side: Side): Seat[] {
  const chief = war.chiefs[side]!;
  const others = view.order.filter((seat) => seat !== chief && war.sides[seat] === side);
  return war.sides[chief] === side ? [chief, ...others] : others;
}

/** Who is still there. */
export const present = (view: View, war: War, side: Side): Seat[] => members(view, war, side).filter((seat) => !war.left[seat]);

/** The lord whom a player follows; a rebel follows nobody. */
export const lordOf = (view: View, seat: Seat): Seat | null => {
  const ruler = view.rulers[seat];
  return !ruler || ruler.rebels ? null : ruler.lord;
};
export const vassalsOf = (view: View, seat: Seat): Seat[] => view.order.filter((other) => lordOf(view, other) === seat);

/** All seats round the table, from one of them on. */
export function clockwise(view: View, from: Seat): Seat[] {
  const at = Math.max(0, view.order.indexOf(from));
  return [...view.order.slice(at), ...view.order.slice(0, at)];
}

/** How far a war has come. */
export function stageOf(view: View, war: War): Stage {
  if (war.winner !== null) return "settled";
  if (war.fought !== null) return "battle";
  if (war.siege) return "siege";
  if (view.armies.length === 0) return "sides";
  return isArmed(view, war) ? "field" : "levy";
}

/** Whether all armies of a war have been counted. */
const isArmed = (view: View, war: War): boolean => war.sides.some((side, seat) => side !== null && (view.armies[seat]?.length ?? 0) > 0);

/** What a seat brings: its army once it is counted; null before. */
export const armyOf = (view: View, seat: Seat): string[] | null => (view.armies[seat]?.length ? view.armies[seat]! : null);

/** Whether the army of a seat has been counted, though nothing may be left of it. */
export const hasLevied = (view: View, war: War, seat: Seat): boolean => armyOf(view, seat) !== null || (war.siege && (war.lost[seat] ?? 0) > 0);

/** Types in the order in which a roster lists them; what is not chosen yet comes last. */
export const ORDER = ["Kn", "Cv", "LH", "Sp", "Bd", "Ax", "Wb", "Ps", "any"];

export function counted(kinds: string[]): { kind: string; n: number }[] {
  return ORDER.flatMap((kind) => {
    const n = kinds.filter((one) => one === kind).length;
    return n > 0 ? [{ kind, n }] : [];
  });
}

/** A levy reckoned through: what its lines add up to, and what this war adds or shuts out (AA-7.9). */
export interface Reckoning {
  lines: LevyLine[];
  sum: number;
  /** What has been levied; null before. */
  total: number | null;
  lost: number;
  /** Elements shut out, or called by this war alone; by type where that is plain. */
  shut: number;
  called: number;
  shutKinds: string[];
}

export function reckon(view: View, war: War | null, seat: Seat): Reckoning {
  const lines = view.levies[seat] ?? [];
  const sum = lines.reduce((all, line) => all + line.count, 0);
  const lost = war?.lost[seat] ?? 0;
  const army = armyOf(view, seat);
  const total = war && hasLevied(view, war, seat) ? (army?.length ?? 0) + lost : null;
  const change = total === null ? 0 : total - sum;
  const shut = Math.max(0, -change);
  const missing = shut > 0 && lost === 0 && army ? absent(lines, army) : [];
  return { lines, sum, total, lost, shut, called: Math.max(0, change), shutKinds: missing.length === shut ? missing : [] };
}

/** The types that the lines give and the army has not; what was chosen stands for any. */
function absent(lines: LevyLine[], army: string[]): string[] {
  const left = [...army];
  const missing: string[] = [];
  let any = 0;
  const take = (kind: string): void => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    else missing.push(kind);
  };
  for (const line of lines) {
    if (line.blocked || line.count < 0) continue;
    for (const kind of line.kinds) {
      if (kind === "any") any++;
      else take(kind);
    }
  }
  for (const line of lines) {
    if (line.from === "raiders") for (const kind of line.kinds) if (missing.includes(kind)) missing.splice(missing.indexOf(kind), 1);
  }
  return left.length <= any ? missing : [];
}

/** Lines that say the same of one source are one: three Warlords' provinces stay apart, two Knights Errant do not. */
export function gathered(lines: LevyLine[]): LevyLine[] {
  const found: LevyLine[] = [];
  for (const line of lines) {
    const same = found.find((one) => one.from === line.from && one.key === line.key && Boolean(one.blocked) === Boolean(line.blocked));
    if (same) {
      same.kinds = [...same.kinds, ...line.kinds];
      same.count += line.count;
    } else found.push({ ...line });
  }
  return found;
}

/** The strength of a side: what is there, or would be levied now. */
export const strengthOf = (view: View, war: War, side: Side): number =>
  present(view, war, side).reduce((sum, seat) => {
    const { total, sum: lines, lost } = reckon(view, war, seat);
    return sum + (total === null ? lines : total - lost);
  }, 0);

/** The chances as the server reckons them; null while they are not here. */
export function chancesOf(table: TableModel, at: number): WarForecast | null {
  return (table.odds as Forecast | null)?.wars?.[at] ?? null;
}

/** Chances in whole per cent that add up to a hundred, the largest part taking what rounding leaves; "< 1 %" where one is there but small. */
export function wholes(parts: number[]): string[] {
  const sum = parts.reduce((all, part) => all + part, 0) || 1;
  const exact = parts.map((part) => (100 * part) / sum);
  const round = exact.map((part) => Math.round(part));
  const top = exact.indexOf(Math.max(...exact));
  round[top]! += 100 - round.reduce((all, part) => all + part, 0);
  return exact.map((part, i) => (part > 0 && part < 1 ? "< 1 %" : part > 99 && part < 100 ? "> 99 %" : `${round[i]} %`));
}

/** The war that a seat is in; the first where it is in none. */
export function warOf(view: View, seat: Seat | null): number {
  const at = view.wars.findIndex((war) => seat !== null && war.sides[seat] !== null);
  return Math.max(0, at);
}

/** The war that is asked about or waged now: the first that is not settled, or the last. */
export function currentWar(view: View): number {
  const at = view.wars.findIndex((war) => war.winner === null);
  return at < 0 ? view.wars.length - 1 : at;
}

// Sieges (AA-10)

/** The elements of a side that count, those lost, and how many losses end the siege for it. */
export interface Toll {
  strength: number;
  lost: number;
  /** Null where the view does not say. */
  limit: number | null;
}

export function tollOf(view: View, war: War, side: Side): Toll {
  const strength = war.strength[side] ?? 0;
  const lost = present(view, war, side).reduce((sum, seat) => sum + (war.lost[seat] ?? 0), 0);
  return { strength, lost, limit: war.limits?.[side] ?? null };
}

// What is asked

/** Verbs that the council answers in place. */
export const WAR_VERBS = new Set([
  "war_on", "over", "over_title", "over_throne", "uphold", "void", "join", "fight", "endure", "offer_to", "promise", "promise_title", "promise_throne",
  "yield", "yield_title", "yield_throne", "accept", "decline", "done", "raise", "give_up", "lead", "band", "command", "delegate", "stay", "leave", "let_go",
  "hold_out", "sally", "press_on", "lift", "lose", "lose_general", "lose_warlord", "lose_prince", "stand_back", "insist",
  "renounce", "renounce_title", "waive",
]);
const RULES = /^AA-(5\.8|7\.12|9\.|10\.|21\.4|22\.|24\.3|25\.2|26\.3|27\.1)/;

/** The options of the question, where it is one of a war. */
export function warOptions(table: TableModel): Option[] {
  const rule = table.frame.question?.rule ?? "";
  const view = viewOf(table.frame);
  if (!RULES.test(rule) || (view.wars.length === 0 && view.pending.length === 0)) return [];
  return table.options.filter((option) => WAR_VERBS.has(option.verb));
}
