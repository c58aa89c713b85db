/** The keys of the table; the board keeps its own. */
import { groupOptions, keyed } from "../lib/group";
import { prefs } from "../lib/prefs.svelte";
import type { Session } from "../lib/session.svelte";
import type { Desk } from "./desk.svelte";

export const KEYS: { keys: string[]; message: string }[] = [
  { keys: ["1", "9"], message: "keys-option" },
  { keys: ["u", "⌫"], message: "keys-undo" },
  { keys: ["r"], message: "keys-rules" },
  { keys: ["v"], message: "keys-text" },
  { keys: ["l"], message: "keys-replay" },
  { keys: ["c"], message: "keys-talk" },
  { keys: ["←", "→"], message: "keys-step" },
  { keys: ["␣"], message: "keys-play" },
  { keys: ["Esc"], message: "keys-escape" },
  { keys: ["+", "-", "0"], message: "keys-zoom" },
  { keys: ["?"], message: "keys-help" },
];

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.matches?.("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select") ?? false;
}

/** True if the key was the table's. */
function act(event: KeyboardEvent, session: Session, desk: Desk): boolean {
  const table = session.table!;
  const replay = session.replay!;
  const onBoard = (event.target as Element | null)?.closest?.(".boardbox") !== null && event.target !== document.body;
  switch (event.key) {
    case "u":
    case "Backspace":
      void session.undo();
      return true;
    case "r":
      session.rule = session.rule === null ? (table.frame.question?.rule ?? "") : null;
      return true;
    case "v":
      prefs.setText(!prefs.text);
      return true;
    case "l":
      if (replay.open) replay.end();
      else void replay.begin(table.live.k, table.live.seat);
      return true;
    case "c":
      desk.callTalk();
      return true;
    case "?":
      desk.show("keys");
      return true;
    case "Escape":
      return escape(session);
  }
  if (replay.open && !onBoard) return actReplay(event, session);
  const option = keyed(groupOptions(table.options, session.ui?.optionHead)).get(event.key);
  if (option) table.pick(option);
  return option !== undefined;
}

function escape(session: Session): boolean {
  if (session.rule !== null) session.rule = null;
  else if (session.replay!.open && session.summary!.status !== "archive") session.replay!.end();
  else if (session.table!.refusal) session.table!.refusal = null;
  else return false;
  return true;
}

function actReplay(event: KeyboardEvent, session: Session): boolean {
  const replay = session.replay!;
  if ((event.target as HTMLElement).matches?.("input[type=range]") && event.key.startsWith("Arrow")) return false;
  if (event.key === "ArrowLeft") replay.step(event.shiftKey ? -10 : -1);
  else if (event.key === "ArrowRight") replay.step(event.shiftKey ? 10 : 1);
  else if (event.key === "Home") replay.step(replay.first - replay.at);
  else if (event.key === "End") replay.step(replay.last - replay.at);
  else if (event.key === " " && !(event.target as HTMLElement).closest?.("button, a")) replay.toggle();
  else return false;
  return true;
}

export function keyTable(event: KeyboardEvent, session: Session, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  if (desk.open !== null || session.choice || (event.target as Element | null)?.closest?.("dialog")) return;
  // A key that shows the rest of what others did answers nothing: the question was not yet seen.
  if (session.skip() || act(event, session, desk)) event.preventDefault();
}
