/** What the board knows of itself: which provinces are in which state, and what is under pointer or focus. */
import type { TableModel } from "../../lib/table.svelte";
import type { Line, Option } from "../../lib/wire";
import { province as provinceText } from "./book";
import { lastTurn, logOf, placesIn, type News } from "./history";
import { arrows, layPieces } from "./layout";
import { PROVINCES, homeOf, isProvince } from "./map";
import { kingdomOf, playerKey, seatOf, viewOf, type Seat, type View } from "./view";

export class BoardState {
  table: TableModel;
  /** Pixels to a unit, in steps, so that names are not set anew at every turn of the wheel. */
  scale = $state(1);
  /** The province that has the keyboard, and whether its ring is to be seen. */
  focused: string | null = $state(null);
  ringed = $state(false);
  /** The province that was clicked and may not be chosen. */
  asked: string | null = $state(null);
  /** The province that a finger rests on, to be told of and not chosen. */
  told: string | null = $state(null);

  view: View = $derived.by(() => viewOf(this.table.frame));
  log: Line[] = $derived.by(() => logOf(this.table));

  /** Provinces that may be chosen, and homes of players who may. */
  lit: ReadonlySet<string> = $derived.by(() => {
    if (this.table.picked) return new Set<string>();
    return new Set(this.table.options.flatMap((option) => placeOf(this.view, option) ?? []));
  });
  /** What was just answered, and what a war is about. */
  inPlay: string[] = $derived.by(() => {
    const picked = this.table.picked && placeOf(this.view, this.table.picked);
    return picked ? [picked] : [];
  });
  /** Provinces that a war is fought over. */
  fought: string[] = $derived.by(() => {
    const wars = [...this.view.wars, ...this.view.pending];
    return [...new Set(wars.flatMap(({ over, thing }) => {
      if (over === "throne" && typeof thing === "number") return homeOf(kingdomOf(this.view, thing)) ?? [];
      return over === "land" && isProvince(String(thing)) ? String(thing) : [];
    }))];
  });
  /** What has just happened where; of the log line under the pointer, or of the last turn. */
  news: News = $derived.by(() => placesIn(this.table.focusLine ? [this.table.focusLine] : lastTurn(this.log)));

  hot = $derived.by(() => {
    const { hovered } = this.table;
    if (hovered?.domain === "province") return hovered.key;
    return hovered?.domain === "player" ? this.homeOf(seatOf(hovered.key)) : null;
  });
  refused = $derived.by(() => (this.table.refusal ? this.asked : null));
  ring = $derived.by(() => (this.ringed ? this.focused : null));

  laid = $derived.by(() => layPieces(this.view, this.scale));
  claims = $derived.by(() => arrows(this.view, this.laid));

  /** Provinces by who has them. */
  realms: { seat: Seat; lands: string[] }[] = $derived.by(() =>
    this.view.rulers.map((_, seat) => ({ seat, lands: PROVINCES.filter((key) => this.view.provinces[key]?.owner === seat) })));

  constructor(table: TableModel) {
    this.table = table;
  }

  homeOf(seat: Seat | null): string | null {
    return homeOf(kingdomOf(this.view, seat));
  }

  /** Provinces in the order of the options, then by name. */
  order = $derived.by(() => {
    const { book } = this.table;
    const byName = PROVINCES.filter((key) => !this.lit.has(key)).sort((a, b) =>
      provinceText(book, a).name.localeCompare(provinceText(book, b).name));
    return [...this.lit, ...byName];
  });

  /** What may be done with a province, and with the player whose home it is. */
  optionsIn(key: string): Option[] {
    const seat = this.view.rulers.findIndex((_, one) => this.homeOf(one) === key);
    return [...this.table.optionsOn("province", key), ...(seat < 0 ? [] : this.table.optionsOn("player", playerKey(seat)))];
  }

  /** Does what may be done with a province, or asks why nothing may. */
  choose(key: string, anchor?: Element): void {
    const options = this.optionsIn(key);
    this.asked = null;
    if (options.length > 0) this.table.chooseAmong(options, anchor);
    else {
      this.asked = key;
      this.table.why("province", key);
    }
  }

  point(key: string | null): void {
    if (key !== null) this.table.hovered = { domain: "province", key };
    else if (this.table.hovered?.domain === "province") this.table.hovered = null;
  }
}

/** The province that an option points at. */
export function placeOf(view: View, option: Option): string | null {
  if (option.domain === "province" && isProvince(option.on)) return option.on;
  return option.domain === "player" ? homeOf(kingdomOf(view, seatOf(option.on))) : null;
}
