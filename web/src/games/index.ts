/** The games that there is a drawing of: each is a folder here, and nothing outside names one. Others are played by `plain` lists. */
import type { GameUI } from "../lib/game";
import { speech } from "../lib/i18n.svelte";
import { cardOf } from "./cards";

const parts = import.meta.glob<{ ui: GameUI }>("./*/index.ts");

/** A game's part of the table, and what is said there. */
export async function loadGame(id: string): Promise<GameUI> {
  const load = parts[`./${id}/index.ts`] ?? parts["./plain/index.ts"]!;
  const [{ ui }] = await Promise.all([load(), ...[id, ...(cardOf(id)?.within ?? [])].map((one) => speech.learn(one))]);
  return ui;
}
