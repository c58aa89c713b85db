/** DBA Big Battle at the table. */
import type { GameUI, Part } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { Frame, Line, Option } from "../../lib/wire";
import Board from "./Board.svelte";
import { touching } from "./combats";
import Contest from "./Contest.svelte";
import Hand from "./Hand.svelte";
import { clashes } from "./history";
import { lineIcon } from "./icon";
import Margin from "./Margin.svelte";
import SeatToken from "./SeatToken.svelte";
import { gather } from "./tell";
import Text from "./Text.svelte";
import { commandOf, find, isOn, tincture, viewOf } from "./view";

const nameOf = (frame: Frame, seat: number): string => frame.table.seats[seat]?.name ?? String(seat + 1);

/** "Round III · bound of the Britons · 4 PIPs". */
function summary(frame: Frame): string {
  const view = viewOf(frame);
  if (frame.table.status !== "playing" && frame.k === frame.table.k) return t("dba-over");
  if (view.round === 0) return t(`dba-stage-${view.stage}`);
  const who = nameOf(frame, view.sides[view.active]?.chief ?? 0);
  const words = [t("dba-round", { n: view.round })];
  const mine = commandOf(view, frame.seat);
  const phone = prefs.layout === "phone"; // whose header has room for two words
  if (!phone) words.push(t("dba-bound", { who }));
  if (view.stage === "moves" && mine && mine.side === view.active) words.push(t("dba-pips", { n: mine.pips }));
  else if (view.stage === "combats") words.push(t(phone ? "dba-combats-tab" : "dba-stage-combats"));
  else if (phone) words.push(who);
  return words.join(" · ");
}

/** The bounds of the log. */
function parts(_: Frame, log: Line[]): Part[] {
  const found: Part[] = [];
  for (const { k, events } of log) {
    for (const event of events) {
      if (event.kind !== "bound") continue;
      const seat = /^c(\d+)$/.exec(String(event.on["command"] ?? ""));
      found.push({ k, event, title: event.text, seat: seat ? Number(seat[1]) - 1 : null });
    }
  }
  return found;
}

const stands = (frame: Frame): boolean => {
  const view = viewOf(frame);
  return view.stage === "combats" && (view.combats.length > 0 || view.combat !== null);
};

/** The heading under which options of a verb stand in a long list. */
const HEADS: Record<string, string> = {
  to: "dba-head-to", column: "dba-head-column", move: "dba-head-move", play: "dba-head-card", enlist: "dba-head-enlist", host: "dba-head-host",
  take: "dba-head-trait", deploy: "dba-head-deploy", array: "dba-head-array", fight: "dba-combats", camp: "dba-head-deploy", border: "dba-head-deploy", garrison: "dba-head-deploy", keep_back: "dba-orders-choose", land: "dba-head-deploy",
  burn: "dba-head-deploy", lay: "dba-head-deploy", lurk: "dba-head-deploy", exchange: "dba-orders-choose", hold: "dba-orders-choose",
  face: "dba-orders-choose", entrench: "dba-orders-choose", lend: "dba-orders-choose", band: "dba-orders-choose", disguise: "dba-orders-choose",
};

export const ui: GameUI = {
  Board,
  Margin,
  Contest,
  Hand,
  Text,
  SeatToken,
  contestOpen: (frame, log = []) => {
    const { stage } = viewOf(frame);
    if (stage !== "moves" && stage !== "combats" && stage !== "orders") return false;
    return stands(frame) || touching(frame).length > 0 || clashes(log.filter((line) => line.k < frame.k)).length > 0;
  },
  contestPast: (frame) => !stands(frame),
  contestName: () => t("dba-combats-tab"),
  lineIcon,
  seatColour: (frame, seat) => [`--${tincture(viewOf(frame), seat).token}`],
  summary,
  seatFigure: (frame, seat, short = false) => {
    const view = viewOf(frame);
    const n = (commandOf(view, seat)?.elements ?? []).filter((id) => {
      const element = find(view, id);
      return element !== undefined && (isOn(element) || element.status === "reserve");
    }).length;
    return n === 0 ? "" : short ? String(n) : t("dba-elements", { n });
  },
  optionHead: (option: Option) => t(HEADS[option.verb] ?? "dba-orders-else"),
  gather,
  parts,
  handCount: (frame) => commandOf(viewOf(frame), frame.seat)?.cards ?? 0,
};
