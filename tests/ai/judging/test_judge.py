from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ai.judging.arrivals import Arrivals
from formulad.ai.judging.judge import judge_of
from formulad.ai.values.tables import tables_of
from formulad.kernel.values import replace
from formulad.race.moves import ChoosePath, UseNitro
from formulad.race.state import Phase
from tests.ai.complete import a_car, a_moment
from tests.builders import a_car as a_car_at
from tests.drawn import track
from tests.ui.race.streets import a_street

if TYPE_CHECKING:
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

LONG = track("""
    A  . . . . . . . . . . . . . . 1> 1 1 . . . . . . . . . . . .
    B  . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
    C  . . . . . . . . . . . . . . 1 1 1 . . . . . . . . . . . .
""")


def turns_at(game: RaceGame, state: State, place: str) -> tuple[ChoosePath, float]:
    """Return the way that leads to a place without braking, and what it comes to."""
    end = game.track.by_name[place]
    return next(
        (each.move, each.turns)
        for each in judge_of(game.setting).judged(game, state)
        if isinstance(each.move, ChoosePath) and each.move.cells[-1:] == (end,)
    )


def test_a_place_behind_a_rival_is_worth_what_the_slipstream_makes_of_it() -> None:
    cars = (a_car(LONG, "s1.A1"), a_car(LONG, "s1.A6"))
    game, state = a_moment(LONG, *cars, to_go=4)
    move, turns = turns_at(game, state, "s1.A5")
    behind = game.apply(state, move).state

    assert Phase.SLIPSTREAM is behind.phase
    best = min(each.turns for each in judge_of(game.setting).judged(game, behind))
    assert turns == pytest.approx(best, abs=0.03)


def test_the_best_path_is_the_first_of_those_that_come_to_the_fewest_turns() -> None:
    game, state = a_moment(LONG, a_car(LONG, "s1.A1"), a_car(LONG, "s1.A6"), to_go=4)
    judge = judge_of(game.setting)
    judged = judge.judged(game, state)

    assert len(judged) > 1
    assert min(judged, key=lambda each: each.turns).move == judge.best(game, state)


def test_the_best_decision_may_be_to_open_the_nitro_first() -> None:
    game, state = a_street([a_car_at("s4.A5", lap=2)], to_go=4)
    judge = judge_of(game.setting)

    assert UseNitro() == judge.best(game, state)
    assert min(judge.judged(game, state), key=lambda each: each.turns).move == UseNitro()


@pytest.mark.parametrize(
    ("rival", "place", "crowd"),
    [
        pytest.param("c1.A1", "s1.A8", 0, id="far behind"),
        pytest.param("s1.A12", "s1.A8", 1, id="close behind on a straight"),
        pytest.param("c1.A3", "c1.A1", 2, id="close behind in a corner"),
        pytest.param("c1.B3", "c1.B1", 4, id="close behind in a lane that cannot be left"),
        pytest.param("c1.B3", "c1.B2", 5, id="right behind in a lane that cannot be left"),
    ],
)
def test_where_the_road_may_be_closed_is_told_by_who_stands_close_ahead(
    rival: str, place: str, crowd: int
) -> None:
    game, state = a_moment(LONG, a_car(LONG, "s1.A1"), a_car(LONG, rival), to_go=8)
    arrivals = Arrivals(tables_of(game.setting), state, 0)

    assert crowd == arrivals.company.crowds[LONG.by_name[place]]


def test_debris_that_no_way_leads_round_counts_before_it_is_reached() -> None:
    car = a_car(LONG, "s1.C1", points=(6, 3, 3, 3, 3, 1))
    game, state = a_moment(LONG, car, to_go=15)
    littered = replace(state, debris=frozenset({LONG.by_name["c1.C2"]}))

    clean, forced = (turns_at(game, each, "c1.C1")[1] for each in (state, littered))
    assert clean + 2 < forced


def test_brakes_that_no_table_tells_apart_are_given_away_first() -> None:
    def turns_with(brakes: int) -> float:
        car = a_car(LONG, "s1.A1", points=(6, brakes, 3, 3, 3, 2))
        game, state = a_moment(LONG, car, to_go=10)
        judged = judge_of(game.setting).judged(game, state)
        return min(
            each.turns
            for each in judged
            if isinstance(each.move, ChoosePath) and each.move.brakes == 1
        )

    assert turns_with(5) == turns_with(4) < turns_with(3)
