// Trims the map of the rules package to what the board draws, and writes map.gen.json: run `npm run map` after a change of the map.
//
// Paths become relative ("m402.2 59.7l-10.3-.6"), which compresses to a third. Outlines of kingdoms and the silhouette are
// left out: the board draws both from the coast and the borders.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { box, relative, simpler } from "../../../build/paths.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "../../../../src/heptarchy/games/vikings/data/map.json");

const map = JSON.parse(readFileSync(source, "utf8"));
const [, , width, height] = map.viewBox.split(" ").map(Number);
const areas = Object.fromEntries(
  Object.entries(map.areas).map(([key, area]) => [
    key,
    { path: relative(area.path), label: area.label, radius: area.radius, town: area.town, box: box(area.path) },
  ]),
);
const trimmed = {
  width,
  height,
  areas,
  land: map.background.land.map(relative),
  borders: map.borders.map(({ a, b, kind, path }) => ({ a, b, kind, path: relative(path) })),
  coast: map.coast.map(relative),
  // For the wide lines along the shore, which cost much to draw and show no detail
  glow: map.coast.map((path) => relative(simpler(path, 14))),
  shores: Object.fromEntries(
    Object.keys(map.areas).map((key) => [key, map.coastArcs.filter((arc) => arc.area === key).map((arc) => relative(arc.path)).join("")]),
  ),
  seas: map.seaLabels,
  rivers: map.ornament.rivers.map((river) => relative(river.path)),
  signs: map.ornament.signs.map(({ kind, x, y }) => [kind, x, y]),
};
writeFileSync(join(here, "map.gen.json"), `${JSON.stringify(trimmed)}\n`);
