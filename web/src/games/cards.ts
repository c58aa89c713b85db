/** The games as the lobby knows them: the card of each folder. */
import type { Card } from "../lib/game";

const cards = import.meta.glob<{ card: Card }>("./*/card.ts", { eager: true });

export const cardOf = (id: string): Card | undefined => cards[`./${id}/card.ts`]?.card;
