/** What the lobby knows: who you are, which games there are, which tables. */
import { api, type TableList } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { isMyTurn } from "../lib/seats";
import type { GameInfo, Me, Summary } from "../lib/wire";

const POLL = 5000;
export const LISTS: TableList[] = ["mine", "open", "watch", "finished"];

/** Your turn first, then what changed last. */
export function inOrder(tables: Summary[]): Summary[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.changed - a.changed);
}

export class LobbyModel {
  me: Me | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  lists: Record<TableList, Summary[] | null> = $state.raw({ mine: null, open: null, watch: null, finished: null });
  trouble: string | null = $state(null);
  now = $state(Date.now() / 1000);
  #timer: ReturnType<typeof setInterval> | null = null;

  get waiting(): number {
    return (this.lists.mine ?? []).filter(isMyTurn).length;
  }

  start(): () => void {
    void this.#learn();
    void this.refresh();
    this.#timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, POLL);
    return () => {
      if (this.#timer) clearInterval(this.#timer);
    };
  }

  async #learn(): Promise<void> {
    try {
      this.me = await api.me();
    } catch {
      this.trouble = t("error-unreached");
    }
  }

  async loadGames(): Promise<void> {
    try {
      this.games = await api.games();
    } catch {
      this.trouble = t("error-unreached");
    }
  }

  async refresh(): Promise<void> {
    try {
      const got = await Promise.all(LISTS.map((list) => api.tables(list)));
      const others = (tables: Summary[]): Summary[] => tables.filter((table) => !table.mine.length);
      this.lists = { mine: inOrder(got[0]!), open: others(got[1]!), watch: others(got[2]!), finished: got[3]! };
      this.now = Date.now() / 1000;
      this.trouble = null;
      if (!this.me) await this.#learn();
      if (!this.games.length) await this.loadGames();
    } catch {
      this.trouble = t("error-unreached");
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}
