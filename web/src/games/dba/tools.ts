/** What is held over the table before it is answered: a ghost of elements, a feature, a camp, a border, a line of fire. */
import { HALF, about, ahead, distance, frontCorners, middle, offset, onTable, rigid, spell, swing, turn, type Placed, type Point, type Pose } from "./pose";
import { drawn, handlesOn, readFeature, spellFeature, STEP, within } from "./lay";
import type { Edge, Feature } from "./view";

export { readFeature, STEP };

export type GhostVerb = "to" | "column" | "deploy" | "lurk" | "face";

export interface Ghost {
  kind: "ghost";
  verb: GhostVerb;
  /** As they stand, or stood in the tray; the first is the one whose pose is told. */
  start: Placed[];
  depths: Record<string, number>;
  pose: Pose;
}
export interface LayTool {
  kind: "lay";
  feature: Feature;
}
export interface CampTool {
  kind: "camp";
  x: number;
  edge: Edge;
}
export interface BorderTool {
  kind: "border";
  x: number;
  edge: Edge;
}
export interface BurnTool {
  kind: "burn";
  x: number;
  y: number;
  facing: number;
  length: number;
  side: "left" | "right";
}
export type Tool = Ghost | LayTool | CampTool | BorderTool | BurnTool;
export type Way = "forward" | "back" | "left" | "right" | "wheel_left" | "wheel_right";

export const LONGEST_FIRE = 120;

/** The answer that it would be. */
export function actionOf(tool: Tool): string {
  switch (tool.kind) {
    case "ghost":
      return tool.verb === "to" ? `to ${spell(tool.pose)}` : `${tool.verb} ${tool.start[0]?.id ?? ""} ${spell(tool.pose)}`;
    case "lay":
      return `lay ${spellFeature(tool.feature)}`;
    case "camp":
    case "border":
      return `${tool.kind} ${Math.round(tool.x)}`;
    case "burn":
      return `burn ${spell(tool)} ${tool.length} ${tool.side}`;
  }
}

export const membersOf = (ghost: Ghost): Placed[] => (ghost.verb === "column" ? [{ id: ghost.start[0]!.id, ...ghost.pose }] : rigid(ghost.start, ghost.pose));

export function readFire(text: string | null | undefined): BurnTool | null {
  const words = (text ?? "").split(" ");
  const [x, y, facing, length] = words.slice(0, 4).map(Number);
  if (words.length !== 5 || words.slice(0, 4).some((word) => !Number.isFinite(Number(word)))) return null;
  return { kind: "burn", x: x!, y: y!, facing: facing!, length: length!, side: words[4] === "right" ? "right" : "left" };
}

/** What can be taken hold of besides the thing itself. */
export interface Handle extends Point {
  id: string;
}
export function handlesOf(tool: Tool): Handle[] {
  if (tool.kind === "ghost") {
    const members = membersOf(tool);
    const lead = members[0];
    if (!lead) return [];
    if (members.length === 1) return [{ id: "turn", ...offset(lead, 16, 0) }];
    const front = frontCorners(members);
    const f = ahead(lead.facing);
    return [
      { id: "left", x: front.left.x + f.x * 11, y: front.left.y + f.y * 11 },
      { id: "right", x: front.right.x + f.x * 11, y: front.right.y + f.y * 11 },
    ];
  }
  if (tool.kind === "lay") return handlesOn(tool.feature);
  if (tool.kind === "burn") return [{ id: "end", ...offset(tool, tool.length, 0) }];
  return [];
}

