from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import WHITE, Gradient, rgb
from formulad.ui.toolkit.theme import DARK, Hatch

if TYPE_CHECKING:
    from tests.ui.conftest import Sheet

GROUND = (11, 23, 48)


def test_a_box_covers_exactly_its_pixels(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.box(Rect(10, 20, 30, 40), WHITE)

    assert canvas.surface.get_at((10, 20))[:3] == WHITE
    assert canvas.surface.get_at((39, 59))[:3] == WHITE
    assert canvas.surface.get_at((9, 20))[:3] == GROUND
    assert canvas.surface.get_at((40, 59))[:3] == GROUND


def test_a_round_corner_is_smooth(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.box(Rect(10, 10, 60, 60), WHITE, radius=20)
    shades = {canvas.surface.get_at((x, 12))[0] for x in range(10, 40)}

    assert canvas.surface.get_at((10, 10))[:3] == GROUND
    assert len(shades) > 3


def test_a_gradient_goes_from_its_top_to_its_bottom_colour(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.box(Rect(0, 0, 100, 100), Gradient((0, 0, 0), (200, 100, 50)))

    assert canvas.surface.get_at((50, 0))[:3] == pytest.approx((1, 0, 0), abs=2)
    assert canvas.surface.get_at((50, 99))[:3] == pytest.approx((199, 100, 50), abs=2)


def test_a_hollow_box_lets_its_ground_be_seen(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.box(Rect(10, 10, 60, 60), None, radius=8, line=WHITE, line_width=4)

    assert canvas.surface.get_at((12, 40))[:3] == WHITE
    assert canvas.surface.get_at((40, 40))[:3] == GROUND


def test_a_half_seen_box_mixes_with_its_ground(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.box(Rect(0, 0, 50, 50), WHITE, opacity=0.5)

    assert canvas.surface.get_at((25, 25))[:3] == pytest.approx((133, 139, 151), abs=2)


def test_a_thick_line_is_as_thick_as_it_says(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.polyline(((20, 90), (300, 90)), 10, WHITE)
    column = [canvas.surface.get_at((160, y))[:3] == WHITE for y in range(180)]

    assert sum(column) == pytest.approx(10, abs=1)


def test_a_slanted_line_has_no_gaps_and_is_equally_thick_between_its_pieces(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.line((20, 20), (300, 160), 6, WHITE)
    lit = [sum(canvas.surface.get_at((x, y)).g > 150 for y in range(180)) for x in range(24, 296)]

    assert min(lit) >= 6
    assert max(lit) <= 8


def test_a_line_from_a_place_to_itself_is_a_dot(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.line((50, 50), (50, 50), 8, WHITE)

    assert canvas.surface.get_at((50, 50))[:3] == WHITE
    assert canvas.surface.get_at((60, 50))[:3] != WHITE


def test_a_dashed_border_has_gaps(sheet: Sheet) -> None:
    canvas = sheet()
    shape = ((20, 20), (140, 20), (140, 80), (20, 80))
    canvas.polygon(shape, rgb("25070E"), line=WHITE, line_width=4, hatch=Hatch.DASHED_BORDER)
    top = [canvas.surface.get_at((x, 20))[:3] == WHITE for x in range(30, 130)]

    assert 0.3 < sum(top) / len(top) < 0.8


def test_a_panel_throws_a_shadow_below(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.surface.fill(WHITE)
    canvas.panel(Rect(60, 40, 200, 80), DARK)

    assert canvas.surface.get_at((160, 128))[0] < 200
    assert canvas.surface.get_at((160, 128))[0] > canvas.surface.get_at((160, 100))[0]
