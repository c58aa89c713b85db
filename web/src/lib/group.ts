/** The options of a question, gathered for the list: by verb, counts in one row, many places folded. */
import type { Option } from "./wire";

export const FOLD = 8;
/** Under a heading of a long list fewer fill the screen: what lies on the board folds sooner. */
const FOLD_HEADED = 5;
/** What options speak of that does not lie on the board. */
export const OFF_BOARD: ReadonlySet<string | null> = new Set(["card", "event", "kind", "count", "king", "relic", "legend", "die", "mix", "spur", null]);

export interface Buttons {
  kind: "buttons";
  verb: string;
  options: Option[];
}

export interface Places {
  kind: "places";
  verb: string;
  /** True if these are places on the board; else cards and the like. */
  onBoard: boolean;
  options: Option[];
}

export interface Count {
  value: number;
  /** Missing: the number that stands now. */
  option: Option | null;
}

export interface Counts {
  kind: "counts";
  verb: string;
  /** The label around the number: "Take 5 Norsemen along" is ["Take", "Norsemen along"]. */
  words: [string, string];
  values: Count[];
}

export type Group = Buttons | Places | Counts;

/** Gathers options by verb, or a long list by the game's headings, in the order in which each first comes. */
export function groupOptions(options: Option[], headOf?: (option: Option) => string): Group[] {
  const byVerb = new Map<string, Option[]>();
  const long = options.length > FOLD;
  for (const option of options) {
    const key = isCount(option) ? `${option.verb}#` : (long && headOf?.(option)) || option.verb;
    const there = byVerb.get(key);
    if (there) there.push(option);
    else byVerb.set(key, [option]);
  }
  return joinSmall([...byVerb.values()].map((group) => oneGroup(group, long && headOf !== undefined)));
}

function isCount(option: Option): boolean {
  return option.domain === "count" && option.on !== null && /^\d+$/.test(option.on);
}

function oneGroup(options: Option[], headed: boolean): Group {
  const verb = options[0]!.verb;
  if (options.length > 1 && options.every(isCount)) return counts(verb, options);
  const onBoard = !OFF_BOARD.has(options[0]!.domain);
  const fold = headed && options.every((option) => !OFF_BOARD.has(option.domain)) ? FOLD_HEADED : FOLD;
  if (options.length > fold) return { kind: "places", verb, onBoard, options };
  return { kind: "buttons", verb, options };
}

/** Neighbouring groups of buttons become one, so that "Stay" stands beside "Withdraw to York". */
function joinSmall(groups: Group[]): Group[] {
  const out: Group[] = [];
  for (const group of groups) {
    const last = out[out.length - 1];
    if (last?.kind === "buttons" && group.kind === "buttons") last.options = [...last.options, ...group.options];
    else out.push(group);
  }
  return out;
}

function counts(verb: string, options: Option[]): Counts {
  const values = options
    .map((option): Count => ({ value: Number(option.on), option }))
    .sort((a, b) => a.value - b.value);
  return { kind: "counts", verb, words: around(options), values: withGap(values) };
}

/** Adds the number that stands now, if it is not among them. */
export function withNow(values: Count[], now: number | null): Count[] {
  if (now === null || values.some((count) => count.value === now)) return values;
  return [...values, { value: now, option: null }].sort((a, b) => a.value - b.value);
}

/** One number missing inside a run is the one that stands now. */
function withGap(values: Count[]): Count[] {
  const low = values[0]!.value;
  const high = values[values.length - 1]!.value;
  if (high - low !== values.length) return values;
  const have = new Set(values.map((count) => count.value));
  for (let value = low; value <= high; value++) {
    if (!have.has(value)) return [...values, { value, option: null }].sort((a, b) => a.value - b.value);
  }
  return values;
}

/** The words of a label before and after its number; labels may say "1 Norseman" and "2 Norsemen", so the last speaks. */
function around(options: Option[]): [string, string] {
  const option = options[options.length - 1]!;
  const match = new RegExp(`^(.*?)\\b${option.on}\\b(.*)$`).exec(option.label);
  if (!match) return [option.label, ""];
  return [match[1]!.trim(), match[2]!.trim()];
}

/** All options but counts: those that stand as buttons first, then the folded places. */
export function plainOptions(groups: Group[]): Option[] {
  const of = (kind: Group["kind"]): Option[] =>
    groups.flatMap((group) => (group.kind === kind && group.kind !== "counts" ? group.options : []));
  return [...of("buttons"), ...of("places")];
}

/** Which option each of the keys 1 to 9 picks; a folded place has none, lest an unseen one be picked. */
export function keyed(groups: Group[]): Map<string, Option> {
  const keys = new Map<string, Option>();
  const plain = groups.flatMap((group) => (group.kind === "buttons" ? group.options : []));
  if (plain.length) plain.slice(0, 9).forEach((option, n) => keys.set(String(n + 1), option));
  else if (groups[0]?.kind === "counts") {
    for (const { value, option } of groups[0].values) if (value <= 9 && option) keys.set(String(value), option);
  }
  return keys;
}

/** Folds accents and case away, for filters. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/** The options whose label holds the text. */
export function filterOptions(options: Option[], text: string): Option[] {
  const wanted = plainText(text.trim());
  return wanted ? options.filter((option) => plainText(option.label).includes(wanted)) : options;
}
