/** What a seat sees of Age of Arthur, as the server sends it.
 *
 * Made by `make types` from heptarchy.games.arthur.table.seen; change that, never this file.
 */
import type { BattleForecast, Type, TypeText } from "../dba/seen";
import type { Book as BattleBook } from "../dba/seen";
import type { View as BattleView } from "../dba/seen";

/** How likely whoever answers so wins what it leads to; `low` and `high` where that hangs on what others do. */
export interface Chance {
  win: number;
  exact: boolean;
  low?: number;
  high?: number;
  /** What is taken for granted: a key of the game's book. */
  assumes?: string;
}

export type People = "british" | "saxon" | "irish";

export type Title = "pendragon" | "bretwalda";

export type Kingdom = "dumnonia" | "ceint" | "powys" | "linnuis" | "ebrauc" | "demetia" | "gwynedd" | "rheged";

export type Cause = "fall" | "bell" | "assassin" | "knives" | "usurper" | "battle" | "siege";

export type Battles = "table" | "bots" | "each" | "quick";

export type Decided = "fought" | "quick" | "sieges";

/** What a war is over. */
export type Over = "land" | "title" | "throne" | "faith";

/** The province or the title, or the seat whose throne it is; nothing: the faith. */
export type Reason = string | number | null;

/** What makes a rank. */
export type Counted = "british" | "land" | "warlords" | "vassals" | "titles";

export type Source = "home" | "province" | "card" | "title" | "raiders" | "home_raided";

/** An element; "any" is chosen at the levy. */
export type Levied = Type | "any";

export type Pairs = "besiegers" | "besieged" | "equal" | "falls";

export type CardKind = "base" | "campaign" | "ruler" | "war" | "battle";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** AA-29: when a round is. */
export interface AnnalDate {
  year: number;
  season: Season;
}

/** Whose it is, who lives there, who claims it, what lies on it. */
export interface ProvinceView {
  /** Nobody: it waits for one. */
  owner: number | null;
  /** Who lost it while several claimed it. */
  last_owner: number | null;
  population: People;
  claims: number[];
  /** How many there are. */
  warlords: number;
  /** Whether a raid or ships keep it from giving troops. */
  blocked: boolean;
}

/** Who holds a title and who claims it. */
export interface TitleView {
  holder: number | null;
  since?: AnnalDate | null;
  claims: number[];
}

/** A ruler before the present one. */
export interface Ancestor {
  born: People;
  /** The round. */
  died: number;
  date?: AnnalDate;
  cause: Cause;
}

/** AA-22.7: how many of his words were kept and broken. */
export interface Word {
  kept: number;
  broken: number;
}

