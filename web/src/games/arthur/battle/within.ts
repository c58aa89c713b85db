/** The campaign's table with battles in it: while one is fought and looked at, dba's parts stand in place of the campaign's. */
import type { GameUI, Part } from "../../../lib/game";
import { t } from "../../../lib/i18n.svelte";
import { isEchoed } from "../../../lib/log";
import { prefs } from "../../../lib/prefs.svelte";
import type { Frame, Line } from "../../../lib/wire";
import { ui as dba } from "../../dba";
import Contest from "./Contest.svelte";
import Field from "./Field.svelte";
import Hand from "./Hand.svelte";
import { battleOf, innerFrame, innerLine, isBattles, linesNow } from "./inner";
import Margin from "./Margin.svelte";
import { place } from "./table.svelte";
import Text from "./Text.svelte";

/** The battle's frame, if the battle is what is looked at. */
const shown = (frame: Frame): Frame | null => (place.atBattle(frame) ? innerFrame(frame) : null);
/** A line of a battle as dba tells it; which chair it came from does not matter there. */
const bare = (line: Line): Line => innerLine(line);

/** The bounds of battles; the token of whose bound it is stands before those of the battle that is fought. */
function bounds(frame: Frame, log: Line[]): Part[] {
  const chairs = battleOf(frame)?.chairs ?? [];
  const from = linesNow(frame, log)[0]?.k ?? Infinity;
  const found = dba.parts!(frame, log.filter(({ said }) => isBattles(said)));
  return found.map((part) => ({ ...part, seat: part.seat !== null && part.k >= from ? (chairs[part.seat] ?? null) : null }));
}

export function withBattles(ui: GameUI): GameUI {
  return {
    ...ui,
    Board: Field,
    Margin,
    Contest,
    Hand,
    Text,
    contestOpen: (frame, log = []) => {
      const inner = shown(frame);
      if (inner) return dba.contestOpen(inner, linesNow(frame, log).map(bare));
      // On a phone the council would cover the map that one went to see
      return !(battleOf(frame) && prefs.layout === "phone") && ui.contestOpen(frame, log);
    },
    contestPast: (frame) => {
      const inner = shown(frame);
      return inner ? dba.contestPast!(inner) : (ui.contestPast?.(frame) ?? false);
    },
    contestName: (frame) => (shown(frame) ? dba.contestName!(frame) : (ui.contestName?.(frame) ?? t("tab-contest"))),
    lineIcon: (line) => (isBattles(line.said) ? dba.lineIcon(bare(line)) : ui.lineIcon(line)),
    summary: (frame) => {
      const inner = shown(frame);
      return inner ? dba.summary(inner) : ui.summary(frame);
    },
    optionHead: (option) => (isBattles(option.action) ? dba.optionHead!(option) : (ui.optionHead?.(option) ?? "")),
    gather: (line, events, next) => {
      if (!isBattles(line.said)) return ui.gather ? ui.gather(line, events, next) : { events: events.map(({ text }) => text), echoed: false };
      const told = dba.gather!(bare(line), events, next && bare(next));
      return told && { ...told, echoed: told.echoed || isEchoed(bare(line)) };
    },
    parts: (frame, log) => [...(ui.parts?.(frame, log) ?? []), ...bounds(frame, log)].sort((a, b) => a.k - b.k),
    handCount: (frame) => {
      const inner = shown(frame);
      return inner ? dba.handCount!(inner) : (ui.handCount?.(frame) ?? 0);
    },
    meanwhile: (frame) => ((battleOf(frame)?.delegated.length ?? 0) > 0 ? t("arthur-battle-meanwhile") : (ui.meanwhile?.(frame) ?? null)),
    bookOf: (rule) => (rule.startsWith("DBA-") ? "dba" : (ui.bookOf?.(rule) ?? null)),
  };
}
