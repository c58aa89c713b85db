/** One browser's talk at one table: what it hears, and what it is about to say. */
import { api, ApiError, Unreached } from "./api";
import { uuid } from "./ids";
import { keep, kept } from "./keep";
import { countUnread, mergeTalk, oneLine, toggled } from "./talk";
import type { Spoken, TalkFrame } from "./wire";

const RETRY = 1500;

export class Talk {
  readonly id: string;
  lines: Spoken[] = $state.raw([]);
  draft = $state("");
  /** The seats that shall hear the draft; none: everybody. */
  to: number[] = $state.raw([]);
  sending = $state(false);
  trouble: string | null = $state(null);
  /** The last line that was on the screen. */
  #read: string | null = $state(null);
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.#read = kept(`talk-${id}`);
  }

  close(): void {
    this.#closed = true;
  }

  /** The last line that was heard: a new connection goes on from there. */
  get last(): string | null {
    return this.lines.at(-1)?.id ?? null;
  }

  take(frame: TalkFrame): void {
    this.lines = mergeTalk(this.lines, frame);
  }

  unread(mine: number[]): number {
    return countUnread(this.lines, this.#read, mine);
  }

  /** All lines are on the screen. */
  markRead(): void {
    if (this.last === null || this.last === this.#read) return;
    this.#read = this.last;
    keep(`talk-${this.id}`, this.last);
  }

  choose(seat: number | null): void {
    this.to = seat === null ? [] : toggled(this.to, seat);
  }

  /** Says the draft for a seat, and says it again until the server has been heard; the line comes over the socket. */
  async send(seat: number): Promise<void> {
    const text = oneLine(this.draft);
    if (!text || this.sending) return;
    const body = { seat, text, to: this.to.filter((one) => one !== seat), request: uuid() };
    this.sending = true;
    this.trouble = null;
    try {
      while (!this.#closed) {
        try {
          await api.say(this.id, body);
          this.draft = "";
          return;
        } catch (error) {
          if (!(error instanceof Unreached)) throw error;
          await new Promise((done) => setTimeout(done, RETRY));
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.message;
    } finally {
      this.sending = false;
    }
  }
}
