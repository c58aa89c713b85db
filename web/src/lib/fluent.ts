/** Sentences of one language from its catalogues, with the functions that the server has (heptarchy/speech/book.py). */
import { FluentBundle, FluentNumber, FluentType, type FluentFunction, type FluentResource, type FluentValue, type Scope } from "@fluent/bundle";
import type { Catalogue } from "virtual:catalogues";

/** A thing by its key and its name, as the server gives them, and forms of the name by what catalogues call them: `one`, `the`. */
export interface Thing {
  key: string;
  name: string;
  forms?: Readonly<Record<string, string>>;
}
/** So many of a thing. */
export interface Counted {
  n: number;
  thing: Thing;
}
type Item = string | Thing | Counted;

/** Lists are written as the language writes them. */
export type Values = Record<string, string | number | Thing | readonly Item[]>;

/** A number as it is: figures of a game are not grouped. */
class Figure extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class Named extends FluentType<Thing> {
  override toString(): string {
    return this.value.name;
  }
}

class Listed extends FluentType<readonly Item[]> {
  readonly #form: string;

  constructor(items: readonly Item[], form = "") {
    super(items);
    this.#form = form;
  }

  override toString({ bundle }: Scope): string {
    return listed(bundle, this.value.map((item) => named(item, bundle.locales[0]!, this.#form)));
  }
}

/** `a`, `a and b`, `a, b and c`: by `list-more` and `list-last` of the language. */
function listed(bundle: FluentBundle, [first = "", ...others]: string[]): string {
  return others.reduce((before, next, i) => {
    const pattern = bundle.getMessage(i < others.length - 1 ? "list-more" : "list-last")?.value;
    return pattern ? bundle.formatPattern(pattern, { before, next }, []) : `${before}, ${next}`;
  }, first);
}

const isCounted = (item: Item): item is Counted => typeof item === "object" && "n" in item;

const formOf = (thing: Thing, form: string): string => thing.forms?.[form] ?? thing.name;

const count = (language: string, n: number, thing: Thing): string => `${n} ${formOf(thing, new Intl.PluralRules(language).select(n))}`;

/** One of a list: so many of a thing, its name in a form, or a text. */
function named(item: Item, language: string, form = ""): string {
  if (typeof item === "string") return item;
  return isCounted(item) ? count(language, item.n, item.thing) : formOf(item, form);
}

const ROMANS: [number, string][] = [[50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

/** IV. */
export function roman(n: number): string {
  let left = n;
  let text = "";
  for (const [value, letters] of ROMANS) for (; left >= value; left -= value) text += letters;
  return text;
}

/** How a text begins, by language, where what stands before it hangs on that: Spanish `y` is `e` before an i that is no glide. */
const SOUNDS: Record<string, (text: string) => string> = {
  es: (text) => (/^h?[ií](?![aeou])/.test(text.toLowerCase()) ? "i" : "other"),
};

const textOf = (value: FluentValue | undefined): string => (value instanceof Named ? value.toString() : value instanceof FluentType ? String(value.value) : String(value ?? ""));
const numberOf = (value: FluentValue | undefined): number => Number(textOf(value));
const thingOf = (value: FluentValue | undefined): Thing => (value instanceof Named ? value.value : { key: textOf(value), name: textOf(value) });
const itemsOf = (value: FluentValue | undefined): readonly Item[] => (value instanceof Listed ? value.value : [textOf(value)]);

/** The functions that a sentence of a language may use. */
export const functionsOf = (language: string): Record<string, FluentFunction> => ({
  FORM: ([thing, form]) => formOf(thingOf(thing), textOf(form)),
  COUNT: ([n, thing]) => count(language, numberOf(n), thingOf(thing)),
  SIZE: ([host]) => new Figure(itemsOf(host).reduce((sum, item) => sum + (isCounted(item) ? item.n : 1), 0)),
  KEY: ([thing]) => thingOf(thing).key,
  ROMAN: ([n]) => roman(numberOf(n)),
  SIGNED: ([n]) => `${numberOf(n) < 0 ? "" : "+"}${numberOf(n)}`,
  COMMAS: ([items, form]) => itemsOf(items).map((item) => named(item, language, textOf(form))).join(", "),
  LIST: ([items, form]) => new Listed(itemsOf(items), textOf(form)),
  SOUND: ([text]) => SOUNDS[language]?.(textOf(text)) ?? "other",
});

function wrapped(value: Values[string]): FluentValue {
  if (typeof value === "number") return new Figure(value);
  if (typeof value === "string") return value;
  return "key" in value ? new Named(value) : new Listed(value);
}

/** What a language says, as far as it has been loaded. */
export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    this.#bundle = new FluentBundle(language, { functions: functionsOf(language), useIsolating: false });
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
