/** What a seat sees of Age of Arthur, as the server sends it, and plain questions about it. */
import type { Frame } from "../../lib/wire";

export type Seat = number;
export type People = "british" | "saxon" | "irish";
export type Title = "pendragon" | "bretwalda";
export type Kingdom = "dumnonia" | "ceint" | "powys" | "linnuis" | "ebrauc" | "demetia" | "gwynedd" | "rheged";
export type Cause = "fall" | "bell" | "assassin" | "knives" | "usurper" | "battle" | "siege";
export type Battles = "table" | "bots" | "each" | "quick";
/** What a war is over. */
export type Over = "land" | "title" | "throne" | "faith";
/** The province or the title, or the seat whose throne it is; null: the faith. */
export type Reason = string | Seat | null;

export interface ProvinceView {
  /** Null: it waits for one. */
  owner: Seat | null;
  /** Who lost it while several claimed it. */
  last_owner: Seat | null;
  population: People;
  claims: Seat[];
  /** How many there are. */
  warlords: number;
  /** Whether a raid or ships keep it from giving troops. */
  blocked: boolean;
}

/** AA-29: when a round is; views of older rules have none. */
export interface AnnalDate {
  year: number;
  season: "spring" | "summer" | "autumn" | "winter";
}

export interface TitleView {
  holder: Seat | null;
  since?: AnnalDate | null;
  claims: Seat[];
}

/** A ruler before the present one; `died` is the round. */
export interface Ancestor {
  born: People;
  died: number;
  date?: AnnalDate;
  cause: Cause;
}

export interface Ruler {
  /** Null before kingdoms are dealt. */
  kingdom: Kingdom | null;
  people: People;
  /** How many rulers there have been, this one too. */
  reign: number;
  rank: number;
  lord: Seat | null;
  rebels: boolean;
  born: People;
  lineage: Ancestor[];
  throne_claims: Seat[];
  auxilia: number;
  /** Cards that lie before him. */
  lying: string[];
  /** Cards that Merlin has set aside. */
  aside: string[];
  /** Null: another's. */
  hand: string[] | null;
  /** Cards of his hand that this seat has seen. */
  known: string[];
  /** How many he holds. */
  cards: number;
}

export interface Raid {
  by: Seat;
  province: string;
  kind: string;
}

export interface Ships {
  card: string;
  by: Seat;
  province: string;
}

export interface Pending {
  declarer: Seat;
  enemy: Seat;
  date?: AnnalDate;
  over: Over;
  thing: Reason;
}

/** AA-22: a promise as an action says it ("promise lundein"), and the answer; null: none yet. */
export interface Offer {
  by: Seat;
  to: Seat;
  promise: string;
  answer: "yes" | "no" | null;
}

export interface War {
  declarer: Seat;
  enemy: Seat;
  date?: AnnalDate;
  over: Over;
  thing: Reason;
  claimant: Seat | null;
  /** By side: its C-in-C. */
  chiefs: Seat[];
  /** By seat: 0 the declarer's side, 1 the enemy's. */
  sides: (number | null)[];
  /** By seat: has gone home from the siege. */
  left: boolean[];
  siege: boolean;
  /** Of the siege; 0 before it. */
  round: number;
  /** By side, in this round of the siege. */
  scores: number[];
  /** By side: elements that count. */
  strength: number[];
  /** By side: how many lost elements end the siege. Missing before it, and in views of older rules. */
  limits?: number[];
  /** With how many of the 36 pairs of dice each thing happens in this round of the siege (AA-20.3). */
  pairs?: { falls: number; besieged: number; equal: number; besiegers: number };
  /** By seat: elements lost in the siege. */
  lost: number[];
  dead: Seat[];
  fought: Battles | null;
  offers: Offer[];
  /** What was won and several claim. */
  prize: { over: Over; thing: Reason; rivals: Seat[] } | null;
  /** By side. */
  winner: number | "drawn" | null;
}

