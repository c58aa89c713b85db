import { expect, test } from "vitest";
import { changes, historyOf, oneScreen, standingIn, tellEntry, whenOf } from "./custody";
import type { CustodyEntry, CustodyWhat, SeatState } from "./wire";

const entry = (seat: number, what: CustodyWhat, who: string, act: number): CustodyEntry => ({ seat, what, who, act, at: 0 });
const seat = (n: number, name: string, kind: SeatState["kind"], who: string): SeatState => ({
  seat: n, name, kind, who, level: "", online: true, asked: false, since: null, clock: null, abandoned: false, votes: [], free: false, held: null,
});
const seats = [seat(0, "Norsemen", "human", "Aldwyn"), seat(1, "Berserkers", "bot", "Thegn"), seat(2, "Thegn", "bot", "Thegn")];
const custody = [entry(0, "sat", "Aldwyn", -1), entry(1, "sat", "Bede", -1), entry(1, "stands_in", "Bede", 7), entry(1, "back", "Bede", 9), entry(1, "for_good", "Bede", 120)];

test("entries are told in sentences, with the act after which they were", () => {
  expect(tellEntry({ seats }, custody[4]!)).toBe("Bede gave Berserkers to a bot for good, and sees it no more.");
  expect([whenOf(custody[4]!), whenOf(custody[0]!)]).toEqual(["move 120", "from the start"]);
});

test("what happened in play is told newest first, and a seat's own history from its beginning", () => {
  expect(changes({ custody }).map((one) => one.act)).toEqual([120, 9, 7]);
  expect(historyOf({ custody }, 0).map((one) => one.what)).toEqual(["sat"]);
});

test("a bot's seat says for whom it is played; one that was always a bot's says nothing", () => {
  expect(standingIn({ custody, seats }, 1)).toBe("Bede until move 120");
  expect(standingIn({ custody: custody.slice(0, 3), seats }, 1)).toBe("for Bede, since move 7");
  expect([standingIn({ custody, seats }, 2), standingIn({ custody, seats }, 0)]).toEqual(["", ""]);
});

test("a table with one screen says who sees what", () => {
  expect(oneScreen({ hot_seat: false, together: [[0, 1]], seats })).toBe("");
  expect(oneScreen({ hot_seat: true, together: [[0, 1]], seats })).toBe("One screen: Aldwyn sees Norsemen, Berserkers.");
  expect(oneScreen({ hot_seat: true, together: [], seats })).toBe("One screen: somebody may see several sides.");
});
