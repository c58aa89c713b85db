/** What the components of a game draw: the frame that is shown, and what may be done with it. */
import { t, type Values } from "./i18n.svelte";
import { mergeLines, newLines } from "./log";
import { asSentence } from "./say";
import type { Book, Forecast, Frame, Lang, Line, Option, Standing, Warned, Way, Why } from "./wire";

export interface Thing {
  domain: string;
  key: string;
}

/** A refusal as it is shown: the reason and the rule behind it. */
export interface Refusal {
  text: string;
  rule: string | null;
}

/** What the shell does for the model. */
export interface Shell {
  /** Sends an answer, and answers to the questions that follow at once. */
  answer(option: Option, further: string[]): void;
  /** Answers so for a while, one rule after the other; the question that stands is answered too. `unless`: but for what holds longer. */
  keep(standing: Standing[], unless: boolean): void;
  ways(): Promise<Way[]>;
  choose(options: Option[], anchor?: Element, chosen?: (option: Option) => void): void;
  why(domain: string, key: string): void;
  rule(id: string): void;
  /** Whether an action would be allowed now, and what would come of it. */
  judge(action: string): Promise<Why>;
  undo(): void;
  /** Looks back from one moment to another, then at the table as it stands. */
  watch(from: number, to: number): void;
}

const silent: Shell = {
  answer() {}, keep() {}, ways: () => Promise.resolve([]), choose() {}, why() {}, rule() {}, judge: () => new Promise(() => undefined), undo() {}, watch() {},
};

class Model {
  /** The newest frame that came from the server. */
  live: Frame = $state.raw()!;
  /** The moment of a replay that is shown instead, if any. */
  moment: Frame | null = $state.raw(null);
  book: Book = $state.raw();
  lang: Lang = $state("en");
  online = $state(true);
  /** The whole log up to the live frame. */
  log: Line[] = $state.raw([]);
  /** The lines that came with the last frame. */
  recent: Line[] = $state.raw([]);
  hovered: Thing | null = $state.raw(null);
  focusLine: Line | null = $state.raw(null);
  picked: Option | null = $state.raw(null);
  odds: Forecast | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Nothing goes before an answer, though the game would have it so: whoever could stay comes along. */
  bare = $state(false);

  frame: Frame = $derived(this.moment ?? this.live);
  replaying: boolean = $derived(this.moment !== null);
  /** What may be answered now; nothing while one looks back, is cut off, a bot has the seat, or the game is over. */
  options: Option[] = $derived.by(() => {
    const { seat, table } = this.frame;
    const asked = this.online && !this.replaying && table.status === "playing" && (seat === null || table.seats?.[seat]?.kind !== "bot");
    return asked ? (this.frame.question?.options ?? []) : [];
  });

