from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.design.design_naming import NamingScene
from formulad.ui.shell.on_screen_keyboard import LettersScene, letters_for
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.actions import InUse
from formulad.ui.toolkit.intents import Cancel, Confirm, Device, Erase, PointerButton, Release, Type
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import RESTING, Look

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Scene
    from tests.ui.conftest import Sheet


@pytest.fixture
def naming(sheet: Sheet) -> NamingScene:
    """Return a question for a name, with nothing written so far."""
    scene = NamingScene("")
    scene.arrange(sheet(1280, 720))
    return scene


@pytest.fixture
def letters(naming: NamingScene, sheet: Sheet) -> LettersScene:
    """Return the letters over it."""
    scene = LettersScene(naming)
    scene.arrange(sheet(1280, 720))
    return scene


def written(scene: Scene) -> str:
    return field_of(scene).text


def field_of(scene: Scene) -> TextField:
    return next(widget for widget in scene.widgets if isinstance(widget, TextField))


def press(letters: LettersScene, *names: str) -> None:
    for name in names:
        letters._form.focus = name  # noqa: SLF001 - where a stick would lead
        letters.handle(Confirm())


def test_letters_are_written_into_the_field_below_the_first_as_a_capital(
    letters: LettersScene, naming: NamingScene
) -> None:
    press(letters, "key-z", "key-o", "more", "key-é")

    assert "Zoé" == written(naming) == written(letters)


def test_what_is_wrong_is_erased_where_the_caret_stands(
    letters: LettersScene, naming: NamingScene
) -> None:
    press(letters, "key-a", "key-b", "before", "erase")

    assert "b" == written(naming)


def test_a_keyboard_goes_on_writing(letters: LettersScene, naming: NamingScene) -> None:
    letters.handle(Type("Ada!"))
    letters.handle(Erase())

    assert "Ada" == written(naming)


def test_the_letters_are_left_when_all_is_written(letters: LettersScene) -> None:
    letters._form.focus = "done"  # noqa: SLF001 - where a stick would lead

    assert Pop() == letters.handle(Confirm())
    assert Pop() == letters.handle(Cancel())


def test_they_come_to_who_has_no_keyboard(naming: NamingScene) -> None:
    field = next(widget for widget in naming.widgets if widget.id == "name")
    tap = Release(field.rect.center, touch=True)

    assert letters_for(naming, Confirm(), Device.PAD)
    assert letters_for(naming, tap, Device.TOUCH)
    assert letters_for(naming, Release((0, 0), touch=True), Device.TOUCH) is None
    assert letters_for(naming, Confirm(), Device.KEYBOARD) is None
    assert letters_for(naming, tap, Device.MOUSE) is None


def test_a_mouse_opens_them_by_their_sign_alone(naming: NamingScene) -> None:
    sign = field_of(naming).letters

    assert letters_for(naming, Release(sign.center), Device.MOUSE)
    assert letters_for(naming, Release(sign.center, PointerButton.RIGHT), Device.MOUSE) is None
    assert letters_for(naming, Release((sign.left - 20, sign.centery)), Device.MOUSE) is None


@pytest.mark.parametrize(
    ("device", "is_shown"),
    [(Device.MOUSE, True), (Device.TOUCH, True), (Device.PAD, True), (Device.KEYBOARD, False)],
    ids=lambda value: getattr(value, "name", "").lower(),
)
def test_their_sign_is_seen_in_the_field_by_who_has_no_keys_before_him(
    naming: NamingScene, sheet: Sheet, device: Device, *, is_shown: bool
) -> None:
    field, canvas = field_of(naming), sheet(1280, 720)
    place = canvas.pixel_rect(field.letters)

    def drawn(look: Look) -> bytes:
        canvas.in_use = InUse(device)
        canvas.backdrop(canvas.theme.pages.page)
        field.draw(canvas, canvas.theme.pages, look)
        return pygame.image.tobytes(canvas.surface.subsurface(place), "RGB")

    assert is_shown is (drawn(RESTING) != drawn(Look(focused=True)))