const bearing = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The tool when a handle, or the thing itself (null), that was taken at one point is drawn to another. */
export function dragged(tool: Tool, handle: string | null, grab: Point, at: Point): Tool {
  const dx = at.x - grab.x;
  const dy = at.y - grab.y;
  switch (tool.kind) {
    case "ghost": {
      if (handle === null) return tool.verb === "face" ? tool : { ...tool, pose: onTable({ ...tool.pose, x: tool.pose.x + dx, y: tool.pose.y + dy }) };
      const members = membersOf(tool);
      const pivot = pivotOf(tool, members, handle);
      const angle = Math.round(swing(bearing(pivot, grab), bearing(pivot, at)) * 10) / 10;
      return { ...tool, pose: about(tool.pose, pivot, angle) };
    }
    case "lay":
      return { ...tool, feature: drawn(tool.feature, handle, dx, dy, at, bearing(tool.feature, at)) };
    case "camp":
      return { ...tool, x: within(Math.round(tool.x + dx), 40, 1160) };
    case "border":
      return { ...tool, x: within(Math.round(tool.x + dx), 0, 1200) };
    case "burn":
      if (handle === "end") return { ...tool, facing: turn(bearing(tool, at)), length: within(Math.round(distance(tool, at)), 1, LONGEST_FIRE) };
      return { ...tool, ...onTable({ x: tool.x + dx, y: tool.y + dy, facing: tool.facing }) };
  }
}

function pivotOf(tool: Ghost, members: Placed[], handle: string): Point {
  const lead = members[0]!;
  if (members.length === 1) return middle(lead, tool.depths[lead.id] ?? HALF);
  return handle === "left" ? frontCorners(members).right : frontCorners(members).left;
}

/** A step of the compass: so many millimetres, or so many degrees. */
export function nudged(tool: Tool, way: Way, amount: number): Tool {
  const sign = way === "forward" || way === "right" || way === "wheel_left" ? 1 : -1;
  if (tool.kind === "ghost") {
    if (way === "wheel_left" || way === "wheel_right") {
      const members = membersOf(tool);
      if (members.length === 0) return tool;
      const pivot = pivotOf(tool, members, way === "wheel_left" ? "right" : "left");
      return { ...tool, pose: about(tool.pose, pivot, sign * amount) };
    }
    if (tool.verb === "face") return tool;
    const to = way === "forward" || way === "back" ? offset(tool.pose, sign * amount, 0) : offset(tool.pose, 0, sign * amount);
    return { ...tool, pose: onTable({ ...to, facing: tool.pose.facing }) };
  }
  const east = way === "right" ? amount : way === "left" ? -amount : 0;
  const north = way === "forward" ? amount : way === "back" ? -amount : 0;
  if (way === "wheel_left" || way === "wheel_right") {
    if (tool.kind === "lay") return { ...tool, feature: { ...tool.feature, slant: (((tool.feature.slant + sign * STEP) % 180) + 180) % 180 } };
    return tool.kind === "burn" ? { ...tool, facing: turn(tool.facing + sign * amount) } : tool;
  }
  return dragged(tool, null, { x: 0, y: 0 }, { x: east, y: north });
}

const CAMP = { wide: 40, deep: 20 };
/** The pose in which a front lies along the edge of a camp, if it nearly does, for at least the 20 mm that count (DBA-13.5). */
export function atCamp(pose: Pose, camp: Point): Pose | null {
  const sides = [
    { facing: 0, x: camp.x - CAMP.wide, y: null },
    { facing: 180, x: camp.x + CAMP.wide, y: null },
    { facing: 90, x: null, y: camp.y - CAMP.deep },
    { facing: 270, x: null, y: camp.y + CAMP.deep },
  ];
  for (const side of sides) {
    if (Math.abs(swing(pose.facing, side.facing)) > 12) continue;
    const at = { x: side.x ?? pose.x, y: side.y ?? pose.y, facing: side.facing };
    const aside = side.x === null ? Math.abs(at.x - camp.x) - CAMP.wide : Math.abs(at.y - camp.y) - CAMP.deep;
    if (distance(at, pose) <= 12 && aside <= 0) return at;
  }
  return null;
}

/** Where a new element would stand beside or behind others: so that lines are easily made. */
export function beside(friend: Pose, depth: number): Pose[] {
  const facing = friend.facing;
  return [
    { ...offset(friend, 0, 2 * HALF), facing },
    { ...offset(friend, 0, -2 * HALF), facing },
    { ...offset(friend, -depth, 0), facing },
  ];
}
