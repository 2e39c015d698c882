from __future__ import annotations

from formulad.race.conditions import conditions
from tests.ai.complete import a_car, a_moment
from tests.circuits import RING


def test_what_the_car_of_the_turn_meets_is_looked_at_once_however_it_is_asked_for() -> None:
    game, state = a_moment(RING, a_car(RING, "s1.A2"), a_car(RING, "s1.A3"))
    met = conditions(game.setting, state)

    assert met is conditions(game.setting, state, state.seat)
    assert met != conditions(game.setting, state, 1 - state.seat)
