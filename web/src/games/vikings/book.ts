/** Names and texts from the game's book; what the book does not know is called by its key. */
import type { Book } from "../../lib/wire";
import type { Face } from "./rolls";
import type { Counts, Faction, Kind, Side } from "./view";

export interface ShireText {
  name: string;
  old: string;
  number: number;
  kingdom: string;
  city: boolean;
  marsh: boolean;
  coast: string[];
  near: string[];
  /** Housecarl and Thegn who come here as reinforcements. */
  reinforce: number[];
}
export interface CardText {
  title: string;
  kind: string;
  faction: Faction;
  number: number;
  text: string;
  window: string;
  rule: string;
  event: string | null;
  armies: number;
  steps: number;
}
export interface LeaderText {
  name: string;
  epithet: string;
  side: Side;
  units: Counts;
  seas: string[];
}
export interface EventText {
  title: string;
  text: string;
  rule: string;
}


/** What the book says of the modules of the Viking Age. */
export interface ModuleText {
  name: string;
  sentence: string;
}
export interface KingdomText {
  name: string;
  cities: string[];
  /** Cities that give the Vikings its power. */
  threshold: number;
  english: string;
  viking: string;
}
export interface KingText {
  name: string;
  text: string;
  rule: string;
}
export interface FaceText {
  name: string;
  needs: string;
  effect: string;
}
export interface RelicText {
  name: string;
  shire: string;
}
export interface LegendText {
  name: string;
  deed: string;
  reward: string;
  rule: string;
}
export interface EpicText {
  name: string;
  text: string;
  rule: string;
}
export type TileName = "church" | "plundered" | "fort" | "settlement" | "ship";

/** A key as words, for want of a name. */
export const plain = (key: string): string => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function shire(book: Book, key: string): ShireText {
  const known: Partial<ShireText> = book?.shires?.[key] ?? {};
  return {
    name: plain(key), old: plain(key), number: 0, kingdom: "", city: false, marsh: false, coast: [], near: [], reinforce: [0, 0],
    ...known,
  };
}

export function card(book: Book, key: string): CardText {
  const known: Partial<CardText> = book?.cards?.[key] ?? {};
  return {
    title: plain(key.slice(4)), kind: "event", faction: FACTION_LETTER[key.charAt(0)] ?? "norsemen", number: 0,
    text: "", window: "", rule: "", event: null, armies: 0, steps: 0, ...known,
  };
}
const FACTION_LETTER: Record<string, Faction> = { n: "norsemen", b: "berserkers", h: "housecarl", t: "thegn" };

export function leader(book: Book, key: string): LeaderText {
  const known: Partial<LeaderText> = book?.leaders?.[key] ?? {};
  return { name: plain(key), epithet: "", side: key === "alfred" ? "english" : "viking", units: {}, seas: [], ...known };
}

export function event(book: Book, key: string): EventText {
  const known: Partial<EventText> = book?.events?.[key] ?? {};
  return { title: plain(key), text: "", rule: "", ...known };
}

export const kindName = (book: Book, kind: Kind): string => book?.kinds?.[kind]?.name ?? plain(kind);
export const kindOne = (book: Book, kind: Kind): string => book?.kinds?.[kind]?.one ?? kindName(book, kind);
export const sideName = (book: Book, side: Side): string => {
  const name = String(book?.sides?.[side]?.name ?? plain(side));
  return name.charAt(0).toUpperCase() + name.slice(1);
};
export const kingdomName = (book: Book, key: string): string => book?.kingdoms?.[key] ?? plain(key);
export const seaName = (book: Book, key: string): string => book?.seas?.[key] ?? plain(key);
export const faceName = (book: Book, face: Face): string => book?.faces?.[face] ?? plain(face);
export const assumption = (book: Book, key: string): string => book?.odds?.assumes?.[key] ?? key;

export const moduleText = (book: Book, key: string): ModuleText => ({ name: plain(key), sentence: "", ...book?.age?.modules?.[key] });
export const kingdomText = (book: Book, key: string): KingdomText => ({
  name: kingdomName(book, key), cities: [], threshold: 0, english: "", viking: "", ...book?.age?.kingdoms?.[key],
});
export const kingText = (book: Book, key: string): KingText => ({ name: plain(key), text: "", rule: "", ...book?.age?.kings?.[key] });
/** A face of a Rune die, or of a Prayer die. */
export const runeText = (book: Book, face: string): FaceText => ({ name: plain(face), needs: "", effect: "", ...book?.age?.runes?.[face] });
export const prayerText = (book: Book, face: string): FaceText => ({ name: plain(face), needs: "", effect: "", ...book?.age?.prayers?.[face] });
export const relicText = (book: Book, key: string): RelicText => ({ name: plain(key), shire: "", ...book?.age?.relics?.[key] });
export const legendText = (book: Book, key: string): LegendText => ({ name: plain(key), deed: "", reward: "", rule: "", ...book?.age?.legends?.[key] });
export const epicText = (book: Book, key: string): EpicText => ({ name: plain(key), text: "", rule: "", ...book?.age?.epics?.[key] });
/** What a legendary Leader does (VX-9). */
export const leaderAbility = (book: Book, key: string): { text: string; rule: string } => ({ text: "", rule: "VX-9.1", ...book?.age?.leaders?.[key] });
export const tileName = (book: Book, tile: TileName): string => book?.age?.tiles?.[tile] ?? plain(tile);
/** The relic whose site a shire is (VX-5.1). */
export const relicOf = (book: Book, shire: string): string | null =>
  Object.keys(book?.age?.relics ?? {}).find((key) => book?.age?.relics?.[key]?.shire === shire) ?? null;

/** "3 Norsemen", "1 Thegn". */
export function counted(book: Book, kind: Kind, n: number): string {
  const one = kindOne(book, kind);
  const name = kindName(book, kind);
  // A language that writes one unit small writes many small
  const many = one.charAt(0) === one.charAt(0).toLowerCase() ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${n} ${n === 1 ? one : many}`;
}
