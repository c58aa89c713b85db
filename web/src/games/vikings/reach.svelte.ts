/** What is picked up, and where it can get to: a click on its end, or a drag there, sends all answers at once. */
import type { TableModel } from "../../lib/table.svelte";
import type { Option, Way } from "../../lib/wire";
import { aboard, leadersIn, unitsIn, type Counts, type View } from "./view";
import { AS_USUAL, answersOf, bare, endOf, impliedStart, mostOf, placed, startsOf, waysFrom, works, type Numbers } from "./ways";

/** Places that are named one after the other, as often as is asked: units to deploy, coasts to guard. */
const IN_A_ROW = new Set(["V-3.5", "V-5.5", "V-15.33"]);
/** Forts and Settlements: as many as one likes, then no more. */
const WORKS = new Set(["VX-1.6", "VX-1.9"]);

export class Reach {
  #table: TableModel;
  ways: Way[] = $state.raw([]);
  #asked = $state("");
  #picked: string | null = $state(null);
  numbers: Numbers = $state.raw(AS_USUAL);
  /** What was named so far, to be sent when it is all. */
  basket: Option[] = $state.raw([]);
  /** Units that are shared out: where to, and how many. */
  shared: { way: Way; n: number }[] = $state.raw([]);

  constructor(table: TableModel) {
    this.#table = table;
  }

