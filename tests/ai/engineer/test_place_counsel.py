"""Where the engineer sends a car: never to where the next turn is ruin, if that can be helped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.model.destinations import destinations
from tests import scope
from tests.ai.engineer.positions import opened
from tests.ai.engineer.traps import CORNERS, fallen, rolled, trapped
from tests.presets import BEGINNER, RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options

STEP, MANY = scope.amount(67, 11), scope.amount(30, 200)
SPARSE = scope.amount(17, 5)
"""Every so many rolls are looked at, all by a command, and how many that are at least."""


@pytest.mark.parametrize(
    "options", scope.sample([BEGINNER, RULEBOOK]), ids=["beginner", "rulebook"]
)
@pytest.mark.parametrize("corner", CORNERS)
def test_the_first_place_is_no_dead_end_while_another_costs_no_more(
    corner: str, options: Options
) -> None:
    looked_at, found = trapped(corner, options, STEP)

    assert looked_at > MANY
    assert [] == found


@pytest.mark.thorough
@pytest.mark.parametrize("corner", scope.sample(CORNERS))
def test_no_grade_from_club_up_ends_where_no_cell_is_left_for_a_stop(corner: str) -> None:
    traps, fallen_for = fallen(corner, BEGINNER, SPARSE)

    assert traps > 0
    assert [] == fallen_for


@pytest.mark.thorough
def test_the_last_cell_of_a_three_stop_corner_is_told_to_be_a_dead_end() -> None:
    game, engineer = opened(BEGINNER, 1)
    ends = {
        (place.dead_end.corner, place.dead_end.needed)
        for state in list(rolled(game, "Loews"))[::31]
        for place in engineer.briefing(state).places
        if place.dead_end and not place.dead_end.has_room and place.dead_end.made == 1
    }

    assert {("Loews", 3)} == ends


def test_places_come_in_the_order_of_the_turns_they_come_to() -> None:
    game, engineer = opened(RULEBOOK, 1)
    for state in list(rolled(game, "Loews"))[::97]:
        counsel = engineer.briefing(state).places
        places = destinations(game, state, counsel=counsel)
        usual = [round(counsel[place.index].turns, 3) for place in places if not place.is_detour]
        assert sorted(usual) == usual
