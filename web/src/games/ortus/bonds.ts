/** Who plays with whom, and who faces whom (Two-Headed Earl, Tetrarchy). */
import type { TableModel } from "../../lib/table.svelte";
import type { Frame } from "../../lib/wire";
import { houseName } from "./book";
import { ownEarl, seasonOf, type Colour, type Earl } from "./view";

/** As the seat that looks sees an Earl; a rival is another one's opponent, or of another side. */
export interface Bond {
  kind: "own" | "partner" | "opponent" | "rival";
  partner: Colour;
  opponent: Colour | null;
}

/** Null where everybody is for himself, or the ally is out. */
export function bondOf(frame: Frame, earl: Earl): Bond | null {
  if (!earl.partner) return null;
  const looks = ownEarl(seasonOf(frame.view), frame.seat)?.colour ?? null;
  const opponent = earl.opponent ?? null;
  const kind = earl.colour === looks ? "own" : earl.partner === looks ? "partner" : opponent !== null && opponent === looks ? "opponent" : "rival";
  return { kind, partner: earl.partner, opponent };
}

/** "Your partner, faces Red"; "Your opponent, with Gold"; in a word where there is little room. */
export function bondWords(table: TableModel, earl: Earl, word = false): string {
  const bond = bondOf(table.frame, earl);
  if (!bond) return "";
  const partner = houseName(table, bond.partner);
  const faces = bond.opponent ? houseName(table, bond.opponent) : "";
  if (bond.kind === "partner") {
    const said = table.t(faces ? "ortus-bond-partner" : "ortus-bond-ally");
    return word || !faces ? said : table.t("ortus-bond-and-faces", { said, faces });
  }
  if (bond.kind === "opponent") {
    const said = table.t("ortus-bond-opponent");
    return word ? said : table.t("ortus-bond-and-with", { said, partner });
  }
  return faces ? table.t("ortus-bond-with-faces", { partner, faces }) : table.t("ortus-bond-with", { partner });
}
