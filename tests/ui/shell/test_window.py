from __future__ import annotations

import os
from itertools import count
from typing import TYPE_CHECKING

import pytest

from formulad.ui.shell.window import SMALLEST_SIZE, NoScreen, Window, has_no_card, size_on

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.fixture(autouse=True)
def undecided(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody has said yet how pictures are to be shown; what a window decides is forgotten."""
    monkeypatch.setenv(ACCELERATION, "0")
    monkeypatch.delenv(ACCELERATION)
    yield
    os.environ.pop(ACCELERATION, None)


def opened(seconds_a_look: float) -> Window:
    """Open a window by a clock that goes on so many seconds each time it is looked at."""
    ticks = count()
    return Window(lambda: next(ticks) * seconds_a_look, (1280, 720))


def test_where_pictures_are_shown_quickly_nothing_is_changed() -> None:
    opened(0.001).close()

    assert ACCELERATION not in os.environ


def test_where_pictures_are_shown_slowly_the_graphics_card_is_left_out() -> None:
    window = opened(0.02)
    size = window.surface.get_size()
    window.close()

    assert os.environ[ACCELERATION] == "0"
    assert size == (1280, 720)


def test_what_the_player_has_decided_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ACCELERATION, "1")
    opened(0.02).close()

    assert os.environ[ACCELERATION] == "1"


def test_only_a_display_of_linux_without_any_card_is_known_to_have_none(tmp_path: Path) -> None:
    card, missing = tmp_path, tmp_path / "nothing"

    assert has_no_card("x11", (missing, missing))
    assert not has_no_card("wayland", (missing, card))
    assert not has_no_card("windows", (missing,))
    assert not has_no_card("dummy", (missing,))


def test_a_window_carries_the_name_of_the_game() -> None:
    window = opened(0.001)
    window.close()

    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == "formulad"
    assert SMALLEST_SIZE <= (1280, 720)


SMALL, LARGE = (1280, 720), (2560, 1440)


@pytest.mark.parametrize(
    ("desktops", "size"),
    [
        ([SMALL], (1280, 672)),
        ([(1024, 768)], (1024, 720)),
        ([LARGE], (1280, 720)),
        ([SMALL, LARGE], (1280, 720)),
        ([], (1280, 720)),
    ],
    ids=["small", "narrow", "large", "one-of-two-is-large", "unknown"],
)
def test_no_part_of_a_window_lies_outside_the_screen(
    desktops: list[tuple[int, int]], size: tuple[int, int]
) -> None:
    assert size == size_on(desktops, (1280, 720))


def test_without_a_screen_nobody_plays_in_the_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen,dummy")

    with pytest.raises(NoScreen, match="no screen was found"):
        opened(seconds_a_look=0.0)
