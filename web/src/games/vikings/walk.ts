/** Walking over the map with the arrow keys. */
import { step } from "../../lib/walk";
import { MAP, SHIRES, neighbours } from "./map";

const MAP_OF_SHIRES = { all: SHIRES, at: (shire: string) => MAP.areas[shire]?.label, neighbours };

/** The shire that an arrow key leads to. */
export const next = (shire: string, key: string): string => step(MAP_OF_SHIRES, shire, key);
