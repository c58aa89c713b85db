import type { Card } from "../../lib/game";
import Boss from "./Boss.svelte";

export const card: Card = { Boss, within: ["dba"] };
