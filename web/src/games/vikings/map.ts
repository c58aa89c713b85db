/** The sheet of England: what make-map.mjs trims, and where ships lie that wait. */
import { Chart, type Drawn, type Point } from "../../lib/map/chart";
import sheet from "./map.gen.json";

export const CHART = new Chart(sheet as unknown as Drawn, [96, 34, 836, 946], [20, 0, 880, 985]);
export const MAP = CHART.drawn;
export const SHIRES = CHART.keys;

/** Where ships lie that wait off each sea, clear of land and of the sea's name. */
export const ANCHORAGE: Record<string, Point> = {
  north_sea: [664, 286],
  english_channel: [640, 868],
  severn_sea: [196, 700],
  irish_sea: [222, 250],
};