/** A source of a levy: what it gives, or what raids take. */
export interface LevyLine {
  from: "home" | "province" | "card" | "title" | "raiders" | "home_raided";
  /** The province, card or title. */
  key: string;
  /** Types of its elements; "any" is chosen at the levy. */
  kinds: string[];
  blocked?: boolean;
  count: number;
}

export interface Battle {
  /** Our seats, by the battle's. */
  chairs: Seat[];
  /** Seats for which a bot commands. */
  delegated: Seat[];
  /** What dba shows this chair. */
  view: unknown;
}

export interface View {
  date?: AnnalDate | null;
  round: number;
  rounds: number;
  /** How many turns have begun. */
  turn: number;
  /** Seats in the order round the table. */
  order: Seat[];
  active: Seat | null;
  /** Cards played or discarded in this turn. */
  used: string[];
  /** From which turn on war may be declared again. */
  war_from_turn: number;
  /** Those on the map; kingdoms out of play have none. */
  provinces: Record<string, ProvinceView>;
  titles: Record<Title, TitleView>;
  rulers: Ruler[];
  raids: Raid[];
  ships: Ships[];
  deck: number;
  discard: string[];
  gone: string[];
  expendables: number;
  battles: Battles;
  pending: Pending[];
  wars: War[];
  /** By seat; null: raised in secret. */
  armies: (string[] | null)[];
  /** By seat: the type of the general's element; null: lost, or named in secret. */
  leads: (string | null)[];
  /** AA-27.1: by seat, whose band is of which type; views of older rules have none. */
  bands?: ({ who: string; kind: string | null }[] | null)[];
  /** By seat. */
  levies: LevyLine[][];
  battle: Battle | null;
  figures: Figures;
}

/** What ranks and sieges are reckoned with. */
export interface Figures {
  british_rank: number;
  vassal_rank: number;
  warlord_rank: number;
  title_rank: number;
  siege_bonus: number;
}

/** By war: chances of the declaring side, in thousandths. */
export interface WarForecast {
  strength: number[];
  battle: { win: number; draw: number; loss: number };
  siege: { win: number; draw: number; loss: number };
}

export const TITLES: Title[] = ["pendragon", "bretwalda"];
export const KINGDOMS: Kingdom[] = ["dumnonia", "ceint", "powys", "linnuis", "ebrauc", "demetia", "gwynedd", "rheged"];

export const viewOf = (frame: Frame): View => frame.view as View;

/** The seat that an action calls p1 to p8. */
export const seatOf = (key: string | null | undefined): Seat | null => {
  const found = /^p(\d+)$/.exec(key ?? "");
  return found ? Number(found[1]) - 1 : null;
};
export const playerKey = (seat: Seat): string => `p${seat + 1}`;

/** A seat's kingdom; seats come in the order of the kingdoms. */
export const kingdomOf = (view: View, seat: Seat | null): Kingdom | null =>
  seat === null ? null : (view.rulers[seat]?.kingdom ?? KINGDOMS[seat] ?? null);

/** What the others at the table call a seat. */
export const seatName = (frame: Frame, seat: Seat | null): string => (seat === null ? "" : (frame.table.seats[seat]?.name ?? playerKey(seat)));

/** How many elements a seat could levy now. */
export const levySize = (view: View, seat: Seat): number => (view.levies[seat] ?? []).reduce((sum, line) => sum + line.count, 0);

/** The provinces of a seat, by key. */
export const landOf = (view: View, seat: Seat | null): string[] =>
  seat === null ? [] : Object.keys(view.provinces).filter((key) => view.provinces[key]!.owner === seat);

/** What a seat claims, by what it is. */
export function claimsOf(view: View, seat: Seat | null): { provinces: string[]; titles: Title[]; thrones: Seat[] } {
  const has = (claims: Seat[]): boolean => seat !== null && claims.includes(seat);
  return {
    provinces: Object.keys(view.provinces).filter((key) => has(view.provinces[key]!.claims)),
    titles: TITLES.filter((title) => has(view.titles[title].claims)),
    thrones: view.rulers.flatMap((ruler, other) => (has(ruler.throne_claims) ? [other] : [])),
  };
}
