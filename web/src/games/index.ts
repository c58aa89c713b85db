/** The games that there is a drawing of: each is a folder here, and nothing outside names one. Others are played by `plain` lists. */
import type { Card, GameUI } from "../lib/game";
import { addMessages } from "../lib/i18n.svelte";

const parts = import.meta.glob<{ ui: GameUI }>("./*/index.ts");
const cards = import.meta.glob<{ card: Card }>("./*/card.ts", { eager: true });

/** What the lobby knows of a game. */
export const cardOf = (id: string): Card | undefined => cards[`./${id}/card.ts`]?.card;

/** A game's part of the table. */
export async function loadGame(id: string): Promise<GameUI> {
  const load = parts[`./${id}/index.ts`] ?? parts["./plain/index.ts"]!;
  const { ui } = await load();
  addMessages(ui.messages);
  return ui;
}
