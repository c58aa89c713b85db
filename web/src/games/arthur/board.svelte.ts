/** What the board knows of Britain: whose the provinces are, what is fought over, and what has just happened where. */
import { MapState } from "../../lib/map/state.svelte";
import type { Option } from "../../lib/wire";
import { province as provinceText } from "./book";
import { lastTurn, placesIn, type News } from "./history";
import { arrows, layPieces } from "./layout";
import { CHART, PROVINCES, homeOf, isProvince } from "./map";
import { areaLabel } from "./speak";
import { kingdomOf, playerKey, seatOf, viewOf, type Seat, type View } from "./view";

export class BoardState extends MapState {
  readonly chart = CHART;
  readonly head = "arthur";
  readonly domain = "province";
  readonly look = { many: 14, lit: 0.86, glance: 0.2 };

  view: View = $derived.by(() => viewOf(this.table.frame));

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
  fights: string[] = $derived.by(() => {
    const wars = [...this.view.wars, ...this.view.pending];
    return [...new Set(wars.flatMap(({ over, thing }) => {
      if (over === "throne" && typeof thing === "number") return homeOf(kingdomOf(this.view, thing)) ?? [];
      return over === "land" && isProvince(String(thing)) ? String(thing) : [];
    }))];
  });
  /** What has just happened where; of the log line under the pointer, or of the last turn. */
  news: News = $derived.by(() => placesIn(this.table.focusLine ? [this.table.focusLine] : lastTurn(this.log)));

  laid = $derived.by(() => layPieces(this.view, this.scale));
  claims = $derived.by(() => arrows(this.view, this.laid));

  /** Provinces by who has them. */
  realms: { seat: Seat; lands: string[] }[] = $derived.by(() =>
    this.view.rulers.map((_, seat) => ({ seat, lands: PROVINCES.filter((key) => this.view.provinces[key]?.owner === seat) })));

  /** A player is his home. */
  protected override hovered(): string | null {
    const { hovered } = this.table;
    return hovered?.domain === "player" ? this.homeOf(seatOf(hovered.key)) : super.hovered();
  }

  homeOf(seat: Seat | null): string | null {
    return homeOf(kingdomOf(this.view, seat));
  }

  nameOf(key: string): string {
    return provinceText(this.table.book, key).name;
  }

  labelOf(key: string): string {
    return areaLabel(this, key);
  }

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
    else this.wonder(key);
  }
}

/** The province that an option points at. */
export function placeOf(view: View, option: Option): string | null {
  if (option.domain === "province" && isProvince(option.on)) return option.on;
  return option.domain === "player" ? homeOf(kingdomOf(view, seatOf(option.on))) : null;
}
