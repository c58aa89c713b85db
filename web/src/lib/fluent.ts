/** Sentences of one language from its catalogues, with functions of the same names as the server's (heptarchy/speech/book.py). */
import { FluentBundle, FluentNumber, FluentType, type FluentFunction, type FluentResource, type FluentValue, type Scope } from "@fluent/bundle";
import type { Catalogue } from "virtual:catalogues";

/** Names are listed as the language lists them. */
export type Values = Record<string, string | number | readonly string[]>;

/** A number as it is: figures of a game are not grouped. */
class Figure extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class Names extends FluentType<readonly string[]> {
  override toString(scope: Scope): string {
    return new Intl.ListFormat(scope.bundle.locales[0], { type: "conjunction" }).format(this.value);
  }
}

const ROMANS: [number, string][] = [[50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

/** IV. */
export function roman(n: number): string {
  let left = n;
  let text = "";
  for (const [value, letters] of ROMANS) for (; left >= value; left -= value) text += letters;
  return text;
}

const said = (value: FluentValue | undefined): string => (value instanceof Names ? value.value.join(", ") : String(value));

export const FUNCTIONS: Record<string, FluentFunction> = {
  ROMAN: ([n]) => roman(Number(said(n))),
  /** Names with commas alone. */
  COMMAS: ([names]) => said(names),
};

const wrapped = (value: Values[string]): FluentValue =>
  typeof value === "number" ? new Figure(value) : typeof value === "string" ? value : new Names(value);

/** What a language says, as far as it has been loaded. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  }

  learn(catalogue: Catalogue): void {
    const body = Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} }));
    this.#bundle.addResource({ body } as FluentResource, { allowOverrides: true });
  }

  /** The message as a sentence; null if the language has no such message. */
  say(id: string, values: Values): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) return null;
    const args = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wrapped(value)]));
    return this.#bundle.formatPattern(pattern, args, []);
  }
}
