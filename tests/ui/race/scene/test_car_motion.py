from __future__ import annotations

import pytest

from formulad.race.agreed.setup import Entrant
from formulad.race.road.track import CellId
from formulad.ui.race.board.effects.contact_effect import NUDGE
from formulad.ui.race.board.geometry.board_picture import CarOnBoard, EffectKind
from formulad.ui.race.model.effect_cues import Cue
from formulad.ui.race.play.shown_effects import Shown
from formulad.ui.race.scene.car_motion import moved_cars

SEATS = (Entrant("Ada", 3), Entrant("Elsa", 5))
CARS = (CarOnBoard(3, CellId(1)), CarOnBoard(5, CellId(2)))


def seen(kind: EffectKind, share: float, other: int | None = None) -> tuple[CarOnBoard, ...]:
    """Return both cars after a share of what happens to the first."""
    return moved_cars(CARS, [Shown(Cue(kind, 1.0, 0, other), 1.0, share)], SEATS)


def test_cars_that_touch_are_pushed_apart_by_three_units_and_stand_again_where_they_stood() -> None:
    first, second = seen(EffectKind.CONTACT, 0.3, other=1)

    assert (-NUDGE, NUDGE) == pytest.approx((first.pushed[1], second.pushed[1]))
    assert CARS == seen(EffectKind.CONTACT, 1.0, other=1)


def test_a_car_that_spins_turns_once_round_and_on_to_how_it_will_stand() -> None:
    turned = [seen(EffectKind.SPIN, share)[0].swung for share in (0.0, 0.3, 1.0)]

    assert sorted(turned) == turned
    assert (0.0, 360.0 + 150.0) == (turned[0], turned[-1])
    assert 0.0 == seen(EffectKind.SPIN, 0.3)[1].swung


def test_a_car_that_burns_loses_its_colours() -> None:
    assert [False, True, True] == [
        seen(EffectKind.WRECK, share)[0].is_grey for share in (0.1, 0.4, 1.0)
    ]


def test_other_happenings_move_no_car() -> None:
    assert CARS == seen(EffectKind.LEAD, 0.5)
