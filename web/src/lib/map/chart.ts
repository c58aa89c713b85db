/** The sheet as data: areas, borders, coasts, and who lies where. */
import { Eye, type Box } from "../camera";
import { step } from "./walk";

export type Point = [number, number];
export interface Area {
  path: string;
  label: Point;
  radius: number;
  town: Point;
  box: Box;
}
export interface Border {
  a: string;
  b: string;
  kind: string;
  path: string;
}

/** What make-map.mjs writes; a game's own drawing has more. */
export interface Drawn<A extends Area = Area> {
  width: number;
  height: number;
  areas: Record<string, A>;
  land: string[];
  borders: Border[];
  coast: string[];
  /** The coast again with fewer points. */
  glow: string[];
  /** The coast of each area, empty inland. */
  shores: Record<string, string>;
  seas: { sea: string; x: number; y: number; angle: number }[];
  rivers: string[];
  signs: [string, number, number][];
}

/** A drawing that can be asked, and the eye over it. */
export class Chart<A extends Area = Area> {
  readonly keys: string[];
  readonly eye: Eye;
  readonly #neighbours: Map<string, string[]>;

  /** Sheet: the part that is played on, with a little sea round it; the eye wanders no farther than the world. */
  constructor(readonly drawn: Drawn<A>, readonly sheet: Box, world: Box, near?: (area: A) => string[]) {
    this.keys = Object.keys(drawn.areas);
    this.eye = new Eye({ box: sheet, world, nearest: 4.5 });
    this.#neighbours = new Map(this.keys.map((key) => [key, [...(near?.(drawn.areas[key]!) ?? [])]]));
    if (!near) for (const { a, b } of drawn.borders) this.#join(a, b);
  }

  #join(a: string, b: string): void {
    const [ofA, ofB] = [this.#neighbours.get(a), this.#neighbours.get(b)];
    if (!ofA || !ofB || ofA.includes(b)) return;
    ofA.push(b);
    ofB.push(a);
  }

  has(key: string | null | undefined): key is string {
    return typeof key === "string" && key in this.drawn.areas;
  }

  neighbours(key: string): string[] {
    return this.#neighbours.get(key) ?? [];
  }

  path(key: string): string {
    return this.drawn.areas[key]?.path ?? "";
  }

  box(key: string): Box {
    return this.drawn.areas[key]?.box ?? this.sheet;
  }

  label(key: string): Point {
    return this.drawn.areas[key]?.label ?? [0, 0];
  }

  /** All borders of some kinds as one line. */
  lines(...kinds: string[]): string {
    return this.drawn.borders.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path).join("");
  }

  /** The edge of some areas as one line: what two of them share is drawn once, so that dots do not fall on dots. */
  edgeOf(keys: ReadonlySet<string>): string {
    return this.#edge(keys, (a, b) => a || b);
  }

  /** The rim of some areas: their coast, and their borders with what is not among them. */
  rimOf(keys: ReadonlySet<string>): string {
    return this.#edge(keys, (a, b) => a !== b);
  }

  #edge(keys: ReadonlySet<string>, counts: (a: boolean, b: boolean) => boolean): string {
    const borders = this.drawn.borders.filter(({ a, b }) => counts(keys.has(a), keys.has(b))).map(({ path }) => path);
    return borders.join("") + [...keys].map((key) => this.drawn.shores[key] ?? "").join("");
  }

  /** The area that an arrow key leads to. */
  next(key: string, arrow: string): string {
    return step({ all: this.keys, at: (one) => this.drawn.areas[one]?.label, neighbours: (one) => this.neighbours(one) }, key, arrow);
  }
}
