/** What a seat sees of a battle. */
import type { TableModel } from "../../lib/table.svelte";
import type { Book, Frame } from "../../lib/wire";
import type { Placed } from "./pose";
import type { Book as BookSeen, Command, Element, Ground, Type, View as Seen } from "./seen";

export type * from "./seen";

export const TYPES = ["Kn", "Cv", "LH", "SCh", "Sp", "Bd", "Ax", "Wb", "Ps", "CF"] as const satisfies Type[];
export const GROUNDS = ["gentle_hill", "steep_hill", "wood", "marsh", "rough", "dunes", "bua", "river", "road", "waterway"] as const satisfies Ground[];

export interface View extends Seen {
  /** By seat, where the game in which the battle is fought settles them. */
  tinctures?: Tincture[];
}

export const viewOf = (frame: Frame): View => frame.view as View;
/** On the table, or within walls on it: it has a place. */
export const isOn = (element: Element): boolean => (element.status === "on_table" || element.status === "garrison") && element.x !== null;

/** An element that is on the table, with its place. */
export interface Standing extends Element, Placed {
  x: number;
  y: number;
  facing: number;
}
export const standing = (view: View): Standing[] => view.elements.filter(isOn) as Standing[];
export const find = (view: View, id: string): Element | undefined => view.elements.find((one) => one.id === id);
export const commandOf = (view: View, seat: number | null): Command | undefined =>
  seat === null ? undefined : view.commands.find((one) => one.seat === seat);
export const sideOfSeat = (view: View, seat: number | null): number | null => commandOf(view, seat)?.side ?? null;
export const sideOf = (view: View, element: Element): number => commandOf(view, element.command ?? element.owner)?.side ?? 0;

/** Its number in its command, from 1, as answers name it. */
export function placeOf(view: View, id: string): number {
  const element = find(view, id);
  return (commandOf(view, element?.command ?? null)?.elements.indexOf(id) ?? -1) + 1;
}

/** A selection as an answer names it: `c1 1+2+5`; null if they are not of one command. */
export function mask(view: View, ids: Iterable<string>): string | null {
  const elements = [...ids].map((id) => find(view, id));
  const command = elements[0]?.command;
  if (command === undefined || command === null || elements.some((one) => one?.command !== command)) return null;
  const places = elements.map((one) => placeOf(view, one!.id));
  if (places.some((n) => n < 1)) return null;
  return `c${command + 1} ${[...new Set(places)].sort((a, b) => a - b).join("+")}`;
}

/** The elements that such words name. */
export function unmask(view: View, text: string | null | undefined): string[] {
  const found = /^c(\d+) (\d+(?:\+\d+)*)$/.exec(text ?? "");
  if (!found) return [];
  const elements = commandOf(view, Number(found[1]) - 1)?.elements ?? [];
  return found[2]!.split("+").flatMap((n) => elements[Number(n) - 1] ?? []);
}

/** A tincture: its colour's token and its hatching. One side has the cool ones, the other the warm. */
export interface Tincture {
  name: "azure" | "vert" | "purpure" | "sable" | "gules" | "or" | "tenne" | "argent";
  token: string;
}
const TINCTURES: [Tincture[], Tincture[]] = [
  [
    { name: "azure", token: "azure" },
    { name: "vert", token: "vert" },
    { name: "purpure", token: "purpure" },
    { name: "sable", token: "sable" },
  ],
  [
    { name: "gules", token: "gules" },
    { name: "or", token: "or" },
    { name: "tenne", token: "tenne" },
    { name: "argent", token: "argent" },
  ],
];
export function tincture(view: View, seat: number | null): Tincture {
  const settled = seat === null ? undefined : view.tinctures?.[seat];
  if (settled) return settled;
  const side = sideOfSeat(view, seat) ?? 0;
  const among = view.commands.filter((one) => one.side === side).findIndex((one) => one.seat === seat);
  const row = TINCTURES[side === 1 ? 1 : 0];
  return row[Math.max(0, among) % row.length]!;
}
/** Whether the text on a tincture is dark. */
export const isPale = (name: Tincture["name"]): boolean => name === "or" || name === "tenne" || name === "argent";

/** What is written on a base: its owner sees through the disguise of an Expendable (DBA-22.3). */
export const lettersOf = (element: Element | undefined): string => (element?.expendable ? "SCh" : (element?.type ?? ""));

/** A figure of the table's options. */
export const figure = (frame: Frame, name: string, fallback: number): number => Number(frame.table.options[name] ?? fallback);

/** What the book says; one of past rules may lack a part. */
export const said = (book: Book): Partial<BookSeen> => (book ?? {}) as Partial<BookSeen>;

/** How far an element may go in good going, in millimetres. */
export function moveOf(table: TableModel, { type, pendragon }: Pick<Element, "type" | "pendragon">): number {
  if (pendragon && type === "Kn") return figure(table.frame, "pendragon_move", 400) / 4;
  return figure(table.frame, `${type.toLowerCase()}_move`, said(table.book).types?.[type]?.good ?? 0) / 4;
}
export const costOf = (table: TableModel, type: Type): number => figure(table.frame, `${type.toLowerCase()}_cost`, said(table.book).types?.[type]?.cost ?? 0);
