"""Players with one device each: they know what they want to use, and send nothing else's events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from formulad.ui.toolkit.widgets.text_field import TextField

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from _pytest.mark import ParameterSet

    from tests.ui.pilot import Pilot

A, B, X, Y, LB, RB, BACK, START, LS, RS, GUIDE = range(11)


class Player(Protocol):
    """Somebody who plays with one device."""

    pilot: Pilot

    def use(self, widget: str) -> None:
        """Use something that is drawn."""

    def leave(self) -> None:
        """Leave a page."""

    def pause(self) -> None:
        """Open the menu of a race."""

    def go_on(self) -> None:
        """Do what the yellow button of a race says."""

    def turn(self, widget: str, index: int) -> None:
        """Choose one of several beside each other, of which the first is chosen."""

    def write(self, field: str, text: str) -> None:
        """Write a text into a field, and be done with it."""

    def choose(self, widget: str, steps: int) -> None:
        """Choose something in a race that lies so many steps on from what is looked at."""

    def put_together(self, numbers: Mapping[str, int]) -> None:
        """Put an order together, line by line, and give it."""


class Pointing:
    """What mouse and finger have in common: all that is drawn is simply used."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def at(self, place: tuple[float, float]) -> None:
        """Use a place on the page."""
        raise NotImplementedError

    def use(self, widget: str) -> None:
        """Use something that is drawn."""
        self.at(self.pilot.find(widget).rect.center)

    def leave(self) -> None:
        """Use what leads back."""
        ids = [widget.id for widget in self.pilot.scene.widgets]
        self.use(next(name for name in ("back", "go-on", "stay", "cancel", "menu") if name in ids))

    def pause(self) -> None:
        """Use the button with the menu."""
        self.use("tool-menu")

    def go_on(self) -> None:
        """Use the yellow button."""
        self.use("action")

    def turn(self, widget: str, index: int) -> None:
        """Use one of several, which are all as wide."""
        found = self.pilot.find(widget)
        count = len(getattr(found, "labels", ())) or 1
        rect = found.rect
        self.at((rect.left + (index + 0.5) * rect.width / count, rect.centery))

    def put_together(self, numbers: Mapping[str, int]) -> None:
        """Use what each line shows, and then the yellow button."""
        put_together(self.pilot, numbers, self._set, lambda: None)
        self.go_on()

    def _set(self, line: str, by: int) -> None:
        """Use one of several on a line, or its plus or minus."""
        found = self.pilot.find(line)
        if len(getattr(found, "labels", ())):
            self.turn(line, number_on(self.pilot, line) + by)
        else:
            rect = found.rect
            self.at((rect.right - 12 if by > 0 else rect.left + 12, rect.centery))


class MousePlayer(Pointing):
    """Somebody with a mouse."""

    def choose(self, widget: str, steps: int) -> None:
        """Click it."""
        del steps
        self.use(widget)

    def at(self, place: tuple[float, float]) -> None:
        """Click."""
        self.pilot.click_at(place)

    def write(self, field: str, text: str) -> None:
        """Click the field, then the sign in it, and then letters."""
        self.use(field)
        found = self.pilot.find(field)
        assert isinstance(found, TextField)
        self.at(found.letters.center)
        write_on_screen(self, text)


class TouchPlayer(Pointing):
    """Somebody with a finger."""

    def choose(self, widget: str, steps: int) -> None:
        """Tap it; what is not yet looked at is tapped once more."""
        self.use(widget)
        if steps:
            self.use(widget)

    def at(self, place: tuple[float, float]) -> None:
        """Tap."""
        self.pilot.tap_at(place)

    def write(self, field: str, text: str) -> None:
        """Tap the field, and then letters."""
        self.use(field)
        write_on_screen(self, text)


