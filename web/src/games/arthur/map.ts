/** The sheet as data: provinces, borders, coasts, and who lies where. */
import type { Box } from "../../lib/camera";
import { step } from "../../lib/walk";
import sheet from "./map.gen.json";
import type { Kingdom } from "./view";

export type Point = [number, number];
export type Coast = "saxon_shore" | "british_sea" | "irish_sea";
export type Terrain = "arable" | "forest" | "hilly" | "fen";
export interface Area {
  path: string;
  label: Point;
  radius: number;
  town: Point;
  box: Box;
  kingdom: Kingdom;
  home: boolean;
  coasts: Coast[];
  terrain: Terrain;
  /** What borders on it, crossings of water too. */
  near: string[];
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
  lands: { text: string; x: number; y: number; angle: number }[];
  wilds: { key: string; name: string; kind: string; path: string; label: Point }[];
  borders: Border[];
  coast: string[];
  /** The coast again with fewer points. */
  glow: string[];
  /** The coast of each province, empty inland. */
  shores: Record<string, string>;
  /** The coast along each sea. */
  seaboards: Record<Coast, string>;
  seas: { sea: Coast; x: number; y: number; angle: number }[];
  rivers: string[];
  crossings: { a: string; b: string; path: string }[];
  signs: [string, number, number][];
};

export const PROVINCES = Object.keys(MAP.areas);
export const COASTS: Coast[] = ["saxon_shore", "british_sea", "irish_sea"];

export const isProvince = (key: string | null | undefined): key is string => typeof key === "string" && key in MAP.areas;
export const neighbours = (province: string): string[] => MAP.areas[province]?.near ?? [];

/** The home of a kingdom. */
export const homeOf = (kingdom: Kingdom | null): string | null =>
  PROVINCES.find((key) => MAP.areas[key]!.home && MAP.areas[key]!.kingdom === kingdom) ?? null;

/** The edge of some provinces as one line: what two of them share is drawn once, so that dots do not fall on dots. */
export function edgeOf(provinces: ReadonlySet<string>): string {
  const borders = MAP.borders.filter((border) => provinces.has(border.a) || provinces.has(border.b)).map((border) => border.path);
  return borders.join("") + [...provinces].map((key) => MAP.shores[key] ?? "").join("");
}

/** The rim of some provinces: their coast, and their borders with what is not among them. */
export function rimOf(provinces: ReadonlySet<string>): string {
  const borders = MAP.borders.filter((border) => provinces.has(border.a) !== provinces.has(border.b)).map((border) => border.path);
  return borders.join("") + [...provinces].map((key) => MAP.shores[key] ?? "").join("");
}

/** The province that an arrow key leads to. */
export const next = (province: string, key: string): string =>
  step({ all: PROVINCES, at: (one) => MAP.areas[one]?.label, neighbours }, province, key);
