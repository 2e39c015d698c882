from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.intents import Cancel, Confirm, Device, Erase, Release, Type
from formulad.ui.scene import Pop
from formulad.ui.scenes.design.naming import NamingScene
from formulad.ui.widgets.letters import LettersScene, letters_for
from formulad.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from formulad.ui.scene import Scene
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
    return next(widget.text for widget in scene.widgets if isinstance(widget, TextField))


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
