/** One table's live line: frames as they come, and a patient way back after a break. */
import type { Frame, TalkFrame } from "./wire";

/** Why the line was cut for good. */
export type Cut = "gone" | "forbidden";

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export interface LiveWishes {
  /** The address to call, from the last frame seen. */
  address(since: number | null): string;
  frame(frame: Frame): void;
  talk(frame: TalkFrame): void;
  online(yes: boolean): void;
  cut(why: Cut): void;
  connect?: (address: string) => SocketLike;
  later?: (run: () => void, ms: number) => unknown;
  forget?: (timer: unknown) => void;
  random?: () => number;
}

export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 8000;

/** How long to wait before the n-th try: doubling, never all clients at once. */
export function waitBefore(tries: number, random: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return Math.round(whole * (0.75 + 0.5 * random));
}

function webSocket(address: string): SocketLike {
  const url = new URL(address, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as SocketLike;
}

export class Live {
  #wishes: Required<LiveWishes>;
  #socket: SocketLike | null = null;
  #timer: unknown = null;
  #tries = 0;
  #since: number | null;
  #closed = false;

  constructor(wishes: LiveWishes, since: number | null) {
    this.#wishes = {
      connect: webSocket,
      later: (run, ms) => setTimeout(run, ms),
      forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      random: Math.random,
      ...wishes,
    };
    this.#since = since;
    this.#connect();
  }

  /** A frame came another way (the reply to an answer): begin after it next time. */
  seen(n: number): void {
    if (this.#since === null || n > this.#since) this.#since = n;
  }

  /** Tries at once, e.g. when the network came back. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    this.#wishes.forget(this.#timer);
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#wishes.forget(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    const socket = this.#wishes.connect(this.#wishes.address(this.#since));
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#wishes.online(true);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(event.data);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#broken(event.code);
    };
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as Frame | TalkFrame;
    if (frame.type === "talk") this.#wishes.talk(frame);
    if (frame.type !== "frame") return;
    this.#tries = 0;
    this.#wishes.online(true);
    this.seen(frame.n);
    this.#wishes.frame(frame);
  }

  #broken(code: number): void {
    this.#socket = null;
    if (this.#closed) return;
    if (code === 4404 || code === 4403) {
      this.#closed = true;
      this.#wishes.cut(code === 4404 ? "gone" : "forbidden");
      return;
    }
    this.#wishes.online(false);
    this.#timer = this.#wishes.later(() => this.#connect(), waitBefore(this.#tries++, this.#wishes.random()));
  }
}
