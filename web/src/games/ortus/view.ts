/** What a seat sees of Ortus Regni, as the server sends it, and plain questions about it. */
import type { Frame } from "../../lib/wire";

export type Colour = "blue" | "red" | "green" | "gold" | "purple" | "orange";
/** A house: an Earl's colour, the Vikings, or the Welsh of the Marches. */
export type House = Colour | "vikings" | "welsh";
/** Whose band a card bears: an Earl's, or that of the armies, the raiders, the Welsh. */
export type Tint = Colour | "army" | "viking" | "welsh";
export type Army = "infantry" | "knight";
export type Counts = Record<string, number>;

export const COLOURS: Colour[] = ["blue", "red", "green", "gold", "purple", "orange"];
/** The fifteen types of which a deck is built, in the order of the rules. */
export const TYPES = [
  "castle", "land", "market_town", "church", "cathedral", "prince", "vassal", "champion", "monk", "mercenary",
  "treachery", "intrigue", "allies", "banquet", "banner",
] as const;
export type Type = (typeof TYPES)[number] | "palace";

export interface Property {
  type: string;
  colour: Colour;
}
export interface Fief {
  place: string;
  seat: "palace" | "castle" | "tent" | "church" | "cathedral";
  colour: Colour | "welsh";
  strength: number;
  lord: string | null;
  properties: Property[];
}
export interface Mercenary {
  colour: Colour;
  infantry: number;
  knight: number;
}
export interface Earl {
  colour: Colour;
  /** None: the King of a Rebellion, whom nobody plays. */
  seat: number | null;
  out: boolean;
  off_table: boolean;
  turns: number;
  hand_size: number;
  deck_size: number;
  hand: Counts | null;
  deck: Counts | null;
  tray: Counts | null;
  discard: Counts;
  towers: number;
  tower_types: string[] | null;
  fiefs: Fief[];
  mercenaries: Mercenary[];
  pool: Record<Army, number>;
  capacity: number;
  recruits: number;
  banners: number;
  royal: Record<Army, number> | null;
  levies: number;
  emissaries: { vassal: number; monk: number };
  legacy: number;
  /** What this seat has seen of the Hand. */
  known: Counts | null;
  /** With whom he wins: his ally or partner. */
  partner?: Colour | null;
  /** Whom he faces in a Tetrarchy. */
  opponent?: Colour | null;
  advisors?: number;
  villages?: number | null;
  thanes?: { home: number; out: number } | null;
}

export interface Force {
  hand: Counts;
  army: Counts;
  lords: string[];
  mercenaries: number[];
  king: boolean;
  royal: Counts;
  levies: number;
  strength: number;
  damage: number;
  dead: string[];
}
export interface Battle {
  attacker: House;
  defender: House;
  director: Colour;
  aim: "towers" | "raid" | "siege" | "villages" | "thanes";
  fief: string | null;
  card: string | null;
  result: string | null;
  through: number;
  points: number;
  captured: string[];
  captor: House | null;
  forces: [Force, Force];
}
export interface Plot {
  card: string;
  actor: Colour;
  target: Colour | null;
  aim: "lord" | "mercenary" | "hand" | "properties" | "pool" | null;
  fief: string | null;
  mercenary: number | null;
  takes: (Property | Army)[];
  answers: number;
  served: string[];
}
export interface Rider {
  earl: Colour;
  ante: Property | null;
  from: string | null;
  cards: number;
  hand: Counts | null;
  tilted: number;
  wilds: { vassal: number; prince: number };
  tied: boolean;
}
/** A Conclave: what each declares to hold, and whom each accuses. */
export interface Declarer {
  earl: Colour;
  cards: number;
  hand: Counts | null;
  declared: string | null;
  accuses: Colour | null;
  peace: boolean;
}
/** A Castle of the Welsh Marches. */
export interface March {
  place: string;
  holder: House | null;
  strength: number;
  infantry: number;
}
export interface Mind {
  left: Counts;
  discard: Counts;
  wish: string | null;
}
export interface Season {
  variant: "base" | "heathen" | "wessex" | "rebellion";
  mode: string | null;
  round: number;
  active: House | null;
  start: Colour;
  acted: boolean;
  earls: Earl[];
  king: Colour | null;
  liege: Colour | null;
  cathedral: Colour | null;
  church: Colour | null;
  bag: Partial<Record<Colour, number>>;
  black: number;
  black_markers: number;
  white: boolean;
  arrived: boolean;
  horde: { viking: number; chieftain: number };
  decks: { army: number; army_discard: number; viking: number; viking_discard: number; battle: Counts; joust: number };
  battle: Battle | null;
  plot: Plot | null;
  joust: { riders: Rider[]; shown: boolean } | null;
  conclave?: { earls: Declarer[]; shown: boolean } | null;
  marches?: March[];
  draft?: { round: number; pack: Counts | null; size: number[] } | null;
  common?: Counts;
  /** Knight-errant: what lies open beside the common deck. */
  open_cards?: string[] | null;
  mind: Mind | null;
  choice: string | null;
  votes: number[];
  given: unknown[];
  over: boolean;
  ending: string;
  scores: number[];
}
/** The Wessex campaign wraps its seasons: what survives a Winter, by seat. */
export interface Campaign {
  season?: number;
  legacy?: number[];
  start?: Colour | null;
  markers?: number;
  past?: { start: Colour; rounds: number; points: number[] }[];
}

