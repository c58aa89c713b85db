/** The server's doors, typed. */
import { speech } from "./i18n.svelte";
import { asSentence } from "./say";
import type {
  Annal,
  Book,
  FateTold,
  Forecast,
  Frame,
  GameInfo,
  Me,
  NewTable,
  OptionValues,
  Refused,
  RuleBook,
  SeatLink,
  Seating,
  Spoken,
  Standing,
  Summary,
  Way,
  Why,
} from "./wire";

/** The server said no. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Refused,
  ) {
    super(asSentence(said.message));
  }
}

/** The server could not be reached; nothing is known about the request. */
export class Unreached extends Error {}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const said = (await response.json()) as Partial<Refused>;
    if (said.message) return { error: said.error ?? "error", ...said, message: said.message };
  } catch {
    // Not JSON: a proxy between us and the server spoke.
  }
  return { error: "error", message: `${response.status} ${response.statusText}` };
}

async function ask<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  let response: Response;
  const text = typeof body === "string";
  try {
    response = await fetch(address(path, query), {
      method,
      headers: body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" },
      body: body === undefined ? null : text ? body : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Unreached("unreached");
  }
  if (response.status >= 502 && response.status <= 504) throw new Unreached("unreached");
  if (!response.ok) throw new ApiError(response.status, await refusal(response));
  if (response.status === 204) return undefined as T;
  const type = response.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

const lang = (): Query => ({ lang: speech.lang });
const seatPath = (id: string, seat: number): string => `/tables/${id}/seats/${seat}`;

/** What an answer and the taking back of one say alike: who, to which question, as which request, seen up to where. */
interface Asked {
  seat: number;
  question: string;
  request: string;
  since: number;
}

export type TableList = "mine" | "open" | "watch" | "finished";

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PUT", "/me", {}, { name }),
  games: () => ask<GameInfo[]>("GET", "/games", lang()),
  /** Names and texts of a game; of a table's, by the version of the rules that it is played by. */
  book: (game: string, rules?: number) => ask<Book>("GET", `/games/${game}/book`, { rules, ...lang() }),
  rules: (game: string, rules?: number) => ask<RuleBook>("GET", `/games/${game}/rules`, { rules, ...lang() }),
  seating: (game: string, options: OptionValues) =>
    ask<Seating>("POST", `/games/${game}/seating`, lang(), { options }),

  tables: (list: TableList) => ask<Summary[]>("GET", "/tables", { list, ...lang() }),
  open: (wish: NewTable) => ask<{ table: Summary; links: SeatLink[] }>("POST", "/tables", lang(), wish),
  table: (id: string) => ask<Summary>("GET", `/tables/${id}`, lang()),
  join: (id: string, wish: { token?: string; seat?: number; name?: string }) =>
    ask<Summary>("POST", `/tables/${id}/join`, lang(), wish),
  rematch: (id: string) => ask<Summary>("POST", `/tables/${id}/rematch`, lang()),
  abandon: (id: string) => ask<unknown>("POST", `/tables/${id}/abandon`),

  bringNonce: (id: string, seat: number, nonce: string, commitment: string) =>
    ask<Summary>("POST", `${seatPath(id, seat)}/nonce`, lang(), { nonce, commitment }),
  leave: (id: string, seat: number) => ask<unknown>("POST", `${seatPath(id, seat)}/leave`),
  toBot: (id: string, seat: number, level: string, how: "stands_in" | "for_good" = "stands_in") =>
    ask<unknown>("POST", `${seatPath(id, seat)}/bot`, {}, { level, how }),
  goOn: (id: string, seat: number) => ask<unknown>("POST", `${seatPath(id, seat)}/go-on`),
  askIn: (id: string, seat: number, name: string) => ask<Summary>("POST", `${seatPath(id, seat)}/ask`, lang(), { name }),
  letIn: (id: string, plea: string, say: "yes" | "no") => ask<unknown>("POST", `/tables/${id}/pleas/${plea}`, lang(), { say }),
  withdraw: (id: string, plea: string) => ask<unknown>("DELETE", `/tables/${id}/pleas/${plea}`),
  takeBack: (id: string, seat: number) => ask<unknown>("POST", `${seatPath(id, seat)}/back`),
  link: (id: string, seat: number) => ask<{ token: string }>("POST", `${seatPath(id, seat)}/link`),
  vote: (id: string, seat: number) => ask<unknown>("POST", `${seatPath(id, seat)}/vote`),
  webhook: (id: string, seat: number, url: string) => ask<unknown>("PUT", `${seatPath(id, seat)}/webhook`, {}, { url }),
  standing: (id: string, seat: number) => ask<Standing[]>("GET", `${seatPath(id, seat)}/standing`),
  setStanding: (id: string, seat: number, answer: Standing) =>
    ask<unknown>("PUT", `${seatPath(id, seat)}/standing`, {}, answer),
  dropStanding: (id: string, seat: number, rule: string) =>
    ask<unknown>("DELETE", `${seatPath(id, seat)}/standing`, { rule }),

  frame: (id: string, seat: number | null, since: number | null = null) =>
    ask<Frame>("GET", `/tables/${id}/frame`, { seat, since, ...lang() }),
  moment: (id: string, k: number, seat: number | null) =>
    ask<Frame>("GET", `/tables/${id}/moment/${k}`, { seat, ...lang() }),
  answer: (id: string, body: Asked & { action: string; further?: string[] }) =>
    ask<Frame>("POST", `/tables/${id}/answers`, lang(), body),
  undo: (id: string, body: Asked) => ask<Frame>("POST", `/tables/${id}/undo`, lang(), body),
  why: (id: string, seat: number, on: string) => ask<Why>("GET", `/tables/${id}/why`, { seat, on, ...lang() }),
  judge: (id: string, seat: number, action: string) => ask<Why>("GET", `/tables/${id}/why`, { seat, action, ...lang() }),
  ways: (id: string, seat: number) => ask<Way[]>("GET", `/tables/${id}/ways`, { seat }),
  odds: (id: string, seat: number | null) => ask<Forecast>("GET", `/tables/${id}/odds`, { seat, ...lang() }),

  openRecord: (text: string) => ask<Summary>("POST", "/records", lang(), text),
  fate: (id: string) => ask<FateTold>("GET", `/tables/${id}/fate`),
  annals: (id: string) => ask<Annal[]>("GET", `/tables/${id}/annals`, lang()),
  annalsPath: (id: string) => address(`/tables/${id}/annals.md`, lang()),
  recordPath: (id: string) => `/api/tables/${id}/record`,
  say: (id: string, body: { seat: number; text: string; to: number[]; request: string }) =>
    ask<Spoken>("POST", `/tables/${id}/talk`, lang(), body),
  livePath: (id: string, seat: number | null, since: number | null, heard: string | null) =>
    address(`/tables/${id}/live`, { seat, since, heard, ...lang() }),
};
