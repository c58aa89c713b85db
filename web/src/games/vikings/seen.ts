/** What a seat sees of 878: Vikings, as the server sends it.
 *
 * Made by `make types` from heptarchy.games.vikings.seen; change that, never this file.
 */

export type Faction = "norsemen" | "berserkers" | "housecarl" | "thegn";

export type Kind = "norsemen" | "berserkers" | "housecarl" | "thegn" | "fyrd";

export type Side = "viking" | "english";

export type Face = "hit" | "flee" | "command" | "blank";

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
