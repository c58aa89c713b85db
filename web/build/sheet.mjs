// What every map has for the board, trimmed: paths become relative ("m402.2 59.7l-10.3-.6"), which compresses to a third.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { box, relative, simpler } from "./paths.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** A JSON file of the repository. */
export const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** An area with its box. */
export const area = ({ path, label, radius, town }) => ({ path: relative(path), label, radius, town, box: box(path) });

/** The coast of an area, or of what else is wanted, as lines. */
export const arcs = (map, wanted) => map.coastArcs.filter(wanted).map((arc) => arc.path);

/** The sheet: its areas as the game gives them, and what it adds of its own. */
export function sheet(map, areas, more = {}) {
  const [, , width, height] = map.viewBox.split(" ").map(Number);
  return {
    width,
    height,
    areas,
    land: map.background.land.map(relative),
    borders: map.borders.map(({ a, b, kind, path }) => ({ a, b, kind, path: relative(path) })),
    coast: map.coast.map(relative),
    // For the wide lines along the shore, which cost much to draw and show no detail
    glow: map.coast.map((path) => relative(simpler(path, 14))),
    shores: Object.fromEntries(Object.keys(areas).map((key) => [key, arcs(map, (arc) => arc.area === key).map(relative).join("")])),
    seas: map.seaLabels,
    rivers: map.ornament.rivers.map((river) => relative(river.path)),
    signs: map.ornament.signs.map(({ kind, x, y }) => [kind, x, y]),
    ...more,
  };
}

/** Writes map.gen.json beside a game's make-map.mjs. */
export const write = (beside, drawn) => writeFileSync(join(dirname(fileURLToPath(beside)), "map.gen.json"), `${JSON.stringify(drawn)}\n`);
