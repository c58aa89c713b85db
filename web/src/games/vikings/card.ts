import type { Card } from "../../lib/game";
import Boss from "./Boss.svelte";
import Modules from "./Modules.svelte";
import { MODULES } from "./modules";

export const card: Card = {
  Boss,
  first: true,
  modules: Object.fromEntries(MODULES.map(({ name, figures }) => [name, figures])),
  Modules,
};
