/** Fate at one table: the seal that was kept of it and, when the game is over, what was found. */
import { api, ApiError } from "./api";
import { judge, type Verdict } from "./fate";
import { sealFor, type Seal } from "./seal";
import type { Line, Summary } from "./wire";

export class FateCheck {
  verdict: Verdict | null = $state.raw(null);
  /** Why nothing could be found out, if so; "" stands for a server that can't be reached. */
  trouble: string | null = $state(null);
  #begun = false;

  /** What this browser kept of a table's fate. */
  seal(summary: Summary): Seal | null {
    return sealFor(summary.id, summary.commitment);
  }

  /** Works a game that is over out again, once. */
  async settle(summary: Summary, log: Line[]): Promise<void> {
    if (this.#begun || !summary.secret) return;
    this.#begun = true;
    this.trouble = null;
    const { commitment, secret, nonces } = summary;
    try {
      this.verdict = await judge(await api.fate(summary.id), { commitment, secret, nonces, seal: this.seal(summary), log });
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : "";
      this.#begun = false; // it may be tried again
    }
  }
}
