/** Plain questions about the modules of the Viking Age, and the drawings of their dice. */
import type { Book } from "../../lib/wire";
import { prayerText, runeText } from "./book";
import { FACTIONS, fightFor, sideOf, stacks, type Battle, type Faction, type FaceText, type Side, type Stack } from "./view";

/** The stacks that fight for a side. */
export function stacksFor(battle: Battle, side: Side): Stack[] {
  const kinds = fightFor(battle, side);
  return stacks(battle.units).filter((stack) => kinds.includes(stack.kind)).sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Who holds a relic: its site, a faction, or nobody any more. */
export const carrier = (place: string): Faction | null => ((FACTIONS as string[]).includes(place) ? (place as Faction) : null);

/** Rune dice are the Vikings', Prayer dice the English's. */
export const dieOf = (faction: Faction): "runes" | "prayers" => (sideOf(faction) === "viking" ? "runes" : "prayers");

export const RUNES = ["thor", "odin", "tyr", "freyja", "loki", "blank"];
export const PRAYERS = ["michael", "edmund", "cuthbert", "mary", "chad", "blank"];
export const faceOf = (book: Book, die: "runes" | "prayers", face: string): FaceText =>
  die === "runes" ? runeText(book, face) : prayerText(book, face);
export const facesOf = (die: "runes" | "prayers"): string[] => (die === "runes" ? RUNES : PRAYERS);

/** Our own small drawings of the faces, on a grid of 24. */
export const GLYPHS: Record<string, string> = {
  // a hammer, a spear, a sword hand, a cat's head, a flame
  thor: "M12 21V11M5 5.500h14v5.500H5zM8 5.500 6.500 3.500M16 5.500l1.500-2",
  odin: "M12 21V8M12 3l3.500 6.500L12 8 8.500 9.500zM8 14h8",
  tyr: "M12 21V4M12 4 6.500 9.500M12 4l5.500 5.500M9 21h6",
  freyja: "M6 19c-1-5-1-9-.5-14L9.500 8.500h5L18.500 5c.5 5 .5 9-.5 14-3.500 2.500-8.500 2.500-12 0zM9.500 12.500v.01M14.500 12.500v.01M12 15.500v1",
  loki: "M12 21c-4.500 0-6.500-3-6.500-6 0-4.500 5-6 4.500-12 4 2 6 5 5.500 8 1-.5 1.500-1.500 1.500-2.500 1.500 2 2 4 2 6.500 0 3-2.500 6-7 6z",
  // a winged sword, an arrow, a mitre, a lily, a staff
  michael: "M12 21V7M9 17.500h6M12 7l-1.500-4h3zM10 9.500C7 9.500 4.500 8 3.500 5 3 9.500 5.500 13 10 13M14 9.500c3 0 5.500-1.500 6.500-4.500.5 4.500-2 8-6.500 8",
  edmund: "M5 19 18.500 5.500M18.500 5.500h-5M18.500 5.500v5M5 19l-1.500-3M5 19l3 1.500M8 16l-1.500-3M8 16l3 1.500",
  cuthbert: "M12 3v18M3.500 12h17M8.500 5.500h7M8.500 18.500h7M5.500 8.500v7M18.500 8.500v7",
  mary: "M12 21v-8M12 13c-4-1-5-5-3.500-8.500L12 8l3.500-3.500C17 8 16 12 12 13zM12 18c-3 0-5-1.500-5.500-4M12 18c3 0 5-1.500 5.500-4",
  chad: "M9.500 21V9M9.500 9a4.500 4.500 0 1 1 8 3c-1 1-2.500 1-3.500 0s-.5-2.500.5-2.800M7 14h5",
  blank: "M12 12v.01",
};
