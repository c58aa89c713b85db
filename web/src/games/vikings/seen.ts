/** What a seat sees of 878: Vikings, as the server sends it.
 *
 * Made by `make types` from heptarchy.games.vikings.table.seen; change that, never this file.
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

export type Faction = "norsemen" | "berserkers" | "housecarl" | "thegn";

export type Kind = "norsemen" | "berserkers" | "housecarl" | "thegn" | "fyrd";

export type Side = "viking" | "english";

export type Face = "hit" | "flee" | "command" | "blank";

export type CardKind = "treaty" | "move" | "event";

export type Kingdom = "northumbria" | "mercia" | "east_anglia" | "wessex";

/** VX-5: where it is, or who carries it. */
export type Relic = "site" | "spent" | Faction;

/** Units; a kind that is not there may be missing. */
export type Counts = Partial<Record<Kind, number>>;

/** The units in a shire; `moved`: of the active side. */
export type Held = Partial<Record<Kind | "moved", number>>;

/** A faction, and its cards if the seat may see them (V-13.2). */
export interface FactionView {
  seat: number;
  hand_size: number;
  deck_size: number;
  played: string[];
  shown: string[];
  events_played: number;
  hand?: string[];
  deck?: string[];
}

/** The Fyrd deck. */
export interface Fyrd {
  /** Cards in it. */
  deck: number;
  /** Cards laid aside, by their value. */
  discard: number[];
}

/** A Leader's or an army's way in this turn. */
export interface March {
  leader: string | null;
  at: string | null;
  steps: number;
  carry: Counts;
  sail: boolean;
}

/** What modules do in the battle that is fought. */
export interface Fray {
  epic: string | null;
  traitor: Faction | null;
  avenged: boolean;
  aella: Side[];
  shielded: Record<Side, number>;
  casters: Faction[];
  faces: string[];
  thrown: Partial<Record<Kind, Record<Face, number>>>;
  /** Those dice lie on the table and are not read yet. */
  unread?: boolean;
  /** The kinds that fight for each (VX-7.11). */
  sides?: Record<Side, Kind[]>;
}

/** V-9.6: of the last roll, what is still to be worked out: Hits, then Flees, then Commands. */
export interface Waits {
  hits: number;
  flees: Counts;
  commands: Counts;
}

/** The battle that is fought. */
export interface Battle {
  shire: string;
  attacker: Side;
  units: Record<Kind, number>;
  events: string[];
  pending: string[];
  roller: Side;
  hits: number;
  flees: Record<Kind, number>;
  commands: Record<Kind, number>;
  waits?: Waits;
  attack_rolls: number;
  berserkers_taken: number;
  next: Side;
  fyrd_cards: number[];
  /** With modules of the Viking Age. */
  age?: Fray;
}

/** VX-6.1: a Legend that was laid open. */
export interface Legend {
  /** Who has it. */
  side: Side | null;
  claimed: boolean;
}

/** What lies on the table for the modules of the Viking Age; of a module that is not played nothing is told. */
export interface Age {
  modules: string[];
  /** VX-1: those that stand. */
  churches?: string[];
  plundered?: string[];
  /** The flipped tiles that the English keep. */
  tiles?: number;
  spoils?: Partial<Record<Faction, string[]>>;
  forts?: string[];
  settlements?: string[];
  /** Still to be had. */
  fort_tiles?: number;
  /** By shire where a Fort may be built now: what may be given up (VX-1.6). */
  mixes?: Record<string, string[]>;
  /** VX-2: who has the power of each. */
  kingdoms?: Record<Kingdom, Side>;
  /** Powers whose step is spent. */
  spurred?: Kingdom[];
  /** VX-3: a King, "hidden", or null once he is played. */
  kings?: Record<Faction, string | null>;
  kings_played?: string[];
  haste?: number;
  /** VX-4: left this round. */
  dice?: Record<Faction, number>;
  relics?: Record<string, Relic>;
  legends?: Record<string, Legend>;
  wins?: Record<Side, number>;
  /** VX-7. */
  epics?: number;
  epic_pool?: string[];
  /** VX-8: shires where one lies. */
  ships?: string[];
  /** VX-9.2: her units while she is off shore. */
  lagertha?: Counts;
}

/** V-13.3: the open table, and the cards of the seat's own side. */
export interface View {
  round: number;
  turn: number;
  active: Faction | null;
  bag: Faction[];
  markers: number;
  marked: string[];
  shires: Record<string, Held>;
  /** Shires that the Vikings control (V-2.10). */
  viking?: string[];
  /** Shires where both sides are, so that a battle is due. */
  fought?: string[];
  stock: Record<Kind, number>;
  fled: Record<Faction, number>;
  /** A shire, "off shore" or "gone". */
  leaders: Record<string, string>;
  off_shore: Counts;
  waiting: Counts;
  invasion: string[];
  factions: Record<Faction, FactionView>;
  fyrd: Fyrd;
  armies: number;
  steps: number;
  led: string[];
  effects: string[];
  barred: string[];
  march: March | null;
  battle: Battle | null;
  /** With modules of the Viking Age. */
  age?: Age;
  given: number[];
  over: boolean;
  ending: string;
  scores: number[];
}

