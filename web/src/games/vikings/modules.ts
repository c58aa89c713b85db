/** The modules of the Viking Age: whom each helps, and the figures that it brings. */
import type { Plan } from "../../lobby/plan.svelte";

export type Helps = "viking" | "english" | "neither";
export interface Module {
  name: string;
  helps: Helps;
  figures: string[];
}

export const MODULES: Module[] = [
  { name: "land_and_gods", helps: "viking", figures: ["plunder_passing", "plunder_waits", "plunder_units", "fort_tiles", "fort_units"] },
  { name: "kingdoms", helps: "english", figures: ["kingdom_steps", "kingdom_fyrd"] },
  { name: "kings", helps: "neither", figures: ["aella_dice", "edmund_hits", "burgred_steps", "aethelred_units"] },
  { name: "runes", helps: "english", figures: ["rune_dice"] },
  { name: "relics", helps: "viking", figures: ["relic_fyrd"] },
  {
    name: "legends",
    helps: "neither",
    figures: ["legends_open", "host_units", "biter_hits", "stand_hits", "march_cities", "march_units", "slayer_units", "saga_battles"],
  },
  { name: "epic_battles", helps: "english", figures: ["epic_cards"] },
  { name: "ships", helps: "viking", figures: ["ship_markers"] },
  { name: "legendary_leaders", helps: "viking", figures: [] },
];

/** The modules that may be chosen; a server that does not offer one has none of it. */
export function modulesOf(plan: Plan): Module[] {
  const offered = new Set(plan.game.options.map((option) => option.name));
  return MODULES.filter((module) => offered.has(module.name));
}

export const isOn = (plan: Plan, module: Module): boolean => plan.value(module.name) === true;
