/** Asks the server whether what is held over the table may be done: a dozen times a second at most. */
import type { TableModel } from "../../lib/table.svelte";
import type { Preview } from "./view";

export interface Verdict {
  action: string;
  may: boolean;
  text: string;
  rule: string | null;
  preview: Preview | null;
}

const PAUSE = 80;
const KEPT = 300;

export class Judge {
  /** The last thing that was heard. */
  last: Verdict | null = $state.raw(null);
  #table: TableModel;
  #known = new Map<string, Verdict>();
  #question = "";
  #wanted: string | null = null;
  #busy = false;
  #spoke = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: TableModel) {
    this.#table = table;
  }

  ask(action: string | null): void {
    const question = this.#table.live.question?.id ?? "";
    if (question !== this.#question) {
      this.#known.clear();
      this.#question = question;
      this.last = null;
    }
    this.#wanted = action;
    if (action === null || !question || this.#table.replaying) {
      this.last = null;
      return;
    }
    const known = this.#known.get(action);
    if (known) this.last = known;
    else this.#soon();
  }

  #soon(): void {
    if (this.#busy || this.#timer !== null) return;
    const wait = Math.max(0, PAUSE - (performance.now() - this.#spoke));
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#speak();
    }, wait);
  }

  async #speak(): Promise<void> {
    const action = this.#wanted;
    const question = this.#question;
    if (action === null) return;
    this.#busy = true;
    this.#spoke = performance.now();
    try {
      const said = await this.#table.judge(action);
      if (question === this.#question) {
        const verdict = { action, may: said.may ?? false, text: said.text, rule: said.rule, preview: (said.preview as Preview | undefined) ?? null };
        if (this.#known.size > KEPT) this.#known.clear();
        this.#known.set(action, verdict);
        if (this.#wanted !== null) this.last = verdict;
      }
    } catch {
      // Nothing was heard: the next step asks again
    } finally {
      this.#busy = false;
    }
    if (this.#wanted !== null && this.#wanted !== action) this.ask(this.#wanted);
  }
}
