/** What lies open on this screen: dialogs, and the phone's sheets. */
export type DialogName = "settings" | "share" | "keys" | "standing";
export type SheetName = "contest" | "end" | "hand" | "map" | "seats" | "log";

export class Desk {
  open: DialogName | null = $state(null);
  sheet: SheetName = $state("map");
  #contest = false;
  #over = false;

  show(dialog: DialogName): void {
    this.open = dialog;
  }

  shut(): void {
    this.open = null;
  }

  /** A contest that begins opens its sheet, and so does the end; what is past gives the board back. */
  follow(contest: boolean, over: boolean): void {
    if (contest && !this.#contest) this.sheet = "contest";
    if (!contest && this.#contest && this.sheet === "contest") this.sheet = "map";
    if (over && !this.#over) this.sheet = "end";
    if (!over && this.sheet === "end") this.sheet = "map";
    this.#contest = contest;
    this.#over = over;
  }
}
