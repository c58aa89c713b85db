/** Emblems of the cards: own line drawings on a grid of 24, one path each. */
import { icons } from "../../lib/icons";
import type { CardText } from "./seen";

const EVENTS: Record<string, string> = {
  feigned_retreat: "M20 12H7M11 7l-5 5 5 5M20 6v12",
  english_traitors: "M7 20V9a5 5 0 0 1 10 0v11M7 13h10M12 4V2M9.500 16.500 12 19l2.500-2.500M10 9.500v.01M14 9.500v.01",
  shield_wall: "M12 12A4.500 4.500 0 1 0 3 12 4.500 4.500 0 0 0 12 12M12.500 8.200A4.500 4.500 0 1 1 12.500 15.800M17 8.200A4.500 4.500 0 0 1 17 15.800",
  northumbrian_discord: "M4 5h7v9c-3.500-.5-6.500-3-7-6zM20 5h-5l-1.500 3.500L16 11l-2 3c3.500-.5 5.500-3 6-6zM8 19l2-2M16 19l-2-2M12 20v-2.500",
  viking_ships: icons.ship,
  viking_fort: icons.fort,
  increased_morale: "M4 9c6 1 9-1 12-5 3 5 3 11 0 16-3-4-6-6-12-5zM4 9v6M8 15.500V20h3v-4",
  viking_terror: "M12 3c4 3 6.500 6 6.500 10.500a6.500 6.500 0 0 1-13 0C5.500 11 7 9 8.500 8c0 2 1 3 2 3 1-2.500.5-5 1.500-8zM12 20c-2-1-2.500-3.500 0-6 2.500 2.500 2 5 0 6z",
  surprise_attack: "M4 20 14 10M14 10l2.600-3.400L13.400 9M6 14.500l3.500 3.500M17 3v3M21 7h-3M20 3.500 18 5.500M5.200 18.800 3.400 20.600",
  ceolwulf: icons.crown,
  kings_purse: "M9 7 7 3.500h10L15 7M9 7h6c4 4 5.500 7 5.500 10 0 3-3 4-8.500 4s-8.500-1-8.500-4c0-3 1.500-6 5.500-10zM12 11v7M14 12.500c-3-1.500-5 1-2 2s1.500 3.500-2 2",
  rebellion: "M12 21V8M7 4v5c0 2.500 2 3.500 5 3.500s5-1 5-3.500V4M12 4v8",
  saxon_navy: "M12 8v13M12 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8 11.500h8M4.500 14c.5 4.500 3.500 7 7.500 7s7-2.500 7.500-7",
  danegeld: "M9 5.500a6 2.500 0 1 0 6 0a6 2.500 0 1 0-6 0M4 8c0 1.500 3 2.500 7 2.500M5 13a6 2.500 0 0 0 12 0M17 13v4c0 1.500-3 2.500-6 2.500S5 18.500 5 17v-4M5 9v4M17 8v5",
  alfreds_gambit: "M6 21V3h12l-3 4.500L18 12H6M12 3v9M6 7.500h9",
  archers: "M6 3c9 2 13 9 13 18M6 3l13 18M3.500 19.500 14 9M14 9h-4M14 9v4",
  religious_conversion: icons.church,
  escape_into_the_wilds: "M8 21v-6M3.500 15 8 4l4.500 11zM14 12h7M18 9l3 3-3 3",
  improved_training: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12 20 4",
  thegn_leadership: icons.command,
  spy: icons.eye,
  ambush: "M4 20c0-4 1-7 3-9-2 0-3-1-3-3 3 0 4 1 5 3 1-3 0-5 3-8 3 3 2 5 3 8 1-2 2-3 5-3 0 2-1 3-3 3 2 2 3 5 3 9M9 17l3-3 3 3",
};

/** The emblem of a card. */
export function emblem(card: CardText): string {
  if (card.event) return EVENTS[card.event] ?? icons.event;
  return card.kind === "treaty" ? icons.treaty : icons.march;
}
