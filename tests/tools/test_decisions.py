"""The times of decisions in whole races, by a race of a few cars over one lap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from formulad.games.race.race_series import RaceSeries
from tests.circuits import RING
from tests.presets import BEGINNER
from tools.decisions import READING, main, percentile, timed, told

CARS, RACES = 3, 2
SERIES = RaceSeries(RING, replace(BEGINNER, laps=1), ("champion",) * CARS, games=RACES, seed=7)


def test_every_decision_of_every_race_is_timed_and_none_reads_values() -> None:
    watch = timed(SERIES)

    assert {0, 1} == {each.race for each in watch.decisions}
    assert {0, 1, 2} == {each.seat for each in watch.decisions}
    assert {"gear", "path"} <= {each.question for each in watch.decisions}
    assert all(each.seconds > 0 for each in watch.decisions)
    assert not any(READING in each.causes for each in watch.decisions)


@pytest.mark.thorough
def test_two_runs_with_the_same_luck_show_the_same_sign_and_other_luck_shows_another() -> None:
    sign = timed(SERIES).moves.hexdigest()

    assert sign == timed(SERIES).moves.hexdigest()
    assert sign != timed(replace(SERIES, seed=8)).moves.hexdigest()


@pytest.mark.thorough
def test_the_slowest_decisions_are_told_with_their_race_car_and_question() -> None:
    watch = timed(SERIES)

    first, *lines = told(watch)

    assert f"{len(watch.decisions):,} decisions: mean " in first
    slowest = max(watch.decisions, key=lambda each: each.seconds)
    line = next(each for each in lines if "race" in each)
    assert f"race {slowest.race + 1}, round {slowest.round}, car {slowest.seat + 1}" in line
    assert slowest.question in line


def test_of_a_hundred_times_one_is_above_the_99th_percentile() -> None:
    assert 99 == percentile(range(100), 0.99)


def test_the_command_takes_what_simulations_take(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(
        [
            "--track",
            "monaco",
            "--rules",
            "beginner",
            "--laps",
            "1",
            "--drivers",
            "champion:2",
            "--races",
            "1",
        ]
    )

    title, figures, *_ = capsys.readouterr().out.splitlines()
    assert "Monaco, basic rules, laps: 1, cars: 2, races: 1" == title
    assert "over 30 ms: " in figures
