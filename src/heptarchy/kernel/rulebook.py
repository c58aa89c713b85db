"""A game's numbered rules, read from its rules.en.md: find one by its id, a chapter, or some words.

The form of such a file, which `parse` holds it to:

    # Title of the book
    ## V-9 Battles                     a chapter: its id and title; free lines below it are its introduction
    - **V-9.8** The first Hit ...      a rule of that chapter, up to the next rule or heading; tables belong to it
    ### Dice                           a heading within a chapter, for the eye alone

A chapter's id may also be bare capitals: GHA-6 is a rule of the chapter GHA. A rule's id may end in a small letter,
as OR-7.1a.
"""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import TEXT
from heptarchy.kernel.refusal import Fault, HeptarchyError, Reasoned

if TYPE_CHECKING:
    from pathlib import Path

ID = r"[A-Z]+(?:-[A-Z]+)*-[A-Z]*\d+(?:\.\d+)*[a-z]?"
CHAPTER_LINE = re.compile(rf"## ({ID}|[A-Z]{{2,}}) +(\S.*)")
RULE_LINE = re.compile(rf"- \*\*({ID})\*\* +(\S.*)")
NUMBERED_LINE = re.compile(rf"(?:#+ |[-*] |)\**({ID})")
WORD = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
LAST = re.compile(r"(\d+)([A-Za-z]?)$")  # of an id
EMPHASIS = re.compile(r"(\*{1,3})([^\s*](?:[^*]*[^\s*])?)\1")
NEAREST = 3  # how many ids an error suggests
NO_RULE: Final = Fault("no-rule", "no rule {id}; nearest: {near}", id=TEXT, near=TEXT)
NO_CHAPTER: Final = Fault("no-chapter", "no chapter {id}; nearest: {near}", id=TEXT, near=TEXT)


class BadRulebook(HeptarchyError):
    """A rules file that is not in the form of a rulebook; says in which line."""


class UnknownRule(Reasoned):
    """No rule or chapter has that id; names the nearest ones."""


class Rule:
    """One numbered rule: its id, the id of its chapter, and its text in Markdown."""

    def __init__(self, rule_id: str, chapter: str, text: str) -> None:
        self.id = rule_id
        self.chapter = chapter
        self.text = text

    def plain(self) -> str:
        """The text without marks of emphasis, for a terminal."""
        return EMPHASIS.sub(r"\2", self.text)

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.text!r})"


class Chapter:
    """A chapter: its id, its title, what it says before its first rule, and its rules in order."""

    def __init__(self, chapter_id: str, title: str) -> None:
        self.id = chapter_id
        self.title = title
        self.intro = ""
        self.rules: list[Rule] = []

    def __repr__(self) -> str:
        return f"Chapter({self.id!r}, {self.title!r}, {len(self.rules)} rules)"


class Rulebook:
    """All rules of a game in the order of the book."""

    def __init__(self) -> None:
        self.title = ""
        self.intro = ""
        self.chapters: list[Chapter] = []
        self.rules: list[Rule] = []

    def find(self, rule_id: str) -> Rule:
        """The rule of that id; capitals or small letters."""
        wanted = rule_id.strip().upper()
        for rule in self.rules:
            if rule.id.upper() == wanted:
                return rule
        raise UnknownRule(*NO_RULE.told(id=rule_id.strip(), near=", ".join(self.nearest(wanted))))

    def chapter(self, any_id: str) -> Chapter:
        """The chapter of that id, or the one that holds the rule of that id."""
        wanted = any_id.strip().upper()
        for chapter in self.chapters:
            if chapter.id == wanted:
                return chapter
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.id.upper() == wanted:
                    return chapter
        ids = [chapter.id for chapter in self.chapters]
        close = difflib.get_close_matches(wanted, ids, n=NEAREST, cutoff=0.0)
        raise UnknownRule(*NO_CHAPTER.told(id=any_id.strip(), near=", ".join(close)))

    def search(self, words: str) -> list[Rule]:
        """The rules in which every one of the words begins some word; in the order of the book."""
        wanted = WORD.findall(words.casefold())
        if not wanted:
            return []
        return [rule for rule in self.rules if _has_all(rule, wanted)]

    def nearest(self, wanted: str) -> list[str]:
        """Ids most like one that does not exist: from the same chapter if there is such, else by their letters."""
        place = _last(wanted)
        for chapter in self.chapters:
            if chapter.id == wanted:
                return [rule.id for rule in chapter.rules[:NEAREST]]
            if place >= 0 and chapter.rules and _belongs(wanted, chapter):
                near = sorted(chapter.rules, key=lambda rule: abs(_last(rule.id) - place))
                return [rule.id for rule in near[:NEAREST]]
        return difflib.get_close_matches(wanted, [rule.id for rule in self.rules], n=NEAREST, cutoff=0.0)


