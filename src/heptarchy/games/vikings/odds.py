"""Exact odds of a battle: who wins, and what is left (V-9.4 to V-9.14).

Nobody moves by Command, nobody plays an Event. The English lose Fyrd first, then Thegn, then Housecarl; the Vikings give
the first Hit to a Berserker (V-9.8), then Norsemen before Berserkers. Every roll is worked out to its end (V-9.14).

How it is done. A Hit takes from the enemy and a Flee from the rolling kind itself, so the kinds of one roll may be worked
out one after the other. That makes the battle a ring of five cups of dice (Fyrd, Thegn, Housecarl, Norsemen, Berserkers),
and a position says how strong the English are, how strong the Vikings are, and which cup is rolled next. Every roll
leaves fewer units or the same position with the next cup. So positions are taken from the strongest to the weakest, and
for each we sum how often its cups are expected to be rolled. Only a ring in which all five cups do nothing comes back
to where it began; those laps are a geometric series, closed by one division.

Two things keep this small. The orders of loss, and that Berserkers never flee, put the Vikings on a line: once the first
Hit has fallen, their number says all; before it, their number says how many Norsemen have fled. So everything that can
happen at one English strength is a row of numbers for each cup, by Vikings lost, and a die moves it along the row (a
Viking lost), to the row of a weaker strength (an English unit lost), or not at all. And the ends of a row that are too
faint to matter are dropped: what has been dropped is what is missing from 1 in the end, it is reported, and no
probability given here is further than that from the true one.

Measured for 40 Norsemen and 20 Berserkers against 20 Housecarl, 40 Thegn and 10 Fyrd: MEASURED.
"""
