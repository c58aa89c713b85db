/** Looking back: any moment of a table, through any eyes one is entitled to. */
import { api } from "./api";
import type { TableModel } from "./table.svelte";
import type { Frame } from "./wire";

export const SPEEDS = [0.5, 1, 2, 4, 8];
const KEPT = 80;
/** How long the end of a stretch stands before the table is shown again, and how fast a stretch is shown at first. */
const LAST_LOOK = 2500;
const STRETCH_SPEED = 4;

export class Replay {
  open = $state(false);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Whose eyes; null is a spectator's. */
  as: number | null = $state(null);
  failed = $state(false);
  /** Only this much is looked at, if not all. */
  stretch: { from: number; to: number } | null = $state.raw(null);

  #table: TableModel;
  #id: string;
  #kept = new Map<string, Promise<Frame>>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wanted = 0;

  constructor(id: string, table: TableModel) {
    this.#id = id;
    this.#table = table;
  }

  get first(): number {
    return this.stretch?.from ?? 0;
  }
  get last(): number {
    return this.stretch?.to ?? this.#table.live.k;
  }

  /** The eyes that the viewer may look through; at a shared screen only those of the seat that is shown. */
  get eyes(): (number | null)[] {
    const { table, seat } = this.#table.live;
    const over = table.status === "over" || table.status === "archive" || table.status === "abandoned";
    if (over) return [null, ...table.seats.map((one) => one.seat)];
    return seat === null ? [null] : [null, seat];
  }

  async begin(at: number, as: number | null): Promise<void> {
    this.pause();
    this.stretch = null;
    await this.#begin(at, as);
  }

  /** Shows a stretch of the past through one's own eyes, and then the table as it stands. */
  async watch(from: number, to: number): Promise<void> {
    this.pause();
    this.stretch = { from, to: Math.min(to, this.#table.live.k) };
    this.speed = STRETCH_SPEED;
    await this.#begin(from, this.#table.live.seat);
    if (this.open && !this.failed) this.toggle();
  }

  async #begin(at: number, as: number | null): Promise<void> {
    this.open = true;
    this.as = this.eyes.includes(as) ? as : null;
    await this.go(at);
  }

  /** Back to the table as it stands. */
  end(): void {
    this.pause();
    this.open = false;
    this.stretch = null;
    this.#wanted++;
    this.#table.showMoment(null);
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(this.first, Math.min(this.last, Math.round(at)));
    const mine = ++this.#wanted;
    try {
      const frame = await this.#moment(this.at);
      if (mine !== this.#wanted) return;
      this.failed = false;
      this.#table.showMoment(frame);
      if (this.at < this.last) void this.#moment(this.at + 1).catch(() => undefined);
    } catch {
      if (mine === this.#wanted) this.failed = true;
    }
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  look(as: number | null): void {
    this.as = as;
    void this.go(this.at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Forgets what was fetched, e.g. when the language changed. */
  forget(): void {
    this.#kept.clear();
    if (this.open) void this.go(this.at);
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.last) await this.go(this.first);
    this.#tick();
  }

  #tick(): void {
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.go(this.at + 1);
      if (this.at >= this.last && this.stretch && !this.failed) this.#leave();
      else if (this.at >= this.last || this.failed) this.pause();
      else if (this.playing) this.#tick();
    }, 900 / this.speed);
  }

  /** The end of a stretch: a last look, then back to the table. */
  #leave(): void {
    this.#timer = setTimeout(() => this.end(), LAST_LOOK);
  }

  #moment(k: number): Promise<Frame> {
    const key = `${k}/${this.as}`;
    const there = this.#kept.get(key);
    if (there) return there;
    const coming = api.moment(this.#id, k, this.as);
    coming.catch(() => this.#kept.delete(key));
    this.#kept.set(key, coming);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return coming;
  }
}
