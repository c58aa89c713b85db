/** Shapes of what the modules of the Viking Age lay on the map: tiles beside the tokens, signs beside a city's name. */
import type { Tile } from "./view";

export interface TileShape {
  body: string;
  /** Pale lines that tell the two apart. */
  inner: string;
}

/** About 24 wide, as the tokens are: stakes with a gate, a longhouse with crossed gables. */
export const TILES: Record<Tile, TileShape> = {
  fort: {
    body: "M-12 10.5V-5.500L-9.600-10.500-7.200-5.500-4.800-10.500-2.400-5.500 0-10.500 2.400-5.500 4.800-10.500 7.200-5.500 9.600-10.500 12-5.500V10.500Z",
    inner: "M-10-2.500H-1.500M1.500-2.500H10M-3.200 10V3.600A3.200 3.200 0 0 1 3.200 3.600V10",
  },
  settlement: {
    body: "M-12.500 10.500V2.500C-10-3-5.500-6.500-1.300-7.800L-3.800-10.600-2.400-11.900 0-9.300 2.400-11.900 3.800-10.600 1.300-7.800C5.500-6.500 10-3 12.500 2.500V10.500Z",
    inner: "M-10.500 2.500C-7.500-2-4-4.700 0-5.600 4-4.700 7.500-2 10.500 2.500ZM-2.600 10V5.800H2.600V10M-8 5V10M8 5V10",
  },
};

/** Signs stand on their foot at (0, 0) and reach up and to the right. */
export const CHURCH = "M0 0V-5.200L2.700-7.600V-9.300H1.500V-10.500H2.700V-11.900H3.900V-10.500H5.100V-9.300H3.900V-7.600L6.600-5.200V0H4.300V-2.200A1 1 0 0 0 2.300-2.200V0Z";
/** What the fire left: walls without a roof, and smoke. */
export const RUIN = "M0 0V-5.200L1.300-6.300 1.800-4.200 2.900-3.200 3.800-4.100 4.700-3 5.500-4.400 6.600-5.400V0H4.300V-1.600H2.300V0Z";
export const SMOKE = "M2.300-7.300C1-8.500 3.600-9.400 2.300-11.100M4.700-6.300C3.400-7.700 6-8.800 4.700-10.700";
/** A shrine that keeps a relic: a casket like a small house. */
export const SHRINE = "M0 0V-4.200L2-7.600H8L10-4.200V0Z";
export const CASKET = "M0-4.200H10M5-6.800V-.8M3.300-2.600H6.700";

/** How wide the signs are, in the size of the name they follow. */
export const SIGN_ROOM = { church: 0.68, plundered: 0.68, relic: 0.92 };
