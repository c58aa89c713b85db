/** One browser at one table: what is fetched, sent, shown and hidden. */
import { api, ApiError, Unreached } from "./api";
import { loadGame } from "../games";
import type { GameUI } from "./game";
import { speech, t } from "./i18n.svelte";
import { uuid } from "./ids";
import { Live } from "./live";
import { notify } from "./notify";
import { Pace } from "./pace";
import { prefs } from "./prefs.svelte";
import { Replay } from "./replay.svelte";
import { bringNonces } from "./seal";
import { seatToShow } from "./seats";
import { TableModel } from "./table.svelte";
import { Talk } from "./talk.svelte";
import { FateCheck } from "./verdict.svelte";
import type { Frame, Option, Standing, Summary } from "./wire";

const RETRY = 1500;
const WAITING_POLL = 2000;
/** On a phone a refusal takes the prompt's place, so it steps down; elsewhere it stays until the next answer. */
const REFUSAL_STAYS = 6000;

export interface Choice {
  options: Option[];
  anchor: Element | null;
  chosen: ((option: Option) => void) | null;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Session {
  readonly id: string;
  readonly talk: Talk;
  readonly fate = new FateCheck();
  summary: Summary | null = $state.raw(null);
  table: TableModel | null = $state.raw(null);
  ui: GameUI | null = $state.raw(null);
  replay: Replay | null = $state.raw(null);
  /** Why there is nothing to see, if so. */
  trouble: string | null = $state(null);
  /** The seat that the table must be passed to before anything is shown. */
  curtain: number | null = $state(null);
  choice: Choice | null = $state.raw(null);
  /** The rule that the drawer stands open at; "" opens it at its beginning; null: shut. */
  rule: string | null = $state(null);
  /** True while an answer waits for the network. */
  keeping = $state(false);

  #live: Live | null = null;
  #pace: Pace;
  #closed = false;
  #poll: ReturnType<typeof setTimeout> | null = null;
  #refusalTimer: ReturnType<typeof setTimeout> | null = null;
  #oddsFor = "";

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.#pace = new Pace({ show: (frame) => this.#show(frame), still: () => prefs.still || document.hidden });
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  #hurry = (): void => {
    if (document.hidden) return;
    this.#live?.hurry();
  };

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    if (this.#poll) clearTimeout(this.#poll);
    this.#pace.drop();
    this.#live?.close();
    this.talk.close();
    this.replay?.pause();
  }

