/** The sheet of Britain: what make-map.mjs joins from the drawing and the facts of the rules. */
import { Chart, type Area, type Drawn, type Point } from "../../lib/map/chart";
import sheet from "./map.gen.json";
import type { Kingdom } from "./view";

export type Coast = "saxon_shore" | "british_sea" | "irish_sea";
export type Terrain = "arable" | "forest" | "hilly" | "fen";
export interface Province extends Area {
  kingdom: Kingdom;
  home: boolean;
  coasts: Coast[];
  terrain: Terrain;
  /** What borders on it, crossings of water too. */
  near: string[];
}
interface Britain extends Drawn<Province> {
  lands: { text: string; x: number; y: number; angle: number }[];
  wilds: { key: string; name: string; kind: string; path: string; label: Point }[];
  /** The coast along each sea. */
  seaboards: Record<Coast, string>;
  seas: { sea: Coast; x: number; y: number; angle: number }[];
  crossings: { a: string; b: string; path: string }[];
}

export const MAP = sheet as unknown as Britain;
export const CHART = new Chart(MAP, [6, 8, 852, 982], [-10, -6, 885, 1005], ({ near }) => near);
export const PROVINCES = CHART.keys;
export const COASTS: Coast[] = ["saxon_shore", "british_sea", "irish_sea"];

export const isProvince = (key: string | null | undefined): key is string => CHART.has(key);

/** The home of a kingdom. */
export const homeOf = (kingdom: Kingdom | null): string | null =>
  PROVINCES.find((key) => MAP.areas[key]!.home && MAP.areas[key]!.kingdom === kingdom) ?? null;
