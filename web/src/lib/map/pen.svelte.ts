/** How wide texts are, measured once, and again when a font has come. */
import { guess } from "./labels";

export class Pen {
  #ready = $state(0);
  #canvas: CanvasRenderingContext2D | null = null;
  #seen = new Map<string, number>();

  constructor() {
    $effect(() => {
      const again = (): void => void (this.#ready += 1);
      document.fonts.addEventListener("loadingdone", again);
      void document.fonts.ready.then(again);
      return () => document.fonts.removeEventListener("loadingdone", again);
    });
  }

  /** In ems, in a font such as "italic 500". */
  width(text: string, font: string): number {
    const id = `${this.#ready} ${font} ${text}`;
    const known = this.#seen.get(id);
    if (known !== undefined) return known;
    this.#canvas ??= document.createElement("canvas").getContext("2d");
    if (!this.#canvas) return guess(text);
    const family = getComputedStyle(document.documentElement).getPropertyValue("--text") || "serif";
    this.#canvas.font = `${font} 100px ${family}`;
    const width = this.#canvas.measureText(text).width / 100;
    this.#seen.set(id, width);
    return width;
  }
}
