/** Age of Arthur at the table. */
import type { GameUI, Part } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { Frame, Line } from "../../lib/wire";
import { withBattles } from "./battle/within";
import Board from "./Board.svelte";
import "./colours.css";
import Contest from "./Contest.svelte";
import { councilName, councilOpen, councilPast } from "./council";
import { BASE } from "./hand";
import { dateText } from "./date";
import Hand from "./Hand.svelte";
import { lineIcon } from "./icon";
import Margin from "./Margin.svelte";
import SeatToken from "./SeatToken.svelte";
import { gather } from "./tell";
import Text from "./Text.svelte";
import { kingdomOf, landOf, seatName, seatOf, viewOf } from "./view";

/** "Round III of XV · Powys". */
function summary(frame: Frame): string {
  const view = viewOf(frame);
  if (frame.table.status !== "playing" && frame.k === frame.table.k) return t("arthur-over");
  if (view.round === 0) return t("arthur-setup");
  if (prefs.layout === "phone" && view.active !== null) return t("arthur-summary-short", { n: view.round, who: seatName(frame, view.active) });
  const when = view.date ? ` · ${dateText(view.date)}` : "";
  const round = t("arthur-round-of", { n: view.round, all: view.rounds }) + when;
  return view.active === null ? round : t("arthur-summary", { round, who: seatName(frame, view.active) });
}

/** The turns of the log, and what follows a war: else it would stand under the last bound of its battle. */
function parts(_: Frame, log: Line[]): Part[] {
  const found: Part[] = [];
  let round = "";
  for (const { k, events } of log) {
    for (const event of events) {
      if (event.kind === "round_begins") round = t("arthur-round", { n: Number(event.on["n"]) });
      if (event.kind === "war_won" || event.kind === "war_drawn") found.push({ k, event, title: event.text, seat: null });
      if (event.kind !== "turn_begins") continue;
      found.push({ k, event, title: round ? `${round} · ${event.text}` : event.text, seat: seatOf(String(event.on["player"] ?? "")) });
    }
  }
  return found;
}

/** A round, a turn or a war more, and there is more to tell. */
function annals(frame: Frame): string {
  const view = viewOf(frame);
  return `${view.round} ${view.turn} ${view.wars.map((war) => war.winner).join()} ${frame.table.status}`;
}

export const ui: GameUI = withBattles({
  Board,
  Margin,
  Contest,
  Hand,
  Text,
  SeatToken,
  contestOpen: councilOpen,
  contestPast: councilPast,
  contestName: councilName,
  lineIcon,
  seatColour: (frame, seat) => [`--${kingdomOf(viewOf(frame), seat) ?? "rheged"}`],
  summary,
  seatsHead: () => ({ title: t("arthur-seats"), note: t("arthur-text-land") }),
  seatFigure: (frame, seat) => String(landOf(viewOf(frame), seat).length || ""),
  gather,
  parts,
  annals,
  handCount: (frame) => (frame.seat === null ? 0 : BASE.length + (viewOf(frame).rulers[frame.seat]?.cards ?? 0)),
});
