"""The game does what is set at once, on the screen the player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from formulad.kernel.sentence import say
from formulad.store.memory import Memory
from formulad.store.preferences import Colours
from formulad.ui.shell.app import LaunchOptions
from formulad.ui.shell.scene import Scene
from formulad.ui.toolkit.intents import Confirm
from formulad.ui.toolkit.lettering import TEXT
from formulad.ui.toolkit.theme import DARK, DAY, HIGH_CONTRAST, Palette
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent


class Wishing(Scene):
    """A page that is set otherwise whenever the player confirms."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.wish: dict[str, Any] = {}
        self.arranged = 0

    def arrange(self, canvas: Canvas) -> None:
        del canvas
        self.arranged += 1

    def handle(self, intent: Intent) -> None:
        if intent == Confirm():
            self._memory.remember(**self.wish)

    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop(canvas.theme.pages.page.top)


class Player:
    """Somebody who wishes the game otherwise."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.pages: list[Wishing] = []
        self.pilot = Pilot(
            self._first,
            folder,
            options=LaunchOptions(user_data=folder, size=(1280, 720), sections=(), **options),
        )

    def _first(self, context: SceneContext) -> Scene:
        self.pages.append(Wishing(context.memory))
        return self.pages[-1]

    @property
    def page(self) -> Wishing:
        return self.pages[-1]

    def wish(self, **wish: Any) -> None:
        self.page.wish = wish
        self.pilot.press("enter")


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    made = Player(tmp_path)
    yield made
    made.pilot.close()


@pytest.mark.parametrize(
    ("colours", "palette"),
    [(Colours.NIGHT, DARK), (Colours.CONTRAST, HIGH_CONTRAST), (Colours.DAY, DAY)],
    ids=["night", "contrast", "day"],
)
def test_other_colours_are_seen_at_once(player: Player, colours: Colours, palette: Palette) -> None:
    player.wish(colours=Colours.NIGHT if colours is Colours.DAY else Colours.DAY)

    player.wish(colours=colours)

    assert palette.page.top == tuple(player.pilot.app.canvas.surface.get_at((9, 9)))[:3]


def test_another_language_is_spoken_at_once(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, style = player.pilot.app.canvas, TEXT
    word = say("Yes")
    monkeypatch.setattr(
        "formulad.ui.toolkit.languages.Language.message",
        lambda language, _context, english: f"{english} in {language.code}",
    )
    before = canvas.wrapped(word, style, 900)

    player.wish(language="fr")

    assert ("Yes",) == before
    assert ("Yes in fr",) == canvas.wrapped(word, style, 900)


def test_another_size_lays_the_page_out_anew(player: Player) -> None:
    before, arranged = player.pilot.app.canvas.scale, player.page.arranged

    player.wish(text_size=1.2)

    assert player.pilot.app.canvas.scale == pytest.approx(1.2 * before)
    assert player.page.arranged == arranged + 1


def test_the_screen_is_filled_and_left_again(player: Player) -> None:
    player.wish(fullscreen=True)
    assert player.pilot.app.window.fills_screen
    assert (1280, 720) != player.pilot.app.canvas.window

    player.wish(fullscreen=False)

    assert not player.pilot.app.window.fills_screen
    assert (1280, 720) == player.pilot.app.canvas.window


def test_what_the_game_only_remembers_lays_nothing_out(player: Player) -> None:
    arranged = player.page.arranged

    player.wish(board_turned=90)

    assert arranged == player.page.arranged


def test_a_language_of_the_command_line_counts_for_once(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    Memory(path, ()).remember(language="it")

    player = Player(tmp_path, language="de")
    player.wish(text_size=1.2)

    assert "de" == player.pilot.app.canvas.language.code
    assert "it" == Memory(path, ()).preferences.language
    player.pilot.close()


def test_a_language_chosen_later_counts_more_than_the_command_line(tmp_path: Path) -> None:
    player = Player(tmp_path, language="de")

    player.wish(language="es")

    assert "es" == player.pilot.app.canvas.language.code
    player.pilot.close()
