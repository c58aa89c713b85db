/** What a seat sees of Ortus Regni, as the server sends it.
 *
 * Made by `make types` from heptarchy.games.ortus.table.seen; change that, never this file.
 */

/** How likely whoever answers so wins what it leads to; `low` and `high` where that hangs on what others do. */
export interface Chance {
  win: number;
  exact: boolean;
  low?: number;
  high?: number;
  /** What is taken for granted: a key of the game's book. */
  assumes?: string;
}

export type Colour = "blue" | "red" | "green" | "gold" | "purple" | "orange";

/** An Earl's colour, the Vikings, or the Welsh of the Marches. */
export type House = Colour | "vikings" | "welsh";

export type Army = "infantry" | "knight";

export type Raider = "viking" | "chieftain";

export type Type = "castle" | "land" | "market_town" | "church" | "cathedral" | "prince" | "vassal" | "champion" | "monk" | "mercenary" | "treachery" | "intrigue" | "allies" | "banquet" | "banner" | "palace";

/** A Battle card. */
export type Outcome = "normal" | "attacker" | "defender" | "church";

/** A Joust card. */
export type Joust = "no_luck" | "vassal" | "prince";

export type JoustHand = "ppp" | "vvv" | "ppv" | "ppn" | "pvv" | "vvn" | "pvn" | "pnn" | "vnn" | "nnn";

export type Variant = "base" | "heathen" | "wessex" | "rebellion";

export type Mode = "solo" | "cooperative" | "semi";

export type Aim = "towers" | "raid" | "siege" | "villages" | "thanes";

export type PlotAim = "lord" | "mercenary" | "hand" | "properties" | "pool";

/** Cards by type. */
export type Counts = Partial<Record<Type, number>>;

/** A card by type and colour. */
export interface Property {
  type: Type;
  colour: Colour;
}

/** A Fief: its seat, Lord and Properties, older first. */
export interface Fief {
  place: string;
  seat: "tent" | Type;
  /** Whose card the seat is; none: a Castle of the Welsh Marches. */
  colour: Colour | null;
  strength: number;
  lord: Type | null;
  properties: Property[];
}

/** A Mercenary and his Garrison. */
export interface Mercenary {
  colour: Colour;
  infantry: number;
  knight: number;
}

/** OV-12: where an Earl's Thanes are. */
export interface Thanes {
  home: number;
  out: number;
}

/** An Earldom; Hand, deck, Towers and tray for its own Earl alone (OR-4.1, OR-4.6). */
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
  tower_types: Type[] | null;
  fiefs: Fief[];
  mercenaries: Mercenary[];
  pool: Record<Army, number>;
  pool_strength?: number;
  capacity: number;
  strength?: number;
  recruits: number;
  banners: number;
  royal: Record<Army, number> | null;
  levies: number;
  advisors?: number;
  emissaries: Record<"vassal" | "monk", number>;
  legacy: number;
  /** What this seat has seen of the Hand. */
  known: Counts | null;
  /** With whom he wins: his ally or partner. */
  partner?: Colour | null;
  /** Whom he faces in a Tetrarchy. */
  opponent?: Colour | null;
  villages?: number | null;
  thanes?: Thanes | null;
}

/** What one side has fielded. */
export interface Force {
  earl?: House;
  hand: Counts;
  army: Partial<Record<Army | Raider, number>>;
  lords: string[];
  mercenaries: number[];
  king: boolean;
  royal: Partial<Record<Army, number>>;
  levies: number;
  strength: number;
  damage: number;
  dead: string[];
}

/** A battle with both forces. */
export interface Battle {
  attacker: House;
  defender: House;
  /** Who decides for the attackers. */
  director: Colour;
  aim: Aim;
  fief: string | null;
  card: Outcome | null;
  result: Outcome | null;
  through: number;
  points: number;
  captured: string[];
  captor: Colour | "vikings" | "welsh" | null;
  /** The attacker's, the defender's; OV-16: then their allies'. */
  forces: [Force, Force, ...Force[]];
}

/** A Treachery or Intrigue, and how far the struggle has come. */
export interface Plot {
  card: Type;
  actor: Colour;
  target: Colour | null;
  aim: PlotAim | null;
  fief: string | null;
  mercenary: number | null;
  takes: Property[] | Army[];
  answers: number;
  served: string[];
}

/** Who rides in a Joust; `from` is where his ante lay. */
export interface Rider {
  from: string | null;
  earl: Colour;
  ante: Property | null;
  cards: number;
  hand: Record<Joust, number> | null;
  tilted: number;
  /** Champions, by the card that they stand for. */
  wilds: Record<"vassal" | "prince", number>;
  tied: boolean;
}

/** A Joust: antes and Champions open, Joust cards for their rider until all are shown (OR-14.3). */
export interface Tournament {
  riders: Rider[];
  shown: boolean;
}

/** OV-14: what an Earl declares to hold, and whom he accuses. */
export interface Declarer {
  earl: Colour;
  cards: number;
  hand: Record<Joust, number> | null;
  declared: JoustHand | null;
  accuses: Colour | null;
  peace: boolean;
}

