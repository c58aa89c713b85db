"""What a seat is asked, in one line: by the rule of the question and by what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.bands import PRINCE, ROOM, leader_at
from heptarchy.games.arthur.levy import home_losses
from heptarchy.games.arthur.levy_question import army_of, next_leader
from heptarchy.games.arthur.merlin import ARTS
from heptarchy.games.arthur.realm import has_card, lord_of
from heptarchy.games.arthur.state import FAITH, OFFERS, SAXON
from heptarchy.games.arthur.targets import ANY_RULER, BRITISH_RULER, OWN_RULER, SAXON_RULER
from heptarchy.games.arthur.words_speech import Speech, filled, listed, thing_name
from heptarchy.games.dba.words_speech import capital

if TYPE_CHECKING:
    from heptarchy.games.arthur.state import Campaign, War
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.space import Verb

# What tells questions apart, the first that fits: the rule, a verb among the answers, and the question's key
ASKED_BY: list[tuple[str, Verb, str]] = [
    ("AA-2.3", a.AT, "share"),
    ("AA-3.1", a.PLAY, "card"),
    ("AA-3.1", a.DISCARD, "card"),
    ("AA-3.2", a.KEEP, "sail"),
    ("AA-4.3", a.DONE, "renounce"),
    ("AA-C08", a.RAISE, "drill"),
    ("AA-C24", a.FOR, "pretender"),
    ("AA-C29", a.LOOK, "look"),
    ("AA-C30", a.AT, "bequest"),
    ("AA-C31", a.ON, "treachery"),
    ("AA-C-R5", a.GIVE, "gift"),
    ("AA-C-R5", a.DONE, "art"),
    ("AA-8.2", a.RAIDERS_BASE, "raiders"),
    ("AA-8.2", a.RAIDERS_FROM, "raiders"),
    ("AA-8.2", a.RAIDERS_BY, "raiders"),
    ("AA-9.2", a.WAR_ON, "enemy"),
    ("AA-9.2", a.OVER_LAND, "reason"),
    ("AA-9.2", a.OVER_TITLE, "reason"),
    ("AA-9.2", a.OVER_THRONE, "reason"),
    ("AA-9.5", a.VOID, "uphold"),
    ("AA-9.5", a.UPHOLD, "uphold bound"),
    ("AA-26.3", a.VOID, "uphold"),
    ("AA-26.3", a.UPHOLD, "uphold bound"),
    ("AA-9.7", a.WAR_ON, "side second"),
    ("AA-9.7", a.JOIN, "side"),
    ("AA-9.9", a.OVER_LAND, "reason second"),
    ("AA-9.9", a.OVER_TITLE, "reason second"),
    ("AA-9.9", a.OVER_THRONE, "reason second"),
    ("AA-22.2", a.DONE, "offer"),
    ("AA-22.3", a.PROMISE, "promise"),
    ("AA-22.3", a.PROMISE_TITLE, "promise"),
    ("AA-22.3", a.PROMISE_THRONE, "promise"),
    ("AA-22.4", a.ACCEPT, "reply"),
    ("AA-7.12", a.GIVE_UP, "give up"),
    ("AA-7.12", a.LEAD, "lead"),
    ("AA-7.12", a.BAND, "band"),
    ("AA-7.12", a.RAISE, "raise"),
    ("AA-9.12", a.FIGHT, "field"),
    ("AA-21.4", a.COMMAND, "command"),
    ("AA-10.1", a.LET_GO, "consent"),
    ("AA-10.1", a.LEAVE, "leave"),
    ("AA-10.4", a.LOSE, "lose"),
    ("AA-10.4", a.LOSE_GENERAL, "lose"),
    ("AA-10.4", a.LOSE_WARLORD, "lose"),
    ("AA-10.4", a.LOSE_PRINCE, "lose"),
    ("AA-10.6", a.LIFT, "lift"),
    ("AA-24.3", a.LEAD, "general"),
    ("AA-27.1", a.BAND, "band anew"),
    ("AA-10.7", a.SALLY, "sally"),
    ("AA-5.8", a.STAND_BACK, "back"),
    ("AA-25.2", a.DONE, "heir"),
]

# By key; questions of a card by its key, or by what kind of target it has; <one|more> by {n}
PROMPTS: dict[str, str] = {
    "over": "the campaign is over",
    "others": "others are asked",
    "unknown": "what do you answer, by {rule}?",
    "share": "kingdoms without a player are dealt out: which province do you take?",
    "card": "your turn, card {n} of {m}: which card do you play or discard?",
    "card claim": "your turn, card {n} of {m}: in the first round you must play Establish Claim",
    "sail": "{card} at {province}: leave the card there, or move it?",
    "drill": "The Roman Way: do you train Spears of the base army as Auxilia? You have {n} Auxilia",
    "renounce": "Renounce Claim: which claim do you give up, or is that all?",
    "look": "Merlin: whose hand do you look at?",
    "art": "Merlin: what do you do to the hand of {player}? {n} <thing|things> left",
    "gift": "Merlin: which card do you give {player} for {card}?",
    "raiders": "Raid on {province}: which element do you send?",
    "pretender": "Out of the Monastery: who shall claim the throne of {player}?",
    "bequest": "Unexpected Inheritance: which province shall {player} claim?",
    "treachery": "Treachery: whose claim on {province} is removed?",
    "enemy": "{card}: on whom do you declare war?",
    "reason": "war on {player}: what is the reason?",
    "reason second": "second war, on {player}: what is the reason?",
    "uphold": "{war}, by your claim: do you uphold it, or renounce it so that there is no war?",
    "uphold bound": "{war}, by your claim: Merlin has set Renounce Claim aside, so it stands",
    "side": "choose your side: {war}",
    "side second": "choose your side, or declare a second war: {war}",
    "offer": "{war}: before sides are chosen, whom do you make an offer?",
    "promise": "what do you promise {player} for joining your side?",
    "reply": "{player} promises {promise} if you join its side: do you agree? It binds nobody",
    "give up": "your home is raided: which element of the base army do you give up? {n} to go",
    "lead": "levy: which element carries your general?",
    "lead turn": "levy: which element carries your general? Before that you may turn pedyt",
    "raise": "levy: which type do you choose for {source}?",
    "field": "{war}: do you give battle, or stand a siege?",
    "command": "battle: do you command in person, or does a bot command for you?",
    "consent": "siege: your vassal {player} wants to go home; do you let him?",
    "leave": "siege in the war of {player} on {player2}: do you stay, or go home?",
    "lose": "siege, round {n}: your side has the lower score; which element do you lose?",
    "lift": "siege, round {n} is over: do you go on, or lift the siege, so that the war is drawn?",
    "general": "your general's element is lost: which one carries him now?",
    "band": "levy: which element is the band of {leader}?",
    "band anew": "the band is lost, {leader} lives: with which element does he go now?",
    "heir": "your ruler is dead, and you have lost {things}: which free claims does the heir keep?",
    "sally": "siege, round {n}: do you hold out, or sally out for battle?",
    "back": "you are one of {n} who claim {thing}: do you stand back and keep your claim, or insist?",
    "target establish_claim": "Establish Claim: what do you claim?",
    "target raid": "Raid: which province do you raid?",
    "target renounce_claim": "Renounce Claim: which claim do you give up, if any?",
    "target saxon_settlement": "Saxon Settlement: which of your provinces becomes Saxon?",
    "target rebellion": "Rebellion: your bond to {player} no longer counts",
    "target migrating_saxons": "Migrating Saxons: which province becomes Saxon?",
    "target claim_to_the_throne": "Claim to the Throne: whose throne do you claim?",
    "target migrating_britons": "Migrating Britons: which province becomes British?",
    "target saxon_usurper": "Saxon Usurper: which ruler falls to him?",
    "target fall_of_the_mighty": "Fall of the Mighty: who dies?",
    "target for_whom_the_bell_tolls": "For Whom the Bell Tolls: who dies?",
    "target out_of_the_monastery": "Out of the Monastery: whose throne shall be claimed?",
    "target britons_unite": "Britons Unite!: it is for you alone",
    "target unexpected_inheritance": "Unexpected Inheritance: who shall get a claim?",
    "target treachery": "Treachery: on which of your provinces is a claim removed?",
    "target warlord": "Warlord: in which of your provinces does he rise?",
    "target irish_subjects": "Irish Subjects: which Irish province becomes yours?",
    "target irish_scourge": "Irish Scourge: which province supplies no troops?",
    "target irish_friends": "Irish Friends: before which ruler do you lay the card?",
    "target irish_invaders": "Irish Invaders: which province do the Irish take?",
    "target assassin": "Assassin: whose ruler shall die?",
    "target long_ships": "Long Ships: which province supplies no troops?",
    "target night_of_the_long_knives": "Night of the Long Knives: a die is rolled for every British ruler",
    "target ruler": "{card}: before which ruler do you lay the card?",
    "target self": "{card}: it is for you alone",
}


def prompt(s: Campaign, seat: int, speech: Speech, names: list[str]) -> str:
    """The question on the table, for the seat that is asked; those of battles are not for here."""
    asked = s.asked(seat)
    if asked is None:
        return capital(speech.prompts["over" if s.over else "others"])
    key = question(s, asked)
    facts = {"rule": asked.rule, **facts_of(s, asked, key, speech, names)}
    return capital(filled(speech.prompts[key], facts))


def question(s: Campaign, asked: Asked) -> str:
    """The key of a question."""
    for rule, verb, key in ASKED_BY:
        if rule == asked.rule and offers(asked, verb):
            if key == "card" and asked.options == [a.PLAY[t.ESTABLISH_CLAIM]] and s.round == 1:
                return "card claim"
            return "lead turn" if key == "lead" and offers(asked, a.RAISE) else key
    if asked.rule not in t.CARD_RULES:
        return "unknown"
    card = t.CARD_RULES.index(asked.rule)
    if card in OWN_RULER:
        return "target self"
    if card in ANY_RULER or card in BRITISH_RULER or card in SAXON_RULER:
        return "target ruler"
    return f"target {t.CARD_KEYS[card]}"


def offers(asked: Asked, verb: Verb) -> bool:
    """Is the verb among the answers?"""
    return any(verb.holds(action) for action in asked.options)


def facts_of(s: Campaign, asked: Asked, key: str, speech: Speech, names: list[str]) -> dict[str, str]:
    """What the line of a question speaks of."""
    if asked.rule in t.CARD_RULES:
        return card_facts(s, asked, key, speech, names)
    if key == "heir":
        return {"things": things_lost(s, speech)}
    if key in ("band", "band anew"):
        who = next_leader(s, asked.seat) if key == "band" else leader_at(s, asked.seat, asked.arg % ROOM)
        return {"leader": leader_name(who, speech)}
    if key == "general":
        return {}
    if asked.rule.startswith(("AA-9.", "AA-10.", "AA-22.", "AA-26.", "AA-5.8")):
        return war_facts(s, asked, key, speech, names)
    seat, arg = asked.seat, asked.arg
    if key in ("card", "card claim"):
        return {"n": str(arg + 1), "m": str(s.params.cards_a_turn)}
    if key == "sail":
        return {"card": speech.cards[s.ships[arg]], "province": speech.provinces[s.ships[arg + 2]]}
    if key == "art":
        return {"player": names[arg // ARTS], "n": str(arg % ARTS + 1)}
    if key == "gift":
        return {"player": names[arg], "card": speech.cards[s.taking]}
    if key == "raiders":
        return {"province": speech.provinces[arg]}
    if key == "give up":
        return {"n": str(home_losses(s, seat, army_of(s, seat)))}
    if key == "raise":
        return {"source": levy_source(s, seat, speech)}
    return {}


def card_facts(s: Campaign, asked: Asked, key: str, speech: Speech, names: list[str]) -> dict[str, str]:
    """Of a card and its target."""
    facts = {"card": speech.cards[t.CARD_RULES.index(asked.rule)]}
    if key in ("pretender", "bequest"):
        facts["player"] = names[asked.arg]
    elif key == "treachery":
        facts["province"] = speech.provinces[asked.arg]
    elif key == "drill":
        facts["n"] = str(s.auxilia[asked.seat])
    elif key == "target rebellion":
        facts["player"] = names[lord_of(s, asked.seat)]
    return facts


def war_facts(s: Campaign, asked: Asked, key: str, speech: Speech, names: list[str]) -> dict[str, str]:
    """Of a war."""
    arg = asked.arg
    if key == "enemy":
        return {"card": speech.cards[arg]}
    if key in ("reason", "reason second"):
        return {"player": names[arg % s.players]}  # a second war's has its declarer before it
    war = war_asked(s, asked, key)
    facts = {"war": war_line(war, speech, names), "n": str(war.round)}
    if key in ("side", "side second"):
        facts["war"] = "; ".join(war_line(one, speech, names) for one in s.wars)
    elif key == "leave":
        facts.update(player=names[war.declarer], player2=names[war.enemy])
    elif key in ("promise", "consent"):
        facts["player"] = names[arg % s.players]
    elif key == "reply":
        promise = war.offers[len(war.offers) - OFFERS + 2]
        facts.update(player=names[war.chief[arg % 2]], promise=promise_line(promise, speech, names))
    elif key == "back":
        facts.update(n=str(len(war.rivals)), thing=thing_name(speech, names, war.prize, war.prize_thing))
    return facts


def war_asked(s: Campaign, asked: Asked, key: str) -> War:
    """The war that a question is about."""
    if key in ("offer", "reply"):
        return s.wars[asked.arg // 2]
    if key == "promise":
        return s.wars[asked.arg // s.players // 2]
    if key in ("leave", "consent", "lose", "back"):
        return s.wars[asked.arg // s.players]
    if key in ("field", "lift", "sally"):
        return s.wars[asked.arg]
    return s.wars[-1]


def things_lost(s: Campaign, speech: Speech) -> str:
    """AA-25.2: provinces and titles on which there are free claims to keep."""
    names = [
        speech.provinces[thing]
        if thing < t.PROVINCES
        else speech.things["title"].format(speech.titles[thing - t.PROVINCES])
        for thing in s.lost
    ]
    return listed(names, speech.both)


def leader_name(who: int, speech: Speech) -> str:
    """AA-27.1: the Warrior Prince, or the Warlord of a province."""
    return speech.leaders[0] if who == PRINCE else speech.leaders[1].format(speech.provinces[who])


def war_line(war: War, speech: Speech, names: list[str]) -> str:
    """`Ceint declares war on Powys over Elfael`."""
    thing = thing_name(speech, names, war.over, war.thing)
    template = speech.wars["faith" if war.over == FAITH else "claim"]
    return template.format(names[war.declarer], names[war.enemy], thing)


def promise_line(promise: int, speech: Speech, names: list[str]) -> str:
    """AA-22.3: `to renounce its claim on Elfael`."""
    verb = a.SPACE.verb_at(promise)
    assert verb is not None
    arg = verb.arg(promise)
    thing = names if verb.domain is a.PLAYER else speech.titles if verb.domain is a.TITLE else speech.provinces
    return speech.promises[verb.name].format(thing[arg])


def levy_source(s: Campaign, seat: int, speech: Speech) -> str:
    """AA-7.12: what the element comes from whose type is chosen next, in the order of `levy.choices`."""
    said = len(s.kinds[seat])
    if s.people[seat] == SAXON:
        first, source = 1, speech.levy["home"]
    elif has_card(s, seat, t.CHARISMA):
        first, source = s.params.charisma_levy, speech.cards[t.CHARISMA]
    else:
        first, source = 0, ""
    return source if said < first else speech.cards[t.MEN_OF_THE_HEARTH]
