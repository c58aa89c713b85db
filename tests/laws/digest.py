"""One word for many random games: both builds must say the same.

python -m tests.laws.digest     prints which build this is, and the word
"""

from __future__ import annotations

from array import array
from hashlib import blake2b

import heptarchy.kernel.state
from heptarchy.kit.encoding import encoding_of
from tests.laws.play import Walk
from tests.laws.tables import CASES
from tests.sizes import size

EVERY = 20  # answers between two checksums


def build() -> str:
    """`compiled` or `interpreted`."""
    return "compiled" if heptarchy.kernel.state.__file__.endswith((".so", ".pyd")) else "interpreted"


def digest() -> str:
    """The checksums of `checksum_games` games, dealt out among all cases, on their way and at their ends.

    And how the state looks to a seat in numbers.
    """
    word = blake2b(digest_size=12)
    for number in range(size("checksum_games")):
        case = CASES[number % len(CASES)]
        encoding = encoding_of(case.game, case.game.settle(case.options))
        walk = Walk(case, number)
        with walk:
            for state in walk.steps():
                if state.moves % EVERY == 0 or state.over:
                    word.update(state.checksum().encode())
                    word.update(array("f", encoding.encode(state, state.moves % state.players)).tobytes())
    return word.hexdigest()


if __name__ == "__main__":
    print(build(), digest())
