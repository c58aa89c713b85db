"""Whose job is next: order, shares, places and crews, with a clock that the tests set."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from heptarchy.agents.levels import THINKS
from heptarchy.server.bots.crew import Crew
from heptarchy.server.bots.places import Places
from heptarchy.server.bots.pool import LEAST_SECONDS, thinking
from heptarchy.server.bots.process import Worker
from heptarchy.server.bots.turns import ALONE, AWAY, PATIENCE, WAITED, Job, Ticket, Turns
from heptarchy.server.ids import BrowserId, TableId

A, B = BrowserId("a"), BrowserId("b")


class Clock:
    """Time as a test says it is."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def ticket(opener: str, table: str, urgency: int = WAITED) -> Ticket:
    """For whom a job is done."""
    return Ticket(BrowserId(opener), TableId(table), urgency)


def jobs(turns: Turns, *tickets: tuple[str, str, int], now: float = 0.0) -> list[Job]:
    """Put jobs into the line, in this order."""
    made = [Job(ticket(*one), now) for one in tickets]
    for job in made:
        turns.put(job)
    return made


def serve(turns: Turns, cost: Callable[[Ticket], float], times: int, now: float = 0.0) -> list[str]:
    """One worker serves so many jobs; each table asks again as soon as it is served. Gives whose jobs were served."""
    served = []
    for _ in range(times):
        job = turns.take(now)
        assert job is not None
        served.append(f"{job.ticket.opener} {job.ticket.table}")
        turns.done(job, cost(job.ticket))
        turns.put(Job(job.ticket, now))
    return served


def test_people_who_wait_go_before_those_who_are_away_and_bots_alone_come_last() -> None:
    turns = Turns()
    alone, away, waited = jobs(turns, ("a", "1", ALONE), ("b", "2", AWAY), ("c", "3", WAITED))
    assert [turns.take(0.0) for _ in range(4)] == [waited, away, alone, None]


def test_who_is_away_waits_a_while_and_then_no_longer_than_others() -> None:
    turns = Turns()
    (away,) = jobs(turns, ("b", "2", AWAY))
    first, second = jobs(turns, ("c", "3", WAITED), ("d", "4", WAITED), now=PATIENCE)
    assert turns.take(PATIENCE) is first
    turns.done(first, 1.0)
    assert {turns.take(PATIENCE + 0.1), turns.take(PATIENCE + 0.1)} == {away, second}
    assert turns.take(PATIENCE + 0.1) is None
    assert turns.lengths == [0, 0, 0]


def test_bots_alone_never_wait_less_for_having_waited_long() -> None:
    turns = Turns()
    jobs(turns, ("a", "1", ALONE))
    (waited,) = jobs(turns, ("c", "3", WAITED), now=1e6)
    assert turns.take(1e6) is waited


def test_time_is_shared_by_opener_and_then_by_table_not_by_the_number_of_jobs() -> None:
    turns = Turns()
    jobs(turns, *(("greedy", str(n), WAITED) for n in range(12)), ("modest", "x", WAITED))
    served = serve(turns, lambda ticket: 0.5, 240)
    by_opener = Counter(one.partition(" ")[0] for one in served)
    assert abs(by_opener["greedy"] - by_opener["modest"]) <= 2
    by_table = Counter(one for one in served if one.startswith("greedy"))
    assert max(by_table.values()) - min(by_table.values()) <= 1


def test_what_counts_is_the_time_of_workers_not_the_number_of_turns() -> None:
    turns = Turns()
    jobs(turns, ("deep", "1", WAITED), ("quick", "2", WAITED))
    served = Counter(serve(turns, lambda ticket: 1.0 if ticket.opener == "deep" else 0.1, 220))
    assert served["quick 2"] > 9 * served["deep 1"]


def test_nobody_is_owed_for_time_in_which_they_wanted_nothing() -> None:
    turns = Turns()
    jobs(turns, ("early", "1", WAITED))
    serve(turns, lambda ticket: 1.0, 1000)
    jobs(turns, ("late", "2", WAITED))
    served = Counter(serve(turns, lambda ticket: 1.0, 20))
    assert 9 <= served["late 2"] <= 11


def test_a_new_job_of_another_is_next_however_many_of_one_opener_wait() -> None:
    turns = Turns()
    jobs(turns, *(("greedy", str(n), WAITED) for n in range(200)))
    for _ in range(5):
        job = turns.take(0.0)
        assert job is not None
        turns.done(job, 0.5)
    (mine,) = jobs(turns, ("modest", "x", WAITED))
    assert turns.take(0.0) is mine


def test_shares_of_those_who_want_nothing_are_forgotten() -> None:
    turns = Turns()
    jobs(turns, ("stays", "1", WAITED))
    for number in range(1000):
        jobs(turns, (f"guest {number}", "x", WAITED))
        serve(turns, lambda ticket: 0.1 if ticket.opener == "stays" else 0.01, 2)
        for job in [job for *_, job in turns._lines[WAITED] if job.waits and job.ticket.opener != "stays"]:
            turns.leave(job)
    assert len(turns._openers) < 50
    assert len(turns._tables) < 50


