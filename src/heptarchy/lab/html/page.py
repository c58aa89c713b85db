"""The page whole: one file of HTML that loads nothing, for desk, phone and paper, by day and by night."""

from __future__ import annotations

import base64
from importlib import resources
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import baseline_of, settings_of
from heptarchy.lab.html.markup import text
from heptarchy.lab.html.sections.about import about
from heptarchy.lab.html.sections.arena import arena
from heptarchy.lab.html.sections.compare import compare
from heptarchy.lab.html.sections.endings import endings, length
from heptarchy.lab.html.sections.headline import headline
from heptarchy.lab.html.sections.lead import lead
from heptarchy.lab.html.sections.plays import plays
from heptarchy.lab.html.sections.wins import wins
from heptarchy.lab.html.tinctures import hatchings
from heptarchy.speech.shelf import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from heptarchy.lab.html.campaign import Campaign, Setting
    from heptarchy.lab.voice import Voice

# What is said of each setting, in this order
SECTIONS: list[tuple[str, Callable[[Setting], str]]] = [
    ("arena", arena),
    ("wins", wins),
    ("endings", endings),
    ("length", length),
    ("lead", lead),
    ("plays", plays),
]

LETTERS = [
    ("Uncial Antiqua", 400, "normal"),
    ("Alegreya", 400, "normal"),
    ("Alegreya", 700, "normal"),
    ("Alegreya", 500, "italic"),
    ("Alegreya Sans", 400, "normal"),
    ("Alegreya Sans", 700, "normal"),
]

# Letters beside those of English and Spanish, in files of their own (subsets of the same faces): where a page has any
MORE = "ÀÂÃÄÅÇÈÊËÌÎÏÒÔÕÖØÙÛÝßàâãäåçèêëìîïòôõöøùûýÿŒœ„"
WHOLE = {"Uncial Antiqua"}  # the faces that need no such file


def write_report(campaigns: Sequence[Campaign], path: Path, language: str = ENGLISH) -> None:
    """Write the page of these campaigns; several are compared."""
    path.write_text(page(campaigns, language), encoding="utf-8")


def page(campaigns: Sequence[Campaign], language: str = ENGLISH) -> str:
    """The page as text; the same campaigns give the same page."""
    settings = settings_of(campaigns, language)
    base = baseline_of(settings)
    says, title = settings[0].says, settings[0].title
    compared = compare(settings, base)
    if len(settings) == 1:
        links, body = one_setting(settings[0])
    else:
        links = [("compare", says("compare"))]
        links += [(f"{setting.anchor}setting", setting.label) for setting in settings]
        body = "\n".join(folded(setting, n == base) for n, setting in enumerate(settings))
    links.append(("about", says("about")))
    shown = [contents(says, links), headline(settings, base), compared, body, about(settings)]
    more = not set(MORE).isdisjoint("".join([title, *shown]))
    kind = says("arena-report") if settings[0].plan.get("kind") == "arena" else says("campaign-report")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{text(says('page-title', title=title))}</title>",
            f"<style>\n{letters(more)}\n{_read('style.css')}</style>",
            "</head>",
            "<body>",
            hatchings(),
            f'<a class="skip" href="#main">{text(says("skip"))}</a>',
            "<header>",
            f'<p class="mark"><span>h</span>eptarchy</p><h1>{text(title)}</h1><p class="kind">{text(kind)}</p>',
            f'<label class="night"><input type="checkbox" id="night"><span>{text(says("night"))}</span></label>',
            "</header>",
            _read("braid.svg"),
            '<div class="sheet">',
            shown[0],
            '<main id="main">',
            *shown[1:],
            "</main>",
            "</div>",
            "</body>",
            "</html>",
            "",
        ]
    )


def one_setting(setting: Setting) -> tuple[list[tuple[str, str]], str]:
    """Links to the sections of a setting, and the sections; one that has nothing to say has neither."""
    found = [(f"{setting.anchor}{name}", setting.says(f"to-{name}"), make(setting)) for name, make in SECTIONS]
    links = [(name, words) for name, words, body in found if body]
    return links, "\n".join(body for _, _, body in found if body)


def folded(setting: Setting, is_open: bool) -> str:
    """A setting among others: its sections under one heading that opens and shuts."""
    _, body = one_setting(setting)
    many = setting.says("so-many-games", n=setting.says.number(len(setting.games)))
    return (
        f'<details class="setting" id="{setting.anchor}setting"{" open" if is_open else ""}>'
        f"<summary>{text(setting.label)} <small>{text(many)}</small></summary>\n{body}\n</details>"
    )


def contents(says: Voice, links: Sequence[tuple[str, str]]) -> str:
    """What is on the page."""
    items = "".join(f'<li><a href="#{name}">{text(words)}</a></li>' for name, words in links)
    return f'<nav aria-label="{text(says("contents"))}"><ol>{items}</ol></nav>'


def letters(more: bool = False) -> str:
    """The faces of the look, within the page; with more letters where they are needed."""
    faces = [_face(*face) for face in LETTERS]
    faces += [_face(*face, "-more") for face in LETTERS if more and face[0] not in WHOLE]
    return "\n".join(faces)


def _face(family: str, weight: int, style: str, part: str = "") -> str:
    file = _woff2(f"{family.lower().replace(' ', '-')}-{weight}-{style}{part}.woff2")
    reach = f"unicode-range:{','.join(f'U+{ord(letter):X}' for letter in MORE)};" if part else ""
    return (
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{style};font-display:swap;{reach}'
        f'src:url(data:font/woff2;base64,{file}) format("woff2")}}'
    )


def _woff2(name: str) -> str:
    return base64.b64encode((resources.files(__package__) / "letters" / name).read_bytes()).decode("ascii")


def _read(name: str) -> str:
    return (resources.files(__package__) / name).read_text(encoding="utf-8")
