from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from formulad.games.sections import SECTIONS
from formulad.ui.shell.app import LaunchOptions
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.scene import Push, Quit, Scene
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.sound.sounds import QUIET, Soundscape
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.intents import Reading
from formulad.ui.toolkit.motion import Player, Tween
from formulad.ui.toolkit.theme import DARK
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.form import Form
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Edited
from formulad.ui.toolkit.widgets.writing import Writing
from tests.ui.pilot import PICTURE, Pilot
from tests.ui.shell.sound.listener import Listener

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget
    from tests.ui.conftest import Fly


class Garage(Scene):
    """A page with a name, a car that can be driven across, and a door."""

    def __init__(self) -> None:
        self.driver = TextField("name", Rect(40, 40, 300, 48), Writing())
        self.player = Player()
        self.form = Form()
        self.drawn = 0
        self.answers: list[str] = []

    def arrange(self, canvas: Canvas) -> None:
        self.form.show(
            [
                Button("drive", Rect(40, 120, 120, 48), "Drive"),
                Button("leave", Rect(canvas.area.right - 160, 120, 120, 48), "Leave"),
                self.driver,
            ]
        )

    def handle(self, intent: Intent) -> Change | None:
        match self.form.handle(intent):
            case Activated("drive"):
                self.player.play(Tween("car", 0, 100, 1.0))
            case Activated("leave"):
                return Push(Dialog("Leave?", "", [Answer("go", "Go")]))
            case Edited("name", writing):
                self.driver = TextField("name", self.driver.rect, writing)
                self.form.show([*self.form.widgets[:2], self.driver])
        return None

    def update(self, dt: float) -> None:
        self.player.update(dt)

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.backdrop(DARK.page)
        self.form.draw(canvas, DARK)
        canvas.box(Rect(40 + self.player.values.get("car", 0), 300, 20, 20), WHITE)

    def resume(self, answer: str) -> Change | None:
        self.answers.append(answer)
        return Quit() if answer == "go" else None

    @property
    def moving(self) -> bool:
        return self.player.playing

    @property
    def reading(self) -> Reading:
        return self.form.reading

    @property
    def widgets(self) -> tuple[Widget, ...]:
        return self.form.widgets


class Studio(Scene):
    """A page where a picture is painted, which is seen once it is finished."""

    STROKES = 5

    def __init__(self) -> None:
        self.painted = 0
        self.seen: list[int] = []

    def update(self, dt: float) -> None:
        del dt
        self.painted += 1

    def draw(self, canvas: Canvas) -> None:
        del canvas
        self.seen.append(self.painted)

    @property
    def moving(self) -> bool:
        return self.painted < self.STROKES

    @property
    def is_unseen(self) -> bool:
        return self.moving


@pytest.fixture
def garage() -> Garage:
    return Garage()


@pytest.fixture
def pilot(fly: Fly, garage: Garage) -> Pilot:
    return fly(garage)


@pytest.mark.usefixtures("pilot")
def test_the_first_picture_is_drawn_at_once(garage: Garage) -> None:
    assert garage.drawn == 1


def test_nothing_is_drawn_while_nothing_happens(pilot: Pilot, garage: Garage) -> None:
    pilot.wait(1.0)

    assert garage.drawn == 1


def test_something_that_moves_is_drawn_in_every_frame_until_it_rests(
    pilot: Pilot, garage: Garage
) -> None:
    pilot.click("drive")
    garage.drawn = 0
    pilot.settle()
    frames = garage.drawn
    pilot.wait(1.0)

    assert frames == pytest.approx(1.0 / PICTURE, abs=2)
    assert garage.drawn == frames
    assert garage.player.values == {"car": 100}


def test_no_picture_is_drawn_of_work_that_is_not_to_be_seen_yet(fly: Fly) -> None:
    studio = Studio()
    pilot = fly(studio)

    pilot.wait(2.0)

    assert not studio.moving
    assert [1, Studio.STROKES] == studio.seen


