"""The magnifying glass: everything at twice its usual size, a part at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.race.race_face import menu
from formulad.ui.shell.credits.credits_page import CreditsScene
from formulad.ui.shell.magnifier import MAGNIFIED, Magnifier
from formulad.ui.toolkit.canvas import LEAST_PAGE, Canvas, Rect, scale_for
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.toolkit.text import Typesetter

SMALL, USUAL, FINE = (1280, 720), (1920, 1080), (3840, 2160)


@pytest.fixture
def canvas(typesetter: Typesetter) -> Canvas:
    return Canvas(pygame.Surface(SMALL), 1.0, typesetter)


@pytest.fixture
def glass(canvas: Canvas) -> Magnifier:
    glass = Magnifier(canvas, canvas.surface)
    glass.fit(canvas.surface, 1.0, is_used=True)
    return glass


@pytest.mark.parametrize("size", [SMALL, USUAL, FINE, (1080, 1920)])
@pytest.mark.parametrize("wished", [0.8, 1.0, 2.0])
def test_under_the_glass_everything_is_twice_the_usual(
    size: tuple[int, int], wished: float, typesetter: Typesetter
) -> None:
    window = pygame.Surface(size)
    canvas = Canvas(window, 1.0, typesetter)
    Magnifier(canvas, window).fit(window, wished, is_used=True)

    assert canvas.scale == pytest.approx(MAGNIFIED * scale_for(size), rel=0.01)
    assert canvas.lettering == 1


def test_under_the_glass_the_page_still_has_room_for_all(canvas: Canvas, glass: Magnifier) -> None:
    assert glass.window == SMALL
    assert canvas.size[0] >= LEAST_PAGE[0] - 1
    assert canvas.size[1] >= LEAST_PAGE[1] - 1


def test_without_the_glass_the_window_is_the_page(canvas: Canvas, glass: Magnifier) -> None:
    window = pygame.Surface(SMALL)
    glass.fit(window, 1.0, is_used=False)

    assert canvas.surface is window
    assert glass.to_units((640, 360)) == canvas.to_units((640, 360))


def test_the_mouse_reaches_the_page_from_edge_to_edge(canvas: Canvas, glass: Magnifier) -> None:
    assert glass.pointed((0, 0)) == (0, 0)

    right, bottom = glass.pointed((SMALL[0] - 1, SMALL[1] - 1))

    assert right == pytest.approx(canvas.area.right, abs=1)
    assert bottom == pytest.approx(canvas.area.bottom, abs=1)


def test_what_is_pointed_at_is_what_is_seen_there(canvas: Canvas, glass: Magnifier) -> None:
    at = (900, 500)
    mark = pygame.Rect(canvas.to_pixels(*glass.pointed(at)), (1, 1)).inflate(4, 4)
    canvas.surface.fill((255, 0, 0), mark)
    window = glass._window  # noqa: SLF001 - what the desktop shows
    glass.show()

    assert window.get_at(at)[:3] == (255, 0, 0)


def test_what_has_the_focus_comes_into_sight_and_the_glass_rests_there(
    canvas: Canvas, glass: Magnifier
) -> None:
    window = pygame.Rect((0, 0), SMALL)
    far = Rect(canvas.area.right - 120, canvas.area.bottom - 60, 100, 40)
    assert not window.contains(glass.in_window(far))

    glass.reveal(far)
    first = glass.in_window(far)
    glass.reveal(far.move(-30, -10))

    assert window.contains(first)
    assert glass.in_window(far) == first


def test_the_glass_rests_within_what_is_larger_than_the_window(
    canvas: Canvas, glass: Magnifier
) -> None:
    glass.look(-100, -60)
    before = glass.to_units((0, 0))

    glass.reveal(canvas.area)

    assert glass.to_units((0, 0)) == before


def test_one_can_look_aside_as_far_as_the_page_goes(canvas: Canvas, glass: Magnifier) -> None:
    assert not glass.look(100, 0)
    assert glass.look(-100, 0)
    assert glass.to_units((0, 0)) == pytest.approx((100, 0), abs=1)

    assert glass.look(-5000, 0)

    assert not glass.look(-1, 0)
    assert glass.to_units(SMALL)[0] == pytest.approx(canvas.area.right, abs=1)


def test_a_finger_near_an_edge_shows_what_lies_beyond_and_in_the_middle_nothing_moves(
    glass: Magnifier,
) -> None:
    before = glass.to_units((0, 0))
    glass.touched(glass.to_units((640, 360)))
    assert glass.to_units((0, 0)) == before

    glass.touched(glass.to_units((1270, 360)))

    right, top = glass.to_units((0, 0))
    assert right > before[0]
    assert top == before[1]


def test_the_glass_never_leaves_the_page(canvas: Canvas, glass: Magnifier) -> None:
    for _ in range(5):
        glass.touched(glass.to_units((1270, 710)))
    right, bottom = glass.to_units(SMALL)

    assert right <= canvas.area.right + 0.01
    assert bottom <= canvas.area.bottom + 0.01


def test_a_key_takes_the_glass_and_puts_it_away(tmp_path: Path) -> None:
    pilot = Pilot(menu, tmp_path)
    usual = pilot.app.canvas.scale

    pilot.press("f8")
    assert pilot.app.canvas.scale == pytest.approx(MAGNIFIED * usual, rel=0.01)
    assert pilot.app.preferences.magnifier
    pilot.press("f8")

    assert pilot.app.canvas.scale == usual


def test_by_keys_what_has_the_ring_is_always_seen(tmp_path: Path) -> None:
    pilot = Pilot(menu, tmp_path)
    pilot.press("f8")
    window = pygame.Rect((0, 0), SMALL)
    seen = set()
    for _ in range(12):
        pilot.press("tab")
        place = pilot.find(pilot.scene.focus).rect
        seen.add(pilot.scene.focus)
        assert window.contains(pilot.app._glass.in_window(place))  # noqa: SLF001

    assert len(seen) > 4


def test_by_keys_a_text_is_read_to_the_end_of_its_lines(tmp_path: Path) -> None:
    """On a page where there is nothing else that the ring could go to."""
    pilot = Pilot(lambda _: CreditsScene(), tmp_path)
    pilot.press("f8")
    glass = pilot.app._glass  # noqa: SLF001 - what is seen
    before = glass.to_units((0, 0))

    pilot.press("right", shift=True)
    right = glass.to_units((0, 0))
    pilot.press("left", shift=True)

    assert right[0] > before[0]
    assert before == glass.to_units((0, 0))
