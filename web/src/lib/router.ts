/** Which page an address means, and the address of a page. */
export interface LobbyRoute {
  page: "lobby";
}

export interface TableRoute {
  page: "table";
  id: string;
  /** A moment of replay: after so many answers. */
  at: number | null;
  /** Whose eyes: a seat. */
  as: number | null;
  /** The secret of a seat link. */
  token: string | null;
}

export interface LostRoute {
  page: "lost";
}

export type Route = LobbyRoute | TableRoute | LostRoute;

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Reads an address. */
export function parseRoute(url: URL): Route {
  if (url.pathname === "/" || url.pathname === "/index.html") return { page: "lobby" };
  const match = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(url.pathname);
  if (!match) return { page: "lost" };
  const token = /^#seat=([A-Za-z0-9_-]+)$/.exec(url.hash);
  return {
    page: "table",
    id: match[1]!,
    at: wholeNumber(url.searchParams.get("at")),
    as: wholeNumber(url.searchParams.get("as")),
    token: token ? token[1]! : null,
  };
}

/** The address of a table, or of a moment of its replay. */
export function tablePath(id: string, at: number | null = null, as: number | null = null): string {
  const query = new URLSearchParams();
  if (at !== null) query.set("at", String(at));
  if (as !== null) query.set("as", String(as));
  const text = query.toString();
  return `/t/${id}${text ? `?${text}` : ""}`;
}

/** The address that lets somebody sit down. */
export function seatLink(origin: string, id: string, token: string): string {
  return `${origin}/t/${id}#seat=${token}`;
}
