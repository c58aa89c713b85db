// Trims the map of the rules package to what the board draws, and writes map.gen.json: run `npm run map` after a change of the map.
//
// Paths become relative ("m402.2 59.7l-10.3-.6"), which compresses to a third. Outlines of kingdoms and the silhouette are
// left out: the board draws both from the coast and the borders.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "../../../../src/heptarchy/games/vikings/data/map.json");

/** A number in tenths, as short as a path allows. */
const tenths = (n) => String(n / 10).replace(/^(-?)0\./, "$1.");

/** The points of each part of an absolute path of M, L and Z, in tenths. */
function parts(path) {
  return path.split(/(?=M)/).map((part) => ({
    closed: part.trimEnd().endsWith("Z"),
    points: [...part.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((m) => [Math.round(m[1] * 10), Math.round(m[2] * 10)]),
  }));
}

/** The same line with relative steps. */
function relative(path) {
  let at = [0, 0];
  let out = "";
  for (const { closed, points } of parts(path)) {
    const first = points[0];
    out += `M${tenths(first[0])} ${tenths(first[1])}l`;
    at = first;
    let steps = "";
    for (const point of points.slice(1)) {
      for (const i of [0, 1]) {
        const text = tenths(point[i] - at[i]);
        steps += steps === "" || text.startsWith("-") ? text : ` ${text}`;
      }
      at = point;
    }
    out += steps + (closed ? "Z" : "");
  }
  return out;
}

/** A line with only the points that lie farther than some tenths from straight (Douglas and Peucker). */
function simpler(path, tolerance) {
  const keep = (points) => {
    if (points.length < 3) return points;
    const [a, b] = [points[0], points[points.length - 1]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let far = 0;
    let at = 0;
    for (let i = 1; i < points.length - 1; i++) {
      const [x, y] = [points[i][0] - a[0], points[i][1] - a[1]];
      const off = long === 0 ? Math.hypot(x, y) : Math.abs(x * (b[1] - a[1]) - y * (b[0] - a[0])) / long;
      if (off > far) [far, at] = [off, i];
    }
    if (far <= tolerance) return [a, b];
    return [...keep(points.slice(0, at + 1)), ...keep(points.slice(at)).slice(1)];
  };
  return parts(path)
    .map(({ closed, points }) => {
      const kept = keep(points);
      return `M${kept.map(([x, y]) => `${x / 10} ${y / 10}`).join("L")}${closed ? "Z" : ""}`;
    })
    .join("");
}

/** Left, top, right and bottom of an area. */
function box(path) {
  const all = parts(path).flatMap((part) => part.points);
  const xs = all.map((p) => p[0] / 10);
  const ys = all.map((p) => p[1] / 10);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

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
