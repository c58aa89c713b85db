"""Counters for whoever runs a server, in the text form that Prometheus reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.server.bots.turns import CLASSES

if TYPE_CHECKING:
    from collections.abc import Mapping

WAITING = "Time that a bot's job waited for a worker, by urgency."
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds


QUEUED = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0, 60.0)  # seconds in line


class Histogram:
    """How long something takes, in buckets."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...] = BUCKETS, label: str = "") -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.label = label  # `kind="..."`, where there are several of one name
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def see(self, seconds: float) -> None:
        """Count one."""
        self.total += seconds
        for place, bound in enumerate(self.bounds):
            if seconds <= bound:
                self.counts[place] += 1
                return
        self.counts[-1] += 1

    def lines(self) -> list[str]:
        """The histogram as text."""
        return [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram", *self.values()]

    def values(self) -> list[str]:
        """The same without its head."""
        said, so_far = [], 0
        first, braced = (f"{self.label},", f"{{{self.label}}}") if self.label else ("", "")
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.counts, strict=True):
            so_far += count
            said.append(f'{self.name}_bucket{{{first}le="{bound}"}} {so_far}')
        return [*said, f"{self.name}_sum{braced} {self.total:.6f}", f"{self.name}_count{braced} {so_far}"]


class Metrics:
    """What one process has done since it started."""

    def __init__(self) -> None:
        self.acts = 0
        self.refused: dict[str, int] = {}  # by code
        self.requests: dict[int, int] = {}  # by status
        self.webhooks: dict[str, int] = {"sent": 0, "failed": 0}
        self.connections = 0  # open now
        self.cut: dict[str, int] = {}  # connections that were refused or ended, by what they were late with
        self.keeping = Histogram("heptarchy_keep_seconds", "Time to make an answer durable.")
        self.answering = Histogram("heptarchy_answer_seconds", "Time from an answer's request to its reply.")

        self.queueing = {
            kind: Histogram("heptarchy_bot_queue_seconds", WAITING, QUEUED, f'urgency="{kind}"') for kind in CLASSES
        }

    def bot_waited(self, kind: str, seconds: float) -> None:
        """A bot's job has waited so long for a worker."""
        self.queueing[kind].see(seconds)

    def kept(self, acts: int, seconds: float) -> None:
        """So many acts were made durable in so many seconds."""
        self.acts += acts
        self.keeping.see(seconds)

    def refuse(self, code: str) -> None:
        """An answer was not taken."""
        self.refused[code] = self.refused.get(code, 0) + 1

    def replied(self, status: int) -> None:
        """A request was answered."""
        self.requests[status] = self.requests.get(status, 0) + 1

    def closed(self, reason: str) -> None:
        """A connection was refused, or ended before its time."""
        self.cut[reason] = self.cut.get(reason, 0) + 1

    def text(
        self,
        gauges: Mapping[str, tuple[str, float]],
        tables: Mapping[str, int],
        queues: Mapping[str, tuple[str, Mapping[str, float]]],
    ) -> str:
        """All of it. `gauges` by name: what it is, and its value now; `tables` by status, `queues` by urgency."""
        said = [
            "# HELP heptarchy_acts_total Answers and undos kept.",
            "# TYPE heptarchy_acts_total counter",
            f"heptarchy_acts_total {self.acts}",
        ]
        said += labelled("heptarchy_refused_total", "Requests refused, by code.", "code", self.refused)
        by_status = {str(status): count for status, count in self.requests.items()}
        said += labelled("heptarchy_requests_total", "Requests answered, by status.", "status", by_status)
        said += labelled("heptarchy_webhooks_total", "Webhooks called.", "outcome", self.webhooks)
        said += labelled("heptarchy_connections_cut_total", "Connections refused or cut.", "reason", self.cut)
        said += labelled("heptarchy_tables", "Tables in the store, by status.", "status", tables, "gauge")
        for name, (about, value) in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            said += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
        for name, (about, values) in queues.items():
            said += labelled(name, about, "urgency", values, "gauge")
        said += [f"# HELP heptarchy_bot_queue_seconds {WAITING}", "# TYPE heptarchy_bot_queue_seconds histogram"]
        for one in self.queueing.values():
            said += one.values()
        return "\n".join([*said, *self.keeping.lines(), *self.answering.lines()]) + "\n"


def labelled(name: str, about: str, label: str, counts: Mapping[str, float], kind: str = "counter") -> list[str]:
    """One metric with a label."""
    lines = [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
    return lines + [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counts.items())]
