"""Fate at a live table follows from what was committed to, and any bending shows."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import pytest

import heptarchy
from heptarchy.cli import main
from heptarchy.kernel.fate import Rng, Weights
from heptarchy.kernel.match import Match
from heptarchy.kernel.record import BODY, read_record
from heptarchy.server import fate
from heptarchy.server.ids import Nonce, Secret
from tests.server import fate_vectors
from tests.sizes import size

SECRET = Secret("0f" * 32)
NONCES = [Nonce(one) for one in ("ann", "bot", "c-3", "d_4")]


def a_game(secret: Secret = SECRET, nonces: list[Nonce] = NONCES) -> str:
    """The record of a random game whose fate follows from a secret, as a server writes it."""
    match = Match(heptarchy.game("vikings"), {"players": 4, "rounds": 2})
    rng = Rng(5)
    while not match.state.over:
        state = match.state
        if state.seat == heptarchy.FATE:
            match.apply(fate.answer(secret, nonces, len(match.log), state.weights))
        else:
            match.apply(rng.choice(state.options))
    return match.record.write().replace(f"\n{BODY}\n", f"\n{BODY}\n{fate.lines(secret, nonces)}", 1)


def test_the_number_is_the_hmac_of_the_move_and_the_nonces() -> None:
    said = b"7|ann|bot|c-3|d_4|0"
    drawn = int.from_bytes(hmac.new(bytes.fromhex(SECRET), said, hashlib.sha256).digest(), "big")
    assert fate.number(SECRET, NONCES, 7, 1000) == drawn % 1000


def test_each_of_secret_nonces_and_move_changes_fate() -> None:
    plain = [fate.number(SECRET, NONCES, k, 10**9) for k in range(20)]
    assert plain == [fate.number(SECRET, NONCES, k, 10**9) for k in range(20)]
    assert len(set(plain)) == 20
    assert plain != [fate.number(Secret("1f" * 32), NONCES, k, 10**9) for k in range(20)]
    assert plain != [fate.number(SECRET, [*NONCES[:3], Nonce("d_5")], k, 10**9) for k in range(20)]


def test_answers_come_as_often_as_they_weigh() -> None:
    weights = Weights([10, 20, 30], [1, 2, 3])
    counts = Counter(fate.answer(SECRET, NONCES, k, weights) for k in range(6000))
    for answer, weight in ((10, 1), (20, 2), (30, 3)):
        assert abs(counts[answer] - 1000 * weight) < 4 * (1000 * weight) ** 0.5


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert fate.commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert fate.new_secret() != fate.new_secret()
    assert len(fate.new_secret()) == 64


def test_a_record_proves_that_nothing_was_bent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = a_game()
    rolls = sum(line.lstrip().startswith("fate ") for line in text.splitlines())
    assert fate.verify(read_record(text, heptarchy.game), text) == rolls
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--verify-fate"]) == 0
    assert f"all {rolls} of its answers follow" in " ".join(capsys.readouterr().out.split())


def test_a_bent_answer_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bent = a_game(nonces=[*NONCES[:3], Nonce("other")]).replace(" other", " d_4")  # the rolls of another table
    file = tmp_path / "game.txt"
    file.write_text(bent, encoding="utf-8")
    assert main(["replay", str(file), "--verify-fate"]) == 1
    assert "but its secret gives" in capsys.readouterr().err


def test_another_secret_than_the_one_committed_to_shows() -> None:
    text = a_game()
    swapped = text.replace(f"secret {SECRET}", f"secret {'1f' * 32}")
    with pytest.raises(fate.BentFate, match="not the one that was committed to"):
        fate.verify(read_record(swapped, heptarchy.game), swapped)


def test_a_record_without_a_secret_proves_nothing() -> None:
    text = Match(heptarchy.game("vikings"), {"players": 2}).record.write()
    with pytest.raises(fate.BentFate, match="names no secret"):
        fate.verify(read_record(text, heptarchy.game), text)


def test_the_browsers_check_is_tested_by_what_the_server_makes() -> None:
    kept = json.loads(fate_vectors.FILE.read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(fate_vectors.made())), "write it anew: python -m tests.server.fate_vectors"


@pytest.mark.parametrize("game", heptarchy.game_ids())
def test_fates_answers_stand_in_the_order_of_their_numbers_in_every_game(game: str) -> None:
    match = Match(heptarchy.game(game))
    rng = Rng(f"fate of {game}")
    for _ in range(size("fate_answers")):
        state = match.state
        if state.over:
            break
        seat = state.seats[0]
        if seat == heptarchy.FATE:
            assert state.weights.answers == sorted(set(state.weights.answers))
            match.apply(rng.pick(state.weights))
        else:
            match.apply(rng.choice(state.options_for(seat)), seat)
    told = fate.laid_open(match.record, SECRET, NONCES)
    assert [said for *_, said in told.rolls] == [
        match.game.space.say(answer.action) for answer in match.record.answers if answer.seat == heptarchy.FATE
    ]
