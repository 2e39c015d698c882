"""Mistakes, dice and traffic of a race add up to what it has cost."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

from formulad.ai.judging.judge import judge_of
from formulad.ai.report.account import RISK, DriverAccount
from formulad.ai.report.race_story import story_of
from formulad.ai.report.weighing import weighing
from formulad.kernel.game import Decision
from formulad.race.moves import ShiftTo
from tests import scope
from tests.ai.report.driven import AS_LISTED, driven, scripted
from tests.ai.report.weighed import weighed
from tests.builders import a_start
from tests.circuits import RING, STREET_RING, shipped
from tests.presets import MASTERS, RULEBOOK, STREET

EXACT = 0.005
"""Turns; values are kept in small steps."""
WORDS = range(1, scope.amount(3, 6))
KINDS = {
    "basic": {"options": AS_LISTED, "cars": 5},
    "rulebook": {"options": RULEBOOK, "cars": 4, "on": shipped("monaco")},
    "masters": {"options": MASTERS, "cars": 3},
    "timed": {"options": replace(MASTERS, qualifying=True), "cars": 2},
    "street": {"options": STREET, "cars": 3, "on": STREET_RING},
}


def steps(driver: DriverAccount) -> list[float]:
    """Return every change of what a driver could expect, in order."""
    found = [each.traffic + each.mistake - each.luck for each in driver.weighed]
    last = driver.weighed[-1].after if driver.weighed else driver.par
    return [*found, driver.end - last]


def risk_free(driver: DriverAccount) -> bool:
    """Return whether no change of a driver was about going out, nor two that make up for it."""
    changes = [part for each in driver.weighed for part in (each.traffic, each.mistake, each.luck)]
    return not driver.is_out and all(abs(part) < RISK for part in (*changes, steps(driver)[-1]))


@pytest.mark.parametrize("word", scope.sample(WORDS))
@pytest.mark.parametrize("kind", KINDS)
def test_all_changes_lead_from_what_was_expected_to_what_was_used(kind: str, word: int) -> None:
    race = driven(**KINDS[kind], word=word, by_whim=True)
    story = story_of(race)

    for driver in weighed(race).drivers:
        assert driver.end == pytest.approx(driver.par + sum(steps(driver)), abs=EXACT)
        told = driver.mistakes - driver.luck + driver.traffic + driver.risks
        assert driver.end == pytest.approx(driver.par + told, abs=EXACT)
        assert all(each.mistake >= 0 for each in driver.weighed)
        if risk_free(driver):
            assert 0 == pytest.approx(driver.risks, abs=EXACT)
        if story.cars[driver.seat].finish is not None:
            assert driver.end == pytest.approx(len(story.cars[driver.seat].turns), abs=EXACT)


@pytest.mark.parametrize("word", WORDS)
def test_on_an_empty_road_nothing_is_left_over(word: int) -> None:
    race = driven(cars=1, options=replace(AS_LISTED, laps=2), word=word, by_whim=True)
    (driver,) = weighed(race).drivers

    assert abs(driver.traffic) < EXACT
    assert driver.unrest < EXACT
    if not driver.is_out:
        raw = sum(each.mistake - each.luck for each in driver.weighed)
        assert len(story_of(race).cars[0].turns) == pytest.approx(driver.par + raw, abs=EXACT)


def test_dice_even_out() -> None:
    lucks = [
        weighed(driven(cars=1, word=word)).drivers[0].luck
        for word in range(1, scope.amount(40, 80))
    ]
    usual = weighed(driven(cars=1, word=1)).drivers[0].usual_luck

    assert abs(fmean(lucks)) < 4 * usual / len(lucks) ** 0.5


def test_every_decision_of_the_race_is_weighed() -> None:
    race = driven(cars=5)
    decided = sum(isinstance(race.game.awaiting(state), Decision) for state in race.states[:-1])

    found = [each for each in weighed(race).weighed if not each.is_die]

    assert decided == len(found)


def test_the_best_gear_costs_nothing_and_any_other_what_it_is_worse() -> None:
    game, before = a_start(on=RING, seats=1)
    state = scripted(game, before, "r10", "r2", "p s1.A1-s1.A2").last
    judged = judge_of(game.setting).judged(game, state)
    best = min(judged, key=lambda each: each.turns)
    worst = max(judged, key=lambda each: each.turns)
    assert isinstance(worst.move, ShiftTo)

    race = scripted(game, before, "r10", "r2", "p s1.A1-s1.A2", game.write(worst.move))
    chosen = weighed(race).drivers[0].weighed[-1]

    assert worst.turns - best.turns == pytest.approx(chosen.mistake)
    assert best.move == chosen.best


def test_a_decision_is_forced_where_all_come_to_the_same() -> None:
    race = driven(cars=5, by_whim=True, word=3)
    found = [each for each in weighed(race).weighed if each.is_forced]

    assert found
    for each in found:
        judged = judge_of(race.game.setting).judged(race.game, race.states[each.place])
        assert max(one.turns for one in judged) - min(one.turns for one in judged) < EXACT * 10


def test_a_race_that_was_broken_off_has_an_account_as_far_as_it_goes() -> None:
    whole, part = weighed(driven(cars=3)), weighed(driven(cars=3, most=40))

    assert whole.weighed[: len(part.weighed)] == part.weighed
    for driver in part.drivers:
        changes = driver.mistakes - driver.luck + driver.traffic + driver.risks
        assert driver.end == pytest.approx(driver.par + changes, abs=EXACT)


def test_a_race_that_has_not_begun_has_no_account() -> None:
    assert () == weighed(driven(cars=3, options=RULEBOOK, on=shipped("monaco"), most=1)).drivers


def test_weighing_tells_how_far_it_is() -> None:
    race = driven(cars=2)

    shares = list(weighing(race, story_of(race), judge_of(race.game.setting)))

    assert sorted(shares) == shares
    assert 1 == shares[-1]


def test_what_is_about_going_out_is_no_mistake_of_the_usual_kind() -> None:
    for word in WORDS:
        race = driven(**KINDS["rulebook"], word=word, by_whim=True)
        for driver in weighed(race).drivers:
            usual = [each.mistake for each in driver.weighed if each.mistake < RISK]
            assert sum(usual) == pytest.approx(driver.mistakes)
