/** Small sentences about time, chance and prompts. */
import { speech, t } from "./i18n.svelte";
import type { Chance } from "./wire";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30],
  ["month", 12],
  ["year", Infinity],
];

/** "3 minutes ago", in the reader's language. */
export function ago(then: number, now: number, lang: string = speech.lang): string {
  let span = then - now;
  if (Math.abs(span) < 45) return t("time-now");
  for (const [unit, size] of STEPS) {
    if (Math.abs(span) < size) return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(span), unit);
    span /= size;
  }
  return "";
}

/** A clock's reading: 1:02:03 or 12:05. */
export function reading(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(s / 3600);
  const minutes = Math.floor(s / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

/** A chance in whole per cent; 0 and 100 only if it is certain, a tilde if it is sampled. */
export function percent(win: number): string {
  const p = win * 100;
  if (p > 0 && p < 1) return "< 1 %";
  if (p < 100 && p > 99) return "> 99 %";
  return `${Math.round(p)} %`;
}

export function chance(c: Chance): string {
  if (c.exact) return percent(c.win);
  if (c.low === undefined || c.high === undefined) return `~${percent(c.win)}`;
  const [low, high] = [Math.round(c.low * 100), Math.round(c.high * 100)];
  return low === high ? `~${percent(c.win)}` : `~${percent(c.win)} (${low}-${high})`;
}

/** A prompt without the name of the seat that it begins with: the line above says whose answer it is. */
export function barePrompt(prompt: string, seatName: string): string {
  const lead = `${seatName}: `;
  const bare = seatName && prompt.startsWith(lead) ? prompt.slice(lead.length) : prompt;
  return asSentence(bare);
}

/** With a capital at its beginning and a stop at its end. */
export function asSentence(text: string): string {
  return capital(stopped(text));
}

/** With a stop at its end, if it has none: "Ambush!" is a name and ends a sentence. */
export const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** With a capital at the beginning, also behind an opening mark: "¿quién?" is "¿Quién?". */
export function capital(text: string): string {
  return text.replace(/^([¿¡"“«(]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** A sentence's first letter or number, for the versal, and the rest of it. */
export function versal(text: string): { letter: string; rest: string } {
  const match = /^([¿¡"“«]?(?:\p{L}|\d+))(.*)$/su.exec(text);
  return match ? { letter: match[1]!, rest: match[2]! } : { letter: "", rest: text };
}
