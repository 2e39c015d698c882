"""A die that is thrown lies where nothing is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.preferences import Pace
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.panels.thrown_die import room_of
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.toolkit.canvas import Rect
from tests.ui.race.races import at_gear

if TYPE_CHECKING:
    import pytest

    from tests.ui.pilot import Pilot
    from tests.ui.race.conftest import Race

SIZE = 178.0


def thrown(pilot: Pilot) -> Rect:
    """Return what a die takes up that was thrown for the gear that is looked at."""
    pilot.settle()
    pilot.press("enter")
    pilot.settle()
    pilot.press("enter")
    pilot.wait(1.0)
    pilot.screenshot()
    assert isinstance(pilot.scene, RaceScene)
    place = pilot.scene._screen._told.lies  # noqa: SLF001 - where it lies is only seen
    assert place is not None
    return room_of(place, SIZE)


def test_a_die_lies_beside_what_is_read_where_it_would_have_lain(
    race: Race, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = thrown(race(pace=Pace.CALM, at=at_gear))

    monkeypatch.setattr(BoardView, "read", property(lambda _: (Rect(usual.inflate(-40, -40)),)))
    beside = thrown(race(pace=Pace.CALM, at=at_gear))

    assert not beside.colliderect(usual.inflate(-40, -40))