  #byThing = $derived.by(() => {
    const map = new Map<string, Option[]>();
    for (const option of this.options) {
      const key = `${option.domain}:${option.on}`;
      const there = map.get(key);
      if (there) there.push(option);
      else map.set(key, [option]);
    }
    return map;
  });
  #shell: Shell;
  /** What was warned of, and would be done by saying it again. */
  #warned = "";

  constructor(frame: Frame, book: Book, lang: Lang, shell: Shell = silent) {
    this.live = frame;
    this.book = book;
    this.lang = lang;
    this.log = mergeLines([], frame);
    this.recent = frame.lines.slice(-1);
    this.#shell = shell;
  }

  /** Takes a newer frame: the log is cut and lengthened, the question is new. */
  take(frame: Frame): void {
    const sameSeat = frame.seat === this.live.seat;
    const fresh = newLines(this.log, frame);
    if (!sameSeat) this.recent = [];
    else if (fresh.length || frame.n !== this.live.n) this.recent = fresh;
    this.log = mergeLines(sameSeat ? this.log : [], frame);
    if (frame.question?.id !== this.live.question?.id) {
      this.picked = null;
      this.bare = false;
      this.#warned = "";
      this.odds = null;
      this.hovered = null;
    }
    this.live = frame;
  }

  /** Shows a moment of the past, with the line that led to it; null shows the table as it stands. */
  showMoment(frame: Frame | null): void {
    this.moment = frame;
    this.hovered = null;
    this.focusLine = null;
    this.recent = frame ? this.log.filter((line) => line.k === frame.k - 1) : [];
  }

  /** What may be done with that thing now. */
  optionsOn(domain: string, key: string): Option[] {
    return this.#byThing.get(`${domain}:${key}`) ?? [];
  }

  isHovered(domain: string, key: string): boolean {
    return this.hovered !== null && this.hovered.domain === domain && this.hovered.key === key;
  }

  /** Answers the question with that option: the one that is meant, for a frame may come twice while a menu is open. */
  pick(option: Option): void {
    const meant = this.#offered(option.action);
    if (meant && !this.picked && this.isSure(meant.action, this.caution(meant))) this.give([...this.#before(meant), meant.action]);
  }

  /** What goes before an answer unless one says otherwise, as its buttons say it. */
  before(option: Option): string {
    return this.labels(this.#before(option));
  }

  /** Several answers to the question that stands, as their buttons say them. */
  labels(actions: string[]): string {
    return actions.map((action) => this.#offered(action)?.label ?? action).join(", ");
  }

  /** What an answer gives up, with what goes before it. */
  caution(option: Option): Warned | null {
    return this.#before(option).length ? null : (option.caution ?? null);
  }

  #before(option: Option): string[] {
    return this.bare ? [] : (option.before ?? []);
  }

  /** Gives several answers, the first to the question that stands: kept as the single answers that they are. */
  give(actions: string[]): void {
    const [action = "", ...further] = actions;
    const meant = this.#offered(action);
    if (this.picked || !meant) return;
    this.refusal = null;
    this.picked = meant;
    this.#shell.answer(meant, further);
  }

  /** What would end the game for oneself is warned of first, and done when it is said again. */
  isSure(what: string, caution: Warned | null | undefined): boolean {
    if (!caution?.grave || this.#warned === what) return true;
    this.#warned = what;
    this.refusal = { text: t("caution-again", { text: asSentence(caution.text) }), rule: caution.rule };
    return false;
  }

  /** Answers so for a while, the dearest first. */
  keep(answers: string[], scope: string): void {
    const rule = this.frame.question?.rule;
    if (rule) this.#keep([[rule, answers]], scope, false);
  }

  /** The same for several rules at once, but for those whose answer holds longer. */
  keepAll(all: [rule: string, answers: string[]][], scope: string): void {
    this.#keep(all, scope, true);
  }

  #keep(all: [rule: string, answers: string[]][], scope: string, unless: boolean): void {
    if (this.picked || this.options.length === 0) return;
    this.#shell.keep(all.map(([rule, answers]) => ({ rule, action: answers.join("; "), scope })), unless);
  }

  /** Where answers lead on to over several. */
  ways(): Promise<Way[]> {
    return this.#shell.ways();
  }

  #offered(action: string): Option | undefined {
    return this.options.find((option) => option.action === action);
  }

  /** Answers with an action that need not be among the options: where a question is judged, the server says whether it may. */
  propose(action: string): void {
    const offered = this.#offered(action);
    if (offered) return this.pick(offered);
    if (this.picked || this.options.length === 0) return;
    const [verb = "", ...rest] = action.split(" ");
    this.refusal = null;
    this.picked = { action, verb, on: rest.join(" ") || null, domain: null, label: action, caution: null, before: [] };
    this.#shell.answer(this.picked, []);
  }

  /** Whether an action would be allowed now. */
  judge(action: string): Promise<Why> {
    return this.#shell.judge(action);
  }

  /** Takes the last answer back, where that may be done. */
  undo(): void {
    if (!this.replaying) this.#shell.undo();
  }

  /** Shows a stretch of the past, and then the table as it stands. */
  watch(from: number, to: number): void {
    this.#shell.watch(from, to);
  }

  /** One option is picked at once; of several the shell lets one be chosen. Who asks may be told which. */
  chooseAmong(options: Option[], anchor?: Element, chosen?: (option: Option) => void, sure = true): void {
    if (options.length === 1 && sure) {
      chosen?.(options[0]!);
      this.pick(options[0]!);
    } else if (options.length > 0) this.#shell.choose(options, anchor, chosen);
  }

  /** Says why that may not be done now. */
  why(domain: string, key: string): void {
    if (!this.replaying) this.#shell.why(domain, key);
  }

  showRule(id: string): void {
    this.#shell.rule(id);
  }

  t(id: string, values: Values = {}): string {
    return t(id, values);
  }
}

/** What components take: the table itself, or one that stands for a game within its game. */
export type TableModel = Pick<Model, keyof Model>;
export const TableModel = Model;
