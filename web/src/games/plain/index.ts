/** The drawing of a game that has none of its own yet: played from its prompt, options and log. */
import type { GameUI } from "../../lib/game";
import Nothing from "./Nothing.svelte";
import Plain from "./Plain.svelte";
import Token from "./Token.svelte";

export const ui: GameUI = {
  Board: Plain,
  Margin: Nothing,
  Contest: Nothing,
  Hand: Nothing,
  Text: Plain,
  SeatToken: Token,
  contestOpen: () => false,
  lineIcon: (line) => (line.by === "fate" ? "dice" : "log"),
  seatColour: () => ["--ink-2"],
  summary: () => "",
};
