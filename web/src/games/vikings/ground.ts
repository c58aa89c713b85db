/** What the modules of the Viking Age have laid in a shire, in words: named for labels, explained for the note. */
import type { TableModel } from "../../lib/table.svelte";
import * as book from "./book";
import { churchIn, shipIn, tileIn, type Faction, type Kingdom, type View } from "./view";

export interface Reason {
  text: string;
  rule: string;
}

/** The relic whose site a shire is, and where it is now; null if the module is not played. */
export function relicIn(table: TableModel, view: View, key: string): { name: string; at: string } | null {
  const relic = view.age?.relics ? book.relicOf(table.book, key) : null;
  return relic ? { name: book.relicText(table.book, relic).name, at: view.age?.relics?.[relic] ?? "site" } : null;
}

/** What lies in a shire, named: "Church", "Fort", "relic of St Cuthbert". */
export function lies(table: TableModel, view: View, key: string): string[] {
  if (!view.age) return [];
  const named: string[] = [];
  const church = churchIn(view, key);
  const tile = tileIn(view, key);
  const relic = relicIn(table, view, key);
  if (church) named.push(book.tileName(table.book, church));
  if (tile) named.push(book.tileName(table.book, tile));
  if (relic?.at === "site") named.push(table.t("vikings-map-relic", { name: relic.name }));
  if (shipIn(view, key)) named.push(book.tileName(table.book, "ship"));
  return named;
}

/** What lies in a shire and what it does, each with its rule. */
export function reasons(table: TableModel, view: View, key: string): Reason[] {
  if (!view.age) return [];
  const told: Reason[] = [];
  const say = (word: string, rule: string, values: Record<string, string | number> = {}): void => void told.push({ text: table.t(`vikings-map-${word}`, values), rule });
  const church = churchIn(view, key);
  const tile = tileIn(view, key);
  const relic = relicIn(table, view, key);
  if (church === "church") say("church-why", "VX-1.3");
  if (church === "plundered") say("plundered-why", "VX-1.3");
  if (tile) say(`${tile}-why`, tile === "fort" ? "VX-1.7" : "VX-1.9");
  if (relic?.at === "site") say("relic-why", "VX-5.2", { name: relic.name });
  else if (relic?.at === "spent") say("relic-spent", "VX-5.3", { name: relic.name });
  else if (relic) say("relic-carried", "VX-5.3", { name: relic.name, faction: book.kindName(table.book, relic.at as Faction) });
  if (shipIn(view, key)) say("ship-why", "VX-8.3");
  return told;
}

/** Who has the power of the kingdom that a shire is part of: "Power: Vikings". */
export function powerOver(table: TableModel, view: View, key: string): string {
  const side = view.age?.kingdoms?.[book.shire(table.book, key).kingdom as Kingdom];
  return side ? table.t("vikings-map-power", { side: table.t(`vikings-side-${side}`) }) : "";
}
