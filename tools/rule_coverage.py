#!/usr/bin/env python3
"""Which numbered rules does no test name?

    python tools/rule_coverage.py [--list PREFIX] [--require PREFIX[,PREFIX]]

A rule counts as named when its id stands in a test file, as `OR-12.27`, or in a test's name, as
`test_or_12_27_...`. An exemption file holds lines `OR-1.13  reason`, and comments that begin with #.
The exit code is 1 while a rule is unnamed; with --require, only rules of those prefixes count for it.
Naming is not testing: this shows where to look, and never replaces reading the test.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "heptarchy" / "games"
TESTS = ROOT / "tests"
EXEMPT = TESTS / "rules_exempt.txt"

PREFIXES = ("OR", "GHA", "WX", "RB", "OV", "EX", "V", "VX", "AA", "DBA")
ANY = "|".join(PREFIXES)
NUMBER = r"(?:C\d+|C-R\d+|\d+(?:\.\d+)*[a-z]?)"
ID = re.compile(rf"\b({ANY})-({NUMBER})\b")
DEFINED = re.compile(rf"^\s*(?:[-*]\s+|\|\s*)?\**({ANY})-({NUMBER})\**[\s|:.]")
BOLD = re.compile(rf"\*\*({ANY})-({NUMBER})\b")
NAMED = re.compile(rf"\bdef test_({ANY.lower()})_(c_r\d+|c\d+|\d+(?:_\d+)*[a-z]?)(?=_|\()")


def spelled(number: str) -> str:
    """`12_27` as `12.27`, `c04` as `C04`, `c_r3` as `C-R3`."""
    if number.startswith("c"):
        return number.upper().replace("_", "-")
    return number.replace("_", ".")


def prefix_of(rule: str) -> str:
    return rule.partition("-")[0]


def in_order(rules: Iterable[str]) -> list[str]:
    """Rules as a reader counts them: V-2 before V-10."""
    return sorted(rules, key=_place)


def _place(rule: str) -> tuple[str, list[int], str]:
    prefix, _, number = rule.partition("-")
    match = re.match(r"(C-R|C|)([\d.]+)([a-z]?)$", number)
    if match is None:
        raise ValueError(f"{rule!r} is no rule id; expected the like of V-9.4, V-C12 or OR-3.1b")
    return prefix + match[1], [int(n) for n in match[2].split(".")], match[3]


def defined_rules(folder: Path = RULES) -> set[str]:
    rules: set[str] = set()
    for file in sorted([*folder.glob("*.md"), *folder.glob("*/rules.en.md")]):
        for line in file.read_text(encoding="utf-8").splitlines():
            match = DEFINED.match(line)
            if match:
                rules.add(f"{match[1]}-{match[2]}")
                rules.update(f"{p}-{n}" for p, n in BOLD.findall(line))
    return rules


def named_rules(folder: Path = TESTS) -> set[str]:
    rules: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8", errors="replace")
        rules.update(f"{p}-{n}" for p, n in ID.findall(text))
        rules.update(f"{p.upper()}-{spelled(n)}" for p, n in NAMED.findall(text))
    return rules


def exemptions(file: Path = EXEMPT) -> list[tuple[str, str]]:
    """Each line of the exemption file as rule and reason; either may be amiss, `faults` says so."""
    if not file.is_file():
        return []
    lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    split = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(rule, reason.strip()) for rule, _, reason in split]


def faults(exempt: list[tuple[str, str]], defined: set[str]) -> list[str]:
    """What is wrong with the exemptions: a rule that does not exist, or no reason."""
    found = [f"{rule}: no such rule" for rule, _ in exempt if rule not in defined]
    return found + [f"{rule}: no reason given" for rule, reason in exempt if not reason]


def exempt_rules(exempt: list[tuple[str, str]], defined: set[str]) -> set[str]:
    return {rule for rule, reason in exempt if rule in defined and reason}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", type=Path, default=TESTS)
    parser.add_argument("--rules", type=Path, default=RULES)
    parser.add_argument("--exempt", type=Path, default=EXEMPT)
    parser.add_argument("--list", metavar="PREFIX", choices=PREFIXES, help="print the unnamed rules of one prefix")
    parser.add_argument("--require", metavar="PREFIX[,PREFIX]", help="only these prefixes count for the exit code")
    args = parser.parse_args()
    required = set(args.require.split(",")) if args.require else set(PREFIXES)
    if unknown := required - set(PREFIXES):
        parser.error(f"--require names {', '.join(sorted(unknown))}; known prefixes are {', '.join(PREFIXES)}")

    defined = defined_rules(args.rules)
    exempt = exemptions(args.exempt)
    for fault in faults(exempt, defined):
        print(f"{args.exempt.name}: {fault}", file=sys.stderr)
    needed = defined - exempt_rules(exempt, defined)
    missing = needed - named_rules(args.tests)
    for prefix in PREFIXES:
        rules = {r for r in defined if prefix_of(r) == prefix}
        if not rules:
            continue
        unnamed = rules & missing
        done, total = len((rules & needed) - unnamed), len(rules & needed)
        print(f"{prefix:4} {done:4} of {total:4} rules named by a test ({len(rules) - total} exempt)")
        if args.list == prefix:
            print("     " + " ".join(in_order(unnamed)))
    print(f"all  {len(needed) - len(missing):4} of {len(needed):4} rules named by a test")
    return 1 if any(prefix_of(r) in required for r in missing) else 0


if __name__ == "__main__":
    sys.exit(main())
