"""The worst decisions of a driver are offered once more, with all that could have been decided."""

from __future__ import annotations

import pytest

from formulad.ai.judging.judge import judge_of
from formulad.ai.report.account import RaceAccount
from formulad.ai.report.marks import DOUBTFUL
from formulad.ai.report.second_attempts import MOST, OPTIONS, second_attempts
from formulad.race.moves import ChoosePath, ShiftTo
from tests.ai.report.driven import driven
from tests.ai.report.weighed import weighed


@pytest.mark.parametrize("seat", range(5))
def test_the_worst_decisions_are_asked_for_in_their_order(seat: int) -> None:
    race = driven(cars=5, by_whim=True, word=2)
    account = weighed(race)
    attempts = second_attempts(race, account, judge_of(race.game.setting), seat)
    mistakes = {each.place: each.mistake for each in account.drivers[seat].decisions}

    asked = [mistakes[each.place] for each in attempts]

    assert 1 <= len(attempts) <= MOST
    assert sorted(each.place for each in attempts) == [each.place for each in attempts]
    assert min(asked) >= DOUBTFUL
    others = set(mistakes) - {each.place for each in attempts}
    assert max(mistakes[place] for place in others) <= min(asked)


@pytest.mark.parametrize("seat", range(5))
def test_choice_and_best_are_among_the_answers(seat: int) -> None:
    race = driven(cars=5, by_whim=True, word=2)
    account = weighed(race)

    for each in second_attempts(race, account, judge_of(race.game.setting), seat):
        mistakes = {one.place: one.mistake for one in account.drivers[seat].decisions}
        assert len(each.options) <= OPTIONS
        assert race.steps[each.place].choice == each.options[each.chosen].move
        assert mistakes[each.place] == pytest.approx(each.options[each.chosen].loss)
        assert each.options[each.best].loss == pytest.approx(0)


def test_no_place_is_offered_twice() -> None:
    race = driven(cars=5, by_whim=True, word=2)
    judge = judge_of(race.game.setting)
    found = [
        each for seat in range(5) for each in second_attempts(race, weighed(race), judge, seat)
    ]
    ends = [
        [(m.cells[-1:], m.brakes) for o in each.options if isinstance(m := o.move, ChoosePath)]
        for each in found
    ]

    assert any(ends)
    assert all(len(set(each)) == len(each) for each in ends)


def test_every_face_of_a_gear_is_told() -> None:
    race = driven(cars=5, by_whim=True, word=2)
    judge = judge_of(race.game.setting)
    gears = [
        option
        for seat in range(5)
        for each in second_attempts(race, weighed(race), judge, seat)
        for option in each.options
        if isinstance(option.move, ShiftTo)
    ]

    assert gears
    assert all(1 == sum(face.chance for face in option.prospects) for option in gears)


def test_where_nothing_was_weighed_nothing_is_asked() -> None:
    race = driven(cars=2)

    assert () == second_attempts(race, RaceAccount(()), judge_of(race.game.setting), 0)
