/** Walking over a map with the arrow keys. */

type Point = [number, number];

const WAYS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export const isWay = (key: string): boolean => key in WAYS;

/** A map as a walker knows it: its areas, where each is, and what borders on it. */
export interface Walks {
  all: string[];
  at(area: string): Point | undefined;
  neighbours(area: string): string[];
}

/** The neighbour that lies best in the way of an arrow key; over water if no neighbour does; itself at the edge. */
export function step(map: Walks, area: string, key: string): string {
  const way = WAYS[key];
  if (!way) return area;
  return best(map, area, map.neighbours(area), way, 0.5) ?? best(map, area, map.all, way, 0.8) ?? area;
}

/** The nearest of some areas, weighed by how straight it lies; only within an angle whose cosine is given. */
function best(map: Walks, from: string, among: string[], way: Point, straight: number): string | null {
  const at = map.at(from);
  if (!at) return null;
  let found: string | null = null;
  let least = Infinity;
  for (const area of among) {
    const there = map.at(area);
    if (!there || area === from) continue;
    const dx = there[0] - at[0];
    const dy = there[1] - at[1];
    const far = Math.hypot(dx, dy);
    const cosine = (dx * way[0] + dy * way[1]) / far;
    if (cosine < straight) continue;
    const cost = far / cosine ** 2;
    if (cost < least) {
      least = cost;
      found = area;
    }
  }
  return found;
}
