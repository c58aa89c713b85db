/** Elements, commands and cards in words. */
import type { TableModel } from "../../lib/table.svelte";
import { moveOf, placeOf, viewOf, find, type Element } from "./view";

const plain = (key: string): string => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const said = (table: TableModel, id: string, key: string): string => {
  const text = table.t(id);
  return text === id ? plain(key) : text;
};

/** A name from the book, if it has one. */
function named(table: TableModel, shelf: string, key: string): string | null {
  const entry = table.book?.[shelf]?.[key];
  const name: unknown = typeof entry === "string" ? entry : (entry?.name ?? entry?.title);
  return typeof name === "string" && name ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

export const typeName = (table: TableModel, type: string): string => said(table, `dba.type.${type}`, type);
export const traitName = (table: TableModel, trait: string): string => named(table, "traits", trait) ?? said(table, `dba.trait.${trait}`, trait);
export const cardName = (table: TableModel, card: string): string => named(table, "cards", card) ?? said(table, `dba.card.${card}`, card);
export const groundName = (table: TableModel, ground: string): string => said(table, `dba.ground.${ground}`, ground);
export const cardText = (table: TableModel, card: string): string => {
  const text: unknown = table.book?.cards?.[card]?.text;
  return typeof text === "string" && text ? text : table.t(`dba.card.${card}.text`);
};
export const cardRule = (card: string): string => {
  const order = ["sorcery", "dragons_breath", "hammer_of_the_gods", "ambush", "plashing", "grassfire", "steal_a_march"];
  return `DBA-22.${(card === "hidden_ditch" ? 4 : order.indexOf(card)) + 1}`;
};
export const seatName = (table: TableModel, seat: number): string => table.frame.table.seats[seat]?.name ?? String(seat + 1);

/** "Spears 3": type and number in its command. */
export function elementName(table: TableModel, element: Element | undefined, id = ""): string {
  if (!element) return id === "camp" ? table.t("dba.camp") : id;
  return `${typeName(table, element.type)} ${placeOf(viewOf(table.frame), element.id) || ""}`.trim();
}
export const nameOf = (table: TableModel, id: string): string => elementName(table, find(viewOf(table.frame), id), id);

/** Which way it faces: one of eight. */
export function compass(table: TableModel, facing: number): string {
  const points = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];
  return table.t(`dba.facing.${points[Math.round((((facing % 360) + 360) % 360) / 45) % 8]}`);
}

/** All that is to be said of an element, in one line. */
export function tellElement(table: TableModel, element: Element): string {
  const words = [elementName(table, element), seatName(table, element.command ?? element.owner)];
  words.push(...marks(table, element));
  if (element.status !== "on_table" || element.x === null) words.push(table.t(`dba.status.${element.status}`));
  else words.push(table.t("dba.at", { x: Math.round(element.x), y: Math.round(element.y!), facing: compass(table, element.facing!) }));
  return words.join(", ");
}

export function marks(table: TableModel, element: Element): string[] {
  const words: string[] = [];
  for (const key of ["general", "warlord", "prince", "pendragon", "expendable", "shaken", "held", "fought"] as const) {
    if (element[key]) words.push(table.t(`dba.mark.${key}`));
  }
  for (const work of element.works) words.push(cardName(table, work));
  if (element.moved > 0) words.push(table.t("dba.moved", { n: element.moved }));
  return words;
}

export const strideText = (table: TableModel, element: Element): string => table.t("dba.move.paces", { n: moveOf(table.frame, element) * 4 });
