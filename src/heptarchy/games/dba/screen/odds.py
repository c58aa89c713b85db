"""`heptarchy odds dba`: what becomes of two elements in close combat, out of the 36 pairs of dice (DBA-23)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.games.dba.book.words_book import PACKAGE
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.screen.voice import Voice
from heptarchy.kit.screen.errors import BadUsage
from heptarchy.kit.screen.lexicon import number_in
from heptarchy.kit.screen.tongue import language_asked
from heptarchy.speech.shelf import languages

if TYPE_CHECKING:
    from rich.text import Text

    from heptarchy.games.dba.table.odds import CombatOdds

WHO = ("a", "b", "both")
GOINGS = ("clear", "bad", "a", "b")
SIDES = ("a", "b")
MOST_FLANKS = 2
PAIRS = 36  # of two dice
FATES = (t.DESTROY, t.FLEE, t.RECOIL, t.STAND)  # as the tables of DBA-23 have them


class Combat:
    """Two elements about to fight: the first is called a, the second b; lists are by these two."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds
        self.bad = [False, False]
        self.support = [False, False]
        self.flank = [False, False]
        self.general = [False, False]
        self.uphill = [False, False]
        self.overlaps = [0, 0]

    def added(self, side: int) -> int:
        """DBA-16.3, DBA-16.5: what is added to the factor of one side."""
        return self.support[side] + self.general[side] + self.uphill[side] - self.flank[side] - self.overlaps[side]


