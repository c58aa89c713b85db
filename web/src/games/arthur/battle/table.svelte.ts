/** The table as dba's components take it: derived from the campaign's, to which all that is done goes back. */
import { api } from "../../../lib/api";
import type { Refusal, TableModel, Thing } from "../../../lib/table.svelte";
import type { Values } from "../../../lib/i18n.svelte";
import type { Book, Forecast, Frame, Lang, Line, Option, Warned, Way, Why } from "../../../lib/wire";
import { battleOf, innerFrame, innerLine, innerOdds, innerOption, isBattles, keyOf, linesNow, outward } from "./inner";

export class BattleTable implements TableModel {
  book: Book = $state.raw({});
  #campaign: TableModel;
  #learned: Lang | null = null;

  /** Null where no battle is fought. */
  #now: Frame | null = $derived.by(() => innerFrame(this.#campaign.frame));
  #live: Frame | null = $derived.by(() => innerFrame(this.#campaign.live));
  #last: Frame | null = null;
  /** While the battle gives way to the map, its board shows what it showed last. */
  frame: Frame = $derived.by(() => (this.#last = this.#now ?? this.#last)!);
  live: Frame = $derived.by(() => this.#live ?? this.frame);
  moment: Frame | null = $derived.by(() => (this.#campaign.moment ? this.#now : null));
  options: Option[] = $derived.by(() => this.#campaign.options.filter(({ action }) => isBattles(action)).map(innerOption));
  log: Line[] = $derived.by(() => this.#inward(linesNow(this.#campaign.frame, this.#campaign.log)));
  recent: Line[] = $derived.by(() => this.#inward(this.#campaign.recent.filter(({ said }) => isBattles(said))));
  focusLine: Line | null = $derived.by(() => (this.#campaign.focusLine ? this.#inward([this.#campaign.focusLine])[0]! : null));
  picked: Option | null = $derived.by(() => (this.#campaign.picked ? innerOption(this.#campaign.picked) : null));
  odds: Forecast | null = $derived.by(() => innerOdds(this.#campaign.odds));

  constructor(campaign: TableModel) {
    this.#campaign = campaign;
  }

  #inward(lines: Line[]): Line[] {
    const chairs = battleOf(this.#campaign.frame)?.chairs ?? [];
    return lines.map((line) => innerLine(line, chairs));
  }

  /** The campaign's option for one of the battle's. */
  #outward(option: Option): Option {
    const action = outward(option.action);
    return this.#campaign.options.find((one) => one.action === action) ?? { ...option, action };
  }

  /** Fetches dba's names and texts, once in each language. */
  learn(lang: Lang): void {
    if (this.#learned === lang) return;
    this.#learned = lang;
    api.book("dba").then(
      (book) => {
        if (this.#learned === lang) this.book = book;
      },
      () => (this.#learned = null),
    );
  }

  get lang(): Lang {
    return this.#campaign.lang;
  }
  get online(): boolean {
    return this.#campaign.online;
  }
  get replaying(): boolean {
    return this.#campaign.replaying;
  }
  get hovered(): Thing | null {
    return this.#campaign.hovered;
  }
  set hovered(thing: Thing | null) {
    this.#campaign.hovered = thing;
  }
  get refusal(): Refusal | null {
    return this.#campaign.refusal;
  }
  set refusal(refusal: Refusal | null) {
    this.#campaign.refusal = refusal;
  }

  take(frame: Frame): void {
    this.#campaign.take(frame);
  }
  showMoment(frame: Frame | null): void {
    this.#campaign.showMoment(frame);
  }
  optionsOn(domain: string, key: string): Option[] {
    return this.options.filter((option) => option.domain === domain && option.on === key);
  }
  isHovered(domain: string, key: string): boolean {
    return this.#campaign.isHovered(domain, key);
  }
  pick(option: Option): void {
    this.#campaign.pick(this.#outward(option));
  }
  give(actions: string[]): void {
    this.#campaign.give(actions.map(outward));
  }
  get bare(): boolean {
    return this.#campaign.bare;
  }
  set bare(bare: boolean) {
    this.#campaign.bare = bare;
  }
  before(option: Option): string {
    return this.#campaign.before(this.#outward(option));
  }
  labels(actions: string[]): string {
    return this.#campaign.labels(actions.map(outward));
  }
  caution(option: Option): Warned | null {
    return this.#campaign.caution(this.#outward(option));
  }
  isSure(what: string, caution: Warned | null | undefined): boolean {
    return this.#campaign.isSure(outward(what), caution);
  }
  keep(answers: string[], scope: string): void {
    this.#campaign.keep(answers.map(outward), scope);
  }
  keepAll(all: [rule: string, answers: string[]][], scope: string): void {
    this.#campaign.keepAll(all.map(([rule, answers]) => [rule, answers.map(outward)]), scope);
  }
  ways(): Promise<Way[]> {
    return this.#campaign.ways();
  }
  propose(action: string): void {
    this.#campaign.propose(outward(action));
  }
  judge(action: string): Promise<Why> {
    return this.#campaign.judge(outward(action));
  }
  undo(): void {
    this.#campaign.undo();
  }
  watch(from: number, to: number): void {
    this.#campaign.watch(from, to);
  }
  chooseAmong(options: Option[], anchor?: Element, chosen?: (option: Option) => void, sure = true): void {
    this.#campaign.chooseAmong(options.map((option) => this.#outward(option)), anchor, chosen && ((option) => chosen(innerOption(option))), sure);
  }
  why(domain: string, key: string): void {
    this.#campaign.why(domain, key);
  }
  showRule(id: string): void {
    this.#campaign.showRule(id);
  }
  t(id: string, values: Values = {}): string {
    return this.#campaign.t(id, values);
  }
}

const known = new WeakMap<TableModel, BattleTable>();

/** The battle's table of a campaign's: the same for board, margin and panels. */
export function battleTable(campaign: TableModel): BattleTable {
  let found = known.get(campaign);
  if (!found) {
    // Under a root of its own: what it derives outlives the panel that first asked for it, which another layout takes away
    $effect.root(() => void (found = new BattleTable(campaign)));
    found ??= new BattleTable(campaign); // where nothing is drawn there are no effects
    known.set(campaign, found);
  }
  return found;
}

class Place {
  /** The battle during which one looks at the map. */
  away = $state("");
  /** The battle, by its table and its last answer, of which nothing more need be told. */
  put = $state("");

  /** Whether the battle is what is looked at. */
  atBattle(frame: Frame): boolean {
    const key = keyOf(frame);
    return key !== "" && key !== this.away;
  }
}
export const place = new Place();
