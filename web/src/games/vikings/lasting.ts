/** Answers that hold for a while, as buttons beside the answer itself; which, and for how long, the book says. */
import type { Book, Frame, Option } from "../../lib/wire";
import { said } from "./book";
import { factionsOf, sideOf, type Kind, type Offered, type View } from "./view";

export interface Lasting {
  option: Option;
  /** The dearest first. */
  answers: string[];
  scope: string;
}

const offered = (book: Book, rule: string | undefined): Offered | undefined => said(book).lasting?.while?.[rule ?? ""];

/** The buttons of a question. */
export function lastingOf(book: Book, frame: Frame): Lasting[] {
  const question = frame.question;
  const of = offered(book, question?.rule);
  if (!question || !of || of.order) return [];
  const said = question.options.filter((option) => of.verbs.includes(option.verb) && !option.caution);
  return said.flatMap((option) => {
    const others = of.hand ? inHand(frame).filter((action) => action !== option.action) : of.whatever ? [] : question.options.filter((other) => other !== option).map((other) => other.action);
    return of.spans.filter((scope) => scope in frame.scopes).map((scope) => ({ option, answers: [option.action, ...others], scope }));
  });
}

/** All cards and Kings that the seat holds, as they would be played. */
function inHand(frame: Frame): string[] {
  const view = frame.view as View;
  return factionsOf(view, frame.seat).flatMap((faction) => {
    const king = view.age?.kings?.[faction];
    return [...(view.factions[faction].hand ?? []).map((card) => `play ${card}`), ...(king ? [`king ${king}`] : [])];
  });
}

/** A battle fought out as it stands: no card, no die more, nobody withdraws, losses in the usual order; by rule. None where no battle is asked about. */
export function foughtOut(book: Book, frame: Frame): [rule: string, answers: string[]][] {
  const all = said(book).lasting?.fight ?? {};
  if (!frame.question || !(frame.question.rule in all) || !("battle" in frame.scopes)) return [];
  return Object.entries(all).map(([rule, answers]) => [rule, answers.split("; ")]);
}

/** Losses of a roll (V-9.7): a kind, or the Vikings' tile. */
export const isLosses = (book: Book, frame: Frame): boolean => offered(book, frame.question?.rule)?.order !== undefined;

const kindOf = (action: string): string => action.split(" ").at(-1) ?? action;

/** Those who may be lost, as one usually orders them; those of the other side, traitors, first. */
export function usualOrder(book: Book, options: Option[], own: (kind: string) => boolean): string[] {
  const order = offered(book, "V-9.7")?.order ?? [];
  const place = (action: string): number => (own(kindOf(action)) ? 10 : 0) + order.indexOf(kindOf(action));
  return options.map((option) => option.action).sort((a, b) => place(a) - place(b));
}

/** So many Hits, taken in that order by what is there. */
export function filled(order: string[], there: (action: string) => number, hits: number): Map<string, number> {
  const lost = new Map<string, number>();
  let left = hits;
  for (const action of order) {
    const n = Math.min(left, there(action));
    lost.set(action, n);
    left -= n;
  }
  return lost;
}

/** The order in which these losses would be taken: the kinds that are lost, then the others, then those that are not here now. */
export function orderOf(book: Book, order: string[], lost: ReadonlyMap<string, number>): string[] {
  const some = order.filter((action) => (lost.get(action) ?? 0) > 0);
  const here = [...some, ...order.filter((action) => !some.includes(action))];
  const all = (said(book).lasting?.fight["V-9.7"] ?? "").split("; ");
  return [...here, ...all.filter((action) => action !== "" && !here.includes(action))];
}

export const ownSide = (roller: "viking" | "english") => (kind: string): boolean =>
  kind === "raze" || sideOf(kind as Kind) !== roller;
