"""A race is seen again by mouse, finger, keys and pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.replay.time_line import TimeLine
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import (
    Confirm,
    Direction,
    Edge,
    Leaf,
    Next,
    PointAt,
    Press,
    Release,
    Undo,
)
from formulad.ui.toolkit.widgets.chooser import Chooser
from tests.ui.race.replay.conftest import scene_of

if TYPE_CHECKING:
    from tests.ui.pilot import Pilot
    from tests.ui.race.replay.conftest import Watch


def line(pilot: Pilot) -> TimeLine:
    """Return the time line."""
    found = pilot.find("time-line")
    assert isinstance(found, TimeLine)
    return found


def _seen(pilot: Pilot, rect: Rect) -> bytes:
    """Return the picture of a part of the page."""
    part = pilot.screenshot().subsurface(pilot.app.canvas.pixel_rect(rect))
    return pygame.image.tobytes(part, "RGB")


def test_nothing_is_there_to_be_decided(watch: Watch) -> None:
    pilot = watch()

    kinds = {widget.id.partition("-")[0] for widget in pilot.scene.widgets}
    assert not kinds & {"action", "gear", "destination", "card", "undo", "engineer"}
    assert "" == pilot.scene.awaiting


def test_the_button_plays_and_pauses(watch: Watch) -> None:
    pilot = watch()
    pilot.click("play")
    pilot.wait(3.0)
    place = scene_of(pilot).player.place
    pilot.click("play")
    pilot.settle()

    assert place > 0
    assert not scene_of(pilot).player.runs


def test_keys_alone_step_through_the_race(watch: Watch) -> None:
    pilot = watch()
    player = scene_of(pilot).player

    pilot.press("pagedown")
    pilot.press("pagedown")
    assert player.film.rounds[2] == player.place
    pilot.press("pageup")
    assert player.film.rounds[1] == player.place
    pilot.press("end")
    assert player.film.last == player.place
    pilot.press("home")
    assert 0 == player.place


def test_on_the_time_line_arrows_go_by_turns(watch: Watch) -> None:
    pilot = watch()
    player = scene_of(pilot).player
    while "time-line" != pilot.scene.focus:
        pilot.press("tab")

    pilot.press("right", "right", "left")

    assert player.film.turns[1] == player.place


@pytest.mark.parametrize("share", [0.0, 0.33, 0.7, 1.0])
def test_a_click_on_the_line_goes_to_the_nearest_turn(watch: Watch, share: float) -> None:
    pilot = watch()
    player = scene_of(pilot).player
    wanted = share * player.film.last

    pilot.click_at((line(pilot).x_of(wanted), line(pilot).rect.bottom - 14))

    nearest = min(player.film.turns, key=lambda turn: abs(turn - wanted))
    assert nearest == player.place


def test_the_line_is_pulled_to_any_turn(watch: Watch) -> None:
    pilot = watch()
    player = scene_of(pilot).player
    y = line(pilot).rect.bottom - 20

    pilot.hold((line(pilot).x_of(0), y))
    pilot.point_at((line(pilot).x_of(player.film.last * 0.5), y))
    halfway = player.place
    pilot.point_at((line(pilot).x_of(player.film.last * 0.25), y - 300))
    pilot.let_go((line(pilot).x_of(player.film.last * 0.25), y))

    assert player.place < halfway
    assert 0.2 < player.place / player.film.last < 0.3


def test_a_click_on_a_mark_goes_to_where_its_turn_begins(watch: Watch) -> None:
    pilot = watch()
    player = scene_of(pilot).player
    mark = next(mark for mark in player.film.marks if mark.place > 0.2 * player.film.last)
    at = (line(pilot).x_of(mark.place), line(pilot).rect.top + 15)

    pilot.point_at(at)
    pointed = line(pilot).pointed
    pilot.click_at(at)

    assert pointed is not None
    assert pointed.begin == player.place


def test_no_die_covers_the_words_of_a_mark(watch: Watch) -> None:
    pilot = watch()
    marks = [line(pilot).x_of(mark.place) for mark in scene_of(pilot).player.film.marks]
    beside_the_tower = min(marks, key=lambda x: abs(x - 400))
    words = Rect(beside_the_tower - 30, line(pilot).rect.top - 46, 60, 34)

    pilot.point_at((beside_the_tower, line(pilot).rect.top + 15))
    before_the_start = _seen(pilot, words)
    pilot.press("pagedown", "pagedown")

    assert _seen(pilot, words) == before_the_start


def test_speed_is_chosen(watch: Watch) -> None:
    pilot = watch()
    while "speed" != pilot.scene.focus:
        pilot.press("tab")

    pilot.press("right")

    assert 0.25 == scene_of(pilot).player.pace


def test_who_is_clicked_in_the_tower_is_followed(watch: Watch) -> None:
    pilot = watch()
    pilot.press("pagedown", "pagedown", "pagedown")
    pilot.settle()
    before = pilot.screenshot().get_buffer().raw

    pilot.click("car-3")
    pilot.settle()

    assert before != pilot.screenshot().get_buffer().raw
    chooser = pilot.find("follow")
    assert isinstance(chooser, Chooser)
    assert "Cy" == chooser.labels[chooser.index]


def test_by_pad_everything_can_be_reached(watch: Watch) -> None:
    pilot = watch()
    stack, seen = pilot.app.stack, set()
    for _ in pilot.scene.widgets:
        stack.handle(Next())
        seen.add(pilot.scene.focus)

    usable = {widget.id for widget in pilot.scene.widgets if widget.focusable}
    assert usable == seen


def test_by_intents_of_a_pad_the_race_is_played(watch: Watch) -> None:
    pilot = watch()
    stack = pilot.app.stack
    assert "play" == pilot.scene.focus

    stack.handle(Confirm())
    assert scene_of(pilot).player.runs
    stack.handle(Direction(1, 0))
    assert "turn-on" == pilot.scene.focus
    stack.handle(Undo())
    assert stack.top is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200)], ids=str)
def test_panels_keep_clear_of_each_other(watch: Watch, size: tuple[int, int]) -> None:
    pilot = watch()
    pilot.resize(*size)
    pilot.screenshot()
    area = pilot.app.canvas.area
    outer = [w.rect for w in pilot.scene.widgets]

    assert all(area.contains(rect) for rect in outer)
    for index, rect in enumerate(outer):
        others = outer[index + 1 :]
        assert not any(rect.colliderect(other) for other in others)


def test_at_any_place_the_screen_can_be_drawn(watch: Watch) -> None:
    pilot = watch()
    player = scene_of(pilot).player
    for place in range(0, player.film.last, player.film.last // 12):
        player.jump(place)
        pilot.app.stack.update(0.0)
        pilot.screenshot()
        for intent in (Leaf(1), Edge(last=False), PointAt((400, 400))):
            pilot.app.stack.handle(intent)
    pilot.app.stack.handle(Press((400, 400)))
    pilot.app.stack.handle(Release((400, 400)))
    assert "replay" == pilot.scene.name
