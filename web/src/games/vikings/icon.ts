/** Which drawing stands before a line of the log. */
import type { IconName } from "../../lib/icons";
import type { Line } from "../../lib/wire";

const BY_EVENT: [string, IconName][] = [
  ["game_over", "treaty"],
  ["battle_won", "battle"],
  ["king_played", "crown"],
  ["epic_turned", "event"],
  ["epic_wasted", "event"],
  ["betrayed", "flee"],
  ["plundered", "church"],
  ["avenged", "church"],
  ["razed", "fort"],
  ["fort_built", "fort"],
  ["settled", "fort"],
  ["legend_taken", "event"],
  ["legend_claimed", "event"],
  ["legend_laid", "event"],
  ["relic_taken", "church"],
  ["relic_spent", "again"],
  ["relic_returns", "church"],
  ["battle_begins", "battle"],
  ["event_played", "event"],
  ["landed", "ship"],
  ["invaders", "ship"],
  ["boarded", "ship"],
  ["marched", "march"],
  ["led", "march"],
  ["spied", "eye"],
  ["escaped", "flee"],
  ["withdrew", "command"],
  ["leader_follows", "command"],
  ["rolled", "dice"],
  ["rolled_again", "dice"],
  ["rune_shows", "dice"],
  ["prayer_shows", "dice"],
  ["die_added", "dice"],
  ["ship_left", "ship"],
  ["ship_lost", "ship"],
  ["hurried", "march"],
  ["king_dealt", "crown"],
  ["kingdom_passes", "crown"],
  ["killed", "hit"],
  ["fled", "flee"],
  ["fyrd_join", "reinforce"],
  ["reinforced", "reinforce"],
  ["deployed", "burh"],
  ["alfred_comes", "crown"],
  ["movement_played", "march"],
  ["swapped", "again"],
  ["paid", "hit"],
  ["barred", "ship"],
  ["leader_lost", "close"],
  ["card_shown", "hand"],
  ["hand_shown", "hand"],
  ["drew", "hand"],
  ["chose", "hand"],
  ["round_begins", "day"],
  ["round_ends", "treaty"],
  ["turn_begins", "standing"],
];

const BY_VERB: Record<string, IconName> = {
  march: "march", sail: "ship", land: "ship", muster: "march", activate: "march", load: "seats", play: "event", pass: "check",
  stay: "check", halt: "check", done: "check", lose: "hit", withdraw: "command", fight: "battle", deploy: "burh", place: "reinforce",
  reinforce: "reinforce", bar: "ship", draw: "hand", choose: "hand", cube: "standing", roll: "dice", levy: "reinforce", crown: "crown",
  board: "ship", target: "event", resolve: "event", pay: "hit", follow: "command", reveal: "ship", take: "event",
  build: "fort", settle: "fort", give: "fort", raze: "fort", avenge: "church", hurry: "march", king: "crown", deal_king: "crown", cast: "dice",
  spend: "church", claim: "event", lay: "event", reroll: "again", betray: "flee", champion: "battle", bring: "ship", rune: "dice", prayer: "dice", epic: "event",
};

/** By what happened, or else by what was said. */
export function lineIcon(line: Line): IconName {
  for (const [kind, icon] of BY_EVENT) {
    if (line.events.some((event) => event.kind === kind)) return icon;
  }
  if (line.said === null) return "secret";
  return BY_VERB[line.said.split(" ")[0] ?? ""] ?? "log";
}
