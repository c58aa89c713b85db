"""For all tests: fixed seeds, long campaigns are marked and tell their figures, and Ctrl-C works in what is started."""

from __future__ import annotations

import shlex
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests import seeds
from tests.later import later_tree
from tests.sizes import column, examples, size

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

FIGURES = "figures"

# No deadline: a busy machine is no failure. No database: what a run tries depends on nothing that lies about.
hypothesis.settings.register_profile("test", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile(
    "soak", derandomize=False, deadline=None, database=None, print_blob=True, max_examples=examples(100)
)
hypothesis.settings.load_profile(column())


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """A soak has a seed of its own. A job in the background is started deaf to SIGINT, and would hand that down."""
    if column() == "soak":
        config.option.hypothesis_seed = str(seeds.as_number(seeds.begin_run()))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Which seeds are used, and how to have them again."""
    run = seeds.of_this_run()
    return f"seed of this run: {run} (again: {seeds.VARIABLE}={shlex.quote(run)})" if run else "seeds: the named ones"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the laws, the properties, and every test of a module that draws its size from `sizes.toml`: `make soak` runs
    just these.

    Tests in browsers come first: they are the longest, and at the end one worker would wait for the other.
    """
    items.sort(key=lambda item: item.path.parent.name != "web")
    for item in items:
        sized = isinstance(item, pytest.Function) and getattr(item.module, "size", None) is size
        tried = isinstance(item, pytest.Function) and getattr(item.obj, "is_hypothesis_test", False)
        if sized or tried or item.path.parent.name == "laws":
            item.add_marker(pytest.mark.campaign)


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Tell what a campaign has counted: `figures("500 kills, no answer lost")` is printed when all tests are done.

    As `record_property` does it, without its warning about the file that `make quick` has written.
    """
    return lambda line: request.node.user_properties.append((FIGURES, line))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure tells the last seeds that the test drew."""
    report = yield
    if report.when == "setup":
        seeds.drawn.clear()
    elif report.failed and seeds.drawn:
        report.sections.append(("the last seeds that it drew", "\n".join(seeds.drawn)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what campaigns have counted, and what they found."""
    tell_figures(terminalreporter)
    tell_cases(terminalreporter)


def tell_figures(terminalreporter: pytest.TerminalReporter) -> None:
    """What campaigns have counted, also those that other processes have run."""
    told = [
        f"{report.nodeid.partition('::')[2]}: {line}"
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, line in getattr(report, "user_properties", [])
        if name == FIGURES and report.when == "call"
    ]
    if told:
        terminalreporter.section("what was counted")
        terminalreporter.write("\n".join([*sorted(told), ""]))


def tell_cases(terminalreporter: pytest.TerminalReporter) -> None:
    """What a soak found, as cases to keep (CONTRIBUTING.md says how)."""
    found = [report for report in terminalreporter.getreports("failed") if isinstance(report, pytest.TestReport)]
    if not found or column() != "soak":
        return
    terminalreporter.section("cases to keep")
    run = shlex.quote(seeds.of_this_run())
    for report in found:
        terminalreporter.line(f"HEPTARCHY_SIZES=soak {seeds.VARIABLE}={run} pytest {shlex.quote(report.nodeid)}")
        for line in told(report):
            terminalreporter.line(f"    {line}")


def told(report: pytest.TestReport) -> list[str]:
    """What a failure says of its case: the error with its notes, the example of a property, and the seeds it drew."""
    lines = [line[1:].strip() for line in report.longreprtext.splitlines() if line.startswith("E")]
    for title, text in report.sections:
        if title.startswith(("the last seeds", "Hypothesis")):
            lines += [f"{title}:", *text.splitlines()]
    return lines


@pytest.fixture(scope="session")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a later heptarchy, in which the rules of 878: Vikings have changed."""
    return later_tree(tmp_path_factory.mktemp("later"))
