/** The sheet as data: areas, borders, coasts, and who lies where. */
import sheet from "./map.gen.json";
import type { Box } from "../../lib/camera";

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

export const MAP = sheet as unknown as {
  width: number;
  height: number;
  areas: Record<string, Area>;
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
};

export const SHIRES = Object.keys(MAP.areas);

/** All borders of one kind as one line. */
export const lines = (kind: string): string =>
  MAP.borders.filter((border) => border.kind === kind).map((border) => border.path).join("");

/** Where ships lie that wait off each sea, clear of land and of the sea's name. */
export const ANCHORAGE: Record<string, Point> = {
  north_sea: [664, 286],
  english_channel: [640, 868],
  severn_sea: [196, 700],
  irish_sea: [222, 250],
};

const NEIGHBOURS = new Map<string, string[]>(SHIRES.map((shire) => [shire, []]));
for (const { a, b } of MAP.borders) {
  if (NEIGHBOURS.has(a) && NEIGHBOURS.has(b)) {
    if (!NEIGHBOURS.get(a)?.includes(b)) NEIGHBOURS.get(a)?.push(b);
    if (!NEIGHBOURS.get(b)?.includes(a)) NEIGHBOURS.get(b)?.push(a);
  }
}
export const neighbours = (shire: string): string[] => NEIGHBOURS.get(shire) ?? [];

/** The edge of some areas as one line: what two of them share is drawn once, so that dots do not fall on dots. */
export function edgeOf(shires: ReadonlySet<string>): string {
  const borders = MAP.borders.filter((border) => shires.has(border.a) || shires.has(border.b)).map((border) => border.path);
  return borders.join("") + [...shires].map((shire) => MAP.shores[shire] ?? "").join("");
}
