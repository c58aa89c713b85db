/** How the reader wants to be shown things. */
import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "./keep";

class Prefs {
  #reduced = new MediaQuery("(prefers-reduced-motion: reduce)");
  #small = new MediaQuery("(max-width: 760px)");
  #middle = new MediaQuery("(max-width: 1240px)");
  /** Others' moves are shown at once. */
  hasty = $state(kept("hasty") === "yes");
  /** The board is read as text. */
  text = $state(kept("text") === "yes");

  get still(): boolean {
    return this.hasty || this.#reduced.current;
  }

  get layout(): "phone" | "tablet" | "desk" {
    if (this.#small.current) return "phone";
    return this.#middle.current ? "tablet" : "desk";
  }

  setHasty(yes: boolean): void {
    this.hasty = yes;
    keep("hasty", yes ? "yes" : null);
  }

  setText(yes: boolean): void {
    this.text = yes;
    keep("text", yes ? "yes" : null);
  }
}

export const prefs = new Prefs();
