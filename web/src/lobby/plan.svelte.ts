/** The table that is about to be laid: game, options, seats. */
import { api, ApiError } from "../lib/api";
import { cardOf } from "../games/cards";
import type { Card } from "../lib/game";
import type { GameInfo, NewTable, OptionValue, OptionValues, SeatWish } from "../lib/wire";

export const USUAL_LEVEL = "thegn";
const DAY = 86400;
export class Plan {
  readonly game: GameInfo;
  readonly #card: Card | undefined;
  /** What was chosen here; the server says what all options come to with it. */
  chosen: OptionValues = $state({});
  #settled: OptionValues = $state.raw({});
  /** What the options are by the presets alone, such as the profile. */
  #usual: OptionValues = $state.raw({});
  options: OptionValues = $derived({ ...this.#settled, ...this.chosen });
  seats: string[] = $state.raw([]);
  /** By seat: what to know of it, such as its side. */
  notes: string[] = $state.raw([]);
  /** By seat: its side; who plays together has the same. */
  sides: number[] = $state.raw([]);
  /** Options that others leave no choice about, with what they come to; null: of no effect. */
  fixed: Record<string, OptionValue | null> = $state.raw({});
  wishes: SeatWish[] = $state([]);
  /** What is wrong with the options, if something is. */
  trouble: string | null = $state(null);
  name = $state("");
  isPublic = $state(true);
  timed = $state(false);
  bankMinutes = $state(30);
  stepSeconds = $state(30);
  patienceDays = $state(3);
  #asked = 0;

  constructor(game: GameInfo) {
    this.game = game;
    this.#card = cardOf(game.id);
    this.#settled = this.#usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  }

  get usualLevel(): string {
    return this.game.levels.find((level) => level.id === USUAL_LEVEL)?.id ?? this.game.levels.at(-1)?.id ?? "";
  }

  /** Who sits where under these options; wishes already made stay. */
  async settle(): Promise<void> {
    const mine = ++this.#asked;
    try {
      const { seats, notes, sides, fixed, options, usual } = await api.seating(this.game.id, $state.snapshot(this.chosen));
      if (mine !== this.#asked) return;
      this.trouble = null;
      this.seats = seats;
      this.notes = notes;
      this.sides = sides;
      this.fixed = fixed;
      this.#settled = options;
      this.#usual = usual;
      this.wishes = seats.map((_, n) => this.wishes[n] ?? this.#sitter(n));
    } catch (error) {
      if (mine === this.#asked && error instanceof ApiError) this.trouble = error.message;
    }
  }

  #sitter(seat: number): SeatWish {
    return seat === 0 ? { kind: "me" } : { kind: "bot", level: this.usualLevel };
  }

  set(name: string, value: OptionValue): void {
    this.setAll([name], value);
  }

  /** Several switches at once. */
  setAll(names: string[], value: OptionValue): void {
    for (const name of names) this.chosen[name] = value;
    void this.settle();
  }

  isAsked(name: string): boolean {
    if (this.isFixed(name)) return this.fixed[name] !== null;
    return this.isChanged(name) || this.#meansSomething(name);
  }

  #meansSomething(name: string): boolean {
    const { modules = {}, onlyUnder = {} } = this.#card ?? {};
    const module = Object.keys(modules).find((one) => modules[one]!.includes(name));
    if (module !== undefined && this.options[module] !== true) return false;
    const star = Object.keys(onlyUnder).find((one) => one.endsWith("*") && name.startsWith(one.slice(0, -1)));
    return (onlyUnder[name] ?? onlyUnder[star ?? ""])?.(this.options) ?? true;
  }

  /** Whether an option is a switch of the game's own group, and no house rule. */
  isModule(name: string): boolean {
    return name in (this.#card?.modules ?? {});
  }

  isFixed(name: string): boolean {
    return name in this.fixed;
  }

  /** What an option comes to: what was chosen, or what others leave no choice about. */
  value(name: string): OptionValue {
    return this.fixed[name] ?? this.options[name]!;
  }

  isChanged(name: string): boolean {
    return !this.isFixed(name) && this.options[name] !== this.usual(name);
  }

  /** What an option is where nobody chose otherwise: under a profile, what that says. */
  usual(name: string): OptionValue {
    return this.#usual[name]!;
  }

  /** The bare number of house rules that differ from the book; modules are counted by themselves. */
  get changes(): number {
    return this.game.options.filter((option) => !option.main && !this.isModule(option.name) && this.isChanged(option.name)).length;
  }

  /** Does one person sit on several sides, at one screen? Then everybody at the table is told. */
  get hotSeat(): boolean {
    return new Set(this.sides.filter((_, n) => this.wishes[n]?.kind === "me")).size > 1;
  }

  /** What the server is told. */
  wish(): NewTable {
    return {
      game: this.game.id,
      options: $state.snapshot(this.chosen),
      seats: $state.snapshot(this.wishes),
      ...(this.name.trim() ? { name: this.name.trim() } : {}),
      public: this.isPublic,
      ...(this.timed ? { clock: { bank: (this.bankMinutes || 30) * 60, step: this.stepSeconds || 0 } } : {}),
      patience: (this.patienceDays || 3) * DAY,
      ...(this.hotSeat ? { hot_seat: true } : {}),
    };
  }
}
