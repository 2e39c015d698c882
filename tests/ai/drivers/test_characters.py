from __future__ import annotations

import pytest

from formulad.ai.drivers.characters import CHARACTERS, PLAIN, Character, character_of
from formulad.race.dice import Gear
from formulad.race.moves import ChoosePath, DeclineSlipstream, ShiftTo, TakeSlipstream
from tests.builders import a_car, a_race
from tests.circuits import RING

SAVER, LATE, BLOCKER, OPPORTUNIST = CHARACTERS


def test_one_in_five_cars_is_driven_by_nobody_in_particular() -> None:
    drivers = [character_of(number) for number in range(1, 11)]

    assert [*CHARACTERS, PLAIN] * 2 == drivers


def test_a_tyre_saver_likes_points_a_late_braker_gears() -> None:
    game, state = a_race(on=RING, cars=[a_car("s1.A3", gear=3)])
    cells = (RING.by_name["s1.A4"],)
    saved, paid = ChoosePath(cells), ChoosePath(cells, 2)

    assert SAVER.liking(game.track, state, saved) > SAVER.liking(game.track, state, paid)
    low, high = ShiftTo(Gear.SECOND), ShiftTo(Gear.FOURTH)
    assert LATE.liking(game.track, state, high) > LATE.liking(game.track, state, low)


def test_a_blocker_likes_to_stop_in_front_of_a_rival_an_opportunist_behind() -> None:
    game, state = a_race(on=RING, cars=[a_car("s1.A2", gear=3), a_car("s1.A4")])
    behind = ChoosePath((RING.by_name["s1.A3"],))
    before = ChoosePath((RING.next[RING.by_name["s1.A4"]][0],))

    assert BLOCKER.liking(game.track, state, before) > BLOCKER.liking(game.track, state, behind)
    likes = OPPORTUNIST.liking
    assert likes(game.track, state, behind) > likes(game.track, state, before)


def test_an_opportunist_likes_a_slipstream() -> None:
    game, state = a_race(on=RING, cars=[a_car("s1.A2", gear=4)])
    taken, left = TakeSlipstream((RING.by_name["s1.A5"],)), DeclineSlipstream()

    assert OPPORTUNIST.liking(game.track, state, taken) > OPPORTUNIST.liking(
        game.track, state, left
    )


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda each: each.id)
def test_no_liking_is_worth_a_quarter_of_a_turn(character: Character) -> None:
    game, state = a_race(on=RING, cars=[a_car("s1.A2", gear=3), a_car("s1.A4")])
    moves = ShiftTo(Gear.SIXTH), ChoosePath((RING.by_name["s1.A3"],), 3)

    assert max(abs(character.liking(game.track, state, move)) for move in moves) < 0.25
