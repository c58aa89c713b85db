/** Ortus Regni at the table. */
import type { GameUI, Part } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { Frame, Line } from "../../lib/wire";
import Board from "./Board.svelte";
import "./colours.css";
import Contest from "./Contest.svelte";
import Hand from "./Hand.svelte";
import { endedIn } from "./history";
import { lineIcon } from "./icon";
import Margin from "./Margin.svelte";
import OptionMark from "./OptionMark.svelte";
import SeatMore from "./SeatMore.svelte";
import SeatToken from "./SeatToken.svelte";
import { laySprite } from "./sprite";
import Text from "./Text.svelte";
import { optionHead } from "./uses";
import { COLOURS, campaignOf, earlOf, earlSeatName, isBuilding, ownEarl, seasonOf, type House, type Season } from "./view";

laySprite();

const stands = (season: Season | null): boolean =>
  season !== null && !season.over && (season.battle !== null || season.plot !== null || season.joust !== null || Boolean(season.conclave) || season.votes.length > 0);

function houseOf(frame: Frame, house: House | null): string {
  if (house === "vikings") return t("ortus-vikings");
  if (house === "welsh") return t("ortus-welsh");
  const earl = earlOf(seasonOf(frame.view), house);
  return !earl ? "" : earl.seat === null ? t("ortus-king") : earlSeatName(frame, earl);
}

/** "Round 9 · Blue". */
function summary(frame: Frame): string {
  const shops = frame.question?.options.some(({ verb }) => verb === "tower" || verb === "into") ?? false;
  const season = seasonOf(frame.view);
  const campaign = campaignOf(frame.view);
  const before = campaign ? `${t("ortus-season", { n: campaign.season ?? 1 })} · ` : "";
  if (!season) return before;
  if (season.over) return t("ortus-over");
  if (isBuilding(season)) return before + t(!shops && !season.earls.some((earl) => earl.legacy > 0) ? "ortus-setup" : campaign ? "ortus-winter" : "ortus-spending");
  const round = before + t("ortus-round", { n: season.round });
  const who = houseOf(frame, season.active);
  return who ? t("ortus-summary", { round, who }) : round;
}

/** The turns of the log. */
function parts(frame: Frame, log: Line[]): Part[] {
  const found: Part[] = [];
  const season = seasonOf(frame.view);
  let round = "";
  for (const { k, events } of log) {
    for (const event of events) {
      if (event.kind === "round_begins") round = t("ortus-round", { n: Number(event.on["n"]) });
      if (event.kind !== "turn_begins") continue;
      found.push({ k, event, title: round ? `${round} · ${event.text}` : event.text, seat: earlOf(season, event.on["earl"] as House)?.seat ?? null });
    }
  }
  return found;
}

function seatFigure(frame: Frame, seat: number): string {
  const season = seasonOf(frame.view);
  const earl = ownEarl(season, seat);
  if (!season || !earl || isBuilding(season)) return "";
  if (earl.out) return t("ortus-seat-out");
  if (season.earls.length > 4 && prefs.layout === "tablet") return String(earl.hand_size);
  return season.earls.length > 4 ? `${earl.hand_size} + ${earl.deck_size}` : t("ortus-cards", { n: earl.hand_size });
}

/** Who is King, and whether that with the Cathedral is about to win (OV-5, GHA-3, WX-5). */
function kingNote(frame: Frame): string {
  const season = seasonOf(frame.view);
  if (!season?.king || season.king === season.liege) return "";
  const wins = season.variant === "heathen" || season.variant === "wessex" || frame.table.options["state_and_church"] === true;
  const both = wins && !season.over && season.king === season.cathedral;
  return t(both ? "ortus-king-wins" : "ortus-king-is", { who: houseOf(frame, season.king) });
}

function contestName(frame: Frame): string {
  const season = seasonOf(frame.view);
  if (season?.plot) return t("ortus-struggle");
  if (season?.joust) return t("ortus-joust");
  if (season?.conclave) return t("ortus-conclave");
  if (season && season.votes.length > 0) return t("ortus-vote-tab");
  return t(season?.battle ? "ortus-battle" : "ortus-past-tab");
}

export const ui: GameUI = {
  Board,
  Margin,
  Contest,
  Hand,
  Text,
  SeatToken,
  SeatMore,
  OptionMark,
  contestOpen: (frame, log = []) =>
    stands(seasonOf(frame.view)) || (seasonOf(frame.view)?.over === false && endedIn(log.filter((line) => line.k < frame.k), frame.seat)),
  contestPast: (frame) => !stands(seasonOf(frame.view)),
  contestName,
  lineIcon,
  seatColour: (frame, seat) => [`--earl-${ownEarl(seasonOf(frame.view), seat)?.colour ?? COLOURS[seat] ?? "blue"}`],
  summary,
  seatsHead: (frame) => ({ title: t("ortus-earls"), note: kingNote(frame) }),
  seatFigure,
  optionHead: (option) => (optionHead(option) ? t(`ortus-head-${optionHead(option)}`) : ""),
  parts,
  handCount: (frame) => ownEarl(seasonOf(frame.view), frame.seat)?.hand_size ?? 0,
};
