/**
 * Interlace as SVG paths. Own work.
 *
 * A band is a lattice of nodes (i, j), i + j odd, 0 <= i <= 2 * cols, 0 <= j <= 2 * rows. A strand runs diagonally from
 * node to node. At an open node two strands cross; a wall turns a strand back: "-" reflects it up or down, "|" left or
 * right. The rim is all walls; a few more inside turn plain plait into knots. Over and under follow from the parity of
 * i, which weaves every closed strand alternately. Each strand is cut where it goes under, so the pieces never overlap:
 * draw each piece twice (a wide line in ink, a narrower one in colour) and the weave is there, in any order.
 */
type Wall = "-" | "|" | "";
export type Breaks = (i: number, j: number, cols: number, rows: number) => Wall;

export interface Piece {
  d: string;
  strand: number;
}

export interface Plait {
  width: number;
  height: number;
  cell: number;
  strands: number;
  pieces: Piece[];
}

interface Step {
  x: number;
  y: number;
  dx: number;
  dy: number;
  i: number;
  j: number;
  turn: "turn" | "over" | "under";
  ndx: number;
  ndy: number;
}

const CUT = 0.42; // how far before a crossing the lower strand stops, in half cells
const BEND = 0.36; // roundness of a turn

/** Knots of four: a wall across the middle line every fourth column. */
export const knots: Breaks = (i, j, _cols, rows) => (j === rows && i % 8 === 4 + (1 - (rows % 2)) ? "|" : "");

/** A ring in the middle of a square. */
export const ring: Breaks = (i, j, cols, rows) => {
  const x = Math.abs(i - cols);
  const y = Math.abs(j - rows);
  if (x + y !== 3 || Math.min(x, y) !== 0) return "";
  return x === 0 ? "|" : "-";
};

export function plait(cols: number, rows: number, cell: number, breaks: Breaks): Plait {
  const wide = 2 * cols;
  const high = 2 * rows;
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  let strand = 0;
  const wall = (i: number, j: number): Wall => {
    if (j <= 0 || j >= high) return "-";
    if (i <= 0 || i >= wide) return "|";
    return breaks(i, j, cols, rows);
  };
  for (let i = 0; i < wide; i++) {
    for (let j = 0; j <= high; j++) {
      for (const up of [1, -1]) {
        if ((i + j) % 2 === 0 || j + up < 0 || j + up > high || seen.has(edge(i, j, 1, up))) continue;
        pieces.push(...cut(walk(i, j, up, wall, seen), strand++, cell / 2));
      }
    }
  }
  return { width: cols * cell, height: rows * cell, cell, strands: strand, pieces };
}

const edge = (i: number, j: number, dx: number, dy: number): string =>
  dx > 0 ? `${i},${j},${dy}` : `${i - 1},${j + dy},${-dy}`;

/** Follows one strand round to where it began; notes each edge's midpoint and what happens at the node after it. */
function walk(i: number, j: number, up: number, wall: (i: number, j: number) => Wall, seen: Set<string>): Step[] {
  const steps: Step[] = [];
  let dx = 1;
  let dy = up;
  while (!seen.has(edge(i, j, dx, dy))) {
    seen.add(edge(i, j, dx, dy));
    const from = { x: i + dx / 2, y: j + dy / 2, dx, dy };
    i += dx;
    j += dy;
    const w = wall(i, j);
    let turn: Step["turn"] = "turn";
    if (w === "-") dy = -dy;
    else if (w === "|") dx = -dx;
    else turn = (i % 2 === 1) === dx * dy > 0 ? "over" : "under";
    steps.push({ ...from, i, j, turn, ndx: dx, ndy: dy });
  }
  return steps;
}

/** Cuts a strand into pieces where it goes under. */
function cut(steps: Step[], strand: number, half: number): Piece[] {
  const first = steps.findIndex((s) => s.turn === "under");
  if (first < 0) return [{ d: line(steps, half, null), strand }];
  const pieces: Piece[] = [];
  let run: Step[] = [];
  for (let n = 1; n <= steps.length; n++) {
    const s = steps[(first + n) % steps.length]!;
    run.push(s);
    if (s.turn !== "under") continue;
    const b = run[0]!;
    pieces.push({ d: line(run, half, { x: b.x - b.dx * (0.5 - CUT), y: b.y - b.dy * (0.5 - CUT) }), strand });
    run = [];
  }
  return pieces;
}

function line(run: Step[], half: number, start: { x: number; y: number } | null): string {
  const f = (n: number): number => +(n * half).toFixed(2);
  const out: string[] = [];
  const from = start ?? run[0]!;
  out.push(`M${f(from.x)} ${f(from.y)}`);
  if (start) out.push(`L${f(run[0]!.x)} ${f(run[0]!.y)}`);
  for (const s of run) {
    if (s.turn === "under" && start) {
      out.push(`L${f(s.i - s.dx * CUT)} ${f(s.j - s.dy * CUT)}`);
      continue;
    }
    const ex = s.i + s.ndx / 2;
    const ey = s.j + s.ndy / 2;
    if (s.turn === "turn") {
      const a = `${f(s.x + s.dx * BEND)} ${f(s.y + s.dy * BEND)}`;
      const b = `${f(ex - s.ndx * BEND)} ${f(ey - s.ndy * BEND)}`;
      out.push(`C${a} ${b} ${f(ex)} ${f(ey)}`);
    } else out.push(`L${f(ex)} ${f(ey)}`);
  }
  return out.join("") + (start ? "" : "Z");
}

/** The path of every n-th strand of so many, as one line. */
export function strandPath(p: Plait, n: number, of: number): string {
  return p.pieces
    .filter((piece) => piece.strand % of === n)
    .map((piece) => piece.d)
    .join("");
}

/** A long band; its length is rounded so that the walls lie evenly. */
export function band(length: number, height: number, rows = 2): Plait {
  const cell = height / rows;
  const cols = Math.max(4, 4 * Math.round(length / cell / 4)) + (1 - (rows % 2));
  return plait(cols, rows, cell, knots);
}

/** One square knot: a boss, an empty place, a waiting sign. */
export const knot = (size: number, cells = 4): Plait => plait(cells, cells, size / cells, ring);
