"""What a seat sees, put together: the log since it last looked, its view, its question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.events import hears
from heptarchy.kernel.modes import FATE
from heptarchy.server.rows import BY_FORCE, BY_PERSON, BY_STANDING, PLAYING
from heptarchy.server.wire import Choice, Frame, Happening, Line, Question, Summary, Undo, Warned, WayTold

if TYPE_CHECKING:
    from heptarchy.kernel.ahead import Caution
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.match import Entry
    from heptarchy.kernel.space import Space
    from heptarchy.kernel.words import Words
    from heptarchy.server.play import Play
    from heptarchy.server.rows import Act

Listener = int | None  # a seat, or None: a spectator


def frame(play: Play, summary: Summary, seat: Listener, since: int, words: Words, now: float) -> Frame:
    """The table as this seat sees it, with the log since act number `since`."""
    start = play.changed_since(since)
    made = Frame(table=summary, seat=seat, n=play.n, k=play.k, start=start, now=now)
    made.lines = lines(play, start, play.k, seat, words)
    made.view = play.view(seat)
    if seat is not None and summary.status == PLAYING:
        made.question = question(play, seat, words)
        refusal = play.refuse_undo(seat)
        made.undo = Undo(refusal is None, None if refusal is None else words.refusal(refusal))
        made.scopes = play.match.game.scopes(play.match.state, seat)
    return made


def question(play: Play, seat: int, words: Words) -> Question | None:
    """What this seat is asked now, with its options named; nothing where a bot answers for it."""
    state = play.match.state
    name = play.question(seat)
    if not name or state.delegates(seat):
        return None
    game = play.match.game
    space = game.space
    cautions, before = game.cautions(state, seat), game.before(state, seat)
    return Question(
        id=name,
        rule=state.rule_for(seat),
        prompt=words.prompt(state, seat),
        options=[
            choice(
                space,
                action,
                words.label(state, seat, action),
                warned(cautions.get(action), space, words),
                [space.say(first) for first in before.get(action, [])],
            )
            for action in state.options_for(seat)
        ],
        times=game.times(state, seat),
        far=bool(game.ways(state, seat)),
    )


def choice(
    space: Space, action: int, label: str, caution: Warned | None = None, before: list[str] | None = None
) -> Choice:
    """An option: how it is said, what it points at, what its button says, what it gives up, what goes before it."""
    spelled = space.spell(action)
    on, domain = spelled.get("on"), domain_name(space, action)
    return Choice(space.say(action), spelled["verb"], on, domain, label, caution, before or [])


def warned(caution: Caution | None, space: Space, words: Words) -> Warned | None:
    """What to say before an answer, in these words."""
    if caution is None:
        return None
    if not caution.domains:
        caution.domains = space.domains
    return Warned(words.refusal(caution), caution.rule, caution.grave)


def ways(play: Play, seat: int) -> list[WayTold]:
    """Where this seat's question leads over several answers."""
    game, state = play.match.game, play.match.state
    if not play.question(seat) or state.delegates(seat):
        return []
    say = game.space.say
    return [WayTold(way.start, way.over, [say(action) for action in way.actions]) for way in game.ways(state, seat)]


def domain_name(space: Space, action: int) -> str | None:
    """The kind of thing that an action points at; None if at nothing."""
    verb = space.verb_at(action)
    return None if verb is None or verb.domain.name == "nothing" else verb.domain.name


def lines(play: Play, start: int, end: int, seat: Listener, words: Words) -> list[Line]:
    """A stretch of the log as this seat heard it."""
    match = play.match
    names = words.seat_names(match.record.options)
    return [spoken(match.log[k], play.given[k], k, seat, words, names) for k in range(start, end)]


def spoken(entry: Entry, act: Act, k: int, seat: Listener, words: Words, names: list[str]) -> Line:
    """An answer with what came of it, to the ears of one listener.

    That it was forced, or set in advance, is for the seat itself: to others it would tell what is not in a hand.
    """
    heard = hears(entry.audience, seat)
    own = seat == entry.seat
    return Line(
        k=k,
        seat=entry.seat,
        who="" if entry.seat == FATE else names[entry.seat],
        said=act.action if heard else None,
        text=words.said(entry.action) if heard else None,
        forced=entry.forced and own,
        by=act.by if own or act.by not in (BY_FORCE, BY_STANDING) else BY_PERSON,
        at=act.at,
        events=[happening(event, words) for event in entry.events if hears(event.audience, seat)],
    )


def happening(event: Event, words: Words) -> Happening:
    """An event with the keys of what it points at: `{"shire": "eoforwic", "n": 5}`."""
    on: dict[str, str | int] = {}
    for (name, domain), value in zip(event.kind.parts, event.args, strict=True):
        if name in on:
            name = f"{name}{sum(key.startswith(name) for key in on) + 1}"  # noqa: PLW2901 -- {n} armies, {n} steps
        on[name] = value if domain is None else domain.key(value)
    return Happening(event.name, on, words.event(event))