def read(path: Path) -> Rulebook:
    """The rulebook in a file."""
    return parse(path.read_text(encoding="utf-8"), path.name)


def parse(text: str, name: str = "rules") -> Rulebook:
    """The rulebook in a text; `name` is what errors call it."""
    book = Rulebook()
    lines: list[str] = []  # of the rule, or of the introduction, that is being read
    rule: Rule | None = None
    chapter: Chapter | None = None
    taken: dict[str, int] = {}  # the line of each id

    for number, line in enumerate(text.splitlines(), start=1):
        opens_chapter = CHAPTER_LINE.fullmatch(line)
        opens_rule = RULE_LINE.fullmatch(line)
        if opens_chapter is None and opens_rule is None:
            if NUMBERED_LINE.match(line):
                form = '"## X-9 Title" or "- **X-9.8** text"'
                raise BadRulebook(f"{name}: line {number} should read {form}, reads {line[:40]!r}")
            if line.startswith("# ") and not book.title:
                book.title = line[2:].strip()
            elif line.startswith("#"):
                _close(book, chapter, rule, lines)
                rule = None
                lines = []
            else:
                lines.append(line)
            continue
        _close(book, chapter, rule, lines)
        if opens_chapter is not None:
            _claim(taken, opens_chapter.group(1), number, name)
            chapter = Chapter(opens_chapter.group(1), opens_chapter.group(2).strip())
            book.chapters.append(chapter)
            rule = None
            lines = []
        elif opens_rule is not None:
            rule_id = opens_rule.group(1)
            _claim(taken, rule_id, number, name)
            if chapter is None or not _belongs(rule_id, chapter):
                where = "outside any chapter" if chapter is None else f"in chapter {chapter.id}"
                raise BadRulebook(f"{name}: line {number} has the rule {rule_id} {where}")
            rule = Rule(rule_id, chapter.id, "")
            chapter.rules.append(rule)
            book.rules.append(rule)
            lines = [opens_rule.group(2)]
    _close(book, chapter, rule, lines)
    if not book.rules:
        raise BadRulebook(f'{name}: no rule found; a rule starts like "- **X-9.8** text"')
    return book


def _claim(taken: dict[str, int], rule_id: str, number: int, name: str) -> None:
    if rule_id in taken:
        raise BadRulebook(f"{name}: line {number} has {rule_id} again; it is in line {taken[rule_id]} already")
    taken[rule_id] = number


def _close(book: Rulebook, chapter: Chapter | None, rule: Rule | None, lines: list[str]) -> None:
    """Give the lines read so far to what they belong to."""
    text = "\n".join(lines).strip()
    if rule is not None:
        rule.text = text
    elif not text:
        return
    elif chapter is not None:
        chapter.intro = f"{chapter.intro}\n\n{text}".strip()
    else:
        book.intro = f"{book.intro}\n\n{text}".strip()


def _has_all(rule: Rule, wanted: list[str]) -> bool:
    words = WORD.findall(rule.text.casefold())
    words.append(rule.id.casefold())
    return all(any(word.startswith(start) for word in words) for start in wanted)


def _belongs(rule_id: str, chapter: Chapter) -> bool:
    """Whether the id is one of the chapter's: V-9.8 of V-9, GHA-6 of GHA."""
    return rule_id.startswith(chapter.id + ("." if "-" in chapter.id else "-"))


def _last(rule_id: str) -> int:
    """Where an id stands in its chapter, by its last number and then its letter; -1 if it ends otherwise."""
    last = LAST.search(rule_id)
    if last is None:
        return -1
    letter = last.group(2).lower()
    return int(last.group(1)) * 27 + (ord(letter) - ord("a") + 1 if letter else 0)
