// Paths of a map for the board: relative, simpler, and their boxes.

/** A number in tenths, as short as a path allows. */
const tenths = (n) => String(n / 10).replace(/^(-?)0\./, "$1.");

/** The points of each part of an absolute path of M, L and Z, in tenths. */
export function parts(path) {
  return path.split(/(?=M)/).map((part) => ({
    closed: part.trimEnd().endsWith("Z"),
    points: [...part.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map((m) => [Math.round(m[1] * 10), Math.round(m[2] * 10)]),
  }));
}

/** The same line with relative steps. */
export function relative(path) {
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
export function simpler(path, tolerance) {
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
export function box(path) {
  const all = parts(path).flatMap((part) => part.points);
  const xs = all.map((p) => p[0] / 10);
  const ys = all.map((p) => p[1] / 10);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
