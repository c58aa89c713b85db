/** What the board knows of itself: what is asked, what is chosen, and what is held over the table. */
import { untrack } from "svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Option } from "../../lib/wire";
import { troopsOf } from "./history";
import { Judge, type Verdict } from "./judge.svelte";
import { ahead, distance, middle, offset, onTable, readPlacing, readPose, snap, type Placed, type Point, type Pose } from "./pose";
import { actionOf, atCamp, beside, dragged, membersOf, nudged, readFeature, readFire, type BurnTool, type Ghost, type Tool, type Way } from "./tools";
import {
  commandOf, figure, find, isOn, mask, moveOf, sideOf, sideOfSeat, standing, unmask,
  type Edge, type Element, type Ground, type Standing, type View,
} from "./view";

/** What is asked, as far as the board is concerned. */
export type Mode = "none" | "group" | "move" | "place" | "lay" | "camp" | "border" | "burn" | "pair";
export type Overlay = "zones" | "support" | "threat" | "reach";

const GROUP_VERBS = ["move", "hold", "entrench", "keep_back"];
const PLACE_VERBS = ["deploy", "lurk", "face"] as const;

export interface Lit extends Placed {
  option: Option;
}

export class BoardState {
  table: TableModel;
  judge: Judge;
  selected: string[] = $state.raw([]);
  tool: Tool | null = $state.raw(null);
  /** Whether the ghost was set down; else it goes with the pointer. */
  planted = $state(false);
  /** The first of two elements that change places. */
  first: string | null = $state(null);
  shown: Record<Overlay, boolean> = $state({ zones: false, support: false, threat: false, reach: false });
  focused: string | null = $state(null);
  /** The table's part when an element is drawn out of the tray: it is over this place, or let go there. */
  carried: ((event: PointerEvent, dropped: boolean) => void) | null = null;
  /** Pixels to a millimetre, in steps, so that bases are not drawn anew at every turn of the wheel. */
  scale = $state(0.6);

  view: View = $derived.by(() => this.table.frame.view as View);
  mine: number | null = $derived.by(() => this.table.frame.seat);
  /** Generals last: their banners lie over the rank behind. */
  elements: Standing[] = $derived.by(() => standing(this.view).toSorted((a, b) => Number(a.general || a.warlord || a.prince) - Number(b.general || b.warlord || b.prince)));
  #verbs = $derived.by(() => new Set(this.table.picked ? [] : this.table.options.map((option) => option.verb)));

