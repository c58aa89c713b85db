/** Who held which seat, in words. */
import { t } from "./i18n.svelte";
import type { CustodyEntry, Summary } from "./wire";

/** What an entry of the log says, in a sentence. */
export function tellEntry(summary: Pick<Summary, "seats">, entry: CustodyEntry): string {
  const seat = summary.seats[entry.seat]?.name ?? "";
  return t(`custody-${entry.what}`, { who: entry.who || seat, seat });
}

/** After which act it was: what came before the game needs no number. */
export function whenOf(entry: CustodyEntry): string {
  return entry.act < 0 ? t("custody-before") : t("custody-act", { n: entry.act });
}

/** What happened to seats in play, the newest first. */
export function changes(summary: Pick<Summary, "custody">): CustodyEntry[] {
  return summary.custody.filter((entry) => entry.act >= 0).toReversed();
}

/** All that is known of one seat, the oldest first. */
export function historyOf(summary: Pick<Summary, "custody">, seat: number): CustodyEntry[] {
  return summary.custody.filter((entry) => entry.seat === seat);
}

/** For whom a bot plays a seat, and since when; empty if it has always been a bot's, or a person plays. */
export function standingIn(summary: Pick<Summary, "custody" | "seats">, seat: number): string {
  if (summary.seats[seat]?.kind !== "bot") return "";
  const past = historyOf(summary, seat);
  const last = past.findLast((entry) => ["stands_in", "clock_out", "voted", "for_good", "left"].includes(entry.what));
  if (!last || last.act < 0 || !last.who) return "";
  const gone = last.what === "for_good" || last.what === "left";
  return t(gone ? "custody-after" : "custody-for", { who: last.who, n: last.act });
}

/** Who sees several seats at one screen, in words; empty if nobody does, or the table has no such screen. */
export function oneScreen(summary: Pick<Summary, "hot_seat" | "together" | "seats">): string {
  if (!summary.hot_seat) return "";
  const groups = summary.together.map((seats) => ({
    who: summary.seats[seats[0]!]?.who || t("custody-somebody"),
    seats: seats.map((seat) => summary.seats[seat]?.name ?? "").join(", "),
  }));
  return groups.length ? groups.map((group) => t("hot-who", group)).join(" ") : t("hot-sign");
}
