"""The window of the game on a desktop: it opens, fills the screen, takes any size and closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.display import SIZE

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenGame
    from tests.e2e.window import Window

pytestmark = pytest.mark.display


@pytest.fixture
def window(open_game: OpenGame) -> Window:
    window = open_game(haste=1)
    window.wait_for_scene("menu")
    return window


def test_the_game_opens_with_a_picture_of_many_colours(window: Window) -> None:
    picture = window.picture()

    assert window.size == picture.get_size()
    assert len({picture.get_at((x, y))[:3] for x, y in _grid(picture.get_size())}) > 20


def test_f11_fills_the_screen_and_gives_it_back(window: Window) -> None:
    before = window.size

    window.key("F11")
    window.wait_until(lambda: window.shown.size == SIZE == window.size, "the screen is filled")
    window.key("F11")
    window.wait_until(lambda: window.shown.size == before == window.size, "it is given back")


@pytest.mark.parametrize("size", [(1024, 576), (1600, 900), (1080, 1350)])
def test_what_can_be_pressed_stays_within_a_window_of_another_size(
    window: Window, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.wait_until(
        lambda: window.shown.size == size and window.shown.still, f"it is drawn in {size}"
    )

    width, height = window.size
    assert size == (width, height)
    for widget in window.shown.widgets:
        left, top, wide, high = widget.rect
        assert left >= 0
        assert top >= 0
        assert left + wide <= width
        assert top + high <= height


def test_closing_the_window_ends_the_game_well(window: Window) -> None:
    assert window.close() == 0


def _grid(size: tuple[int, int]) -> list[tuple[int, int]]:
    """Return places all over a picture."""
    return [(x, y) for x in range(5, size[0], 20) for y in range(5, size[1], 20)]
