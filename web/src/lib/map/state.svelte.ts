/** What a board knows of itself: which areas are in which state, and what is under pointer or focus. */
import type { Box } from "../camera";
import type { TableModel } from "../table.svelte";
import type { Line, Option } from "../wire";
import type { Chart } from "./chart";

/** What pieces leave to names. */
export interface Laid {
  /** Of a piece: pixels to its own units. */
  size: number;
  /** Room that pieces take. */
  boxes: Box[];
  /** The lower and the upper edge of what stands in an area. */
  under: Map<string, number>;
  over: Map<string, number>;
}

/** What a game draws a little otherwise. */
export interface Look {
  /** More lit areas than this have a finer edge. */
  many: number;
  /** How opaque lit areas are, and the one under the pointer. */
  lit: number;
  glance: number;
}

/** An army that may be dragged from area to area. */
export interface Haul {
  /** What may be picked up there. */
  startIn(key: string): string | null;
  pickUp(key: string, start: string): void;
  drop(key: string, further: boolean): void;
}

export abstract class MapState {
  table: TableModel;
  /** Pixels to a unit, in steps, so that names are not set anew at every turn of the wheel. */
  scale = $state(1);
  /** The area that has the keyboard, and whether its ring is to be seen. */
  focused: string | null = $state(null);
  ringed = $state(false);
  /** The area that was clicked and may not be chosen. */
  asked: string | null = $state(null);
  /** The area that a finger rests on, to be told of and not chosen. */
  told: string | null = $state(null);

  abstract readonly chart: Chart;
  /** With which the game's messages about its map begin. */
  abstract readonly head: string;
  /** What areas are called in answers: "shire". */
  abstract readonly domain: string;
  abstract readonly look: Look;
  readonly haul: Haul | null = null;

  /** What may be chosen. */
  abstract lit: ReadonlySet<string>;
  /** What was just answered, and where something goes on. */
  abstract inPlay: string[];
  /** Where a fight is, or is due. */
  abstract fights: string[];
  abstract laid: Laid;

  /** The log up to the moment that is shown. */
  log: Line[] = $derived.by(() => {
    const { frame, log } = this.table;
    return log.length > 0 ? log.filter((line) => line.k < frame.k) : frame.lines;
  });
  hot: string | null = $derived.by(() => this.hovered());
  refused: string | null = $derived.by(() => (this.table.refusal ? this.asked : null));
  ring: string | null = $derived.by(() => (this.ringed ? this.focused : null));

  /** Areas in the order of the options, then by name. */
  order: string[] = $derived.by(() => {
    const others = this.chart.keys.filter((key) => !this.lit.has(key)).map((key) => ({ key, name: this.nameOf(key) }));
    return [...this.lit, ...others.sort((a, b) => a.name.localeCompare(b.name)).map(({ key }) => key)];
  });

  constructor(table: TableModel) {
    this.table = table;
  }

  /** What an area is called. */
  abstract nameOf(key: string): string;
  /** What an area's button says. */
  abstract labelOf(key: string): string;
  abstract optionsIn(key: string): Option[];
  /** Does what may be done with an area, or asks why nothing may. */
  abstract choose(key: string, anchor?: Element, further?: boolean): void;

  /** Nothing may be done there: says why. */
  protected wonder(key: string): void {
    this.asked = key;
    this.table.why(this.domain, key);
  }

  protected hovered(): string | null {
    const { hovered } = this.table;
    return hovered?.domain === this.domain ? hovered.key : null;
  }

  point(key: string | null): void {
    if (key !== null) this.table.hovered = { domain: this.domain, key };
    else if (this.table.hovered?.domain === this.domain) this.table.hovered = null;
  }
}
