"""Every rule of a finished game is named by a test, or exempt for a reason."""

from __future__ import annotations

from pathlib import Path

from tools import rule_coverage as coverage

REQUIRED = {"V", "VX", "AA", "DBA"}  # prefixes of the games, or parts of games, whose rules are all played


def test_every_required_rule_is_named_by_a_test_or_exempt() -> None:
    defined = coverage.defined_rules()
    exempt = coverage.exempt_rules(coverage.exemptions(), defined)
    unnamed = {r for r in defined - exempt - coverage.named_rules() if coverage.prefix_of(r) in REQUIRED}
    assert not unnamed, f"{len(unnamed)} rules are named by no test: {' '.join(coverage.in_order(unnamed))}"


def test_every_exemption_names_a_rule_and_gives_a_reason() -> None:
    assert coverage.faults(coverage.exemptions(), coverage.defined_rules()) == []


def test_a_rule_is_defined_where_its_line_begins_with_it_and_named_by_id_or_by_test_name(tmp_path: Path) -> None:
    # Given rules as a list, as a table and in passing, and tests that name two of them
    (tmp_path / "rules.md").write_text("- **AA-901.1** Sail (see AA-901.7).\n| AA-901.2 | Land. |\nAA-901.10: Burn.\n")
    (tmp_path / "test_sea.py").write_text("def test_aa_901_10_burning() -> None: ...\n# AA-901.1 is meant too\n")

    # When both are read
    defined, named = coverage.defined_rules(tmp_path), coverage.named_rules(tmp_path)

    # Then the one in passing is not defined, and one is left to name
    assert coverage.in_order(defined) == ["AA-901.1", "AA-901.2", "AA-901.10"]
    assert defined - named == {"AA-901.2"}


def test_a_faulty_exemption_is_told_and_exempts_nothing(tmp_path: Path) -> None:
    file = tmp_path / "exempt.txt"
    file.write_text("# a comment\nAA-902.1  a heading\nAA-902.2\nAA-902.3  a reason\n")
    exempt, defined = coverage.exemptions(file), {"AA-902.1", "AA-902.2"}
    assert coverage.faults(exempt, defined) == ["AA-902.3: no such rule", "AA-902.2: no reason given"]
    assert coverage.exempt_rules(exempt, defined) == {"AA-902.1"}
