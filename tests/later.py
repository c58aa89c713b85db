"""A later heptarchy: a copy of the package in which a game has other rules and a higher rules version.

Its 878: Vikings lets the Thegn deploy first at a table of four, and lets units deploy anywhere at a table of three. For
two players nothing has changed but, where Rune dice are thrown, how likely each face is: same questions, same options.
The rules as they are here go into it as a past edition, by `tools/freeze.py`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "static")

DEPLOY_IN_TURN = "s.then(deal_hands, deploy_housecarl, deploy_thegn, begin_round)"
THEGN_FIRST = """if s.players == 4:
        s.then(deal_hands, deploy_thegn, deploy_housecarl, begin_round)
    else:
        s.then(deal_hands, deploy_housecarl, deploy_thegn, begin_round)"""
DRY_LAND = "s.ask(s.owner[faction], DEPLOYABLE,"
ANYWHERE = "s.ask(s.owner[faction], DEPLOY.actions if s.players == 3 else DEPLOYABLE,"
FAIR_RUNES = "RUNE_WEIGHTS: Final[list[int]] = [1, 1, 1, 1, 1, 1]"
LOADED_RUNES = "RUNE_WEIGHTS: Final[list[int]] = [2, 1, 1, 1, 1, 1]"
VERSION = re.compile(r"^(RULES_VERSION.*= )(\d+)$", re.MULTILINE)


def later_tree(folder: Path, frozen: bool = True) -> Path:
    """The folder that holds the later package; without the past edition if it is to have been lost."""
    source = folder / "src"
    shutil.copytree(HERE / "src" / "heptarchy", source / "heptarchy", ignore=LEFT_OUT)
    vikings = source / "heptarchy" / "games" / "vikings"
    change(vikings / "table" / "setup.py", DEPLOY_IN_TURN, THEGN_FIRST)
    change(vikings / "table" / "setup.py", DRY_LAND, ANYWHERE)
    change(vikings / "data" / "tables_age.py", FAIR_RUNES, LOADED_RUNES)
    game = vikings / "game.py"
    text = game.read_text(encoding="utf-8")
    assert VERSION.search(text) is not None
    game.write_text(VERSION.sub(lambda said: f"{said[1]}{int(said[2]) + 1}", text), encoding="utf-8")
    if frozen:
        freeze = [sys.executable, str(HERE / "tools" / "freeze.py"), "vikings"]
        subprocess.run([*freeze, "--rules", str(HERE), "--tree", str(folder)], check=True)
    return source


def change(file: Path, what: str, to: str) -> None:
    """Put another text in place of one that stands there once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(what) == 1, f"{file} does not hold {what!r} once: choose another rule to change"
    file.write_text(text.replace(what, to), encoding="utf-8")
