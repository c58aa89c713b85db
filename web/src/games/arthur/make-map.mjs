// Joins the drawing of the map with the facts of the rules package and writes map.gen.json: run `npm run map` after a change of either.
// Outlines of kingdoms are left out: realms grow and shrink, and the board draws their edges from coasts and borders.
import { relative, simpler } from "../../../build/paths.mjs";
import { arcs, area, read, sheet, write } from "../../../build/sheet.mjs";

const map = read("tools/maps/arthur.json");
const { provinces } = read("src/heptarchy/games/arthur/data/map.json");
const areas = Object.fromEntries(
  provinces.map(({ id, kingdom, home, coasts, terrain, adjacent }) => [id, { ...area(map.areas[id]), kingdom, home, coasts, terrain, near: adjacent }]),
);
const seaboard = (sea) => arcs(map, (arc) => arc.area in areas && arc.seas.includes(sea)).map((path) => relative(simpler(path, 22))).join("");
write(
  import.meta.url,
  sheet(map, areas, {
    lands: map.background.labels,
    wilds: Object.entries(map.wilds).map(([key, { name, kind, path, label }]) => ({ key, name, kind, path: relative(path), label })),
    seaboards: Object.fromEntries(["saxon_shore", "british_sea", "irish_sea"].map((sea) => [sea, seaboard(sea)])),
    crossings: map.crossings.map(({ a, b, path }) => ({ a, b, path: relative(path) })),
  }),
);
