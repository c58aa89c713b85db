/** Emblems of cards and titles: own line drawings on a grid of 24, one path each. */
import { icons } from "../../lib/icons";
import type { Title } from "./view";

const SHIELD = "M6 4h12v8c0 5-3 7-6 9-3-2-6-4-6-9z";
const HELM = "M5 20v-8c0-5 3-8 7-8s7 3 7 8v8h-5v-7h-1v4h-2v-4h-1v7z";
const AXE = "M8 21 15 6M13 3c4 0 7 2 7 7-3-2-6-2-9-1z";
const FLAME = "M12 3c4 3 6.500 6 6.500 10.500a6.500 6.500 0 0 1-13 0C5.500 11 7 9 8.500 8c0 2 1 3 2 3 1-2.500.5-5 1.500-8z";
const KNIFE = "M5 19 16 8c2-2 3-4 3.500-5-1 .5-3.500 1-5.500 3L8 12M7 11l6 6M4 20l2-2";
const HOUND = "M3 17c3 0 3-5 6-5h5c3 0 3-3 5-4l2 2-2 2v3l-2 4M9 12l-2 7M14 15l-1 4M6 14l-2 5";
const HARP = "M6 20V6c4-3 9-3 12 0-2 5-7 9-12 14M9 8v8M12 7.500v5.500M15 7.500v3";
const STAR = "M12 3l2.300 6 6.200.3-4.800 4 1.600 6.200L12 16l-5.300 3.500 1.600-6.200-4.800-4 6.200-.3z";
const HORSE = "M6 21c0-4 1-6 3-7l-3-2 2-2 4 1c0-3 2-6 6-7l-1 3c2 1 3 4 3 7 0 3-1 5-1 7";

