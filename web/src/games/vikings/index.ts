/** 878: Vikings at the table. */
import type { GameUI, Part } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { Frame, Line } from "../../lib/wire";
import Board from "./Board.svelte";
import "./colours.css";
import Contest from "./Contest.svelte";
import Going from "./Going.svelte";
import Hand from "./Hand.svelte";
import { lineIcon } from "./icon";
import Margin from "./Margin.svelte";
import { moreOf } from "./more";
import { justWon } from "./rolls";
import SeatToken from "./SeatToken.svelte";
import { gather } from "./tell";
import Text from "./Text.svelte";
import { factionsOf, inPlay, type Faction, type Kind, type View } from "./view";

const viewOf = (frame: Frame): View => frame.view as View;

/** "Round III · Norsemen": the turn is named by the seat that has it. */
function summary(frame: Frame): string {
  const view = viewOf(frame);
  if (view.over) return t("vikings-over");
  if (view.round === 0) return t("vikings-setup");
  const round = t("vikings-round", { n: view.round });
  const seat = view.active === null ? undefined : frame.table.seats[view.factions[view.active]?.seat ?? -1];
  return seat ? t("vikings-summary-turn", { round, name: seat.name }) : round;
}

/** The turns of the log: "Round II · Housecarl turn". */
function parts(frame: Frame, log: Line[]): Part[] {
  const found: Part[] = [];
  let round = "";
  for (const { k, events } of log) {
    for (const event of events) {
      if (event.kind === "round_begins") round = t("vikings-round", { n: Number(event.on["n"]) });
      if (event.kind !== "turn_begins") continue;
      const title = round ? t("vikings-summary-turn", { round, name: event.text }) : event.text;
      found.push({ k, event, title, seat: viewOf(frame).factions[event.on["faction"] as Faction]?.seat ?? null });
    }
  }
  return found;
}

/** What the army that moves takes along: "load norsemen" is 14. */
function countNow(frame: Frame, verb: string): number | null {
  const [what, kind] = verb.split(" ");
  return what === "load" ? (viewOf(frame).march?.carry[kind as Kind] ?? null) : null;
}

export const ui: GameUI = {
  Board,
  Margin,
  Contest,
  Hand,
  Going,
  Text,
  SeatToken,
  contestOpen: (frame) => viewOf(frame).battle !== null || (!viewOf(frame).over && justWon(frame.lines) !== null),
  contestPast: (frame) => viewOf(frame).battle === null,
  lineIcon,
  seatColour: (frame, seat) => factionsOf(viewOf(frame), seat).map((faction) => `--${faction}`),
  summary,
  seatFigure: (frame, seat) => String(factionsOf(viewOf(frame), seat).reduce((sum, faction) => sum + inPlay(viewOf(frame), faction), 0)),
  countNow,
  more: moreOf,
  gather,
  parts,
  handCount: (frame) => factionsOf(viewOf(frame), frame.seat).reduce((sum, faction) => sum + viewOf(frame).factions[faction].hand_size + (viewOf(frame).age?.kings?.[faction] ? 1 : 0), 0),
};
