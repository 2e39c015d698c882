from __future__ import annotations

import pytest

from formulad.race.dice import GEAR_DICE, Gear
from formulad.ui.race.panels.dice_tray import TrayView


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


def test_the_sky_turns_until_the_die_for_it_lies() -> None:
    falling, lying = (
        TrayView(1, "Ada", 0, 17, "looks at the sky", share, sky="rain") for share in (0.3, 0.8)
    )

    assert 0 <= falling.sky_width < 1
    assert ("rain", 1.0) == (lying.sky_now, lying.sky_width)
