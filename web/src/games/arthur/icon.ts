/** Which drawing stands before a line of the log. */
import type { IconName } from "../../lib/icons";
import type { Line } from "../../lib/wire";

const BY_EVENT: [string, IconName][] = [
  ["won", "crown"],
  ["war_won", "battle"],
  ["war_drawn", "battle"],
  ["war_declared", "battle"],
  ["battle_begins", "battle"],
  ["quick_won", "battle"],
  ["quick_drawn", "battle"],
  ["ruler_died", "dagger"],
  ["fell_ill", "dagger"],
  ["general_lost", "hit"],
  ["band_lost", "hit"],
  ["auxilia_lost", "hit"],
  ["warlord_died", "dagger"],
  ["plot_found", "eye"],
  ["title_gained", "crown"],
  ["claimed_title", "crown"],
  ["claimed_throne", "crown"],
  ["title_lost", "crown"],
  ["swore", "treaty"],
  ["freed", "flee"],
  ["land_gained", "burh"],
  ["land_vacant", "burh"],
  ["settled", "burh"],
  ["claimed", "standing"],
  ["claim_ended", "close"],
  ["title_claim_ended", "close"],
  ["throne_claim_ended", "close"],
  ["stood_back", "close"],
  ["war_void", "close"],
  ["raided", "hit"],
  ["raiders_back", "march"],
  ["ships_came", "ship"],
  ["warlord_rose", "command"],
  ["people_changed", "again"],
  ["siege_round", "fort"],
  ["stands_siege", "fort"],
  ["siege_loss", "hit"],
  ["siege_lifted", "march"],
  ["sallied", "march"],
  ["went_home", "march"],
  ["gives_battle", "battle"],
  ["levied", "reinforce"],
  ["drilled", "reinforce"],
  ["turned", "reinforce"],
  ["raised", "reinforce"],
  ["led", "command"],
  ["gave_up", "hit"],
  ["joined", "seats"],
  ["offered", "treaty"],
  ["accepted", "treaty"],
  ["declined", "treaty"],
  ["commanded", "command"],
  ["delegated", "bot"],
  ["looked", "eye"],
  ["swapped", "again"],
  ["set_aside", "secret"],
  ["card_lies", "event"],
  ["played", "event"],
  ["discarded", "hand"],
  ["drew", "hand"],
  ["reshuffled", "again"],
  ["deck_renewed", "again"],
  ["round_begins", "day"],
  ["turn_begins", "standing"],
];

const BY_VERB: Record<string, IconName> = {
  play: "event", discard: "hand", done: "check", keep: "ship", send: "ship", at: "burh", on: "person", for: "person", claim_title: "crown",
  slay: "dagger", raiders: "march", raiders_from: "march", raiders_by: "march", look: "eye", take: "hand", give: "hand", set_aside: "secret",
  war_on: "battle", over: "battle", over_title: "battle", over_throne: "battle", uphold: "check", join: "seats", fight: "battle", endure: "fort",
  offer_to: "treaty", accept: "treaty", decline: "treaty", raise: "reinforce", give_up: "hit", lead: "command", band: "command", lose: "hit", lose_general: "hit", lose_warlord: "hit", lose_prince: "hit", waive: "close", cast: "dice", stay: "check", hold_out: "fort", press_on: "fort", command: "command", delegate: "bot", draw: "hand", roll: "dice", sits: "seats",
};

/** By what happened, or else by what was said. */
export function lineIcon(line: Line): IconName {
  for (const [kind, icon] of BY_EVENT) {
    if (line.events.some((event) => event.kind === kind)) return icon;
  }
  if (line.said === null) return "secret";
  if (line.said.startsWith("battle/")) return "battle";
  return BY_VERB[line.said.split(" ")[0] ?? ""] ?? "log";
}
