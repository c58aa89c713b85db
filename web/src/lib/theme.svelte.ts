/** Day or night: the system's wish until somebody chooses. */
import { keep, kept } from "./keep";

export type ThemeName = "light" | "dark";

class Theme {
  name: ThemeName = $state(document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      if (!kept("theme")) this.#set(event.matches ? "dark" : "light");
    });
  }

  toggle(): void {
    this.#set(this.name === "dark" ? "light" : "dark");
    keep("theme", this.name);
  }

  #set(name: ThemeName): void {
    this.name = name;
    document.documentElement.dataset["theme"] = name;
  }
}

export const theme = new Theme();
