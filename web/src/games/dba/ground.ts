/** Signs that are strewn over a feature, the same at every drawing. */
import type { Feature } from "./view";
import { DEEP } from "./pose";

export interface Sign {
  x: number;
  y: number;
  n: number;
}

/** A number from 0 to 1 that two whole numbers always give. */
function hash(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/** Places inside the ellipse, in the drawing's units, some distance apart and not on its rim. */
export function scatter(feature: Feature, apart: number, rim = 8): Sign[] {
  const { x, y, a, b, slant } = feature;
  const c = Math.cos((slant * Math.PI) / 180);
  const s = Math.sin((slant * Math.PI) / 180);
  const found: Sign[] = [];
  const [wide, deep] = [Math.max(a - rim, 1), Math.max(b - rim, 1)];
  const rows = Math.ceil(Math.max(a, b) / (apart * 0.8));
  for (let j = -rows; j <= rows; j++) {
    for (let i = -rows; i <= rows; i++) {
      const n = (i + 50) * 101 + j + 50;
      const u = (i + (j & 1 ? 0.5 : 0)) * apart + (hash(n, x) - 0.5) * apart * 0.4;
      const v = j * apart * 0.8 + (hash(n, y + 7) - 0.5) * apart * 0.35;
      if ((u / wide) ** 2 + (v / deep) ** 2 > 1) continue;
      found.push({ x: x + u * c - v * s, y: DEEP - (y + u * s + v * c), n: Math.floor(hash(n, 3) * 3) });
    }
  }
  return found.sort((p, q) => p.y - q.y);
}
