/** What the board knows of England: who has which shire, where a way would lead, and what was moved last. */
import type { TableModel } from "../../lib/table.svelte";
import type { Point } from "../../lib/map/chart";
import { MapState, type Haul } from "../../lib/map/state.svelte";
import type { Line, Option } from "../../lib/wire";
import { leader as leaderText, shire as shireText } from "./book";
import { layPieces } from "./layout";
import { CHART, SHIRES } from "./map";
import { lastWay, moves, nearestSea, spot, type Move } from "./moves";
import { reachOf, type Reach } from "./reach.svelte";
import { areaLabel } from "./speak";
import { OFF_SHORE, holder, leadersIn, type View } from "./view";

export class BoardState extends MapState {
  readonly chart = CHART;
  readonly head = "vikings";
  readonly domain = "shire";
  readonly look = { many: 20, lit: 1, glance: 0.16 };
  readonly reach: Reach;
  modern = $state(false);

  view: View = $derived.by(() => this.table.frame.view as View);

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
  fights = $derived.by(() => SHIRES.filter((key) => holder(this.view, key) === "fought" && this.view.battle?.shire !== key));
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

  override readonly haul: Haul = {
    startIn: (key) => this.reach.startIn(key),
    pickUp: (_, start) => {
      if (this.reach.from !== start) this.reach.pickUp(start);
    },
    drop: (key, on) => void this.reach.go(`shire:${key}`, on),
  };

  constructor(table: TableModel) {
    super(table);
    this.reach = reachOf(table);
  }

  nameOf(key: string): string {
    return shireText(this.table.book, key).name;
  }

  labelOf(key: string): string {
    return areaLabel(this.table, this.view, key);
  }

  moves(log: Line[]): Move[] {
    return moves(log, (key) => shireText(this.table.book, key).coast);
  }

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
    else this.wonder(key);
  }
}