def odds(
    first: Annotated[str | None, typer.Argument(help="A type, called a: Sp, Wb, Kn ...", metavar="A")] = None,
    second: Annotated[str | None, typer.Argument(help="The type that it fights, b.", metavar="B")] = None,
    going: Annotated[str, typer.Option(help="clear, bad (both are in it), or a or b alone.")] = "clear",
    support: Annotated[str | None, typer.Option(help="Who is supported from behind: a, b or both.")] = None,
    flank: Annotated[str | None, typer.Option(help="Who has an enemy on a flank: a, b or both.")] = None,
    general: Annotated[str | None, typer.Option(help="Who is a general: a, b or both.")] = None,
    uphill: Annotated[str | None, typer.Option(help="Who stands higher: a or b.")] = None,
    overlaps: Annotated[
        str | None, typer.Option(help="Flanks of a that are overlapped, 0 to 2; with b's: 1:2.", metavar="A[:B]")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")] = False,
    language: Annotated[str | None, typer.Option(help="One of those that the game speaks.")] = None,
) -> None:
    """Give the exact odds of two types in close combat, as counts out of the 36 pairs of dice: Sp Wb --support a."""
    v = Voice(language_asked(language, languages(PACKAGE)))
    if first is None or second is None:
        raise BadUsage(v("two-types", types=", ".join(t.TYPE_KEYS)))
    combat = Combat([kind_named(v, first), kind_named(v, second)])
    if going not in GOINGS:
        raise BadUsage(v("ask-going", text=repr(going)))
    combat.bad = [going in ("bad", side) for side in SIDES]
    combat.support = which(v, "--support", support)
    combat.flank = which(v, "--flank", flank)
    combat.general = which(v, "--general", general)
    combat.uphill = which(v, "--uphill", uphill)
    combat.overlaps = numbers(v, "--overlaps", overlaps)
    check(v, combat)
    found = counted(combat)
    if as_json:
        typer.echo(json.dumps(document(combat, found)))
        return
    from heptarchy.kit.screen.paper import paper

    for line in page(v, combat, found):
        paper().print(line)


def kind_named(v: Voice, word: str) -> int:
    """A type by its letters or its name, in any case; English names hold in every language."""
    for names in (t.TYPE_KEYS, t.TYPE_NAMES, [v.name("type", key) for key in t.TYPE_KEYS]):
        for kind, name in enumerate(names):
            if name.casefold() == word.casefold():
                return kind
    raise BadUsage(v("no-type", text=repr(word), types=", ".join(t.TYPE_KEYS)))


def which(v: Voice, option: str, given: str | None) -> list[bool]:
    """Whom an option means: a, b or both."""
    if given is None:
        return [False, False]
    if given not in WHO:
        raise BadUsage(v("ask-which", option=option, text=repr(given)))
    return [given in (side, "both") for side in SIDES]


def numbers(v: Voice, option: str, given: str | None) -> list[int]:
    """`1:2`: a number for each; one alone is the first's."""
    if given is None:
        return [0, 0]
    counts = [number_in(word) for word in given.split(":")]
    read = [count for count in counts if count is not None and count <= MOST_FLANKS]
    if len(counts) > 2 or len(read) < len(counts):
        raise BadUsage(v("ask-counts", option=option, text=repr(given)))
    return [*read, 0][:2]


def check(v: Voice, combat: Combat) -> None:
    """Raise where the rules know no such combat."""
    from heptarchy.games.dba.table.odds import may_be_supported

    for side in range(2):
        own, foe = combat.kinds[side], combat.kinds[1 - side]
        name = f"{SIDES[side]} ({t.TYPE_KEYS[own]})"
        if combat.support[side] and not may_be_supported(own, foe):
            raise BadUsage(v("no-support", name=name, foe=t.TYPE_KEYS[foe]))
        if combat.support[side] and combat.bad[side]:
            raise BadUsage(v("no-support-in-bad", name=name))
        if combat.flank[side] + combat.overlaps[side] > MOST_FLANKS:
            raise BadUsage(v("two-flanks", name=name))
    if all(combat.uphill):
        raise BadUsage(v("one-uphill"))


def counted(combat: Combat) -> CombatOdds:
    """The odds under the usual figures."""
    from heptarchy.games.dba.data.params import default_params
    from heptarchy.games.dba.table.odds import outcome_counts

    a, b = combat.kinds
    bad_a, bad_b = combat.bad
    flank_a, flank_b = combat.flank
    return outcome_counts(a, b, combat.added(0), combat.added(1), bad_a, bad_b, flank_a, flank_b, default_params())


def document(combat: Combat, found: CombatOdds) -> dict[str, Any]:
    """All of it, for programs, named as in the tables of DBA-23; counts are out of 36."""
    a, b = (t.TYPE_KEYS[kind] for kind in combat.kinds)
    return {
        "game": "dba",
        "A": a,
        "B": b,
        "fa": found.factor_a,
        "fb": found.factor_b,
        "win": found.win,
        "tie": found.tie,
        "lose": found.lose,
        "a": fates(found.a),
        "b": fates(found.b),
        "out_of": PAIRS,
        "given": {side: given(combat, n) for n, side in enumerate(SIDES)},
    }


def given(combat: Combat, side: int) -> dict[str, Any]:
    """One side of the combat as it was asked for."""
    return {
        "going": "bad" if combat.bad[side] else "clear",
        "support": combat.support[side],
        "flank": combat.flank[side],
        "general": combat.general[side],
        "uphill": combat.uphill[side],
        "overlaps": combat.overlaps[side],
    }


def fates(counts: list[int]) -> dict[str, int]:
    """What becomes of one side, worst first."""
    return {t.OUTCOME_KEYS[fate]: counts[fate] for fate in FATES}


def odds_lines(v: Voice, a: int, b: int) -> list[Text]:
    """The page of two types in the open, without anything added."""
    combat = Combat([a, b])
    return page(v, combat, counted(combat))


def page(v: Voice, combat: Combat, found: CombatOdds) -> list[Text]:
    """Who wins, and what becomes of either."""
    from rich.text import Text

    names = [v.name("type", t.TYPE_KEYS[kind]) for kind in combat.kinds]
    heads = [v("factor"), *(v(f"outcome-{t.OUTCOME_KEYS[fate]}") for fate in FATES)]
    factors, counts = (found.factor_a, found.factor_b), (found.a, found.b)
    width = max(map(len, names))
    lines = [Text("  ".join([" " * (width + 2), *heads]), "dim")]
    for side in range(2):
        figures = [f"{factors[side]:+}", *(str(counts[side][fate]) for fate in FATES)]
        row = [f"{figure:>{len(head)}}" for figure, head in zip(figures, heads, strict=True)]
        lines.append(Text("  ".join([f"{SIDES[side]} {names[side]:{width}}", *row])))
    lines += [Text(f"{SIDES[side]}: {notes(v, combat, side)}", "dim") for side in range(2) if notes(v, combat, side)]
    wins = v("wins", type=names[0], win=found.win, tie=found.tie, lose=found.lose, of=PAIRS)
    return [*lines, Text(wins, "bold")]


def notes(v: Voice, combat: Combat, side: int) -> str:
    """`supported, overlapped once`."""
    overlaps = combat.overlaps[side]
    return ", ".join(
        [
            *([v("note-bad")] if combat.bad[side] else []),
            *([v("note-general")] if combat.general[side] else []),
            *([v("note-support")] if combat.support[side] else []),
            *([v("note-uphill")] if combat.uphill[side] else []),
            *([v("note-flank")] if combat.flank[side] else []),
            *([v("note-overlaps", n=overlaps)] if overlaps else []),
        ]
    )
