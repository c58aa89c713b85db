/** Which drawing stands before a line of the log. */
import type { IconName } from "../../lib/icons";
import type { Line } from "../../lib/wire";

const BY_EVENT: [string, IconName][] = [
  ["won", "crown"],
  ["drawn", "treaty"],
  ["broken", "close"],
  ["camp_taken", "burh"],
  ["stormed", "burh"],
  ["rose", "burh"],
  ["clashed", "battle"],
  ["camp_clashed", "battle"],
  ["town_clashed", "battle"],
  ["destroyed", "hit"],
  ["scattered", "flee"],
  ["fled", "flee"],
  ["recoiled", "flee"],
  ["scorched", "flee"],
  ["bound", "standing"],
  ["pipped", "dice"],
  ["shown", "event"],
  ["lit", "event"],
  ["crept", "event"],
  ["landed", "reinforce"],
  ["entered", "burh"],
  ["garrisoned", "burh"],
  ["moved", "march"],
  ["marched", "march"],
  ["withdrew", "march"],
  ["faced", "again"],
  ["went", "leave"],
  ["held", "command"],
  ["deployed", "reinforce"],
  ["exchanged", "again"],
  ["camped", "burh"],
  ["laid", "map"],
  ["edged", "map"],
  ["lent", "treaty"],
  ["mustered", "seats"],
  ["offered", "treaty"],
];

const BY_VERB: Record<string, IconName> = {
  move: "march", to: "march", column: "march", hold: "command", face: "again", deploy: "reinforce", array: "reinforce", garrison: "burh", keep_back: "leave", land: "reinforce", ashore: "check", enter: "burh", rise: "burh", stand_fast: "command", give_ground: "flee", fight: "battle",
  play: "event", pass: "check", done: "check", stay: "check", ready: "check", lay: "map", camp: "burh", enlist: "seats", host: "seats",
  take: "crown", crown: "crown", fight_on: "battle", offer_draw: "treaty", concede: "treaty", grant: "dice", run: "flee", leave: "leave",
  pips: "dice", clash: "dice", omen: "dice", spark: "dice",
};

/** By what happened, or else by what was said. */
export function lineIcon(line: Line): IconName {
  for (const [kind, icon] of BY_EVENT) if (line.events.some((event) => event.kind === kind)) return icon;
  if (line.said === null) return "secret";
  return BY_VERB[line.said.split(" ")[0] ?? ""] ?? "log";
}
