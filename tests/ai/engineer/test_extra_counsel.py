"""What the engineer would use before driving on: nitro where it gains turns, and only there."""

from __future__ import annotations

import pytest

from formulad.ai.engineer.engineer import engineer_of
from formulad.ai.engineer.extra_counsel import ExtraCounsel, extra_counsel
from formulad.ai.judging.judged import Judged
from formulad.race.car import Once
from formulad.race.moves import ChoosePath, UseDrift, UseNitro
from formulad.race.road.track import CellId
from tests.builders import a_car
from tests.ui.race.streets import a_street

WAYS = (Judged(ChoosePath((CellId(1),)), 5.0), Judged(ChoosePath((CellId(2),)), 5.5))


def test_what_gains_most_is_told_with_what_it_gains() -> None:
    judged = (*WAYS, Judged(UseDrift(1), 4.8), Judged(UseNitro(), 4.5))

    assert ExtraCounsel(UseNitro(), 0.5) == extra_counsel(judged)


@pytest.mark.parametrize("turns", [4.97, 5.0, 5.3])
def test_what_gains_next_to_nothing_or_is_better_kept_is_not_told(turns: float) -> None:
    assert extra_counsel((*WAYS, Judged(UseNitro(), turns))) is None


def test_where_nothing_can_be_used_nothing_is_told() -> None:
    assert extra_counsel(WAYS) is None


@pytest.mark.parametrize("used", [frozenset[Once](), frozenset({Once.NITRO})])
def test_nitro_that_carries_a_car_home_is_told_as_long_as_there_is_any(
    used: frozenset[Once],
) -> None:
    """Four cells end two before the line; the fourth gear has four more to give."""
    game, state = a_street([a_car("s4.A5", lap=2, used=[*used])], to_go=4)

    extra = engineer_of(game).briefing(state).extra

    assert (extra and extra.extra) == (None if used else UseNitro())
