/** A small part of Markdown, read into plain data: no HTML is ever made from text. */
export type Span =
  | { kind: "text"; text: string }
  | { kind: "strong"; spans: Span[] }
  | { kind: "em"; spans: Span[] }
  | { kind: "code"; text: string }
  | { kind: "rule"; id: string };

export type Block =
  | { kind: "p"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_([^_]+)_|`([^`]+)`|\b([A-Z]{1,3}-\d+(?:\.\d+)*[a-z]?)\b/;

export function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index) spans.push({ kind: "text", text: rest.slice(0, match.index) });
    const [whole, strong, star, line, code, rule] = match;
    if (strong !== undefined) spans.push({ kind: "strong", spans: parseSpans(strong) });
    else if (star !== undefined) spans.push({ kind: "em", spans: parseSpans(star) });
    else if (line !== undefined) spans.push({ kind: "em", spans: parseSpans(line) });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else spans.push({ kind: "rule", id: rule! });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) spans.push({ kind: "text", text: rest });
  return spans;
}

const LIST = /^\s*(?:([-*])|(\d+)[.)])\s+(.*)$/;

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    if (lines.length) blocks.push(...parseChunk(lines));
  }
  return blocks;
}

/** A chunk without empty lines: paragraphs, lists and tables may still follow each other in it. */
function parseChunk(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let n = 0;
  while (n < lines.length) {
    const from = n;
    const kind = kindOf(lines, n);
    for (n++; n < lines.length && continues(kind, lines, n); n++);
    blocks.push(build(kind, lines.slice(from, n)));
  }
  return blocks;
}

type Kind = "p" | "list" | "table";

function kindOf(lines: string[], n: number): Kind {
  if (lines[n]!.trimStart().startsWith("|") && /^\s*\|?[\s:|-]+$/.test(lines[n + 1] ?? "")) return "table";
  return LIST.test(lines[n]!) ? "list" : "p";
}

function continues(kind: Kind, lines: string[], n: number): boolean {
  const line = lines[n]!;
  if (kind === "table") return line.trimStart().startsWith("|");
  if (kind === "list") return LIST.test(line) || /^\s{2,}/.test(line);
  return kindOf(lines, n) === "p";
}

function build(kind: Kind, lines: string[]): Block {
  if (kind === "table") return table(lines);
  if (kind === "list") return list(lines);
  return { kind: "p", spans: parseSpans(lines.map((line) => line.trim()).join(" ")) };
}

function cells(line: string): Span[][] {
  const bare = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return bare.split("|").map((cell) => parseSpans(cell.trim()));
}

function table(lines: string[]): Block {
  return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const match = LIST.exec(line);
    if (match) items.push(match[3]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: LIST.exec(lines[0]!)![2] !== undefined, items: items.map(parseSpans) };
}
