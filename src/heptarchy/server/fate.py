"""Fate that can be checked: its answers follow from a secret that was committed to before anybody brought a nonce.

When a table opens, a secret is drawn from the operating system and its hash is shown. Only then does each person bring
a nonce of their own (`beginning.py`), so the server can't have chosen the secret to suit it. The answer to fate's
question after k answers is a number below the question's total weight, made by HMAC-SHA256 of the secret over k and the
nonces. When the game is over the secret is shown, and everybody can work the answers out again: the browser client by
itself from what `laid_open` tells, and `heptarchy replay --verify-fate` from the rules.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import TYPE_CHECKING

from heptarchy.kernel.modes import FATE
from heptarchy.server import reasons
from heptarchy.server.ids import Commitment, Nonce, Secret
from heptarchy.server.reasons import Told
from heptarchy.server.wire import FateQuestion, FateTold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.fate import Weights
    from heptarchy.kernel.record import Record

NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")
BOTS_NONCE = Nonce("bot")  # a seat that no person sat down in
ABSENT = Nonce("absent")  # a seat whose person never brought one
FIXED = (BOTS_NONCE, ABSENT)  # always the same, so that nobody has a choice there; no person may bring these
SECRET_LINE = re.compile(r"^# fate: secret ([0-9a-f]{64}) commitment ([0-9a-f]{64})$", re.MULTILINE)
NONCES_LINE = re.compile(r"^# nonces: (\S.*)$", re.MULTILINE)
SPAN = 1 << 256


class BentFate(Told):
    """A record whose fate does not follow from its secret, or says nothing of it."""


def new_secret() -> Secret:
    """256 bits from the operating system, in hex."""
    return Secret(secrets.token_hex(32))


def commitment(secret: Secret) -> Commitment:
    """The hash that is shown while the secret is kept."""
    return Commitment(hashlib.sha256(bytes.fromhex(secret)).hexdigest())


def number(secret: Secret, nonces: Sequence[Nonce], k: int, total: int) -> int:
    """A number below `total`, all alike likely; the same secret, nonces and k give the same number."""
    fair = SPAN - SPAN % total
    tries = 0
    while True:
        said = f"{k}|{'|'.join(nonces)}|{tries}".encode()
        drawn = int.from_bytes(hmac.new(bytes.fromhex(secret), said, hashlib.sha256).digest(), "big")
        if drawn < fair:
            return drawn % total
        tries += 1


def answer(secret: Secret, nonces: Sequence[Nonce], k: int, weights: Weights) -> int:
    """What fate says after k answers."""
    return weights.at(number(secret, nonces, k, weights.total))


def lines(secret: Secret, nonces: Sequence[Nonce]) -> str:
    """What a record says of its fate, as comments."""
    return f"# fate: secret {secret} commitment {commitment(secret)}\n# nonces: {' '.join(nonces)}\n"


def secret_in(text: str) -> tuple[Secret, Commitment] | None:
    """The secret that a record shows, and what was committed to; None: it shows none."""
    found = SECRET_LINE.search(text)
    return None if found is None else (Secret(found[1]), Commitment(found[2]))


def nonces_in(text: str) -> list[Nonce] | None:
    """The nonces that a record shows, by seat; None: it shows none."""
    found = NONCES_LINE.search(text)
    return None if found is None else [Nonce(one) for one in found[1].split()]


def verify(record: Record, text: str) -> int:
    """How many of fate's answers were worked out again and found right; raises BentFate at the first that is not."""
    found, nonces = secret_in(text), nonces_in(text)
    if found is None or nonces is None:
        raise BentFate(reasons.SECRETLESS.of())
    secret, promised = found
    if commitment(secret) != promised:
        raise BentFate(reasons.OTHER_SECRET.of())
    return verify_answers(record, secret, nonces)


def verify_answers(record: Record, secret: Secret, nonces: Sequence[Nonce]) -> int:
    """The same for a secret and nonces that are known."""
    state = record.game.start(record.options)
    checked = 0
    for k, given in enumerate(record.answers):
        if given.seat == FATE:
            due = answer(secret, nonces, k, state.weights)
            if due != given.action:
                said, ought = record.game.space.say(given.action), record.game.space.say(due)
                raise BentFate(reasons.BENT.of(n=k + 1, said=repr(said), ought=repr(ought)))
            checked += 1
        state.apply(given.action, given.seat)
    return checked


def laid_open(record: Record, secret: Secret, nonces: Sequence[Nonce]) -> FateTold:
    """All that somebody without the rules needs to work fate's answers out again. Reads nothing but its arguments."""
    space = record.game.space
    state = record.game.start(record.options)
    told = FateTold(secret, list(nonces), [], [])
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for k, given in enumerate(record.answers):
        if given.seat == FATE:
            weights = state.weights
            key = tuple(weights.answers), tuple(weights.weights)
            if key not in known:
                known[key] = len(told.questions)
                said = [space.say(one) for one in weights.answers]
                told.questions.append(FateQuestion(said, [str(one) for one in weights.answers], weights.weights))
            told.rolls.append((k, known[key], space.say(given.action)))
        state.apply(given.action, given.seat)
    return told
