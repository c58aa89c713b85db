/** The arms of the kingdoms: one tincture each, with its hatching and an ordinary; and the shields of the peoples. */
import type { Kingdom, People } from "./view";

export type Tincture = "sable" | "gules" | "azure" | "vert" | "or" | "purpure" | "tenne" | "argent";

export interface Arms {
  tincture: Tincture;
  /** Whether what stands on it is dark. */
  pale: boolean;
  /** The ordinary, drawn over a shield from -11 to 11. */
  charge: string;
}

export const ARMS: Record<Kingdom, Arms> = {
  dumnonia: { tincture: "vert", pale: false, charge: "M-12 7.500V2.500L0-6.500 12 2.500V7.500L0-1.500Z" },
  ceint: { tincture: "tenne", pale: true, charge: "M-3-14H3V14H-3Z" },
  powys: { tincture: "purpure", pale: false, charge: "M-12-12.500-8.500-15 12.500 9 9 12.500-12-8Z" },
  linnuis: { tincture: "or", pale: true, charge: "M0-8 6.500-.5 0 7-6.500-.5Z" },
  ebrauc: { tincture: "gules", pale: false, charge: "M-2.600-14H2.600V-3.600H13V1.600H2.600V14H-2.600V1.600H-13V-3.600H-2.600Z" },
  demetia: { tincture: "azure", pale: false, charge: "M-13-9.500-9.500-13 0-3.500 9.500-13 13-9.500 3.500 0 13 9.500 9.500 13 0 3.500-9.500 13-13 9.500-3.500 0Z" },
  gwynedd: { tincture: "argent", pale: true, charge: "M0-6.500A5.800 5.800 0 0 1 0 5.100 5.800 5.800 0 0 1 0-6.500Z" },
  rheged: { tincture: "sable", pale: false, charge: "M-14-4.200H14V2H-14Z" },
};

/** A shield as each people carries it: the Britons' heater, the Saxons' round one, the pointed oval of the Irish. */
export const SHAPES: Record<People, string> = {
  british: "M-10.500-11.500H10.500V0C10.500 7 4.800 10.600 0 12.600-4.800 10.600-10.500 7-10.500 0Z",
  saxon: "M0-11.800A11.800 11.800 0 0 1 0 11.800 11.800 11.800 0 0 1 0-11.800Z",
  irish: "M0-14.200C6.500-9.500 9.600-4.800 9.600 0S6.500 9.500 0 14.200C-6.500 9.500-9.600 4.800-9.600 0S-6.500-9.500 0-14.200Z",
};

/** Signs of what lies on a province, round the middle: raiders, ships, a Warlord, a title. */
export const TORCH = "M-1.300 7.500-.2-1H1.600L2.300 7.500ZM-2.600-.8C-4.600-3.600-1.200-5-1.200-8.600 1.200-7.600 1.600-6 1.400-4.800 2.600-5.200 2.800-6.200 2.700-7 5.200-4.600 4.800-2 3.400-.8Z";
export const HELM = "M-6.500 6.500V-1C-6.500-5.600-3.600-8 0-8S6.500-5.600 6.500-1V6.500H2.800V.8H1.200V4.500H-1.200V.8H-2.800V6.500Z";
export const HULL = "M-8 .500C-5 5.500 5 5.500 8 .500 7.600 5.500 4.500 7 0 7S-7.600 5.500-8 .500ZM-.8 1V-8H.8V1ZM.8-7.600C4.500-7 6-4.500 6.200-1.600H.8ZM-.8-6.600C-3.600-6-4.800-4.200-5-1.600H-.8Z";
export const CROWN = "M-6-9.500-6.800-14.500-3-12.300 0-15 3-12.300 6.800-14.500 6-9.500Z";
