/** What may be done with a thing that is drawn: which options point at it. */
import type { TableModel } from "../../lib/table.svelte";
import type { Line, Option } from "../../lib/wire";
import { COLOURS, earlOf, ownEarl, seasonOf, type Army, type Colour, type Earl, type Property, type Season } from "./view";

/** Verbs that speak of a card of the Hand by its type. */
const HAND_VERBS = new Set(["place", "play", "tower", "emissary", "field", "discard", "advise", "found"]);
/** Verbs that speak of the Lord of a Fief; the others speak of the Fief. */
const LORD_VERBS = new Set(["aim_lord", "field_lord", "vassal_lord", "ransom", "bequeath"]);
const PROPERTY_VERBS = new Set(["take", "burn", "give"]);
const EARL_VERBS = new Set(["storm", "look", "aim_hand", "aim_mercenary", "aim_pool", "sack", "hunt", "accuse"]);

const verbOf = (option: Option): string => option.verb;
const own = (table: TableModel): Earl | null => ownEarl(seasonOf(table.frame.view), table.frame.seat);

/** What may be done with a card of the own Hand. */
export function handUses(table: TableModel, type: string): Option[] {
  if (table.picked) return [];
  return table.options.filter((option) => {
    if (option.domain === "type" && option.on === type) return HAND_VERBS.has(verbOf(option));
    if (option.verb === "build") return true;
    if (type === "banner") return option.verb === "bequeath";
    if (type === "allies") return option.verb === "ally";
    if (type === "vassal") return option.verb === "vassal";
    if (type === "banquet") return option.verb === "appease";
    if (type === "champion") return option.verb === "wild" && (own(table)?.hand?.["champion"] ?? 0) > 0;
    return false;
  });
}

export const isLordUse = (option: Option): boolean => LORD_VERBS.has(option.verb);

export function fiefUses(table: TableModel, place: string): Option[] {
  return table.picked ? [] : table.optionsOn("fief", place).filter((option) => !isLordUse(option));
}
export function lordUses(table: TableModel, place: string): Option[] {
  return table.picked ? [] : table.optionsOn("fief", place).filter(isLordUse);
}

/** The Fief that a question about Properties speaks of; null: any of the own. */
export function fiefAsked(season: Season | null, verb: string, seat: number | null, log: Line[]): string | null {
  if (!season) return null;
  if (verb === "give") {
    const mine = ownEarl(season, seat);
    const rider = season.joust?.riders.find((one) => one.earl === mine?.colour);
    if (rider) return rider.from;
    const said = log.at(-1);
    if (said?.seat === seat && said?.said?.startsWith("from ")) return said.said.slice(5);
    const full = mine?.fiefs.filter((fief) => fief.properties.length > 0) ?? [];
    return full.length === 1 ? full[0]!.place : null;
  }
  return season.battle ? season.battle.fief : (season.plot?.fief ?? null);
}

/** What may be done with a Property that lies in a Fief. */
export function propertyUses(table: TableModel, holder: Colour, place: string, card: Property): Option[] {
  if (table.picked) return [];
  const season = seasonOf(table.frame.view);
  return table.optionsOn("property", `${card.colour} ${card.type}`).filter((option) => {
    if (!PROPERTY_VERBS.has(option.verb)) return false;
    const fief = fiefAsked(season, option.verb, table.frame.seat, table.log);
    return fief === null ? holder === own(table)?.colour : fief === place;
  });
}

/** What may be done with an Army card of an Earl's Pool, or of the Royal Army. */
export function armyUses(table: TableModel, earl: Colour, kind: Army, royal = false): Option[] {
  if (table.picked) return [];
  const season = seasonOf(table.frame.view);
  return table.optionsOn("army", kind).filter(({ verb }) => {
    if (verb === "take_army") return !royal && earl === season?.plot?.target;
    if (earl !== own(table)?.colour) return false;
    return royal ? verb === "field_royal" : verb === "field_army" || verb === "garrison" || verb === "donate";
  });
}

/** What may be done with the Mercenary at that place of an Earl's row, counted from 1. */
export function mercenaryUses(table: TableModel, earl: Colour, n: number): Option[] {
  if (table.picked) return [];
  const season = seasonOf(table.frame.view);
  const mine = own(table)?.colour === earl;
  return table.optionsOn("place", String(n)).filter(({ verb }) => {
    if (verb === "at") return season?.plot ? earl === season.plot.target : mine;
    return mine && verb === "field_mercenary";
  });
}

