from __future__ import annotations

import pytest

from formulad.race.dice import GEAR_DICE, Gear
from formulad.ui.scenes.race.tray import TrayView


def a_tray(share: float) -> TrayView:
    return TrayView(1, "Ada", 5, 17, "5th gear: 17 cells", share)


@pytest.mark.parametrize("share", [0.0, 0.2, 0.41, 0.69])
def test_a_tumbling_die_shows_faces_it_has(share: float) -> None:
    assert a_tray(share).is_tumbling
    assert a_tray(share).face in GEAR_DICE[Gear.FIFTH].faces


def test_a_die_lies_still_long_enough_to_be_read() -> None:
    for share in (0.7, 0.85, 1.0):
        assert (17, 0.0, False) == (
            a_tray(share).face,
            a_tray(share).hop,
            a_tray(share).is_tumbling,
        )
