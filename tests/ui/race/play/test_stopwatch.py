from __future__ import annotations

from formulad.ui.race.play.stopwatch import Stopwatch


def test_a_stopwatch_counts_only_while_it_runs() -> None:
    now = [10.0]
    watch = Stopwatch(lambda: now[0])

    watch.run()
    now[0] = 14.0
    watch.hold()
    now[0] = 100.0
    watch.run()
    now[0] = 101.5

    assert 5.5 == watch.seconds


def test_a_stopwatch_that_runs_goes_on_and_one_that_stands_stays() -> None:
    now = [0.0]
    watch = Stopwatch(lambda: now[0])
    watch.run()
    now[0] = 2.0

    watch.run()
    watch.hold()
    watch.hold()

    assert 2.0 == watch.seconds


def test_a_stopwatch_begins_anew() -> None:
    now = [0.0]
    watch = Stopwatch(lambda: now[0])
    watch.run()
    now[0] = 2.0

    watch.reset()
    now[0] = 3.0

    assert 0.0 == watch.seconds
