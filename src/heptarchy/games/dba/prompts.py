"""What a seat is asked, in one line: by what it may answer, so that the same question always has the same words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba import actions as a
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.bound import CONSENTS
from heptarchy.games.dba.wording import paces
from heptarchy.games.dba.words_moves import element_name, fighter_name
from heptarchy.games.dba.words_speech import CHOICE, Names, Speech, capital

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.space import Verb

# What tells questions apart, the first that fits: a verb among the answers, and the question's key
ASKED_BY: list[tuple[Verb, str]] = [
    (a.MUSTERED, "enlist"),
    (a.ENLIST, "enlist"),
    (a.HOST, "enlist"),
    (a.TAKE, "enlist"),
    (a.CROWN, "crown"),
    (a.ATTACK, "role"),
    (a.RIDE, "ride"),
    (a.BAND, "band"),
    (a.LEND, "lend"),
    (a.KEEP, "lend"),
    (a.COUNTRY, "country"),
    (a.LAY, "lay"),
    (a.LAY_BY_LOT, "lay"),
    (a.EDGE, "edge"),
    (a.CAMP, "camp"),
    (a.UNCAMPED, "camp"),
    (a.RANK, "rank"),
    (a.ASHORE, "kept"),
    (a.KEEP_BACK, "kept"),
    (a.LAND, "land"),
    (a.BORDER, "border"),
    (a.DEPLOY, "deploy"),
    (a.GARRISON, "deploy"),
    (a.ARRAY, "deploy"),
    (a.EXCHANGE, "exchange"),
    (a.READY, "exchange"),
    (a.BLESS, "omen"),
    (a.CURSE, "omen"),
    (a.DISGUISE, "disguise"),
    (a.LURK, "lurk"),
    (a.BURN, "burn"),
    (a.ENTRENCH, "entrench"),
    (a.FIGHT_ON, "orders"),
    (a.DESPAIR, "despair"),
    (a.ACCEPT, "draw"),
    (a.GRANT, "grant"),
    (a.HOLD, "hold"),
    (a.FACE, "face"),  # nobody else can be held
    (a.RUN, "hold"),
    (a.TO, "place"),
    (a.COLUMN, "place"),
    (a.ENTER, "place"),
    (a.LEAVE, "place"),
    (a.STAY, "place"),
    (a.FIGHT, "fight"),
    (a.URGE, "urge"),
    (a.FORGO, "urge"),
    (a.STAND_FAST, "brave"),
    (a.GIVE_GROUND, "brave"),
    (a.MOVE, "move"),
    (a.RISE, "move"),
    (a.DONE, "move"),
    (a.PLAY, "card"),
    (a.PASS, "card"),
]

# By key, or by key and rule; <one|more> by {n}
PROMPTS: dict[str, str] = {
    "over": "the battle is over",
    "others": "others are asked",
    "unknown": "what do you answer, by {rule}?",
    "enlist": "whom do you enlist? {n} <point|points> left, {m} enlisted",
    "crown": "what does your general lead with?",
    "role": "does your side attack or defend?",
    "ride": "does the Pendragon ride or fight on foot?",
    "band": "which element does the {leader} go with?",
    "lend": "which elements do you lend to the other commands of your side, or do you keep the rest?",
    "country": "there is a coast: is the ground {country}, or do you give battle by the coast?",
    "lay": "what ground do you lay ({country}; {n} <feature|features> so far), or do you leave it to the lot?",
    "edge": "which edge of the table do you take?",
    "camp": "where do you pitch your camp?",
    "rank": "which command is next from the left?",
    "border": "where does the sector of {command} end?",
    "deploy": "where do you deploy your command? {n} <element|elements> left",
    "kept": "who comes by sea? At most {n} elements; nobody else is told before all others stand",
    "land": "where do those come ashore who come by sea?",
    "exchange": "which two elements change places ({n} <pair|pairs> left), or are you ready?",
    "omen": "Sorcery: do you raise your own break point, or lower that of an enemy command?",
    "disguise": "Hammer of the Gods: which element is the Expendable?",
    "lurk": "Ambush!: which element do you set up elsewhere, or are you done?",
    "burn": "Grassfire: where does it burn, and which way will it creep?",
    "entrench": "Hidden ditch: which elements stand behind it?",
    "orders": "round {round}, your bound: do you fight on, offer a draw, concede, or give up your own command?",
    "orders broken": "round {round}, your bound: do you fight on, offer a draw, or concede?",
    "orders DBA-36.2": "round {round}, your bound: do you fight on, offer a draw to all, or give up your own command?",
    "parley": "round {round}, your bound: do you fight on, or offer a draw to all?",
    "despair": "round {round}, your bound: do you fight on, or declare your command demoralised?",
    "draw": "the enemy offers a draw: do you accept it?",
    "draw DBA-36.2": "{command} offers a draw; it takes everybody's yes: do you accept it?",
    "grant": "which die is for {command}? Thrown: {dice}",
    "hold": "your men are running: whom do you hold? {n} <PIP|PIPs> left; the rest will flee",
    "face": "do you turn the elements that you hold, or let the rest flee?",
    "place": "where do you move {unit}? Up to {n} paces, {m} through bad going",
    "place even": "where do you move {unit}? Up to {n} paces",
    "place DBA-35.3": "where does {unit} come out to? Up to {n} paces from there, {m} through bad going",
    "place DBA-14.1": "{unit} can only break off: how far back? At most {n} paces",
    "fight": "which combat is next?",
    "brave": "{mine} would recoil, but he is The Brave: does he stand fast?",
    "urge": "{mine} {n} against {theirs} {m}: do you add the C-in-C's 1?",
    "move": "what moves next, or do you end your moves? {n} <PIP|PIPs> left",
    "move DBA-22.4": "Ambush!: nobody else can lie in ambush; are you done?",
    "card": "do you play a card now, or pass?",
    "card DBA-22.1": "Sorcery may be played now: do you play it, or pass?",
    "card DBA-22.2": "Dragon's Breath may be played now: do you play it, or pass?",
    "card DBA-22.3": "Hammer of the Gods may be played now, in secret: do you play it, or pass?",
    "card DBA-22.5": "before the dice works may be shown: do you play a card, or pass?",
}


def prompt(s: Battle, seat: int, speech: Speech, names: Names) -> str:
    """The question on the table, for the seat that is asked."""
    asked = s.asked(seat)
    if asked is None:
        return capital(speech.prompts["over" if s.over else "others"])
    key = question(asked)
    if key == "orders" and s.in_campaign:
        key = "parley" if s.broken[seat] else "orders DBA-36.2"
    elif key == "orders" and seat != s.chief[s.active]:
        key = "despair"  # DBA-21.4: only the C-in-C ends the battle
    elif key == "orders" and s.broken[seat]:
        key = "orders broken"  # DBA-19.7: that is done once
    facts = facts_of(s, asked, key, speech, names)
    even = key == "place" and facts["n"] == facts["m"]
    template = speech.prompts.get(f"{key} {asked.rule}") or speech.prompts["place even" if even else key]
    n = facts.get("n", "")
    chosen = CHOICE.sub(lambda choice: choice.group(1 if n == "1" else 2), template)
    return capital(chosen.format(**facts))


def question(asked: Asked) -> str:
    """The key of a question."""
    for verb, key in ASKED_BY:
        for action in asked.options:
            if verb.holds(action):
                return key
    return "unknown"


def facts_of(s: Battle, asked: Asked, key: str, speech: Speech, names: Names) -> dict[str, str]:
    """What the line of a question speaks of."""
    seat = asked.seat
    facts = {"rule": asked.rule, "round": str(s.round)}
    if key == "enlist":
        facts.update(n=str(s.purse[seat]), m=str(len(s.levy[seat])))
    elif key == "band":
        prince = asked.arg % 16 == t.PRINCE
        facts["leader"] = speech.traits[t.TRAIT_KEYS.index("warrior_prince" if prince else "warlord")]
    elif key in ("lay", "country"):
        facts.update(country=speech.countries[s.country], n=str(len(s.features)))
    elif key == "border":
        order = s.order[s.side[seat]]
        facts["command"] = names.command(order[len(s.borders[s.side[seat]])], speech)
    elif key == "deploy":
        facts["n"] = str(len([e for e in s.members[seat] if s.status[e] == t.RESERVE and e not in s.kept[seat]]))
    elif key == "kept":
        facts["n"] = str(s.params.landing_most)
    elif key == "exchange":
        facts["n"] = str(s.params.exchanges - s.exchanged)
    elif key == "grant":
        facts.update(command=names.command(asked.arg, speech), dice=", ".join(str(die) for die in s.rolls))
    elif key in ("hold", "move"):
        facts["n"] = str(s.pips[seat])
    elif key == "place" and s.unit is not None:
        limits = (str(paces(s.unit.limit)), str(paces(s.unit.bad_limit)))
        facts.update(unit=unit_name(s, speech, s.unit.members), n=limits[0], m=limits[1])
    elif key == "draw":
        facts["command"] = names.command(asked.arg // CONSENTS, speech)
    elif key == "brave":
        facts["mine"] = element_name(s, speech, asked.arg)
    elif key == "urge":
        facts.update(combat_facts(s, speech, seat))
    return facts


def unit_name(s: Battle, speech: Speech, members: list[int]) -> str:
    """`Spears e4`; `4 elements`, of a group."""
    return element_name(s, speech, members[0]) if len(members) == 1 else speech.moves["some"].format(len(members))


def combat_facts(s: Battle, speech: Speech, seat: int) -> dict[str, str]:
    """DBA-16.7: the two who fight, the seat's own first, and their totals."""
    fought = s.combat
    if fought is None:
        return {"mine": "", "theirs": "", "n": "", "m": ""}
    names = [fighter_name(s, speech, e) for e in (fought.mine, fought.theirs)]
    totals = [str(fought.my_total), str(fought.their_total)]
    own = 0 if s.side[seat] == s.active else 1
    return {"mine": names[own], "theirs": names[1 - own], "n": totals[own], "m": totals[1 - own]}