  mode: Mode = $derived.by(() => {
    const verbs = this.#verbs;
    if (verbs.size === 0) return "none";
    if (verbs.has("to") || verbs.has("column") || (verbs.has("stay") && this.view.unit?.command === this.mine)) return "move";
    if (verbs.has("hold")) return "group";
    for (const verb of PLACE_VERBS) if (verbs.has(verb)) return "place";
    if (verbs.has("exchange")) return "pair";
    if (verbs.has("lay")) return "lay";
    if (verbs.has("camp")) return "camp";
    if (verbs.has("border")) return "border";
    if (verbs.has("burn")) return "burn";
    return GROUP_VERBS.some((verb) => verbs.has(verb)) ? "group" : "none";
  });
  groupVerb = $derived.by(() => GROUP_VERBS.find((verb) => this.#verbs.has(verb)) ?? "move");
  /** Held elements may be turned as well as others be held: both are asked at once. */
  placeVerb = $derived.by(() => PLACE_VERBS.find((verb) => this.#verbs.has(verb)) ?? "deploy");

  /** Groups that are offered, each with its elements. */
  groups: { option: Option; ids: string[] }[] = $derived.by(() =>
    this.mode !== "group" ? [] : this.table.options.flatMap((option) => {
      const ids = GROUP_VERBS.includes(option.verb) ? unmask(this.view, option.on) : [];
      return ids.length > 0 ? [{ option, ids }] : [];
    }));
  /** Poses that are offered for what is held. */
  lit: Lit[] = $derived.by(() => {
    if (this.table.picked) return [];
    const lead = this.view.unit?.members[0] ?? "";
    const held = this.tool?.kind === "ghost" ? this.tool : null;
    return this.table.options.flatMap((option): Lit[] => {
      if (option.verb === "to") {
        const pose = readPose(option.on);
        return pose ? [{ id: lead, ...pose, option }] : [];
      }
      if (option.verb === "land") {
        const pose = readPose((option.on ?? "").split(" ").slice(1).join(" "));
        return pose ? [{ id: this.view.elements.find((one) => one.kept)?.id ?? "", ...pose, option }] : [];
      }
      if (option.verb !== "column" && !PLACE_VERBS.includes(option.verb as never)) return [];
      const placed = readPlacing(option.on);
      return placed && (this.mode === "move" || held?.start[0]?.id === placed.id) ? [{ ...placed, option }] : [];
    });
  });
  /** Fires that are offered, one for each place where one may begin. */
  fires: BurnTool[] = $derived.by(() => {
    const found = new Map<string, BurnTool>();
    for (const option of this.table.picked ? [] : this.table.options) {
      const fire = option.verb === "burn" ? readFire(option.on) : null;
      if (fire && !found.has(`${fire.x} ${fire.y}`)) found.set(`${fire.x} ${fire.y}`, fire);
    }
    return [...found.values()];
  });
  /** The offered fire that begins near a point. */
  fireFrom(at: Point): BurnTool | null {
    return this.fires.filter((fire) => distance(fire, at) <= 9).toSorted((a, b) => distance(a, at) - distance(b, at))[0] ?? null;
  }
  /** What may be done with an element by a touch. */
  #byElement = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.table.picked ? [] : this.table.options) {
      const id = option.domain === "element" ? option.on : option.domain === "loan" ? (option.on ?? "").split(" ")[0] : null;
      if (id) found.set(id, [...(found.get(id) ?? []), option]);
    }
    return found;
  });
  optionsOn(id: string): Option[] {
    return this.#byElement.get(id) ?? [];
  }

  hot: string | null = $derived.by(() => (this.table.hovered?.domain === "element" ? this.table.hovered.key : null));
  /** Elements that an option or a line of the log under the pointer speaks of. */
  pointed: ReadonlySet<string> = $derived.by(() => {
    const { hovered, focusLine } = this.table;
    if (!hovered) return new Set<string>(focusLine ? troopsOf(focusLine) : []);
    if (hovered.domain === "group") return new Set(unmask(this.view, hovered.key));
    if (hovered.domain === "element") return new Set([hovered.key]);
    if (hovered.domain === "pair") return new Set(hovered.key.split(" "));
    return new Set<string>();
  });
  hotPose: Lit | null = $derived.by(() => {
    const hovered = this.table.hovered;
    return hovered && hovered.domain !== "element" ? (this.lit.find((one) => one.option.domain === hovered.domain && one.option.on === hovered.key) ?? null) : null;
  });

  action: string | null = $derived.by(() => (this.tool ? actionOf(this.tool) : this.mode === "group" && this.selected.length > 0 ? this.selection : null));
  offered: Option | null = $derived.by(() => this.table.options.find((option) => option.action === this.action) ?? null);
  /** What is known of the answer that is held; null while the server is asked. */
  verdict: Verdict | null = $derived.by(() => {
    const said = this.judge.last;
    if (said && said.action === this.action) return said;
    if (this.offered) return { action: this.offered.action, may: true, text: "", rule: null, preview: null };
    return null;
  });
  /** The last verdict, while a newer one is awaited. */
  stale: Verdict | null = $derived.by(() => this.verdict ?? (this.tool ? this.judge.last : null));

  /** The ghost's elements: as the server lines them up, or rigid as they are held. */
  ghost: Placed[] = $derived.by(() => {
    if (this.tool?.kind !== "ghost") return [];
    const told = this.verdict?.may ? this.verdict.preview?.members : undefined;
    return told && told.length > 0 ? told : membersOf(this.tool);
  });

  constructor(table: TableModel) {
    this.table = table;
    this.judge = new Judge(table);
  }

  get selection(): string | null {
    const words = mask(this.view, this.selected);
    return words && `${this.groupVerb} ${words}`;
  }

  depth(id: string): number {
    return find(this.view, id)?.depth ?? 15;
  }
  isMine(element: Element | undefined): boolean {
    return element !== undefined && this.mine !== null && element.command === this.mine;
  }
  side = $derived.by(() => sideOfSeat(this.view, this.mine));
  edge: Edge = $derived.by(() => (this.side === null ? "south" : (this.view.sides[this.side]?.edge ?? "south")));
  /** The edge of a side; before it is chosen, as if it were the usual one. */
  edgeOf(side: number): Edge {
    return this.view.sides[side]?.edge ?? (side === 0 ? "south" : "north");
  }

  /** Whether a touch on this element does something now. */
  may(element: Element): boolean {
    if (this.optionsOn(element.id).length > 0) return true;
    if (this.mode === "group") return this.isMine(element) && this.choosable(element);
    if (this.mode === "place") return this.placeable(element);
    if (this.mode === "pair") return sideOf(this.view, element) === this.side && isOn(element);
    return false;
  }
  /** Whether it may be one of a group that is named: on the table, or before deployment one who comes by sea. */
  choosable(element: Element): boolean {
    return this.groupVerb === "keep_back" ? element.status === "reserve" && !element.general : isOn(element);
  }
  /** A held element may be turned in place while others are still held. */
  turns(element: Element): boolean {
    return this.table.options.some((option) => option.verb === "face" && readPlacing(option.on)?.id === element.id);
  }
  placeable(element: Element): boolean {
    if (this.mode !== "place" || !this.isMine(element)) return false;
    if (this.placeVerb === "deploy") return element.status === "reserve" || isOn(element);
    return this.table.options.some((option) => option.verb === this.placeVerb && readPlacing(option.on)?.id === element.id) || isOn(element);
  }

  /** A new question: what was held is put down, and what is asked is taken up. */
  begin(): void {
    this.first = null;
    this.planted = false;
    this.tool = null;
    if (this.mode !== "group" || this.groupVerb !== "move") this.selected = [];
    else this.selected = this.selected.filter((id) => this.isMine(find(this.view, id)) && isOn(find(this.view, id)!));
    if (this.mode === "move") this.tool = this.#unit();
    else if (this.mode === "place") this.takeNext();
    else if (this.mode === "lay") {
      const feature = this.#offer("lay", readFeature) ?? { kind: "wood" as Ground, x: 600, y: 300, a: 80, b: 60, slant: 0 };
      this.tool = { kind: "lay", feature };
    } else if (this.mode === "camp" || this.mode === "border") {
      const xs = this.table.options.filter((option) => option.verb === this.mode).map((option) => Number(option.on));
      const x = xs.toSorted((a, b) => Math.abs(a - 600) - Math.abs(b - 600))[0] ?? 600;
      this.tool = { kind: this.mode, x, edge: this.edge };
    } else if (this.mode === "burn") this.tool = this.#offer("burn", readFire);
  }

  #offer<T>(verb: string, read: (text: string | null) => T | null): T | null {
    const option = this.table.options.find((one) => one.verb === verb);
    return option ? read(option.on) : null;
  }

