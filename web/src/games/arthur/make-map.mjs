// Joins the drawing of the map with the facts of the rules package and writes map.gen.json: run `npm run map` after a change of either.
//
// Paths become relative, which compresses to a third. Outlines of kingdoms are left out: realms grow and shrink, and the board
// draws their edges from coasts and borders.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { box, relative, simpler } from "../../../build/paths.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../../../..");
const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const map = read("tools/maps/arthur.json");
const facts = read("src/heptarchy/games/arthur/data/map.json");

const [, , width, height] = map.viewBox.split(" ").map(Number);
const areas = Object.fromEntries(
  facts.provinces.map(({ id, kingdom, home, coasts, terrain, adjacent }) => {
    const { path, label, radius, town } = map.areas[id];
    return [id, { path: relative(path), label, radius, town, box: box(path), kingdom, home, coasts, terrain, near: adjacent }];
  }),
);
const arcs = (wanted) => map.coastArcs.filter(wanted).map((arc) => arc.path);
const trimmed = {
  width,
  height,
  areas,
  land: map.background.land.map(relative),
  lands: map.background.labels,
  wilds: Object.entries(map.wilds).map(([key, { name, kind, path, label }]) => ({ key, name, kind, path: relative(path), label })),
  borders: map.borders.map(({ a, b, kind, path }) => ({ a, b, kind, path: relative(path) })),
  coast: map.coast.map(relative),
  // For the wide lines along the shore, which cost much to draw and show no detail
  glow: map.coast.map((path) => relative(simpler(path, 14))),
  shores: Object.fromEntries(Object.keys(areas).map((key) => [key, arcs((arc) => arc.area === key).map(relative).join("")])),
  seaboards: Object.fromEntries(
    ["saxon_shore", "british_sea", "irish_sea"].map((sea) => [
      sea,
      arcs((arc) => arc.area in areas && arc.seas.includes(sea)).map((path) => relative(simpler(path, 22))).join(""),
    ]),
  ),
  seas: map.seaLabels,
  rivers: map.ornament.rivers.map((river) => relative(river.path)),
  crossings: map.crossings.map(({ a, b, path }) => ({ a, b, path: relative(path) })),
  signs: map.ornament.signs.map(({ kind, x, y }) => [kind, x, y]),
};
writeFileSync(join(here, "map.gen.json"), `${JSON.stringify(trimmed)}\n`);
