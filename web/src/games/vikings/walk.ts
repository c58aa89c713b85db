/** Walking over the map with the arrow keys. */
import { MAP, SHIRES, neighbours, type Point } from "./map";

const WAYS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export const isWay = (key: string): boolean => key in WAYS;

/** The neighbour that lies best in the way of an arrow key; over water if no neighbour does; itself at the edge. */
export function next(shire: string, key: string): string {
  const way = WAYS[key];
  if (!way) return shire;
  return best(shire, neighbours(shire), way, 0.5) ?? best(shire, SHIRES, way, 0.8) ?? shire;
}

/** The nearest of some shires, weighed by how straight it lies; only within an angle whose cosine is given. */
function best(from: string, among: string[], way: Point, straight: number): string | null {
  const at = MAP.areas[from]?.label;
  if (!at) return null;
  let found: string | null = null;
  let least = Infinity;
  for (const shire of among) {
    const there = MAP.areas[shire]?.label;
    if (!there || shire === from) continue;
    const dx = there[0] - at[0];
    const dy = there[1] - at[1];
    const far = Math.hypot(dx, dy);
    const cosine = (dx * way[0] + dy * way[1]) / far;
    if (cosine < straight) continue;
    const cost = far / cosine ** 2;
    if (cost < least) {
      least = cost;
      found = shire;
    }
  }
  return found;
}
