/** How large the names on the map are. */
import { sized } from "../../lib/map/labels";

/** Text sizes at a scale, in units of the map: legible from afar, calm from near. */
export const nameSizes = (scale: number): { city: number; shire: number } => ({ city: sized(13.4, scale, 12.2, 17.5), shire: sized(12.2, scale, 11.2, 16) });