  #unit(): Ghost | null {
    const members = (this.view.unit?.members ?? []).flatMap((id) => this.elements.find((one) => one.id === id) ?? []);
    const lead = members[0];
    if (!lead) return null;
    const start = members.map(({ id, x, y, facing }) => ({ id, x, y, facing }));
    const depths = Object.fromEntries(members.map((one) => [one.id, one.depth]));
    return { kind: "ghost", verb: "to", start, depths, pose: { x: lead.x, y: lead.y, facing: lead.facing } };
  }

  /** Takes up the next element that waits to be placed. */
  takeNext(): void {
    const named = this.table.options.flatMap((option) => (option.verb === this.placeVerb ? (readPlacing(option.on)?.id ?? []) : []));
    const command = commandOf(this.view, this.mine);
    const id = named[0] ?? command?.elements.find((one) => find(this.view, one)?.status === "reserve");
    if (id) this.take(id);
  }

  /** Takes an element up, to be placed. */
  take(id: string): void {
    const element = find(this.view, id);
    if (!element) return;
    const offer = this.table.options.map((option) => (option.verb === this.placeVerb ? readPlacing(option.on) : null)).find((one) => one?.id === id);
    const pose = isOn(element) ? { x: element.x!, y: element.y!, facing: element.facing! } : (offer ?? this.#waiting(element));
    const start = [{ id, x: pose.x, y: pose.y, facing: pose.facing }];
    this.tool = { kind: "ghost", verb: this.placeVerb, start, depths: { [id]: element.depth }, pose: { x: pose.x, y: pose.y, facing: pose.facing } };
    this.planted = false;
  }

  /** Where an element stands before its player has said anything: in the middle of its sector. */
  #waiting(element: Element): Pose {
    const sector = commandOf(this.view, element.command)?.sector ?? [400, 800];
    const deep = figure(this.table.frame, "deploy_depth", 150);
    const south = this.edge === "south";
    return { x: Math.round((sector[0] + sector[1]) / 2), y: south ? deep - 5 : 600 - deep + 5, facing: south ? 90 : 270 };
  }

  /** The next larger group that is offered with this element, and round again. */
  tap(id: string, add = false): void {
    if (add) {
      this.selected = this.selected.includes(id) ? this.selected.filter((one) => one !== id) : [...this.selected, id];
      return;
    }
    if (!this.selected.includes(id)) {
      this.selected = [id];
      return;
    }
    const sets = [[id], ...this.groups.filter(({ ids }) => ids.length > 1 && ids.includes(id)).map(({ ids }) => ids).sort((a, b) => a.length - b.length)];
    const now = new Set(this.selected);
    const at = sets.findIndex((ids) => ids.length === now.size && ids.every((one) => now.has(one)));
    this.selected = sets[(at + 1) % sets.length] ?? [id];
  }

  /** All own elements of which a point lies in the box. */
  box(a: Point, b: Point): void {
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    const [low, high] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    this.selected = this.elements
      .filter((one) => this.isMine(one) && one.x >= left && one.x <= right && one.y >= low && one.y <= high)
      .map((one) => one.id);
  }

  /** Touches an element: chooses it, takes it up, or asks why not. */
  touch(id: string, add = false, anchor?: globalThis.Element): void {
    const element = find(this.view, id);
    const options = this.optionsOn(id);
    if (options.length > 0) this.table.chooseAmong(options, anchor);
    else if (!element) return;
    else if (this.mode === "group" && this.turns(element)) this.take(id);
    else if (this.mode === "group" && this.isMine(element)) this.tap(id, add);
    else if (this.mode === "place" && this.placeable(element)) this.take(id);
    else if (this.mode === "pair" && this.may(element)) this.#pair(id);
    else if (this.table.options.length > 0 && this.mode !== "move") this.table.why("element", id);
  }

  #pair(id: string): void {
    if (this.first === null || this.first === id) {
      this.first = this.first === id ? null : id;
      return;
    }
    const [a, b] = [this.first, id];
    this.first = null;
    const other = `exchange ${b} ${a}`;
    const known = this.table.options.find((option) => option.action === other);
    this.table.propose(known ? other : `exchange ${a} ${b}`);
  }

  /** Holds the ghost there: on an offered pose or in line with a friend if one is near, else as it is. */
  hold(tool: Tool, sticky = true): void {
    if (tool.kind !== "ghost" || !sticky) {
      this.tool = tool;
      return;
    }
    const offered = this.lit.filter((one) => (tool.verb === "column") === (one.option.verb === "column") && (tool.verb === "to" || one.id === tool.start[0]?.id));
    const near = snap(tool.pose, offered) ?? (tool.verb === "deploy" ? snap(tool.pose, this.#lines(tool), 9, 25) : null);
    if (near) this.tool = { ...tool, pose: { x: near.x, y: near.y, facing: near.facing } };
    else this.tool = tool.verb === "deploy" ? this.#zoned(tool) : this.#camped(tool);
  }

  /** One that is held a little off the enemy's camp, its front to it, touches it (DBA-13.5). */
  #camped(tool: Ghost): Ghost {
    const camp = this.side === null ? null : this.view.sides[1 - this.side]?.camp;
    const pose = camp && (!camp.lost || camp.inside) && tool.verb === "to" && tool.start.length === 1 ? atCamp(tool.pose, camp) : null;
    return pose ? { ...tool, pose } : tool;
  }

  /** One that faces the enemy and is held a little out of the zone stands at its rim. */
  #zoned(tool: Ghost): Ghost {
    const { pose } = tool;
    const south = this.edge === "south";
    if (pose.facing !== (south ? 90 : 270)) return tool;
    const deep = figure(this.table.frame, "deploy_depth", 150);
    const back = this.depth(tool.start[0]?.id ?? "");
    const land = this.view.land ?? { south: 0, north: 600 };
    const out = south ? pose.y - land.south : land.north - pose.y;
    if (out < back - 30 || out > deep + 30) return tool;
    const kept = Math.min(Math.max(out, back), deep);
    return { ...tool, pose: { ...pose, y: south ? land.south + kept : land.north - kept } };
  }

  #lines(tool: Ghost): Pose[] {
    const id = tool.start[0]?.id;
    return this.elements.filter((one) => one.id !== id && one.command === this.mine).flatMap((one) => beside(one, one.depth));
  }

  drag(from: Tool, handle: string | null, grab: Point, at: Point): void {
    const tool = dragged(from, handle, grab, at);
    this.hold(tool, handle === null);
    if (from.kind !== "ghost" || handle !== null || this.tool !== tool) return;
    this.tool = this.#eased(from, { x: at.x - grab.x, y: at.y - grab.y }) ?? tool;
  }

  /** Carries the ghost so that its element next to where the pointer first was goes with it. */
  follow(at: Point): void {
    const { tool } = this;
    if (tool?.kind !== "ghost") return;
    const members = membersOf(tool);
    const spots = members.map((one) => middle(one, this.depth(one.id)));
    const nearest = spots.toSorted((a, b) => distance(a, at) - distance(b, at))[0];
    if (nearest) this.drag(tool, null, nearest, at);
  }

  /** A block goes straight on and a fighting element straight back, and nobody a little farther than he may. */
  #eased(from: Ghost, by: Point): Ghost | null {
    const unit = this.view.unit;
    if (from.verb !== "to" || !unit) return null;
    const far = Math.hypot(by.x, by.y);
    const limit = unit.limit ?? Infinity;
    if (from.start.length > 1 || unit.engaged) {
      const f = ahead(from.pose.facing);
      const along = Math.max(Math.min(by.x * f.x + by.y * f.y, unit.engaged ? 0 : limit), unit.engaged ? -limit : -400);
      return { ...from, pose: onTable({ x: from.pose.x + f.x * along, y: from.pose.y + f.y * along, facing: from.pose.facing }) };
    }
    const start = from.start[0]!;
    const plain = from.pose.x === start.x && from.pose.y === start.y && from.pose.facing === start.facing;
    if (!plain || far <= limit || far > limit + 16) return null;
    return { ...from, pose: { ...from.pose, x: from.pose.x + (by.x * limit) / far, y: from.pose.y + (by.y * limit) / far } };
  }

  nudge(way: Way, amount: number): void {
    if (!this.tool) return;
    this.tool = nudged(this.tool, way, amount);
    this.planted = true;
  }

  /** Sets the ghost down on an offered pose. */
  settle(lit: Lit): void {
    const { tool } = this;
    if (tool?.kind !== "ghost") return;
    const verb = lit.option.verb as Ghost["verb"];
    const start = verb === "column" ? [{ ...(tool.start.find((one) => one.id === lit.id) ?? tool.start[0]!) }, ...tool.start.filter((one) => one.id !== lit.id)] : this.#unit()?.start ?? tool.start;
    this.tool = { ...tool, verb, start: verb === "deploy" || verb === "lurk" || verb === "face" ? tool.start : start, pose: { x: lit.x, y: lit.y, facing: lit.facing } };
    this.planted = true;
  }

  /** Forms a column behind an element: at an offered place, or a step ahead of where it stands. */
  head(id?: string): void {
    const { tool } = this;
    if (tool?.kind !== "ghost") return;
    const lit = this.lit.find((one) => one.option.verb === "column" && (id === undefined || one.id === id));
    const lead = tool.start.find((one) => one.id === id) ?? tool.start[0];
    if (lit) this.settle(lit);
    else if (lead) {
      const start = [lead, ...tool.start.filter((one) => one !== lead)];
      this.tool = { ...tool, verb: "column", start, pose: { ...offset(lead, this.depth(lead.id), 0), facing: lead.facing } };
      this.planted = true;
    }
  }

  /** The offered pose nearest to a point, if it is near enough. */
  litAt(at: Point, mm: number): Lit | null {
    let best: Lit | null = null;
    for (const one of this.lit) {
      const far = distance(one, at);
      if (far <= mm && (!best || far < distance(best, at))) best = one;
    }
    return best;
  }

  /** Whether what was taken up still lies where it stood: nobody pays for that by mistake. */
  unmoved: boolean = $derived.by(() => {
    const start = this.tool?.kind === "ghost" && this.tool.verb === "to" ? this.tool.start[0] : undefined;
    const pose = this.tool?.kind === "ghost" ? this.tool.pose : undefined;
    return start !== undefined && pose !== undefined && distance(start, pose) < 0.01 && start.facing === pose.facing;
  });

  /** Answers with what is held, if it may. */
  confirm(): void {
    if (this.table.picked || this.action === null || this.unmoved) return;
    if (this.verdict && !this.verdict.may) {
      this.table.refusal = { text: this.verdict.text, rule: this.verdict.rule };
      return;
    }
    this.table.propose(this.action);
  }

  /** Lays down what is held; a pick that was answered already is taken back. */
  cancel(): boolean {
    if (this.mode === "move" && this.table.live.undo?.may) this.table.undo();
    else if (this.tool || this.selected.length > 0 || this.first) {
      this.selected = [];
      this.first = null;
      if (this.mode === "place" || this.mode === "group") this.tool = null;
      else this.begin();
    } else return false;
    return true;
  }

  toggle(what: Overlay): void {
    this.shown[what] = !this.shown[what];
  }

  point(id: string | null): void {
    if (id !== null) this.table.hovered = { domain: "element", key: id };
    else if (this.table.hovered?.domain === "element") this.table.hovered = null;
  }

  /** The enemies who could reach an element by a plain move: a hint, no judgement. */
  threats(target: Standing): Standing[] {
    const side = sideOf(this.view, target);
    return this.elements.filter((one) => sideOf(this.view, one) !== side && gap(one, target) <= moveOf(this.table, one));
  }
}

/** A board that takes up what each question asks for, and has judged what is held over it. Called as a component begins. */
export function openBoard(table: TableModel, begun?: (board: BoardState) => void): BoardState {
  const board = new BoardState(table);
  const question = $derived(`${table.frame.question?.id ?? ""}/${table.frame.k}/${table.replaying}`);
  $effect(() => {
    void question;
    untrack(() => {
      board.begin();
      begun?.(board);
    });
  });
  $effect(() => {
    const { action } = board;
    if (table.replaying || table.picked) return;
    untrack(() => board.judge.ask(action));
  });
  return board;
}

function gap(a: Standing, b: Standing): number {
  return Math.max(0, distance(a, b) - 20 - b.depth / 2);
}