/** OV-14: declarations and accusations. */
export interface Conclave {
  earls: Declarer[];
  shown: boolean;
}

/** OV-20: a Castle of the Welsh Marches, neutral or held. */
export interface March {
  place: string;
  holder: Colour | "vikings" | "welsh" | null;
  strength: number;
  infantry: number;
}

/** OV-12: whether the active Earl has moved his Thanes in this turn, and had strictly most out when it began. */
export interface Muster {
  set: boolean;
  lead: boolean;
}

/** RB-22: the King's Mind; what is left of it can be counted from its discards. */
export interface Mind {
  left: Counts;
  discard: Counts;
  wish: Joust | null;
}

/** OV-15: the round, and one's own pack. */
export interface Draft {
  round: number;
  pack: Counts | null;
  size: number[];
}

/** The decks of the middle: sizes, and what is left of the Battle deck, whose discards lie open. */
export interface Decks {
  army: number;
  army_discard: number;
  viking: number;
  viking_discard: number;
  battle: Record<Outcome, number>;
  joust: number;
}

/** A table at which is played: the whole view outside a campaign and a match. */
export interface Season {
  variant: Variant;
  mode: Mode | null;
  round: number;
  active: Colour | "vikings" | "welsh" | null;
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
  /** Whether they still go out. */
  timer?: boolean;
  white: boolean;
  arrived: boolean;
  horde: Record<Raider, number>;
  decks: Decks;
  battle: Battle | null;
  plot: Plot | null;
  joust: Tournament | null;
  conclave?: Conclave | null;
  marches?: March[];
  thanes?: Muster | null;
  mind: Mind | null;
  choice: Type | null;
  votes: number[];
  draft?: Draft | null;
  /** OV-19: what lies open beside the common deck. */
  open_cards?: Type[] | null;
  common_deck?: number | null;
  common_discard?: Counts | null;
  common?: Counts;
  given: number[];
  over: boolean;
  ending: string;
  scores: number[];
}

/** A season that was played. */
export interface Past {
  start: Colour;
  rounds: number;
  points: number[];
}

/** WX-42: what survives a Winter, by seat. */
export interface Campaign {
  season: number;
  legacy: number[];
  start: Colour | null;
  markers: number;
  past: Past[];
}

/** OV-2: the score of a match. */
export interface Match {
  game: number;
  best_of: number;
  wins: number[];
}

/** A campaign, and the season that is played. */
export interface CampaignView {
  season: Season | null;
  over: boolean;
  ending: string;
  scores: number[];
  campaign: Campaign;
}

/** A match, and the game that is played. */
export interface MatchView {
  season: Season | null;
  over: boolean;
  ending: string;
  scores: number[];
  match: Match;
}

export type View = Season | CampaignView | MatchView;

/** By side: how many of its Lords or Mercenaries are taken, each figure with its chance. */
export interface Captured {
  attacker: Record<string, number>;
  defender: Record<string, number>;
}

/** What may come of a battle: figures as text, each with its chance. */
export interface Left {
  points: Record<string, number>;
  towers: Record<string, number>;
  properties: Record<string, number>;
  cubes: Record<string, number>;
  falls: number;
  captured: Captured;
}

/** The battle being fought, as fielded so far. */
export interface BattleForecast {
  /** The place, or nothing. */
  shire: string;
  aim: Aim;
  attacker: House;
  defender: House;
  win: Partial<Record<House, number>>;
  exact: boolean;
  /** A key of the book's `odds.assumes`. */
  assumes: string;
  left: Left;
}

/** The battle being fought, and by option how likely the seat succeeds. */
export interface Forecast {
  battle: BattleForecast | null;
  options: Record<string, Chance>;
}

export type Family = "property" | "face" | "political" | "army";

/** A card. */
export interface TypeText {
  name: string;
  family: Family;
  text: string;
  rule: string;
  strength: number | null;
  /** The option that says its Strength at a table. */
  figure: string | null;
}

/** A style, and the deck that it builds. */
export interface StyleText {
  name: string;
  sentence: string;
  cards: Counts;
}

/** A variant or a mode. */
export interface ChoiceText {
  name: string;
  sentence: string;
}

/** What odds take for granted. */
export interface OddsText {
  assumes: Record<string, string>;
}

/** Names, texts and open facts in one language, by the keys that views, options and records use. */
export interface Book {
  title: string;
  types: Record<string, TypeText>;
  colours: Record<string, string>;
  king: string;
  vikings: string;
  places: Record<string, string>;
  lords: Record<string, string>;
  army: Record<string, string>;
  raiders: Record<string, string>;
  results: Record<string, string>;
  joust: Record<string, string>;
  joust_hands: Record<string, string>;
  ballots: Record<string, string>;
  styles: Record<string, StyleText>;
  verbs: Record<string, string>;
  odds: OddsText;
  variants: Record<string, ChoiceText>;
  modes: Record<string, ChoiceText>;
}
