/** The camera over the map and the hands that move it: drag, pinch, wheel, keys and buttons. */
import { between, sees, viewBox, type Box, type Camera, type Eye, type Size } from "../camera";

export type Zoom = "closer" | "farther" | "whole" | "frame";

/** Where the player has left the camera. */
export type Kept = Pick<Lens, "camera" | "own">;

const GLIDE = 240;
const DRAGGED = 6;

export class Lens {
  width = $state(0);
  height = $state(0);
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 0 });
  /** Whether the player has moved the camera: then it is left alone until the next question on small screens. */
  own = $state(false);
  size: Size = $derived({ width: this.width || 720, height: this.height || 840 });
  small = $derived.by(() => this.size.width < 560);
  /** Whether there is room for a key. */
  wide = $derived.by(() => this.size.width >= 700 && this.size.height >= 560);
  seen: Camera = $derived.by(() => (this.camera.scale > 0 ? this.camera : this.#eye.fit(this.#sheet, this.size)));
  box = $derived.by(() => viewBox(this.seen, this.size));
  whole = $derived.by(() => this.seen.scale <= this.#eye.farthest(this.size) * 1.05);

  #eye: Eye;
  #sheet: Box;
  #frame = 0;
  #fingers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };
  #moved = 0;

  constructor(eye: Eye, sheet: Box, kept?: Kept) {
    this.#eye = eye;
    this.#sheet = sheet;
    if (kept?.own) Object.assign(this, kept);
  }

  get kept(): Kept {
    return { camera: this.camera, own: this.own };
  }

  go(to: Camera, slow = true): void {
    cancelAnimationFrame(this.#frame);
    const from = this.seen;
    const end = this.#eye.keep(to, this.size);
    if (!slow || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.camera = end;
      return;
    }
    const began = performance.now();
    const step = (now: number): void => {
      const t = Math.min((now - began) / GLIDE, 1);
      this.camera = between(from, end, 1 - (1 - t) ** 3);
      if (t < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  fit(box: Box, margin = 36, nearest = 3, slow = true): void {
    this.go(this.#eye.fit(box, this.size, margin, nearest), slow);
  }

  showWhole(slow = true): void {
    this.go(this.#eye.fit(this.#sheet, this.size), slow);
  }

  keep(): void {
    this.camera = this.#eye.keep(this.camera, this.size);
  }

  zoom(what: Zoom, asked: () => Box): void {
    this.own = what === "closer" || what === "farther" || (what === "whole" && this.small);
    if (what === "whole") this.showWhole();
    else if (what === "frame") this.fit(asked());
    else this.go(this.#eye.zoomAt(this.seen, this.size, what === "closer" ? 1.5 : 1 / 1.5, this.size.width / 2, this.size.height / 2));
  }

  /** Brings a box into sight that was reached by keyboard. */
  show(box: Box): void {
    if (!sees(this.seen, this.size, box)) this.go({ ...this.seen, x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 });
  }

  /** Whether a box lies, in pixels, within so much from the left, and somewhere between two heights. */
  covers([left, top, , bottom]: Box, within: number, high: number, low: number): boolean {
    const x = (left - this.seen.x) * this.seen.scale + this.size.width / 2;
    const [from, to] = [top, bottom].map((y) => (y - this.seen.y) * this.seen.scale + this.size.height / 2);
    return x < within && to! > high && from! < low;
  }

  /** Whether the click that comes ends a drag, and is none. */
  dragged = (): boolean => this.#moved >= DRAGGED;

  down = (event: PointerEvent): void => {
    if (this.#fingers.size === 0) {
      this.#moved = 0;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const was = this.#fingers.get(event.pointerId);
    if (!was) return;
    const frame = event.currentTarget as Element;
    const dx = event.clientX - was.x;
    const dy = event.clientY - was.y;
    this.#moved = Math.max(this.#moved, Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y));
    if (this.#moved < DRAGGED) return;
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    const [one, two] = [...this.#fingers.values()];
    this.own = true;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size < 2 || !one || !two) {
      this.camera = this.#eye.pan(this.seen, this.size, dx, dy);
      return;
    }
    const before = Math.hypot(one.x - two.x, one.y - two.y);
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return;
    const rect = frame.getBoundingClientRect();
    const mid = { x: (a.x + b.x) / 2 - rect.left, y: (a.y + b.y) / 2 - rect.top };
    const nearer = Math.hypot(a.x - b.x, a.y - b.y) / (before || 1);
    this.camera = this.#eye.zoomAt(this.#eye.pan(this.seen, this.size, dx / 2, dy / 2), this.size, nearer, mid.x, mid.y);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    // The click that ends a drag comes first, and is none
    setTimeout(() => (this.#moved = 0));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.own = true;
    const rect = (event.currentTarget as Element).getBoundingClientRect();
    const factor = 2 ** (-event.deltaY / (event.deltaMode === 1 ? 12 : event.ctrlKey ? 90 : 360));
    cancelAnimationFrame(this.#frame);
    this.camera = this.#eye.zoomAt(this.seen, this.size, factor, event.clientX - rect.left, event.clientY - rect.top);
  };
}

const KEYS: Record<string, Zoom> = { "+": "closer", "=": "closer", "-": "farther", "0": "whole", f: "frame" };

/** What a key does to the camera, if anything. */
export const zoomKey = (event: KeyboardEvent): Zoom | null =>
  event.ctrlKey || event.metaKey || event.altKey ? null : (KEYS[event.key] ?? null);
