/** Which drawing stands before a line of the log. */
import type { IconName } from "../../lib/icons";
import type { Line } from "../../lib/wire";

const BY_EVENT: [string, IconName][] = [
  ["won", "crown"], ["nobody_won", "crown"], ["crowned", "crown"], ["eliminated", "close"], ["old_age", "away"], ["no_fief", "close"],
  ["captured", "burh"], ["destroyed", "burh"], ["tower_razed", "fort"], ["held", "battle"], ["battle_card", "battle"], ["burnt", "hit"],
  ["towers_attacked", "battle"], ["raided", "battle"], ["besieged", "battle"], ["fielded", "battle"], ["undefended", "battle"],
  ["vikings_storm", "ship"], ["vikings_raid", "ship"], ["vikings_besiege", "ship"], ["arrived", "ship"], ["controls", "ship"],
  ["horde_grows", "ship"], ["emissary", "ship"], ["black_out", "ship"], ["idle", "ship"], ["held_back", "ship"],
  ["plot_lord", "dagger"], ["plot_mercenary", "dagger"], ["plot_hand", "dagger"], ["plot_fief", "eye"], ["plot_pool", "eye"],
  ["plot_works", "dagger"], ["plot_fails", "obelus"], ["allied", "treaty"], ["answered", "treaty"], ["lord_answered", "treaty"],
  ["joust_won", "standing"], ["joust_called", "standing"], ["ante", "standing"], ["tilted", "standing"], ["wild", "standing"], ["joust_shown", "standing"],
  ["ransomed", "treaty"], ["no_ransom", "hit"], ["bequeathed", "crown"], ["banner", "command"], ["banquet", "hand"],
  ["looked", "eye"], ["saw_hand", "eye"], ["new_fief", "burh"], ["placed", "map"], ["lord_placed", "person"], ["mercenary_placed", "person"],
  ["tower_placed", "fort"], ["garrisoned", "reinforce"], ["recruited", "reinforce"], ["mustered", "reinforce"], ["drew", "hand"],
  ["voted", "check"], ["vote_called", "event"], ["vote_passes", "night"], ["vote_fails", "day"], ["season_begins", "day"],
  ["bought", "treaty"], ["bought_towers", "fort"], ["deck_built", "hand"], ["starts", "standing"], ["turn_begins", "standing"],
];
const BY_VERB: Record<string, IconName> = {
  end: "check", done: "check", keep: "check", deck: "hand", own_deck: "hand", copies: "hand", mulligan: "again", field: "battle", fill: "hit",
  yield: "check", build: "fort", tower: "fort", into: "map", from: "map", concede: "leave",
};

/** By what happened, or else by what was said. */
export function lineIcon(line: Line): IconName {
  for (const [kind, icon] of BY_EVENT) {
    if (line.events.some((event) => event.kind === kind)) return icon;
  }
  if (line.said === null) return "secret";
  return BY_VERB[line.said.split(/[ _]/)[0] ?? ""] ?? (line.by === "fate" ? "dice" : "log");
}
