from __future__ import annotations

from formulad.ui.race.panels.dice_tray import die_on_tray
from formulad.ui.toolkit.canvas import Rect


def test_a_die_comes_to_lie_within_its_tray() -> None:
    room = Rect(40, 300, 420, 110)

    place = die_on_tray(room)

    assert room.contains(place)
    assert place.left < room.left + 20
