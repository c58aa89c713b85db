/** Lets others' moves be seen one after another, though they come all at once; never later than four seconds. */
import type { Frame } from "./wire";

export const STEP = 700;
export const LONGEST = 4000;

export interface PaceWishes {
  show(frame: Frame): void;
  /** True when frames are shown at once: reduced motion, a hidden page, or the reader's wish. */
  still(): boolean;
  now?: () => number;
  later?: (run: () => void, ms: number) => unknown;
  forget?: (timer: unknown) => void;
}

interface Held {
  frame: Frame;
  came: number;
}

export class Pace {
  #wishes: Required<PaceWishes>;
  #queue: Held[] = [];
  #timer: unknown = null;
  #free = 0;

  constructor(wishes: PaceWishes) {
    this.#wishes = {
      now: () => performance.now(),
      later: (run, ms) => setTimeout(run, ms),
      forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      ...wishes,
    };
  }

  /** True while frames are held back. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  push(frame: Frame): void {
    const now = this.#wishes.now();
    this.#queue.push({ frame, came: now });
    if (this.#wishes.still()) this.flush();
    else if (this.#timer === null) this.#next();
  }

  /** Shows all that is held back, at once. */
  flush(): void {
    this.#wishes.forget(this.#timer);
    this.#timer = null;
    for (const held of this.#queue.splice(0)) this.#wishes.show(held.frame);
    this.#free = this.#wishes.now();
  }

  /** Forgets all that is held back. */
  drop(): void {
    this.#wishes.forget(this.#timer);
    this.#timer = null;
    this.#queue = [];
  }

  #next(): void {
    this.#timer = null;
    const now = this.#wishes.now();
    while (this.#queue.length && now >= this.#free) {
      const { frame } = this.#queue.shift()!;
      this.#free = now + this.#gap(frame, now);
      this.#wishes.show(frame);
    }
    if (this.#queue.length) this.#timer = this.#wishes.later(() => this.#next(), this.#free - now);
  }

  /** How long a frame stands before the next: less when many wait, nothing when nothing happened in it. */
  #gap(frame: Frame, now: number): number {
    if (!frame.lines.length) return 0;
    const first = this.#queue[0];
    if (!first) return STEP;
    const left = LONGEST - (now - first.came);
    return Math.max(0, Math.min(STEP, left / (this.#queue.length + 1)));
  }
}
