/** How large the names on the map are. */

/** Text sizes at a scale, in units of the map: legible from afar, calm from near. */
export function nameSizes(scale: number): { city: number; shire: number } {
  const clamp = (px: number, low: number, high: number): number => Math.min(Math.max(px, low), high);
  return { city: clamp(13.4 * scale, 12.2, 17.5) / scale, shire: clamp(12.2 * scale, 11.2, 16) / scale };
}
