/** Names and texts from the game's book; what the book does not know is called by its key. */
import type { Book } from "../../lib/wire";
import type { Face } from "./rolls";
import type {
  AbilityText, Book as Seen, CardText, EventText, FaceText, Faction, KingdomText, Kind, LeaderText, LegendText, ModuleText, RelicText, RuleText, ShireText, Side,
} from "./seen";

/** What the book says; one of past rules may lack a part. */
export const said = (book: Book): Partial<Seen> => (book ?? {}) as Partial<Seen>;

export type TileName = "church" | "plundered" | "fort" | "settlement" | "ship";

/** A key as words, for want of a name. */
export const plain = (key: string): string => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export function shire(book: Book, key: string): ShireText {
  const known: Partial<ShireText> = said(book).shires?.[key] ?? {};
  return {
    name: plain(key), old: plain(key), number: 0, kingdom: "", city: false, marsh: false, coast: [], near: [], reinforce: [0, 0],
    ...known,
  };
}

export function card(book: Book, key: string): CardText {
  const known: Partial<CardText> = said(book).cards?.[key] ?? {};
  return {
    title: plain(key.slice(4)), kind: "event", faction: FACTION_LETTER[key.charAt(0)] ?? "norsemen", number: 0,
    text: "", window: "", rule: "", event: null, armies: 0, steps: 0, ...known,
  };
}
const FACTION_LETTER: Record<string, Faction> = { n: "norsemen", b: "berserkers", h: "housecarl", t: "thegn" };

export function leader(book: Book, key: string): LeaderText {
  const known: Partial<LeaderText> = said(book).leaders?.[key] ?? {};
  return { name: plain(key), epithet: "", side: key === "alfred" ? "english" : "viking", units: {}, seas: [], ...known };
}

export function event(book: Book, key: string): EventText {
  const known: Partial<EventText> = said(book).events?.[key] ?? {};
  return { title: plain(key), text: "", rule: "", ...known };
}

export const kindName = (book: Book, kind: Kind): string => said(book).kinds?.[kind]?.name ?? plain(kind);
export const kindOne = (book: Book, kind: Kind): string => said(book).kinds?.[kind]?.one ?? kindName(book, kind);
export const sideName = (book: Book, side: Side): string => {
  const name = said(book).sides?.[side]?.name ?? plain(side);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
export const kingdomName = (book: Book, key: string): string => said(book).kingdoms?.[key] ?? plain(key);
export const seaName = (book: Book, key: string): string => said(book).seas?.[key] ?? plain(key);
export const faceName = (book: Book, face: Face): string => said(book).faces?.[face] ?? plain(face);
export const assumption = (book: Book, key: string): string => said(book).odds?.assumes?.[key] ?? key;

export const moduleText = (book: Book, key: string): ModuleText => ({ name: plain(key), sentence: "", ...said(book).age?.modules?.[key] });
export const kingdomText = (book: Book, key: string): KingdomText => ({
  name: kingdomName(book, key), cities: [], threshold: 0, english: "", viking: "", ...said(book).age?.kingdoms?.[key],
});
export const kingText = (book: Book, key: string): RuleText => ({ name: plain(key), text: "", rule: "", ...said(book).age?.kings?.[key] });
/** A face of a Rune die, or of a Prayer die. */
export const runeText = (book: Book, face: string): FaceText => ({ name: plain(face), needs: "", effect: "", ...said(book).age?.runes?.[face] });
export const prayerText = (book: Book, face: string): FaceText => ({ name: plain(face), needs: "", effect: "", ...said(book).age?.prayers?.[face] });
export const relicText = (book: Book, key: string): RelicText => ({ name: plain(key), shire: "", ...said(book).age?.relics?.[key] });
export const legendText = (book: Book, key: string): LegendText => ({ name: plain(key), deed: "", reward: "", rule: "", ...said(book).age?.legends?.[key] });
export const epicText = (book: Book, key: string): RuleText => ({ name: plain(key), text: "", rule: "", ...said(book).age?.epics?.[key] });
/** What a legendary Leader does (VX-9). */
export const leaderAbility = (book: Book, key: string): AbilityText => ({ text: "", rule: "VX-9.1", ...said(book).age?.leaders?.[key] });
export const tileName = (book: Book, tile: TileName): string => said(book).age?.tiles?.[tile] ?? plain(tile);
/** The relic whose site a shire is (VX-5.1). */
export const relicOf = (book: Book, shire: string): string | null =>
  Object.keys(said(book).age?.relics ?? {}).find((key) => said(book).age?.relics?.[key]?.shire === shire) ?? null;

/** "3 Norsemen", "1 Thegn". */
export function counted(book: Book, kind: Kind, n: number): string {
  const one = kindOne(book, kind);
  const name = kindName(book, kind);
  // A language that writes one unit small writes many small
  const many = one.charAt(0) === one.charAt(0).toLowerCase() ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${n} ${n === 1 ? one : many}`;
}