def test_ages_and_lengths_tell_what_waits() -> None:
    turns = Turns()
    jobs(turns, ("a", "1", ALONE), now=10.0)
    first, _ = jobs(turns, ("a", "1", WAITED), ("b", "1", WAITED), now=12.0)
    assert turns.lengths == [2, 0, 1]
    assert turns.ages(15.0) == [3.0, 0.0, 5.0]
    assert [turns.ahead_of(urgency) for urgency in (WAITED, AWAY, ALONE)] == [2, 2, 3]
    turns.leave(first)
    assert turns.lengths == [1, 0, 1]


# Crews


def with_crew(do: Callable[[Crew, Clock], object], workers: int = 1) -> None:
    """Run a test's coroutine with a crew of workers that are never asked anything."""

    async def all_of_it() -> None:
        clock = Clock()
        crew = Crew([Worker("", "", "deep") for _ in range(workers)], clock=clock)
        crew.open()
        await do(crew, clock)  # type: ignore[misc]  # it is a coroutine

    asyncio.run(all_of_it())


async def settle() -> None:
    """Let everything that can go on go on."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_turn_is_had_at_once_where_a_worker_is_free_and_else_when_one_is_given_back() -> None:
    async def do(crew: Crew, clock: Clock) -> None:
        first = await crew.begin(ticket("a", "1"))
        waiting = asyncio.create_task(crew.begin(ticket("b", "2")))
        await settle()
        assert not waiting.done()
        assert crew.turns.lengths == [1, 0, 0]
        clock.now += 2.0
        assert crew.ages() == [2.0, 0.0, 0.0]
        crew.end(first)
        second = await waiting
        assert second.worker is first.worker
        crew.end(second)
        assert crew.seconds == [2.0, 0.0, 0.0]

    with_crew(do)


def test_who_gives_up_waiting_or_being_served_leaves_nothing_behind() -> None:
    async def do(crew: Crew, clock: Clock) -> None:
        first = await crew.begin(ticket("a", "1"))
        waiting = [asyncio.create_task(crew.begin(ticket("b", str(n)))) for n in range(4)]
        await settle()
        waiting[0].cancel()  # while it is in line
        await settle()
        waiting[1].cancel()  # the same, and a worker is given back before it notices
        crew.end(first)
        waiting[2].cancel()  # when it has been given its worker, and has not noticed
        assert await asyncio.gather(*waiting[:3], return_exceptions=True)
        turn = await waiting[3]
        crew.end(turn)
        assert crew.turns.lengths == [0, 0, 0]
        crew.end(await crew.begin(ticket("a", "1")))

    with_crew(do)


def test_a_turn_tells_how_many_wait_for_each_worker() -> None:
    async def do(crew: Crew, clock: Clock) -> None:
        first, second = await crew.begin(ticket("a", "1")), await crew.begin(ticket("a", "2"))
        assert first.crowd == second.crowd == 0.0
        tasks = [asyncio.create_task(crew.begin(ticket(f"o{n}", "x"))) for n in range(4)]
        alone = asyncio.create_task(crew.begin(ticket("z", "x", ALONE)))
        await settle()
        crew.end(first)
        await settle()
        (turn,) = [task.result() for task in tasks if task.done()]
        assert turn.crowd == 1.5, "three others for two workers; bots alone do not count"
        for task in [*tasks, alone]:
            task.cancel()

    with_crew(do, workers=2)


def test_a_level_thinks_less_the_more_wait_and_never_less_than_makes_sense() -> None:
    assert thinking(0.0) == THINKS
    assert thinking(1.0) == THINKS / 2
    assert thinking(1000.0) == LEAST_SECONDS


# Places


def test_so_many_tables_of_one_opener_play_at_once_and_the_others_follow_in_order() -> None:
    async def do() -> None:
        places = Places(2)
        tables, x = [TableId(str(n)) for n in range(4)], TableId("x")
        assert [places.enter(A, table) for table in tables] == [True, True, False, False]
        assert places.enter(B, x), "others have places of their own"
        assert places.enter(A, tables[0]), "who has a place keeps it"
        assert places.waiting == 2
        assert places.waits(A, tables[2])
        third = asyncio.create_task(places.wait(A, tables[2], 60.0))
        await settle()
        places.leave(A, tables[1])
        await third
        assert not places.waits(A, tables[2])
        assert places.enter(A, tables[2])
        assert not places.enter(A, tables[3])
        places.leave(A, tables[3])  # it gives up its wish
        places.leave(A, tables[0])
        places.leave(A, tables[2])
        places.leave(B, x)
        assert places.waiting == 0
        assert not places._playing

    asyncio.run(do())


def test_without_a_limit_all_tables_play() -> None:
    places = Places(0)
    tables = [TableId(str(n)) for n in range(100)]
    assert all(places.enter(A, table) for table in tables)
    for table in tables:
        places.leave(A, table)