def test_a_long_frame_does_not_throw_the_car_across(pilot: Pilot, garage: Garage) -> None:
    pilot.click("drive")
    pilot.app.turn((), 5.0)

    assert garage.player.playing


def test_all_can_be_done_by_keys(pilot: Pilot, garage: Garage) -> None:
    pilot.press("tab", "enter", "enter")

    assert ["go"] == garage.answers
    assert not pilot.app.open


def test_a_dialog_lies_over_the_scene_and_can_be_left(pilot: Pilot, garage: Garage) -> None:
    pilot.click("leave")
    pilot.press("escape")

    assert [""] == garage.answers
    assert pilot.scene is garage


def seen_around(pilot: Pilot, place: Rect) -> bytes:
    """Return what is seen of a place and of what may be drawn about it."""
    wide = place.inflate(30, 30)
    left, top = pilot.app.canvas.to_pixels(*wide.topleft)
    right, bottom = pilot.app.canvas.to_pixels(*wide.bottomright)
    part = pygame.Rect(left, top, right - left, bottom - top)
    return pygame.image.tobytes(pilot.screenshot().subsurface(part), "RGB")


def test_a_button_that_opened_a_question_wears_no_ring_below_it(pilot: Pilot) -> None:
    leave = pilot.find("leave").rect
    pilot.click("leave")
    by_mouse = seen_around(pilot, leave)
    pilot.press("escape")
    ringed = seen_around(pilot, leave)
    pilot.press("enter")

    assert by_mouse == seen_around(pilot, leave)
    pilot.press("escape")
    assert ringed == seen_around(pilot, leave)


def test_a_name_is_typed_without_its_letters_being_shortcuts(pilot: Pilot, garage: Garage) -> None:
    pilot.click("name")
    assert pilot.scene.reading is Reading.TEXT
    pilot.type("Zoé")
    pilot.press("z", "backspace")

    assert garage.driver.text == "Zo"


def test_another_size_of_the_window_is_laid_out_anew(pilot: Pilot) -> None:
    before = pilot.find("leave").rect.right
    pilot.app.window._window.size = (1920, 1080)  # noqa: SLF001 - as the desktop does it
    pilot.app.turn((pygame.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080),), 0.0)

    assert pilot.app.canvas.size == (1920, 1080)
    assert pilot.find("leave").rect.right == before + 320


def test_full_screen_and_back(pilot: Pilot) -> None:
    pilot.press("f11")
    wide = pilot.app.canvas.window
    pilot.press("f11")

    assert wide != (1280, 720)
    assert pilot.app.canvas.window == (1280, 720)


def test_closing_the_window_ends_the_game(pilot: Pilot) -> None:
    pilot.app.turn((pygame.Event(pygame.QUIT),), 0.0)

    assert not pilot.app.open


def test_the_loop_sleeps_until_the_game_is_left(pilot: Pilot) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.app.run()

    assert not pilot.app.open


class Shower(Scene):
    """A scene in which something is heard all the time."""

    def __init__(self, soundscape: Soundscape) -> None:
        self._soundscape = soundscape

    @property
    def soundscape(self) -> Soundscape:
        return self._soundscape


class Witness(Listener):
    """Counts the pictures that were drawn before the sound card is opened."""

    def __init__(self, garage: Garage) -> None:
        super().__init__()
        self._garage = garage
        self.pictures = 0

    def open(self) -> None:
        super().open()
        self.pictures = self._garage.drawn


def test_sound_comes_after_the_first_picture_and_goes_before_the_window(
    tmp_path: Path, garage: Garage
) -> None:
    listener = Witness(garage)
    pilot = Pilot(lambda _context: garage, tmp_path, sound=listener)
    garage.drawn = 0
    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.app.run()
    pilot.close()

    assert ["open", "close"] == listener.calls
    assert listener.pictures > 0


