"""The rules of a usual game are read in the language of the player, with its own pictures."""

from __future__ import annotations

import shutil
from functools import partial
from typing import TYPE_CHECKING

import pytest

from formulad.games.box import MOTOR_RACING
from formulad.kernel.values import replace
from formulad.store.paths import data_root
from formulad.ui.shell.dialog import Dialog
from formulad.ui.shell.help.drawing import Drawing
from formulad.ui.shell.help.help_scene import HelpScene
from formulad.ui.shell.help.usual_help import usual_help
from formulad.ui.toolkit.widgets.segmented import Segmented
from tests.toy.nerve import KIND

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

LESSON = "# In short\n\n## CARD-1 Dare\nDare if you hold a four.\n\nPicture nerve\n"
BOOK = "# Rules\n\n## NRV-1 Daring\nThe highest card that dares wins two points.\n"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return game files with a book of Nerve in English and French."""
    folder = tmp_path / "data"
    for kind, text in (("lessons", LESSON), ("rulebook", BOOK)):
        books = folder / "assets" / kind / KIND.id
        books.mkdir(parents=True)
        (books / "en.md").write_text(text, "utf-8")
        (books / "fr.md").write_text(text.replace("In short", "En bref"), "utf-8")
    return folder


def tabs(pilot: Pilot) -> tuple[str, ...]:
    widget = pilot.find("chapter")
    assert isinstance(widget, Segmented)
    return widget.labels


def test_it_has_cards_keys_and_the_rule_book(enter: Enter) -> None:
    pilot = enter(partial(usual_help, MOTOR_RACING))

    assert ("In two minutes", "Keys", "Rule book") == tabs(pilot)
    pilot.press("right", "right")
    assert "search" in {widget.id for widget in pilot.scene.widgets}
    pilot.press("escape")


def test_it_opens_at_a_rule_that_is_named(enter: Enter) -> None:
    pilot = enter(lambda context: usual_help(MOTOR_RACING, context, rule="FMR-13"))

    assert "rules" == pilot.scene.focus


def test_another_language_is_read_as_soon_as_it_is_spoken(enter: Enter, data: Path) -> None:
    kept: list[SceneContext] = []

    def page(context: SceneContext) -> Scene:
        kept.append(replace(context, data=data))
        return usual_help(KIND.id, kept[0])

    pilot = enter(page)
    assert "In short" == tabs(pilot)[0]
    kept[0].memory.remember(language="fr")
    pilot.wait(0.2)

    assert "En bref" == tabs(pilot)[0]


def test_a_picture_that_the_game_draws_itself_is_drawn(enter: Enter, data: Path) -> None:
    drawn = []
    nerve = Drawing(100, lambda _canvas, x, y: drawn.append((x, y)))

    def page(context: SceneContext) -> Scene:
        return usual_help(KIND.id, replace(context, data=data), {"nerve": nerve})

    enter(page).screenshot()

    assert drawn


def test_without_a_book_there_is_a_sentence(enter: Enter, data: Path) -> None:
    shutil.rmtree(data / "assets" / "rulebook")

    pilot = enter(lambda context: usual_help(KIND.id, replace(context, data=data)))

    assert isinstance(pilot.scene, Dialog)
    assert "The rule book cannot be read" in pilot.scene.text


def test_the_books_of_the_game_open(enter: Enter) -> None:
    assert (data_root() / "assets" / "lessons" / MOTOR_RACING / "ja.md").is_file()
    assert isinstance(enter(partial(usual_help, MOTOR_RACING)).scene, HelpScene)
