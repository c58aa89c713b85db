/** Which drawing belongs to which game; a game without one is played from its lists. */
import { addMessages } from "./i18n.svelte";
import type { GameUI } from "./game";

const found = import.meta.glob<{ ui: GameUI }>("../games/*/index.ts");

export async function loadGame(id: string): Promise<GameUI> {
  const load = found[`../games/${id}/index.ts`] ?? found["../games/plain/index.ts"]!;
  const { ui } = await load();
  addMessages(ui.messages);
  return ui;
}