  /** Looks at the table for the first time, or again after something changed. */
  async look(): Promise<void> {
    try {
      const summary = await bringNonces(await api.table(this.id));
      if (this.#closed) return;
      this.summary = summary;
      this.trouble = null;
      if (summary.status === "waiting") this.#wait();
      else await this.#enter(summary);
    } catch (error) {
      if (this.#closed) return;
      if (error instanceof Unreached) {
        if (!this.table) this.trouble = t("error-unreached");
        await pause(RETRY);
        if (!this.#closed) await this.look();
      } else this.trouble = error instanceof ApiError ? error.message : String(error);
    }
  }

  /** While people are missing, the list of seats is asked for again and again. */
  #wait(): void {
    if (this.#poll) clearTimeout(this.#poll);
    this.#poll = setTimeout(() => void this.look(), WAITING_POLL);
  }

  async #enter(summary: Summary): Promise<void> {
    const seat = seatToShow(summary);
    this.ui ??= await loadGame(summary.game);
    if (summary.mine.length > 1 && seat !== null && this.table?.live.seat !== seat) {
      this.curtain = seat;
      return;
    }
    await this.sit(seat);
  }

  /** Shows the table through one seat's eyes; null: a spectator's. */
  async sit(seat: number | null): Promise<void> {
    this.#live?.close();
    this.#pace.drop();
    const { game, rules_version } = this.summary!;
    const [frame, book] = await Promise.all([api.frame(this.id, seat), api.book(game, rules_version)]);
    if (this.#closed) return;
    this.ui ??= await loadGame(this.summary!.game);
    this.summary = frame.table;
    if (this.table) {
      this.table.lang = speech.lang;
      this.table.book = book;
      this.table.take(frame);
    } else {
      this.table = new TableModel(frame, book, speech.lang, this.#shell());
      this.replay = new Replay(this.id, this.table);
    }
    this.curtain = null;
    this.#listen(seat, frame.n);
    this.#weigh();
  }

  /** Fetches all words again, in the language spoken now. */
  async relearn(): Promise<void> {
    if (!this.table || this.curtain !== null) return;
    await this.sit(this.table.live.seat);
    this.replay?.forget();
  }

  #listen(seat: number | null, since: number): void {
    if (this.summary!.status === "archive") {
      this.#live = null;
      return;
    }
    this.#live = new Live(
      {
        address: (last) => api.livePath(this.id, seat, last, this.talk.last),
        frame: (frame) => this.#hear(frame),
        talk: (frame) => this.talk.take(frame),
        online: (yes) => {
          if (this.table) this.table.online = yes;
        },
        cut: (why) => {
          if (why === "forbidden") void this.look();
          else this.trouble = t("error-gone");
        },
      },
      since,
    );
  }

  /** A frame came: what others did is told in its own time, what is known already is not told again. */
  #hear(frame: Frame): void {
    if (!this.#pace.busy && frame.n <= (this.table?.live.n ?? 0)) this.#show(frame);
    else this.#pace.push(frame);
  }

  #show(frame: Frame): void {
    const table = this.table;
    if (!table || this.#closed || frame.seat !== table.live.seat || frame.n < table.live.n) return;
    const wasAsked = table.live.question !== null;
    if (frame.question?.id !== table.live.question?.id) this.choice = null;
    this.summary = frame.table;
    table.take(frame);
    this.#live?.seen(frame.n);
    if (frame.seat === null && frame.table.mine.length && frame.table.status === "playing") void this.look(); // let in
    if (frame.question && !wasAsked) this.#call(frame);
    if (this.#mustPass(frame)) return;
    this.#weigh();
  }

  /** At a shared screen: another of one's own seats is asked, so the table is covered and passed. */
  #mustPass(frame: Frame): boolean {
    const { mine, asked, status } = frame.table;
    if (mine.length < 2 || status !== "playing" || (frame.seat !== null && asked.includes(frame.seat))) return false;
    const next = asked.find((seat) => mine.includes(seat));
    if (next === undefined) return false;
    this.#live?.close();
    this.#live = null;
    this.choice = null;
    this.replay?.end();
    this.curtain = next;
    return true;
  }

  #call(frame: Frame): void {
    if (document.hidden && frame.question) notify(frame.table.name || frame.table.title, frame.question.prompt, this.id);
  }

  /** Asks for the odds when something is asked or a contest stands. */
  #weigh(): void {
    const table = this.table!;
    const frame = table.live;
    const key = `${frame.n}/${frame.seat}`;
    if (this.#oddsFor === key) return;
    this.#oddsFor = key;
    if (!frame.question && !this.ui!.contestOpen(frame)) {
      table.odds = null; // those of a moment before no longer hold
      return;
    }
    api.odds(this.id, frame.seat).then(
      (odds) => {
        if (this.#oddsFor === key) table.odds = odds;
      },
      () => undefined,
    );
  }

  #shell() {
    return {
      answer: (option: Option, further: string[]) => void this.answer(option, further),
      keep: (all: Standing[], unless: boolean) => void this.keep(all, unless),
      ways: () => api.ways(this.id, this.table!.live.seat ?? 0),
      choose: (options: Option[], anchor?: Element, chosen?: (option: Option) => void) => {
        this.choice = { options, anchor: anchor ?? null, chosen: chosen ?? null };
      },
      why: (domain: string, key: string) => void this.why(domain, key),
      rule: (id: string) => {
        this.rule = id;
      },
      judge: (action: string) => api.judge(this.id, this.table!.live.seat ?? 0, action),
      undo: () => void this.undo(),
      watch: (from: number, to: number) => void this.replay?.watch(from, to),
    };
  }

  /** Sends an answer with those that follow at once, again until the server has been heard; the same request is answered once. */
  async answer(option: Option, further: string[] = []): Promise<void> {
    const { question, seat, n } = this.table!.live;
    if (!question || seat === null) return;
    this.choice = null;
    const body = { seat, question: question.id, action: option.action, further, request: uuid(), since: n };
    await this.#send(() => api.answer(this.id, body));
  }

  /** Sets answers for a while; the server gives them to the question that stands. */
  async keep(all: Standing[], unless: boolean): Promise<void> {
    const { seat } = this.table!.live;
    if (seat === null) return;
    try {
      const kept = unless ? await api.standing(this.id, seat) : [];
      const wider = new Set(kept.filter((one) => one.scope !== all[0]?.scope).map((one) => one.rule));
      for (const standing of all) if (!wider.has(standing.rule)) await api.setStanding(this.id, seat, standing);
    } catch (error) {
      this.refuse(error instanceof ApiError ? error.message : t("error-unreached"), null);
    }
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (!table || table.replaying || !table.live.undo?.may || table.live.seat === null) return;
    const { seat, question, n } = table.live;
    const body = { seat, question: question?.id ?? "", request: uuid(), since: n };
    await this.#send(() => api.undo(this.id, body));
  }

  async #send(post: () => Promise<Frame>): Promise<void> {
    const table = this.table!;
    const held = table.picked;
    for (;;) {
      try {
        const frame = await post();
        this.keeping = false;
        this.#pace.flush();
        this.#show(frame);
        break;
      } catch (error) {
        if (this.#closed) return;
        if (error instanceof Unreached) {
          this.keeping = true;
          table.online = false;
          await pause(RETRY);
          continue;
        }
        this.keeping = false;
        this.#heardNo(error);
        break;
      }
    }
    if (table.picked === held) table.picked = null; // else the next answer is on its way already
  }

  #heardNo(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.said.frame) {
      this.#pace.flush();
      this.#show(error.said.frame);
    }
    this.refuse(error.message, error.said.rule ?? null);
    if (error.status === 403) void this.look();
  }

  async why(domain: string, key: string): Promise<void> {
    const seat = this.table!.live.seat;
    if (seat === null) return;
    try {
      const reason = await api.why(this.id, seat, `${domain}:${key}`);
      if (reason.text) this.refuse(reason.text, reason.rule);
    } catch (error) {
      if (error instanceof ApiError) this.refuse(error.message, error.said.rule ?? null);
    }
  }

  /** Shows a refusal. */
  refuse(text: string, rule: string | null): void {
    const table = this.table!;
    table.refusal = { text, rule };
    if (this.#refusalTimer) clearTimeout(this.#refusalTimer);
    if (prefs.layout === "phone") this.#refusalTimer = setTimeout(() => (table.refusal = null), REFUSAL_STAYS);
  }

  /** Shows at once what is still being told. */
  skip(): boolean {
    if (!this.#pace.busy) return false;
    this.#pace.flush();
    return true;
  }
}
