"""A race screen is drawn anew only where it looks otherwise than before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import pygame
import pytest

from formulad.store.preferences import Pace, Preferences, write_preferences
from formulad.ui.race.model.event_beats import DieBeat
from formulad.ui.race.present.race_presenter import Presenter
from formulad.ui.race.race_face import resumed
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.app import FRAME
from formulad.ui.toolkit.intents import PointAt
from tests.ui.pilot import Pilot
from tests.ui.race.conftest import paint
from tests.ui.race.races import at_gear, drive_to, line_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.store.paths import UserFolders
    from formulad.ui.race.views.panel_views import RaceView

DIE_FALLS = 0.5
LONG_ENOUGH = 90
"""Frames after which all is painted."""
RED = (255, 0, 0)
CORNER = (2, 2)


class Standing(Protocol):
    """Opens a race that stands."""

    def __call__(self, *, table: bool = ...) -> Pilot:
        """Return who plays it."""


@pytest.fixture
def standing(player: UserFolders) -> Iterator[Standing]:
    """Return what opens a race that stands, and was drawn for a while."""
    pilots: list[Pilot] = []

    def opened(*, table: bool = False) -> Pilot:
        path = drive_to(at_gear, player, line_up("hh"))
        write_preferences(player.settings, Preferences(pace=Pace.CALM, table=table))
        pilot = Pilot(partial(resumed, path=path), player.root)
        pilots.append(pilot)
        paint(pilot)
        pilot.settle()
        for _ in range(LONG_ENOUGH):
            look(pilot)
        return pilot

    yield opened
    for pilot in pilots:
        pilot.close()


def look(pilot: Pilot) -> None:
    """Let a frame pass in which the race is drawn as the game does."""
    assert isinstance(pilot.scene, RaceScene)
    pilot.app.stack.update(FRAME)
    pilot.app.stack.draw_on(pilot.app.canvas)


def seen(pilot: Pilot) -> bytes:
    return pilot.app.canvas.surface.get_buffer().raw


def is_left_alone(pilot: Pilot) -> bool:
    """Return whether what nothing moves on is not drawn again: a stain would stay there."""
    pilot.app.canvas.surface.set_at(CORNER, RED)
    look(pilot)
    return RED == pilot.app.canvas.surface.get_at(CORNER)[:3]


@pytest.mark.parametrize("table", [False, True], ids=["desk", "table"])
def test_what_stands_is_not_drawn_again(standing: Standing, *, table: bool) -> None:
    assert is_left_alone(standing(table=table))


@pytest.mark.parametrize("table", [False, True], ids=["desk", "table"])
def test_a_race_that_is_drawn_in_parts_looks_as_one_drawn_at_once(
    standing: Standing, *, table: bool
) -> None:
    pilot = standing(table=table)
    for _ in range(30):
        look(pilot)
        in_parts = seen(pilot)
        pilot.app.canvas.layers += 1
        pilot.app.stack.draw_on(pilot.app.canvas)

        assert in_parts == seen(pilot)


def test_while_a_die_is_thrown_the_race_is_drawn_where_it_rolls(standing: Standing) -> None:
    pilot = standing()
    pilot.watch()
    for _ in range(2):
        pilot.press("enter")
    pilot.screenshot()  # panels show a picture later what is new
    stained = []

    for _ in range(round(DIE_FALLS / FRAME)):
        look(pilot)
        in_parts = seen(pilot)
        pilot.app.canvas.layers += 1
        pilot.app.stack.draw_on(pilot.app.canvas)
        assert in_parts == seen(pilot)
        stained.append(is_left_alone(pilot))
        pilot.app.canvas.layers += 1
        pilot.app.stack.draw_on(pilot.app.canvas)

    assert isinstance(pilot.scene, RaceScene)
    assert isinstance(pilot.scene._table.playback.beat, DieBeat)  # noqa: SLF001 - it still falls
    assert sum(stained) > len(stained) / 2


def test_all_is_drawn_again_once_something_else_was_seen(standing: Standing) -> None:
    pilot = standing()
    pilot.app.canvas.surface.set_at(CORNER, RED)
    pilot.press("escape")
    pilot.press("escape")
    look(pilot)

    assert isinstance(pilot.scene, RaceScene)
    assert RED != pilot.app.canvas.surface.get_at(CORNER)[:3]


def test_the_light_of_the_pointer_is_seen_at_once(standing: Standing) -> None:
    pilot = standing()
    before = seen(pilot)

    pilot.app.turn([_at(pilot.find("action").rect.center, pilot)], FRAME)
    for _ in range(20):
        look(pilot)

    assert before != seen(pilot)


def _at(place: tuple[float, float], pilot: Pilot) -> pygame.event.Event:
    at = pilot.app.canvas.to_pixels(*place)
    return pygame.event.Event(
        pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False
    )


def test_a_pointer_that_moves_on_over_the_same_is_no_reason_to_tell_the_race_again(
    standing: Standing, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = standing()
    told: list[bool] = []
    view = Presenter.view

    def noting(self: Presenter, *moment: Any) -> RaceView:
        told.append(True)
        return view(self, *moment)

    monkeypatch.setattr(Presenter, "view", noting)
    gears = [w.rect.center for w in pilot.scene.widgets if w.id.startswith("gear-")]
    times = []

    for x, y in gears:
        for step in (0, 1):
            told.clear()
            pilot.app.stack.handle(PointAt((x + step, y)))
            times.append(len(told))

    assert len(gears) * [1, 0] == times
