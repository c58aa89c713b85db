/** A battle within the campaign, told as dba's own tables tell it: by chairs in place of seats, without the campaign's prefix. */
import type { Forecast, Frame, Line, LineEvent, Option } from "../../../lib/wire";
import type { Tincture, View as BattleView } from "../../dba/view";
import { ARMS } from "../heraldry";
import { kingdomOf, viewOf, type Battle, type Seat } from "../view";

export const PREFIX = "battle/";

export const isBattles = (said: string | null | undefined): said is string => said?.startsWith(PREFIX) ?? false;
const bare = (said: string): string => (isBattles(said) ? said.slice(PREFIX.length) : said);
export const outward = (action: string): string => PREFIX + action;

export const battleOf = (frame: Frame): Battle | null => viewOf(frame).battle;

/** The battle's chair of a seat; null: it watches. */
export function chairOf(battle: Battle, seat: Seat | null): number | null {
  const chair = seat === null ? -1 : battle.chairs.indexOf(seat);
  return chair < 0 ? null : chair;
}

/** Names a battle as long as it is fought, and no other. */
export function keyOf(frame: Frame): string {
  const view = viewOf(frame);
  if (!view.battle) return "";
  return [frame.table.id, view.turn, view.battle.chairs.join("."), view.wars.map((war) => war.round).join(".")].join("/");
}

export const innerOption = (option: Option): Option => ({ ...option, action: bare(option.action) });

/** A line of the battle; without chairs whoever said it keeps his seat. */
export function innerLine(line: Line, chairs?: Seat[]): Line {
  const seat = line.seat < 0 || !chairs ? line.seat : chairs.indexOf(line.seat);
  return { ...line, seat, said: line.said === null ? null : bare(line.said) };
}

/** Kingdoms keep their tinctures in battle. */
function tinctures(frame: Frame, chairs: Seat[]): Tincture[] {
  const view = viewOf(frame);
  return chairs.map((seat) => {
    const kingdom = kingdomOf(view, seat) ?? "rheged";
    return { name: ARMS[kingdom].tincture, token: kingdom };
  });
}

/** The frame as dba would have sent it to the chair; null where no battle is fought. */
export function innerFrame(frame: Frame): Frame | null {
  const battle = battleOf(frame);
  if (!battle) return null;
  const { chairs } = battle;
  const asked = frame.question?.options.some(({ action }) => isBattles(action)) ? frame.question : null;
  const inside = (seats: number[]): number[] => seats.map((seat) => chairs.indexOf(seat)).filter((chair) => chair >= 0);
  return {
    ...frame,
    seat: chairOf(battle, frame.seat),
    table: {
      ...frame.table,
      options: {},
      seats: chairs.flatMap((seat, chair) => {
        const one = frame.table.seats[seat];
        return one ? [{ ...one, seat: chair }] : [];
      }),
      mine: inside(frame.table.mine),
      asked: inside(frame.table.asked),
    },
    lines: frame.lines.filter(({ said }) => isBattles(said)).map((line) => innerLine(line, chairs)),
    view: { ...(battle.view as BattleView), tinctures: tinctures(frame, chairs) },
    question: asked && { ...asked, options: asked.options.map(innerOption) },
  };
}

export function innerOdds(odds: Forecast | null): Forecast | null {
  return odds && { ...odds, options: Object.fromEntries(Object.entries(odds.options).map(([action, chance]) => [bare(action), chance])) };
}

/** A battle in the log: the answers before it, and those with its last. */
export interface Fought {
  from: number;
  to: number;
}

/** The battles of a log, the first first. What is said in secret between two of a battle's answers is the battle's. */
export function battlesIn(log: Line[]): Fought[] {
  const found: Fought[] = [];
  let now: Fought | null = null;
  for (const { k, said } of log) {
    if (isBattles(said)) {
      if (now) now.to = k + 1;
      else found.push((now = { from: k, to: k + 1 }));
    } else if (said !== null) now = null;
  }
  return found;
}

/** The answers of the battle that is fought at that moment. */
export function linesNow(frame: Frame, log: Line[]): Line[] {
  const before = log.filter(({ k }) => k < frame.k);
  const last = battlesIn(before).at(-1);
  const open = last && before.every(({ k, said }) => k < last.to || said === null);
  return last && open ? before.filter(({ k }) => k >= last.from) : [];
}

/** How the battle ended, as its last answer tells it. */
export function outcomeOf(log: Line[], battle: Fought): LineEvent | null {
  const last = log.find(({ k }) => k === battle.to - 1);
  return last?.events.find(({ kind }) => kind === "won" || kind === "drawn") ?? null;
}

/** The battle that was fought last, if it is over; told of until everybody has had a turn since. */
export function latest(frame: Frame, log: Line[]): Fought | null {
  if (battleOf(frame)) return null;
  const last = battlesIn(log).at(-1);
  if (!last) return null;
  const turns = log.filter(({ k, events }) => k >= last.to && events.some(({ kind }) => kind === "turn_begins"));
  return turns.length > frame.table.seats.length ? null : last;
}
