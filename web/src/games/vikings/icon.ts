/** Which drawing stands before a line of the log. */
import type { IconName } from "../../lib/icons";
import type { Line } from "../../lib/wire";

const BY_EVENT: [string, IconName][] = [
  ["game_over", "treaty"],
  ["battle_won", "battle"],
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
};

/** By what happened, or else by what was said. */
export function lineIcon(line: Line): IconName {
  for (const [kind, icon] of BY_EVENT) {
    if (line.events.some((event) => event.kind === kind)) return icon;
  }
  if (line.said === null) return "secret";
  return BY_VERB[line.said.split(" ")[0] ?? ""] ?? "log";
}