/** How likely each side wins. */
export interface Win {
  viking: number;
  english: number;
}

/** The battle being fought, from what stands. */
export interface BattleForecast {
  shire: string;
  attacker: Side;
  win: Win;
  exact: boolean;
  /** A key of the book's `odds.assumes`. */
  assumes: string;
}

/** The battle being fought, and by option how likely the seat's side wins the battle that it leads to. */
export interface Forecast {
  battle: BattleForecast | null;
  options: Record<string, Chance>;
}

/** A kind of unit. */
export interface KindText {
  name: string;
  one: string;
  side: Side;
}

/** A side. */
export interface SideText {
  name: string;
}

/** A shire: what it is called, and what is printed on the map. */
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

/** A card. */
export interface CardText {
  title: string;
  kind: CardKind;
  faction: Faction;
  number: number;
  text: string;
  window: string;
  rule: string;
  event: string | null;
  armies: number;
  steps: number;
}

/** An Event. */
export interface EventText {
  title: string;
  text: string;
  rule: string;
}

/** A Leader. */
export interface LeaderText {
  name: string;
  epithet: string;
  side: Side;
  units: Counts;
  seas: string[];
}

/** The dice of a kind: how many, and so many of each face. */
export interface DiceText {
  hit: number;
  flee: number;
  command: number;
  blank: number;
  dice: number;
}

/** What odds take for granted. */
export interface OddsText {
  assumes: Record<string, string>;
}

/** A module of the Viking Age. */
export interface ModuleText {
  name: string;
  sentence: string;
}

/** A kingdom and its power (VX-2). */
export interface KingdomText {
  name: string;
  cities: string[];
  /** Cities that give the Vikings its power. */
  threshold: number;
  english: string;
  viking: string;
}

/** A King (VX-3) or an epic battle (VX-7). */
export interface RuleText {
  name: string;
  text: string;
  rule: string;
}

/** A face of a Rune or Prayer die (VX-4.3). */
export interface FaceText {
  name: string;
  needs: string;
  effect: string;
}

/** A relic, and its site (VX-5.1). */
export interface RelicText {
  name: string;
  shire: string;
}

/** A Legend (VX-6). */
export interface LegendText {
  name: string;
  deed: string;
  reward: string;
  rule: string;
}

/** What a legendary Leader does (VX-9). */
export interface AbilityText {
  text: string;
  rule: string;
}

/** What the modules of the Viking Age bring. */
export interface AgeBook {
  modules: Record<string, ModuleText>;
  kingdoms: Record<string, KingdomText>;
  kings: Record<string, RuleText>;
  runes: Record<string, FaceText>;
  prayers: Record<string, FaceText>;
  relics: Record<string, RelicText>;
  legends: Record<string, LegendText>;
  epics: Record<string, RuleText>;
  leaders: Record<string, AbilityText>;
  tiles: Record<string, string>;
}

/** Answers that a client offers to give for a while. */
export interface Offered {
  verbs: string[];
  spans: string[];
  /** Given whatever else is offered then; else what is new is asked about. */
  whatever?: boolean;
  /** What is in the hand now is held back; what comes later is asked about. */
  hand?: boolean;
  /** Of losses: who goes first. */
  order?: string[];
}

/** By rule: what may be answered for a while, and what a battle that is fought out answers. */
export interface Lasting {
  while: Record<string, Offered>;
  fight: Record<string, string>;
}

/** How many there are. */
export interface Figures {
  units: Record<Kind, number>;
  /** By their value. */
  fyrd_cards: Record<string, number>;
  cities: number;
}

/** Names, texts and open facts in one language, by the keys that views, options and records use. */
export interface Book {
  title: string;
  factions: Partial<Record<Faction, KindText>>;
  kinds: Partial<Record<Kind, KindText>>;
  sides: Partial<Record<Side, SideText>>;
  kingdoms: Record<string, string>;
  seas: Record<string, string>;
  shires: Record<string, ShireText>;
  cards: Record<string, CardText>;
  events: Record<string, EventText>;
  leaders: Record<string, LeaderText>;
  dice: Partial<Record<Kind, DiceText>>;
  faces: Record<string, string>;
  verbs: Record<string, string>;
  odds: OddsText;
  age: AgeBook;
  lasting: Lasting;
  figures: Figures;
}
