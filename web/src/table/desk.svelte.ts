/** What lies open on this screen: dialogs, and the phone's sheets. */
export type DialogName = "settings" | "share" | "keys" | "standing" | "fate" | "annals";
export type SheetName = "contest" | "end" | "hand" | "map" | "seats" | "log" | "talk";
export type LeafName = "log" | "annals" | "talk";

export class Desk {
  open: DialogName | null = $state(null);
  sheet: SheetName = $state("map");
  /** Where there is room for log, annals or talk: which of them. */
  leaf: LeafName = $state("log");
  /** The line to talk in shall be written in as soon as it is there. */
  talkCalled = $state(false);
  #talkFrom: HTMLElement | null = null;
  #contest = false;
  #over = false;

  show(dialog: DialogName): void {
    this.open = dialog;
  }

  shut(): void {
    this.open = null;
  }

  /** Opens the talk to say something. */
  callTalk(): void {
    this.#talkFrom = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.leaf = "talk";
    this.sheet = "talk";
    this.talkCalled = true;
  }

  /** Gives the keys back to where they were; on a phone the board too. */
  leaveTalk(): void {
    if (this.#talkFrom?.isConnected) this.#talkFrom.focus();
    this.#talkFrom = null;
    if (this.sheet === "talk") this.sheet = "map";
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
