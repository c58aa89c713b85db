"""What happened, and how it ended, as sentences; the English ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba import told
from heptarchy.games.dba.wording import listed
from heptarchy.games.dba.words_speech import Names, Speech, capital, filled

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle
    from heptarchy.kernel.events import Event

# By name of the event; braces as `told` has them; <one|more> by {n}
EVENTS: dict[str, str] = {
    told.FINISHED.name: "{command} is ready",
    told.MUSTERED.name: "{command} has mustered {n} <element|elements>",
    told.LEVIED.name: "{command} has {n} <element|elements> of {type}",
    told.TRAITED.name: "the ruler {command}: {trait}",
    told.CROWNED.name: "{command} leads with {troop}",
    told.ROLES.name: "{command} commands the attackers, {command2} the defenders",
    told.LITTORAL.name: "{command} gives battle by the coast",
    told.LAID.name: "laid: {ground}",
    told.EDGED.name: "{command} takes the {edge} edge",
    told.CAMPED.name: "{command} pitches the camp",
    told.UNCAMPED_SIDE.name: "{command} pitches no camp",
    told.LENT.name: "{command} lends {troop} to {command2}",
    told.DISMOUNTED.name: "the general of {command} fights on foot",
    told.BANDED.name: "{command} names {troop} as a band",
    told.DEPLOYED.name: "{command} deploys {troop}",
    told.ARRAYED.name: "{command} draws up {n} <element|elements>",
    told.PLACED.name: "{troop} stands at {pose}",
    told.LEFT_OUT.name: "there is no room for {troop}: it stays out of the battle",
    told.EXCHANGED.name: "{troop} and {troop2} change places",
    told.READY.name: "the armies stand ready",
    told.SHOWN.name: "{command} shows {card}",
    told.BLESSED.name: "Sorcery: the break point of {command} rises by 1",
    told.CURSED.name: "Sorcery: the break point of {command} falls by 1",
    told.DISGUISED.name: "one element more stands in the ranks of {command}",
    told.REVEALED.name: "the disguise falls: {troop}",
    told.AMBUSHED.name: "{troop} lies in ambush elsewhere",
    told.ENTRENCHED.name: "{troop} stands behind works",
    told.LIT.name: "{command} lights a grassfire by {troop}",
    told.CREPT.name: "the fire creeps on",
    told.WENT_OUT.name: "the fire goes out",
    told.SCORCHED.name: "{troop} flees from the fire",
    told.BOUND.name: "round {n}: the bound of {command}",
    told.OFFERED.name: "{command} offers a draw",
    told.REFUSED_DRAW.name: "{command} declines the draw",
    told.AGREED.name: "{command} agrees to a draw",
    told.DESPAIRED.name: "{command} declares his own command demoralised",
    told.PIPPED.name: "{command} has {n} <PIP|PIPs>",
    told.HELD.name: "{troop} is held",
    told.MOVED.name: "{troop} moves {n} <pace|paces>",
    told.MARCHED.name: "{m} elements move {n} <pace|paces>, led by {troop}",
    told.WITHDREW.name: "{troop} breaks off",
    told.WENT.name: "{troop} leaves the table",
    told.SOUNDED.name: "the river is {river}: the die shows {n}",
    told.BALKED.name: "{troop} halts before the river: the die shows {n}",
    told.FORDED.name: "{troop} goes into the river: the die shows {n}",
    told.FACED.name: "{troop} turns to face {troop2}",
    told.WEIGHED.name: "{troop}: {sum}",
    told.CAMP_WEIGHED.name: "the camp: {sum}",
    told.CLASHED.name: "{troop} against {troop2}: {n} to {m}",
    told.CAMP_CLASHED.name: "{troop} against the camp: {n} to {m}",
    told.URGED.name: "{command} urges his men on: +1",
    told.STOOD.name: "neither {troop} nor {troop2} gives way",
    told.RECOILED.name: "{troop} recoils",
    told.FLED.name: "{troop} flees",
    told.DESTROYED.name: "{troop} is destroyed",
    told.PURSUED.name: "{troop} pursues",
    told.SCATTERED.name: "{troop} flees over the edge of the table",
    told.CAMP_TAKEN.name: "the camp of {command} is taken",
    told.LANDED.name: "{troop} comes ashore",
    told.ENTERED.name: "{troop} goes into {hold}",
    told.CAME_OUT.name: "{troop} comes out of {hold}",
    told.GARRISONED.name: "{command} deploys {troop} in {hold}",
    told.STORMED.name: "{troop} storms the built-up area",
    told.PLUNDERS.name: "{troop} plunders {hold}",
    told.SATED.name: "{troop} has done with plundering",
    told.ROSE.name: "the denizens rise for {command}",
    told.TOWN_WEIGHED.name: "the denizens: {sum}",
    told.TOWN_CLASHED.name: "{troop} against the denizens: {n} to {m}",
    told.OMEN.name: "{troop} carried a leader: the die shows {n}",
    told.DIED.name: "he is dead",
    told.LIVED.name: "he lives",
    told.BROKEN.name: "the command of {command} is demoralised",
    told.WON.name: "the army of {command} has won the field",
    told.DRAWN.name: "the battle is drawn",
}

# By ending; {} are the winners
ENDINGS: dict[str, str] = {
    "army_demoralised": "{} won the field: the enemy's army is demoralised.",
    "half_lost": "{} won the field: the enemy has lost half his army.",
    "conceded": "{} won the field: the enemy has conceded.",
    "agreed": "A draw, by agreement.",
    "both_demoralised": "A draw: both armies are demoralised.",
    "time": "A draw: night falls on the last round.",
    "won": "{} won the field.",
    "drawn": "The battle is drawn.",
}


def sentence(event: Event, speech: Speech, names: Names) -> str:
    """A happening as a sentence."""
    template = speech.events.get(event.name)
    if template is None:
        return capital(str(event))
    return capital(filled(template, event.kind.template, event.args, speech, names))


def ending(s: Battle, speech: Speech, names: Names) -> str:
    """How the battle ended; empty while it lasts."""
    if not s.over:
        return ""
    best = max(s.scores)
    winners = [seat for seat, score in enumerate(s.scores) if score == best]
    drawn = len(winners) == len(s.scores)
    template = speech.endings.get(s.ending) or speech.endings["drawn" if drawn else "won"]
    return template.format(listed([names.command(seat, speech) for seat in winners], speech.both))