@pytest.mark.parametrize(("drives", "pictures"), [(False, 1), (True, 2)])
def test_what_the_first_picture_left_out_is_seen_before_any_sound_is_read(
    tmp_path: Path,
    garage: Garage,
    monkeypatch: pytest.MonkeyPatch,
    *,
    drives: bool,
    pictures: int,
) -> None:
    listener = Witness(garage)
    pilot = Pilot(lambda _context: garage, tmp_path, sound=listener)
    if drives:
        garage.player.play(Tween("car", 0, 100, 1.0))
    garage.drawn = 0
    monkeypatch.setattr(pilot.app, "_frames_left", pictures + drives)
    pilot.app.run()
    pilot.close()

    assert pictures == listener.pictures


@pytest.mark.parametrize("frames", [1, 2])
def test_as_many_pictures_are_drawn_as_are_asked_for(
    tmp_path: Path, garage: Garage, monkeypatch: pytest.MonkeyPatch, frames: int
) -> None:
    pilot = Pilot(lambda _context: garage, tmp_path)
    monkeypatch.setattr(pilot.app, "_frames_left", frames)
    garage.player.play(Tween("car", 0, 100, 1.0))
    garage.drawn = 0
    pilot.app.run()
    pilot.close()

    assert frames == garage.drawn


def test_fingers_are_heard(tmp_path: Path, garage: Garage) -> None:
    listener = Listener()
    pilot = Pilot(lambda _context: garage, tmp_path, sound=listener)
    pilot.point("drive")
    assert [Sound.HOVER] == listener.take()

    pilot.click("drive")
    assert [Sound.CONFIRM] == listener.take()[-1:]
    pilot.close()


def test_what_surrounds_a_player_follows_the_scenes_and_the_settings(
    tmp_path: Path, garage: Garage
) -> None:
    listener = Listener()
    pilot = Pilot(lambda _context: garage, tmp_path, sound=listener)
    assert QUIET == listener.scape

    rain = Soundscape(beds=frozenset({Sound.RAIN}))
    pilot.app.stack.follow(Push(Shower(rain)))
    pilot.app.turn((), 0.0)
    assert rain == listener.scape

    pilot.app.stack.follow(Push(Dialog("Leave?", "", [Answer("go", "Go")])))
    pilot.app.turn((), 0.0)
    assert rain == listener.scape
    assert listener.settings is not None
    pilot.close()


class Evening(Protocol):
    """Starts the game as a player does, who may want it to fill the screen."""

    def __call__(self, *, full_screen: bool = False) -> Pilot:
        """Return a pilot; the window of the last evening is closed."""


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Return what starts the game; the player is the same every time."""
    pilots: list[Pilot] = []

    def started(*, full_screen: bool = False) -> Pilot:
        while pilots:
            pilots.pop().close()
        options = LaunchOptions(user_data=tmp_path, full_screen=full_screen, sections=SECTIONS)
        pilots.append(Pilot(lambda _context: Garage(), tmp_path, options=options))
        return pilots[-1]

    yield started
    pilots.pop().close()


def leave(pilot: Pilot) -> None:
    """Close the window, as the desktop does it."""
    pygame.event.post(pygame.Event(pygame.QUIT))
    pilot.app.run()


def test_a_window_opens_as_large_as_it_was_left(evening: Evening) -> None:
    first = evening()
    first.app.window._window.size = (1000, 700)  # noqa: SLF001 - as the desktop does it
    leave(first)

    assert (1000, 700) == evening().app.window.size


def test_a_screen_that_was_filled_is_filled_again_and_keeps_the_size_of_the_window(
    evening: Evening,
) -> None:
    first = evening()
    first.press("f11")
    leave(first)

    second = evening()

    assert second.app.window.fills_screen
    second.press("f11")
    assert (1280, 720) == second.app.window.size
    assert not evening().app.window.fills_screen


def test_a_screen_that_is_to_be_filled_once_is_not_filled_the_next_time(evening: Evening) -> None:
    first = evening(full_screen=True)
    assert first.app.window.fills_screen
    leave(first)

    assert not evening().app.window.fills_screen


def test_a_widget_that_is_not_there_is_named(pilot: Pilot) -> None:
    with pytest.raises(AssertionError, match=r"'roll'.*drive, leave, name"):
        pilot.click("roll")