  #now = $derived.by((): Way[] => (this.#table.options.length > 0 && this.#table.picked === null && this.#table.frame.question?.id === this.#asked ? this.ways : []));
  #starts = $derived.by(() => startsOf(this.#now));
  #implied = $derived.by(() => impliedStart(this.#now, (this.#table.frame.view as View).march !== null));
  /** Where the way begins that is being drawn. */
  from: string | null = $derived.by(() => this.#implied ?? (this.#picked !== null && this.#starts.has(this.#picked) ? this.#picked : null));
  /** Whether somebody picked it up, who may put it down again. */
  held = $derived.by(() => this.#implied === null && this.from !== null);
  ends: Map<string, Way> = $derived.by(() => (this.from === null ? new Map() : waysFrom(this.#now, this.from)));

  /** Learns where the question that stands leads to. */
  async learn(): Promise<void> {
    const question = this.#table.frame.question;
    this.#picked = null;
    this.numbers = AS_USUAL;
    this.basket = [];
    this.works = [];
    this.shared = [];
    this.ways = [];
    if (!question?.far || this.#table.replaying) return;
    const ways = await this.#table.ways().catch(() => []);
    if (this.#table.frame.question?.id !== question.id) return;
    this.#asked = question.id;
    this.ways = ways;
  }

  /** How many places are to be named at once; one where they are not. */
  row: number = $derived.by(() => {
    const question = this.#table.frame.question;
    return question && this.#table.options.length > 0 && IN_A_ROW.has(question.rule) ? (question.times ?? 1) : 1;
  });

  /** Shires for Forts or Settlements, with what may be given up in each, and what is. */
  works: { option: Option; mixes: string[]; mix: number }[] = $state.raw([]);
  /** Where these may be named; no other question takes several in any number. */
  builds: boolean = $derived.by(() => {
    const question = this.#table.frame.question;
    return question !== null && WORKS.has(question.rule) && this.#offered.length > 0;
  });
  #offered = $derived.by(() => this.#table.options.filter((option) => option.verb === "build" || option.verb === "settle"));

  /** Names a shire more, or no longer. */
  mark(option: Option): void {
    const others = this.works.filter((one) => one.option.action !== option.action);
    const mixes = option.verb === "build" ? ((this.#table.frame.view as View).age?.mixes?.[option.on ?? ""] ?? []) : [];
    this.works = others.length < this.works.length ? others : [...others, { option, mixes, mix: 0 }];
  }

  /** The next of what may be given up there. */
  mixOn(option: Option): void {
    this.works = this.works.map((one) => (one.option === option ? { ...one, mix: (one.mix + 1) % one.mixes.length } : one));
  }

  /** All that is named at once, and then no more. */
  sendWorks(): void {
    this.#table.give(works(this.works.map(({ option, mixes, mix }) => ({ action: option.action, mixes, mix })), this.#offered.length));
  }

  /** Names a place more; all are sent with the last. A coast is guarded once. */
  gather(option: Option): void {
    if (option.verb === "bar" && this.basket.includes(option)) return;
    this.basket = [...this.basket, option];
    if (this.basket.length === this.row) this.#table.give(this.basket.map((one) => one.action));
  }

  /** What may be picked up in a shire: an army, or else a Leader. */
  startIn(shire: string): string | null {
    if (this.#implied !== null) return null;
    const leaders = leadersIn(this.#table.frame.view as View, shire).map((leader) => `leader:${leader}`);
    return [...leaders, `shire:${shire}`].find((start) => this.#starts.has(start)) ?? null;
  }

  isStart(start: string): boolean {
    return this.#implied === null && this.#starts.has(start);
  }

  pickUp(start: string): void {
    this.#picked = this.#picked === start ? null : start;
    this.numbers = AS_USUAL;
  }

  putDown(): void {
    this.#picked = null;
    this.basket = [];
    this.works = [];
    this.shared = [];
  }

  /** The units that may come along from where the way begins. */
  there: Counts = $derived.by(() => {
    const view = this.#table.frame.view as View;
    const [domain, key = ""] = (this.from ?? "").split(":");
    if (domain === "shire") return unitsIn(view, key);
    if (domain !== "leader") return {};
    const at = view.leaders[key] ?? "";
    return at in view.shires ? unitsIn(view, at) : aboard(view, key);
  });

  /** The one answer that begins the way, to be given alone: then all goes step by step. */
  first: Option | null = $derived.by(() => {
    const [domain = "", key = ""] = (this.from ?? "").split(":");
    return this.#table.optionsOn(domain, key)[0] ?? null;
  });

  /** How many units are still to be shared out. */
  left: number = $derived.by(() => {
    const [way] = this.ends.values();
    const all = way && this.from?.startsWith("faction:") ? (mostOf(way) ?? 1) : 0;
    return all - this.shared.reduce((sum, one) => sum + one.n, 0);
  });

  /** So many go there; when none is left all is sent. */
  #share(way: Way): void {
    const n = Math.min(this.left, this.numbers.take ?? this.left);
    this.shared = [...this.shared, { way, n }];
    this.numbers = AS_USUAL;
    if (this.left === 0) this.sendShared();
  }

  /** Sends what was shared out so far; of the rest one is asked again. */
  sendShared(): void {
    let left = this.left + this.shared.reduce((sum, one) => sum + one.n, 0);
    const answers: string[] = [];
    for (const one of this.shared) {
      answers.push(...placed(one.way, one.n, left));
      left -= one.n;
    }
    this.#table.give(answers);
  }

  /** Goes there at once; says whether a way leads there. `on`: without halting, where steps are left. */
  go(end: string, on = false): boolean {
    const way = this.ends.get(end);
    if (!way) return false;
    if (this.from?.startsWith("faction:")) this.#share(way);
    else {
      const answers = answersOf(way, this.numbers, this.there, on);
      void this.#send(way, this.#table.bare ? bare(answers) : answers);
    }
    return true;
  }

  async #send(way: Way, answers: string[]): Promise<void> {
    const said = answers.join("; ");
    if (answers.some((action) => /^(march|sail) /.test(action))) {
      const told = await this.#table.judge(said);
      const grave = told.cautions?.find((caution) => caution.grave);
      if (!this.#table.isSure(said, grave)) return;
    }
    if (this.#now.includes(way)) this.#table.give(answers);
  }

  /** Whether a way leads there, and through which shires. */
  over(end: string): string[] {
    const way = this.ends.get(end);
    return way && endOf(way) === end ? way.over.map((thing) => thing.split(":")[1] ?? "") : [];
  }
}

const known = new WeakMap<TableModel, Reach>();

/** The same for board, hand and panels. */
export function reachOf(table: TableModel): Reach {
  let found = known.get(table);
  if (!found) {
    $effect.root(() => void (found = new Reach(table)));
    found ??= new Reach(table); // where nothing is drawn there are no effects
    known.set(table, found);
  }
  return found;
}
