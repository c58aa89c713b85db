/** What a seat sees of Ortus Regni, as the server sends it, and plain questions about it. */
import type { Frame } from "../../lib/wire";
import type { Campaign, CampaignView, Colour, Earl, Fief, House, MatchView, Property, Season, Type } from "./seen";

export type * from "./seen";

/** Numbers by what is counted. */
export type Counts = Record<string, number>;

/** Whose band a card bears: an Earl's, or that of the armies, the raiders, the Welsh. */
export type Tint = Colour | "army" | "viking" | "welsh";

export const COLOURS: Colour[] = ["blue", "red", "green", "gold", "purple", "orange"];
/** The fifteen types of which a deck is built, in the order of the rules. */
export const TYPES = [
  "castle", "land", "market_town", "church", "cathedral", "prince", "vassal", "champion", "monk", "mercenary",
  "treachery", "intrigue", "allies", "banquet", "banner",
] as const satisfies Type[];

/** A campaign and a match wrap the table at which is played. */
const isWrapped = (view: unknown): view is CampaignView | MatchView => typeof view === "object" && view !== null && "season" in view;

/** Whether the black markers tell the time; a record that does not say shows them. */
export const marksTime = (season: Season): boolean => season.timer ?? true;

/** The season that is played, if one is: the whole view outside a campaign and a match. */
export function seasonOf(view: unknown): Season | null {
  if (isWrapped(view)) return view.season ?? null;
  return (view as Season | null) ?? null;
}
export const campaignOf = (view: unknown): Campaign | null => (isWrapped(view) && "campaign" in view ? view.campaign : null);

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

/** The Strength of an Earl's Pool; of a record that does not tell it, how many cards it has. */
export const poolStrength = (earl: Earl): number => earl.pool_strength ?? total(earl.pool);

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