const isWrapped = (view: unknown): view is { campaign: Campaign; season?: Season | null } =>
  typeof view === "object" && view !== null && "campaign" in view;

/** Whether the black markers tell the time: until the Vikings come, and where they are used again, until the Danelaw. */
export const marksTime = (season: Season): boolean => !season.arrived || season.variant === "heathen" || season.variant === "wessex";

/** The season that is played, if one is: the whole view outside a campaign. */
export function seasonOf(view: unknown): Season | null {
  if (isWrapped(view)) return view.season ?? null;
  return (view as Season | null) ?? null;
}
export const campaignOf = (view: unknown): Campaign | null => (isWrapped(view) ? view.campaign : null);

export const total = (counts: Counts | null | undefined): number => Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);

/** The cards of counts one by one, in the order of the rules. */
export function cardsOf(counts: Counts | null | undefined): string[] {
  const order = [...TYPES, "palace"] as string[];
  return Object.keys(counts ?? {})
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .flatMap((type) => Array.from({ length: counts![type] ?? 0 }, () => type));
}

export const earlOf = (season: Season | null, colour: House | null | undefined): Earl | null =>
  season?.earls.find((earl) => earl.colour === colour) ?? null;
export const ownEarl = (season: Season | null, seat: number | null): Earl | null =>
  seat === null ? null : (season?.earls.find((earl) => earl.seat === seat) ?? null);
export const holderOf = (season: Season | null, place: string | null): Earl | null =>
  season?.earls.find((earl) => earl.fiefs.some((fief) => fief.place === place)) ?? null;
export const fiefOf = (season: Season | null, place: string | null): Fief | null =>
  holderOf(season, place)?.fiefs.find((fief) => fief.place === place) ?? null;

/** What an Earl is called: as his seat is. */
export function earlSeatName(frame: Frame, earl: Earl): string {
  return earl.seat === null ? "" : (frame.table.seats[earl.seat]?.name ?? "");
}

/** A figure of the table's house rules. */
export const figure = (frame: Frame, name: string, usual: number): number => Number(frame.table.options[name] ?? usual);

export const strengthOf = (frame: Frame, counts: Record<Army, number>): number =>
  counts.infantry * figure(frame, "str_infantry", 1) + counts.knight * figure(frame, "str_knight", 2);

/** The same neighbouring cards as runs: a fan of each. */
export function runs(properties: Property[]): { card: Property; n: number }[] {
  const found: { card: Property; n: number }[] = [];
  for (const card of properties) {
    const there = found.find((run) => run.card.type === card.type && run.card.colour === card.colour);
    if (there) there.n++;
    else found.push({ card, n: 1 });
  }
  return found;
}

/** Whether somebody builds a deck: nobody has begun to play. */
export const isBuilding = (season: Season | null): boolean => season !== null && season.round === 0;