class KeyPlayer:
    """Somebody with a keyboard."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def use(self, widget: str) -> None:
        """Go there with Tab, on the panels of a race with F6, and press Enter."""
        key = "f6" if self.pilot.scene.name == "race" else "tab"
        go_to(self.pilot, widget, lambda: self.pilot.press(key))
        self.pilot.press("enter")

    def leave(self) -> None:
        """Press Esc."""
        self.pilot.press("escape")

    def pause(self) -> None:
        """Press Esc."""
        self.pilot.press("escape")

    def go_on(self) -> None:
        """Press Enter."""
        self.pilot.press("enter")

    def turn(self, widget: str, index: int) -> None:
        """Go there with Tab and on with the arrow."""
        go_to(self.pilot, widget, lambda: self.pilot.press("tab"))
        self.pilot.press(*["right"] * index)

    def choose(self, widget: str, steps: int) -> None:
        """Go there with the arrows, and press Enter."""
        del widget
        self.pilot.press(*["right" if steps > 0 else "left"] * abs(steps), "enter")

    def put_together(self, numbers: Mapping[str, int]) -> None:
        """Go from line to line, on each as far as is wanted, and press Enter."""

        def step(_line: str, by: int) -> None:
            self.pilot.press("right" if by > 0 else "left")

        put_together(self.pilot, numbers, step, lambda: self.pilot.press("down"))
        self.pilot.press("enter")

    def write(self, field: str, text: str) -> None:
        """Go there and type."""
        go_to(self.pilot, field, lambda: self.pilot.press("tab"))
        self.pilot.type(text)


class PadPlayer:
    """Somebody with a pad."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def press(self, button: int) -> None:
        """Press a button and let it go."""
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self.pilot.send(pygame.Event(kind, button=button, instance_id=0))

    def press_together(self, first: int, second: int) -> None:
        """Hold a button, and press another meanwhile."""
        for kind, button in (
            (pygame.JOYBUTTONDOWN, first),
            (pygame.JOYBUTTONDOWN, second),
            (pygame.JOYBUTTONUP, second),
            (pygame.JOYBUTTONUP, first),
        ):
            self.pilot.send(pygame.Event(kind, button=button, instance_id=0))

    def push(self, axis: int, value: float) -> None:
        """Push a stick and let it go."""
        for now in (value, 0.0):
            self.pilot.send(pygame.Event(pygame.JOYAXISMOTION, axis=axis, value=now, instance_id=0))

    def use(self, widget: str) -> None:
        """Go there with the right shoulder and press A."""
        go_to(self.pilot, widget, lambda: self.press(RB))
        self.press(A)

    def leave(self) -> None:
        """Press B."""
        self.press(B)

    def pause(self) -> None:
        """Press Start."""
        self.press(START)

    def go_on(self) -> None:
        """Press A."""
        self.press(A)

    def turn(self, widget: str, index: int) -> None:
        """Go there with the right shoulder and on with the stick."""
        go_to(self.pilot, widget, lambda: self.press(RB))
        for _ in range(index):
            self.push(0, 1.0)

    def choose(self, widget: str, steps: int) -> None:
        """Go there with the stick, and press A."""
        del widget
        for _ in range(abs(steps)):
            self.push(0, 1.0 if steps > 0 else -1.0)
        self.press(A)

    def put_together(self, numbers: Mapping[str, int]) -> None:
        """Go from line to line, on each as far as is wanted, and press A."""

        def step(_line: str, by: int) -> None:
            self.push(0, 1.0 if by > 0 else -1.0)

        put_together(self.pilot, numbers, step, lambda: self.push(1, 1.0))
        self.press(A)

    def write(self, field: str, text: str) -> None:
        """Press A on the field, and then letters on the screen."""
        self.use(field)
        write_on_screen(self, text)


def write_on_screen(player: Player, text: str) -> None:
    """Write with the letters on the screen, which are there once a field is used."""
    assert "letters" == player.pilot.scene.name
    for letter in text:
        on = getattr(player.pilot.find(f"key-{letter.lower()}"), "label", "")
        if on != letter:
            player.use("shift")
        player.use(f"key-{letter.lower()}")
    player.use("done")


def put_together(
    pilot: Pilot,
    numbers: Mapping[str, int],
    step: Callable[[str, int], None],
    go_on: Callable[[], None],
) -> None:
    """Bring every line of an order to its number, from the top; one may bring up others below."""
    at = 0
    while at < len(lines := lines_of(pilot)):
        line = lines[at]
        while by := numbers.get(line, 0) - (before := number_on(pilot, line)):
            step(line, by)
            assert before != number_on(pilot, line), f"{line} stays as it is"
        go_on()
        at += 1


def lines_of(pilot: Pilot) -> list[str]:
    """Return the lines of an order that can be changed."""
    found = (widget for widget in pilot.scene.widgets if widget.focusable)
    return [widget.id for widget in found if widget.id.startswith(("service-", "repair-"))]


def number_on(pilot: Pilot, line: str) -> int:
    """Return what a line says: which of several, or how many."""
    found = pilot.find(line)
    return int(getattr(found, "index", getattr(found, "value", 0)))


def go_to(pilot: Pilot, widget: str, step: Callable[[], None]) -> None:
    """Go on step by step until a widget has the focus."""
    for _ in range(len(pilot.scene.widgets) + 2):
        if pilot.scene.focus == widget:
            return
        step()
    raise AssertionError(f"no way leads to {widget}, only to {pilot.scene.focus}")


PLAYERS: dict[str, Callable[[Pilot], Player]] = {
    "mouse": MousePlayer,
    "touch": TouchPlayer,
    "keyboard": KeyPlayer,
    "pad": PadPlayer,
}


def devices(turn: int) -> list[ParameterSet]:
    """Return every device as a parameter, of which the quick gate tries one: whose turn it is."""
    names = [*PLAYERS]
    return [
        pytest.param(name, marks=() if name == names[turn % len(names)] else pytest.mark.thorough)
        for name in names
    ]