export const CARD_EMBLEMS: Record<string, string> = {
  establish_claim: `${SHIELD}M12 8v6M9 11h6`,
  raid: `${FLAME}M12 20c-2-1-2.500-3.500 0-6 2.500 2.500 2 5 0 6z`,
  renounce_claim: `${SHIELD}M5 3l14 18`,
  saxon_settlement: "M4 20v-8l8-7 8 7v8zM9 20v-5h6v5M9.500 6.500 7 3M14.500 6.500 17 3",
  cassus_belli: icons.battle,
  the_roman_way: "M12 21V8M7 8h10M12 8c-5 0-7-2-7-5 3 0 5 1 7 3 2-2 4-3 7-3 0 3-2 5-7 5zM9 12h6v4H9z",
  rebellion: "M9.500 8a3.500 3.500 0 1 0-5 5l2 2M14.500 16a3.500 3.500 0 1 0 5-5l-2-2M9 15l1.500-1.500M13.500 10.500 15 9M12 3v3M12 18v3M3 17l2.500-1M21 7l-2.500 1",
  migrating_saxons: `M12 12A4 4 0 1 0 4 12 4 4 0 0 0 12 12M8 12v.01M13 12h8M17.500 8.500 21 12l-3.500 3.500`,
  claim_to_the_throne: "M6 21V9h12v12M6 15h12M8 9V3h8v6M12 5v.01M4 21h4M16 21h4",
  migrating_britons: "M4 6h8v5c0 3-2 5-4 6-2-1-4-3-4-6zM13 12h8M17.500 8.500 21 12l-3.500 3.500",
  saxon_usurper: `M4.500 12 3 4l5 3.500L12 2l4 5.500L21 4l-1.500 8zM12 14.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 18v.01`,
  schooled_in_war: "M4 5c3-1 6 0 8 2 2-2 5-3 8-2v13c-3-1-6 0-8 2-2-2-5-3-8-2zM12 7v13M16 9l-1 5M15.500 9.500 17 9",
  sly_fox: "M3 4l5 4h8l5-4-2 9-7 8-7-8zM9 13v.01M15 13v.01M12 17v.01",
  the_brave: "M12 20C6 16 3 13 3 9a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 4-3 7-9 11z",
  legendary_prowess: `${STAR}`,
  fall_of_the_mighty: "M4 21h16M7 21l3-12M17 21l-3-7M10 9l6-3-2 5M8 5l1 2M13 3v2M19 8l-2 1",
  fool_in_war: "M4 10c0-4 3-6 5-6 1 3 2 4 3 4s2-1 3-4c2 0 5 2 5 6l-2 2c-1-2-2-3-3-3l-3 4-3-4c-1 0-2 1-3 3zM6 15h12v5H6zM3 12v.01M21 12v.01",
  dumb_ox: "M4 4c0 4 2 5 4 5h8c2 0 4-1 4-5M7 9c-1 4 1 11 5 11s6-7 5-11M10 13v.01M14 13v.01M10 17h4",
  the_knave: "M5 8c4 2 10 2 14 0 0 8-2 12-7 13-5-1-7-5-7-13zM8.500 12.500l3 1M15.500 12.500l-3 1M9 18c2-1.500 4-1.500 6 0",
  legendary_clumsiness: "M6 21 16 11M14 9l4 4M16 11l2-2M5 5l3 3M10 3v3M3 10h3M19 17v.01M15 20v.01",
  for_whom_the_bell_tolls: icons.bell,
  out_of_the_monastery: icons.church,
  saxon_hater: `M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 4l16 16`,
  cast_out_the_saxons: "M9 12A3.500 3.500 0 1 0 2 12a3.500 3.500 0 0 0 7 0M12 5v14M12 12h9M17 8l4 4-4 4",
  saxons_unite: "M11 9A4 4 0 1 0 3 9a4 4 0 0 0 8 0M21 9a4 4 0 1 0-8 0 4 4 0 0 0 8 0M16 16a4 4 0 1 0-8 0 4 4 0 0 0 8 0",
  britons_unite: "M3 4h8v4c0 3-2 5-4 6-2-1-4-3-4-6zM13 4h8v4c0 3-2 5-4 6-2-1-4-3-4-6zM8 13h8v3c0 3-2 4-4 5-2-1-4-2-4-5z",
  merlin: "M6 21 12 3l6 18M4 21h16M9 13c2 1.500 4 1.500 6 0M11 8v.01M13 17v.01M19 5l.5 1.500L21 7l-1.500.5L19 9l-.5-1.500L17 7l1.500-.5z",
  unexpected_inheritance: "M6 3h12v12H6zM9 7h6M9 10h6M12 15v6M9.500 18h5",
  treachery: KNIFE,
  reshuffle: icons.again,
  hill_people: "M2 19c4-9 6-12 8-12 3 0 3 5 5 5 2-3 4-3 7 7zM9 11l2 2 2-2",
  warlord: HELM,
  warrior_prince: "M5 12 4 5l4.500 3L12 3l3.500 5L20 5l-1 7zM12 12v9M9 15h6",
  men_of_the_hearth: "M4 21h16M6 21V11l6-6 6 6v10M12 13c2 1.500 3 3 3 4.500a3 3 0 0 1-6 0c0-1 .5-1.700 1.200-2.200 1-.7 1.600-1.300 1.800-2.300z",
  irish_subjects: HARP,
  irish_scourge: `M3 15h18c-1 3-3.500 5-6 5H9c-2.500 0-5-2-6-5zM8 12l4-8 4 8M12 4v8`,
  irish_friends: "M3 11l4-4 5 3 5-3 4 4-5 6-4 3-4-3zM9 13l3 3M12 10l4 4",
  irish_invaders: HOUND,
  assassin: "M12 3v12M8.500 12h7M12 15v6M12 3l-2 4h4zM4 20c2-1 3-3 3-5M20 20c-2-1-3-3-3-5",
  long_ships: icons.ship,
  northerners: AXE,
  night_of_the_long_knives: "M19.500 14.500A8 8 0 1 1 10 4.200a6.500 6.500 0 0 0 9.500 10.300zM15 4l5 5M17.500 4.500 20 7",
  sorcery: "M4 20 15 9M13 7l4 4M18 3l.6 2L21 6l-2.400.9L18 9l-.6-2.100L15 6l2.400-1zM6 5v3M4.500 6.500h3M19 15v3M17.500 16.500h3",
  dragons_breath: "M3 8c3-4 8-5 12-2l3-2v4l3 2-4 2h-4l-2 2M3 8l5 1-2 3 4 1M15 8v.01M12 15c3 0 5 1 8 5-4-1-6-1-9 1",
  charisma: "M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 21c.5-5.500 3-8 7-8s6.500 2.500 7 8M3 5l2 1M21 5l-2 1M3 10h2M19 10h2",
  hammer_of_the_gods: "M7 4h10v6H7zM12 10v11M10 21h4M4 14l-1 3h3l-1 3M19 13l-1 3h3l-1 3",
  ambush: "M4 20c0-4 1-7 3-9-2 0-3-1-3-3 3 0 4 1 5 3 1-3 0-5 3-8 3 3 2 5 3 8 1-2 2-3 5-3 0 2-1 3-3 3 2 2 3 5 3 9M9 17l3-3 3 3",
  plashing: "M3 19 9 5M8 19l6-14M13 19l6-14M3 15l18-4M3 19h18",
  knights_of_renown: HORSE,
  knights_errant: `${HORSE}M3 4l3 3M3 9h3`,
  grassfire: "M3 21h18M6 21c-2-3 0-5 1-8 1 2 2 3 2 5M12 21c-3-4 0-8 1-13 3 3 4 6 3 9M18 21c2-2 2-4 1-6-1 1-2 2-2 3",
  hidden_ditch: "M2 8h6l3 10h2l3-10h6M7 8l2-2M17 8l-2-2M10 12v.01M14 12v.01",
  steal_a_march: "M3 18c4 0 4-6 8-6s4-5 9-5M16.500 3.500 20.500 7 17 10.500M4 8h4M4 5h6",
};

/** The emblem of a card. */
export const emblem = (card: string): string => CARD_EMBLEMS[card] ?? icons.event;

export const TITLE_EMBLEMS: Record<Title, string> = {
  pendragon: "M3 9c3-5 8-6 12-3l4-3-1 5 3 2-4 2c0 5-4 9-9 9-3 0-4-2-3-4 2 2 6 1 7-2-3 1-5 0-6-2M13 9v.01M8 12 5 13M4 9l4 1",
  bretwalda: icons.crown,
};
