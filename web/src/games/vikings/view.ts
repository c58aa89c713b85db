/** What a seat sees of 878: Vikings, as the server sends it, and plain questions about it. */
import type { Battle, Counts, Faction, Kind, Side, View } from "./seen";

export type * from "./seen";

export interface Stack {
  kind: Kind;
  n: number;
}

export const FACTIONS: Faction[] = ["norsemen", "berserkers", "housecarl", "thegn"];
export const KINDS: Kind[] = [...FACTIONS, "fyrd"];
export const SIDES: Side[] = ["viking", "english"];
export const OFF_SHORE = "off shore";
export const GONE = "gone";

export const sideOf = (kind: Kind): Side => (kind === "norsemen" || kind === "berserkers" ? "viking" : "english");
export const foeOf = (side: Side): Side => (side === "viking" ? "english" : "viking");
export const kindsOf = (side: Side): Kind[] => KINDS.filter((kind) => sideOf(kind) === side);
export const leaderSide = (leader: string): Side => (leader === "alfred" ? "english" : "viking");

/** The counts as stacks, in the order of the kinds, without the empty ones. */
export function stacks(counts: Counts | undefined): Stack[] {
  return KINDS.flatMap((kind) => {
    const n = counts?.[kind] ?? 0;
    return n > 0 ? [{ kind, n }] : [];
  });
}

/** The kinds that fight for a side. */
export const fightFor = (battle: Battle, side: Side): Kind[] => battle.age?.sides?.[side] ?? kindsOf(side);

/** What stands in a shire; Fyrd are there while they fight. */
export function unitsIn(view: View, shire: string): Counts {
  const units: Counts = { ...view.shires[shire] };
  if (view.battle?.shire === shire) Object.assign(units, view.battle.units);
  return units;
}

export type Tile = "fort" | "settlement";

/** The Vikings' tile in a shire (VX-1.6, VX-1.9). */
export function tileIn(view: View, shire: string): Tile | null {
  if (view.age?.forts?.includes(shire)) return "fort";
  return view.age?.settlements?.includes(shire) ? "settlement" : null;
}

/** The Church of a city: it stands, it is plundered, or there never was one (VX-1.2, VX-1.3). */
export function churchIn(view: View, shire: string): "church" | "plundered" | null {
  if (view.age?.churches?.includes(shire)) return "church";
  return view.age?.plundered?.includes(shire) ? "plundered" : null;
}

/** Whether a Viking ship lies on the coast of a shire (VX-8.2). */
export const shipIn = (view: View, shire: string): boolean => view.age?.ships?.includes(shire) ?? false;

export type Holder = "viking" | "english" | "fought" | "empty";

/** Who has a shire, as the server says: one side, both (a battle is due or stands), or nobody. Where it does not say, whose units are drawn first. */
export function holder(view: View, shire: string): Holder {
  if (view.battle?.shire === shire || view.fought?.includes(shire)) return "fought";
  if (view.viking?.includes(shire)) return "viking";
  const [first] = stacks(unitsIn(view, shire));
  return first ? sideOf(first.kind) : "empty";
}

/** Whether a city bears a Viking marker. */
export function isMarked(view: View, city: string): boolean {
  return view.marked.includes(city);
}

/** Who stands on the left where both sides are: who attacks, or while no battle is fought the side whose turn it is. */
export function attackerIn(view: View, shire: string): Side {
  if (view.battle?.shire === shire) return view.battle.attacker;
  return view.active === null ? "viking" : sideOf(view.active);
}

/** All units of a faction that are on the map. */
export function onMap(view: View, faction: Faction): number {
  return Object.values(view.shires).reduce((sum, units) => sum + (units[faction] ?? 0), 0);
}

/** All units of a faction that are on the map, or off shore and ready to land. */
export function inPlay(view: View, faction: Faction): number {
  return onMap(view, faction) + (view.off_shore[faction] ?? 0) + (view.age?.lagertha?.[faction] ?? 0);
}

/** The leaders who stand in a shire. */
export function leadersIn(view: View, shire: string): string[] {
  return Object.keys(view.leaders).filter((leader) => view.leaders[leader] === shire);
}

/** The units with a Leader off shore: Lagertha has her own (VX-9.2). */
export const aboard = (view: View, leader: string): Counts => (leader === "lagertha" ? (view.age?.lagertha ?? {}) : view.off_shore);

/** The units of a Leader's side where he stands; those in the battle, or taken along while he marches. */
export function hostOf(view: View, key: string): Counts {
  const at = view.leaders[key] ?? GONE;
  if (view.march?.leader === key && view.march.at !== null && !view.battle) return view.march.carry;
  if (at === OFF_SHORE) return aboard(view, key);
  const units = unitsIn(view, at);
  const side = leaderSide(key);
  const his = view.battle?.shire === at ? fightFor(view.battle, side) : kindsOf(side);
  return Object.fromEntries(kindsOf(side).map((kind) => [kind, his.includes(kind) ? (units[kind] ?? 0) : 0]));
}

/** The factions that a seat plays. */
export function factionsOf(view: View, seat: number | null): Faction[] {
  return FACTIONS.filter((faction) => view.factions[faction]?.seat === seat);
}
