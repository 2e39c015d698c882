"""Results that come in once, and what of a season may change."""

from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.season.carried_damage import SeasonError
from formulad.season.race_results import with_calendar, with_result, with_result_instead
from formulad.season.season import Result, Round
from tests.season.examples import CARS, winter_cup

FIFTH = Result(5, tuple(CARS.values()))


@pytest.mark.rule("SEA-16")
def test_sea_16_a_result_enters_once() -> None:
    once = with_result(winter_cup(), FIFTH)

    assert 5 == len(once.results)
    assert once == with_result(once, replace(FIFTH, order=FIFTH.order[::-1]))


@pytest.mark.rule("SEA-16")
def test_sea_16_a_race_later_than_the_next_is_refused() -> None:
    with pytest.raises(SeasonError, match="Race 6 is not the next one"):
        with_result(winter_cup(), replace(FIFTH, race=6))


def test_the_result_holds_against_its_record_until_one_chooses() -> None:
    once, other = with_result(winter_cup(), FIFTH), replace(FIFTH, order=FIFTH.order[::-1])

    assert other == with_result_instead(once, other).result(5)


@pytest.mark.rule("SEA-2")
def test_sea_2_races_to_come_may_change_and_driven_ones_stay() -> None:
    changed = with_calendar(winter_cup(), (Round("city"),))

    assert ("monaco",) * 4 + ("city",) == tuple(each.track for each in changed.calendar)


@pytest.mark.rule("SEA-3")
@pytest.mark.parametrize("races", [0, 31])
def test_sea_3_a_season_has_one_to_thirty_races(races: int) -> None:
    with pytest.raises(SeasonError, match="1 to 30 races"):
        with_calendar(replace(winter_cup(), results=()), (Round("city"),) * races)


def test_a_season_is_over_when_all_its_races_are_driven() -> None:
    season = winter_cup()

    assert not season.is_over
    assert with_calendar(season, ()).is_over