/** What may be done with the Tower at that place, counted from 1. */
export function towerUses(table: TableModel, earl: Colour, n: number): Option[] {
  if (table.picked || seasonOf(table.frame.view)?.battle?.defender !== earl) return [];
  return table.optionsOn("place", String(n)).filter((option) => option.verb === "raze");
}

export function kingUses(table: TableModel): Option[] {
  return table.picked ? [] : table.options.filter((option) => option.verb === "field_king");
}

/** What may be done to an Earl himself: his Towers, Hand, Mercenaries, Pool. */
export function earlUses(table: TableModel, earl: Colour): Option[] {
  return table.picked ? [] : table.optionsOn("earl", earl).filter((option) => EARL_VERBS.has(option.verb));
}

/** What may be filled with damage among the cards of a battle. */
export function fillUses(table: TableModel, verb: string, on: string | null): Option[] {
  return table.picked ? [] : table.options.filter((option) => option.verb === verb && option.on === on);
}

/** What a plot or a battle threatens: Lords by their Fief, Properties, an Earl's Mercenary. */
export function isAimed(season: Season | null, place: string, what: "seat" | "lord" | Property): boolean {
  if (!season) return false;
  const { plot, battle } = season;
  if (battle && battle.fief === place) return what !== "lord" && (what === "seat" ? battle.aim === "siege" : battle.aim === "raid");
  if (!plot || plot.fief !== place) return false;
  if (what === "lord") return plot.aim === "lord";
  if (what === "seat") return false;
  return plot.takes.some((one) => typeof one === "object" && one.type === what.type && one.colour === what.colour);
}

/** The heading under which an option stands in a long list. */
export function optionHead(option: Option): string {
  const { verb } = option;
  if (["storm", "raid", "siege", "sack", "hunt"].includes(verb)) return "attack";
  if (verb === "build" || verb === "tower" || verb === "garrison") return "free";
  if (["place", "play", "bequeath", "recruit", "emissary", "look", "call_vote", "found", "rally", "summon", "conclave", "exchange", "advise"].includes(verb)) return "act";
  if (["end", "done", "yield", "concede", "spare", "keep"].includes(verb)) return "end";
  if (verb.startsWith("field")) return "field";
  if (verb.startsWith("fill")) return "fill";
  if (verb.startsWith("aim_")) return "aim";
  return "";
}

/** The card that stands before an option in the list. */
export function optionEmblem(option: Option, season: Season | null): { emblem: string; colour: Colour | null } | null {
  const { verb, on, domain } = option;
  if (domain === "type") return { emblem: verb === "tower" ? "tower" : (on ?? ""), colour: null };
  if (domain === "property" && on) {
    const [colour, type] = on.split(" ");
    return { emblem: type ?? "", colour: COLOURS.find((one) => one === colour) ?? null };
  }
  if (domain === "army" || domain === "raider") return { emblem: on ?? "", colour: null };
  if (domain === "joust") return on === "no_luck" ? null : { emblem: on ?? "", colour: null };
  if (domain === "fief" && on) {
    const holder = season?.earls.find((earl) => earl.fiefs.some((fief) => fief.place === on));
    const fief = holder?.fiefs.find((one) => one.place === on);
    if (!fief) return { emblem: "castle", colour: null };
    const lord = LORD_VERBS.has(verb) && fief.lord;
    return { emblem: lord ? fief.lord! : verb === "raid" || verb === "aim_fief" ? (fief.properties[0]?.type ?? "land") : fief.seat, colour: holder!.colour };
  }
  if (domain === "earl" && on) {
    const emblem = { storm: "tower", aim_mercenary: "mercenary", aim_pool: "infantry", look: "monk", aim_hand: "treachery" }[verb];
    return emblem ? { emblem, colour: earlOf(season, on as Colour)?.colour ?? null } : null;
  }
  if (verb === "recruit") return { emblem: "infantry", colour: null };
  if (verb.includes("mercenary")) return { emblem: "mercenary", colour: null };
  if (verb === "field_king" || verb === "fill_king") return { emblem: "king", colour: null };
  if (verb === "ally") return { emblem: "allies", colour: null };
  if (verb === "vassal") return { emblem: "vassal", colour: null };
  if (verb === "build" || verb === "raze" || verb === "buy_towers") return { emblem: "tower", colour: null };
  if (verb === "capture") return { emblem: "castle", colour: null };
  return null;
}