/** A player: his kingdom, ruler and cards. */
export interface Ruler {
  /** None before they are dealt. */
  kingdom: Kingdom | null;
  people: People;
  /** How many rulers there have been, this one too. */
  reign: number;
  rank: number;
  /** AA-12.1: what it is made of; each as the figures say. */
  counts?: Record<Counted, number>;
  /** AA-17.1: of who holds a title: how many are still to be made vassals. */
  to_overlord?: number | null;
  lord: number | null;
  rebels: boolean;
  born: People;
  lineage: Ancestor[];
  throne_claims: number[];
  word?: Word;
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

/** A raid on a province. */
export interface Raid {
  by: number;
  province: string;
  kind: Type;
}

/** A Long Ships or Irish Scourge card on the map. */
export interface Ships {
  card: string;
  by: number;
  province: string;
}

/** A war that waits for the end of the round. */
export interface Pending {
  declarer: number;
  enemy: number;
  over: Over;
  thing: Reason;
  date?: AnnalDate;
}

/** AA-22.7: a claim that is to be renounced by word given; the promise as an action says it. */
export interface Pledge {
  by: number;
  to: number;
  promise: string;
}

/** AA-22: a promise as an action says it ("promise lundein"), and the answer; null: none yet. */
export interface Offer {
  by: number;
  to: number;
  promise: string;
  answer: "yes" | "no" | null;
}

/** What was won and several claim. */
export interface Prize {
  over: Over;
  thing: Reason;
  rivals: number[];
}

/** Who fights whom, over what, and how far it has come. */
export interface War {
  declarer: number;
  enemy: number;
  date?: AnnalDate;
  over: Over;
  thing: Reason;
  claimant: number | null;
  /** By side: its C-in-C. */
  chiefs: [number, number];
  /** By seat: 0 the declarer's side, 1 the enemy's. */
  sides: (number | null)[];
  /** By seat: has gone home from the siege. */
  left: boolean[];
  siege: boolean;
  /** Of the siege; 0 before it. */
  round: number;
  /** By side, in this round of the siege. */
  scores: [number, number];
  /** By side: elements that count. */
  strength: [number, number];
  /** By side: how many lost elements end the siege; missing before it. */
  limits?: [number, number];
  /** By side: what it adds to its die in this round (AA-10.3). */
  bonus?: [number, number];
  /** How many of the 36 pairs of dice bring it in this round (AA-20.3). */
  pairs?: Record<Pairs, number>;
  /** By seat: elements lost in the siege. */
  lost: number[];
  dead: number[];
  fought: Battles | null;
  offers: Offer[];
  prize: Prize | null;
  /** By side. */
  winner: number | "drawn" | null;
}

/** A source of a levy: what it gives, or what raids take. */
export interface LevyLine {
  from: Source;
  /** The province, card or title. */
  key: string;
  kinds: Levied[];
  blocked?: boolean;
  count: number;
}

/** AA-27.1: whose band is of which type: the province of a Warlord, or the prince. */
export interface Band {
  who: string;
  kind: Type | null;
}

/** The battle that is fought. */
export interface Battle {
  /** Our seats, by the battle's. */
  chairs: number[];
  /** Seats for which a bot commands. */
  delegated: number[];
  /** What dba shows this chair. */
  view: BattleView;
}

/** What ranks and sieges are reckoned with. */
export interface Figures {
  british_rank: number;
  land_rank?: number;
  vassal_rank: number;
  warlord_rank: number;
  title_rank: number;
  siege_bonus: number;
}

/** The open table, and the hand of this seat. */
export interface View {
  round: number;
  rounds: number;
  date?: AnnalDate | null;
  /** How many have begun. */
  turn: number;
  /** Seats in the order round the table. */
  order: number[];
  active: number | null;
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
  /** Wars that were settled, by how they were decided. */
  tally?: Record<Decided, number>;
  pending: Pending[];
  pledges?: Pledge[];
  /** AA-9.7: who has yet to pick a side, in their order. */
  undecided?: number[];
  /** AA-17.2: of the highest rank. */
  highest?: number[];
  wars: War[];
  /** By seat; null: raised in secret. */
  armies: (Type[] | null)[];
  /** By seat: the type of the general's element; null: lost, or named in secret. */
  leads: (Type | null)[];
  /** AA-27.1: by seat. */
  bands?: (Band[] | null)[];
  /** By seat. */
  levies: LevyLine[][];
  battle: Battle | null;
  figures: Figures;
}

/** Of the first side, in thousandths. */
export interface Chances {
  win: number;
  draw: number;
  loss: number;
}

/** A war, with its armies as they are or would be levied. */
export interface WarForecast {
  strength: [number, number];
  battle: Chances;
  siege: Chances;
}

/** The wars, or the battle that is fought. */
export interface Forecast {
  battle: BattleForecast | null;
  options: Record<string, Chance>;
  wars?: WarForecast[];
}

/** The names of a kingdom's rulers, by the people they are born to. */
export interface RulerNames {
  british: string[];
  saxon: string[];
}

/** A kingdom. */
export interface KingdomText {
  name: string;
  text: string;
  home: string;
  provinces: string[];
  rulers: RulerNames;
}

/** A province: what it is called, and what is printed on the map. */
export interface ProvinceText {
  name: string;
  /** Where that is today. */
  text: string;
  kingdom: Kingdom;
  home: boolean;
  coasts: string[];
  terrain: string;
  adjacent: string[];
}

/** A title. */
export interface TitleText {
  name: string;
  text: string;
  rule: string;
}

/** A card. */
export interface CardText {
  name: string;
  text: string;
  kind: CardKind;
  rule: string;
  copies: number;
}

/** A way over the sea. */
export interface CrossingText {
  name: string;
  between: string[];
}

/** How battles are fought. */
export interface BattlesText {
  name: string;
  text: string;
}

/** What is claimed, with `{}` for the name of it or of whose it is. */
export interface Things {
  land: string;
  title: string;
  throne: string;
  faith: string;
}

/** Names, texts and open facts in one language, by the keys that views, options and records use. */
export interface Book {
  title: string;
  kingdoms: Partial<Record<Kingdom, KingdomText>>;
  provinces: Record<string, ProvinceText>;
  titles: Partial<Record<Title, TitleText>>;
  cards: Record<string, CardText>;
  card_kinds: Record<string, string>;
  types: Partial<Record<Type, TypeText>>;
  /** Of a ruler. */
  peoples: Record<string, string>;
  /** Of a province. */
  populations: Record<string, string>;
  coasts: Record<string, string>;
  terrains: Record<string, string>;
  crossings: CrossingText[];
  causes: Record<string, string>;
  levy: Record<string, string>;
  things: Things;
  battles: Partial<Record<Battles, BattlesText>>;
  verbs: Record<string, string>;
  battle: BattleBook;
}
