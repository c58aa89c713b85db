/** Cuts the fonts down to the letters that English, Spanish and Old English need; others come from the whole files. */
import { mkdirSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FACES: [name: string, weight: number, style: string][] = [
  ["uncial-antiqua", 400, "normal"],
  ["alegreya", 400, "normal"],
  ["alegreya", 700, "normal"],
  ["alegreya", 500, "italic"],
  ["alegreya-sans", 400, "normal"],
  ["alegreya-sans", 500, "normal"],
  ["alegreya-sans", 700, "normal"],
];

/** The same letters as the first unicode-range of each face in src/style/fonts.css. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => 32 + n));
const MORE = "\u00a0¡«·»¿ÁÆÉÍÐÑÓ×ÚÜÞáæéíðñó÷úüþ–—‘’“”…−";

async function cut(root: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  for (const [name, weight, style] of FACES) {
    const to = join(into, `${name}-${weight}-${style}.woff2`);
    if (existsSync(to)) continue;
    const whole = readFileSync(join(root, `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`));
    writeFileSync(to, await subsetFont(whole, ASCII + MORE, { targetFormat: "woff2" }));
  }
}

/** Makes "@letters/..." mean the cut fonts. */
export function letters(root: string): Plugin {
  const into = join(root, "node_modules/.cache/letters");
  return {
    name: "letters",
    async config() {
      if (!process.env["VITEST"]) await cut(root, into);
      return { resolve: { alias: { "@letters": into } } };
    },
  };
}
