/** Buttons that answer more than the question that stands. */
import type { More } from "../../lib/game";
import type { TableModel } from "../../lib/table.svelte";
import { foughtOut, lastingOf } from "./lasting";
import { reachOf } from "./reach.svelte";

export function moreOf(table: TableModel): More[] {
  return [...inRow(table), ...toTheEnd(table), ...forAWhile(table)];
}

/** The battle is fought out as it stands. The rule that asks now comes last: with it the battle goes on. */
function toTheEnd(table: TableModel): More[] {
  const asks = table.frame.question?.rule;
  const all = foughtOut(table.book, table.frame).sort(([one], [other]) => Number(one === asks) - Number(other === asks));
  return all.length > 0 ? [{ label: table.t("vikings-more-fight"), send: () => table.keepAll(all, "battle") }] : [];
}

/** Nobody marches (V-7.2, V-8.1); all whom a Command lets go withdraw to one place (V-9.12). */
function inRow(table: TableModel): More[] {
  const question = table.frame.question;
  const times = question?.times ?? 1;
  const found: More[] = [];
  if (question?.rule === "V-7.2" && reachOf(table).ways.some((way) => way.actions[0] === "done")) {
    found.push({ label: table.t("vikings-more-nobody"), send: () => table.give(["done", "done"]) });
  }
  const half = question?.rule === "VX-9.2" ? reachOf(table).ways.find((way) => way.actions[0] === "bring") : undefined;
  if (half) found.push({ label: table.t("vikings-more-half"), send: () => table.give(half.actions) });
  if (question?.rule === "V-9.12" && times > 1) {
    for (const option of table.options.filter((one) => one.verb === "withdraw")) {
      const label = table.t("vikings-more-all", { what: option.label, n: times });
      found.push({ label, send: () => table.give(Array<string>(times).fill(option.action)) });
    }
  }
  return found;
}

/** The same answer to the end of a battle, a turn, a round or the game. */
function forAWhile(table: TableModel): More[] {
  return lastingOf(table.book, table.frame).map(({ option, answers, scope }) => ({
    label: option.verb === "fight" ? table.t("vikings-more-first", { what: option.label }) : table.t("vikings-more-while", { what: option.label, span: table.t(`vikings-span-${scope}`) }),
    send: () => table.keep(answers, scope),
  }));
}
