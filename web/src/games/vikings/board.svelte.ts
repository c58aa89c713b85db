/** What the board knows of itself: which areas are in which state, and what is under pointer or focus. */
import type { TableModel } from "../../lib/table.svelte";
import type { Line, Option } from "../../lib/wire";
import { leader as leaderText, shire as shireText } from "./book";
import { logOf } from "./history";
import { layPieces } from "./layout";
import { SHIRES, type Point } from "./map";
import { lastWay, moves, nearestSea, spot, type Move } from "./moves";
import { reachOf, type Reach } from "./reach.svelte";
import { OFF_SHORE, holder, leadersIn, type View } from "./view";

export class BoardState {
  table: TableModel;
  reach: Reach;
  /** Pixels to a unit, in steps, so that names are not set anew at every turn of the wheel. */
  scale = $state(1);
  /** The area that has the keyboard, and whether its ring is to be seen. */
  focused: string | null = $state(null);
  ringed = $state(false);
  /** The area that was clicked and may not be chosen. */
  asked: string | null = $state(null);
  modern = $state(false);
  /** The area that a finger rests on, to be told of and not chosen. */
  told: string | null = $state(null);

  view: View = $derived.by(() => this.table.frame.view as View);
  log: Line[] = $derived.by(() => logOf(this.table));

  /** What may be chosen: where the army that is picked up can get to, else what is offered and what may be picked up. */
  lit: ReadonlySet<string> = $derived.by(() => {
    if (this.table.picked) return new Set<string>();
    const { held, from, ends, ways } = this.reach;
    const offered = held ? [] : this.table.options.filter((o) => o.domain === "shire").map((o) => o.on ?? "");
    const things = from !== null ? [...ends.keys()] : ways.map((way) => way.start).filter((start) => this.reach.isStart(start));
    return new Set([...offered, ...things.filter((thing) => thing.startsWith("shire:")).map((thing) => thing.slice(6))]);
  });
  held = $derived.by(() => SHIRES.filter((key) => holder(this.view, key) === "viking"));
  /** Shires where a battle is due. */
  due = $derived.by(() => SHIRES.filter((key) => holder(this.view, key) === "fought" && this.view.battle?.shire !== key));
  /** Where the army that moves stands, where is fought, and what was just answered. */
  inPlay = $derived.by(() => {
    const keys = new Set<string>();
    const { picked } = this.table;
    if (picked?.domain === "shire" && picked.on) keys.add(picked.on);
    for (const { option } of this.reach.works) if (option.on) keys.add(option.on);
    if (this.reach.held && this.reach.from?.startsWith("shire:")) keys.add(this.reach.from.slice(6));
    if (this.view.battle) keys.add(this.view.battle.shire);
    else if (this.view.march?.at) keys.add(this.view.march.at);
    return [...keys];
  });
  hot = $derived.by(() => (this.table.hovered?.domain === "shire" ? this.table.hovered.key : null));
  refused = $derived.by(() => (this.table.refusal ? this.asked : null));
  ring = $derived.by(() => (this.ringed ? this.focused : null));

  laid = $derived.by(() => layPieces(this.view, this.scale, (leader) => leaderText(this.table.book, leader).seas));

  /** Moves that are drawn: those of the log line under the pointer, or the last way. */
  way: Move[] = $derived.by(() => {
    const line = this.table.focusLine;
    const all = this.moves(line ? this.log.filter((one) => one.k <= line.k) : this.log);
    return line ? all.filter((move) => move.k === line.k) : lastWay(all);
  });
  /** The last move is drawn for as long as it is news: within a few answers of now. */
  fresh = $derived.by(() => {
    const last = this.way[this.way.length - 1];
    return this.table.focusLine !== null || (last !== undefined && last.k >= this.table.frame.k - 12);
  });

  /** The way that would be gone: from the army that moves, or is picked up, to the lit area under pointer or focus. */
  ahead: Point[] = $derived.by(() => {
    const to = this.hot ?? this.ring;
    if (!to || !this.lit.has(to)) return [];
    const over = this.reach.over(`shire:${to}`);
    const from = this.startOfWay(over) ?? this.view.march?.at;
    return from ? [from, ...(over.length > 0 ? over : [to])].map(spot) : [];
  });

  /** The shire, or the sea, where what is picked up stands. */
  startOfWay(over: string[]): string | null {
    const [domain, key = ""] = (this.reach.from ?? "").split(":");
    if (domain === "shire") return key;
    if (domain !== "leader") return null;
    const at = this.view.leaders[key] ?? OFF_SHORE;
    const first = over[0];
    return at !== OFF_SHORE ? at : first ? nearestSea(first, shireText(this.table.book, first).coast) : null;
  }

  constructor(table: TableModel) {
    this.table = table;
    this.reach = reachOf(table);
  }

  moves(log: Line[]): Move[] {
    return moves(log, (key) => shireText(this.table.book, key).coast);
  }

  /** Areas in the order of the options, then by name. */
  order = $derived.by(() => {
    const { book } = this.table;
    const byName = SHIRES.filter((key) => !this.lit.has(key)).sort((a, b) =>
      shireText(book, a).name.localeCompare(shireText(book, b).name));
    return [...this.lit, ...byName];
  });

  /** What may be done with an area; if nothing, with the Leaders who stand there. */
  optionsIn(key: string): Option[] {
    const options = this.table.optionsOn("shire", key);
    if (options.length > 0) return options;
    return leadersIn(this.view, key).flatMap((leader) => this.table.optionsOn("leader", leader));
  }

  /** Does what may be done with an area, or asks why nothing may. An army is picked up, and then goes where it can get to. */
  choose(key: string, anchor?: Element, on = false): void {
    this.asked = null;
    if (this.reach.go(`shire:${key}`, on)) return;
    const start = this.reach.startIn(key);
    if (start !== null) return this.reach.pickUp(start);
    if (this.reach.held) return this.reach.putDown();
    const options = this.optionsIn(key);
    if (options.length === 1 && options[0] && this.reach.row > 1) this.reach.gather(options[0]);
    else if (options.length === 1 && options[0] && this.reach.builds) this.reach.mark(options[0]);
    else if (options.length === 1 && options[0]) this.table.pick(options[0]);
    else if (options.length > 1) this.table.chooseAmong(options, anchor);
    else {
      this.asked = key;
      this.table.why("shire", key);
    }
  }

  point(key: string | null): void {
    if (key !== null) this.table.hovered = { domain: "shire", key };
    else if (this.table.hovered?.domain === "shire") this.table.hovered = null;
  }
}
