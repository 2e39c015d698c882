from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.ui.canvas import LEAST_PAGE, LEAST_TALL_PAGE, Rect, is_tall, lettering_for, scale_for
from formulad.ui.colour import WHITE, Gradient, rgb
from formulad.ui.lettering import BUTTON, LABEL, TEXT
from formulad.ui.theme import DARK, Hatch

if TYPE_CHECKING:
    from formulad.ui.lettering import Style
    from formulad.ui.outlines import Point
    from tests.ui.conftest import Sheet

GROUND = (11, 23, 48)


@pytest.mark.parametrize(
    ("window", "expected"),
    [
        ((1920, 1080), 1.0),
        ((3840, 2160), 2.0),
        ((1280, 720), 0.8),
        ((1920, 800), 0.8),
        ((9600, 5400), 3.0),
        ((1080, 1920), 0.96),
        ((2160, 3840), 1.92),
        ((1200, 1600), 1.0),
        ((1200, 1080), 0.8),
    ],
)
def test_a_unit_follows_the_window_within_bounds(window: tuple[int, int], expected: float) -> None:
    assert scale_for(window) == expected


def test_a_player_may_wish_everything_larger() -> None:
    assert scale_for((1920, 1080), 1.5) == 1.5


@pytest.mark.parametrize("window", [(900, 576), (900, 1200), (1280, 720), (1024, 768), (90, 2000)])
@pytest.mark.parametrize("wished", [0.8, 1.0, 1.5])
def test_whatever_he_wishes_the_page_holds_what_must_be_on_it(
    window: tuple[int, int], wished: float
) -> None:
    scale = scale_for(window, wished)

    least = LEAST_TALL_PAGE if is_tall(*window) else LEAST_PAGE
    assert round(window[0] / scale) >= least[0]
    assert round(window[1] / scale) >= least[1]


def test_a_small_window_shows_a_smaller_part_of_the_page(sheet: Sheet) -> None:
    canvas = sheet(1280, 720, 0.8)

    assert canvas.size == (1600, 900)


@pytest.mark.parametrize("place", [(0, 0), (12.5, 7.5), (300, 150)])
def test_a_place_is_found_again_from_its_pixel(sheet: Sheet, place: Point) -> None:
    canvas = sheet(scale=2.0)

    assert canvas.to_units(canvas.to_pixels(*place)) == pytest.approx(place, abs=0.5)


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


@pytest.mark.parametrize("style", [BUTTON.sized(40), LABEL.sized(40)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_capitals_stand_in_the_middle(sheet: Sheet, style: Style, scale: float) -> None:
    canvas = sheet(400, 200, scale)
    canvas.text("H", 100 / scale, 100 / scale, style, WHITE, align=0.5)
    box = ink(canvas.surface)

    assert box.centery == pytest.approx(100, abs=1.5 * scale)
    assert box.centerx == pytest.approx(100, abs=1.5 * scale)


def test_nothing_is_drawn_outside_a_clip_and_it_ends(sheet: Sheet) -> None:
    canvas = sheet()
    with canvas.clipped(Rect(0, 0, 50, 180)):
        canvas.box(Rect(0, 0, 100, 100), WHITE)
    canvas.box(Rect(200, 0, 10, 10), WHITE)

    assert canvas.surface.get_at((49, 10))[:3] == WHITE
    assert canvas.surface.get_at((51, 10))[:3] == GROUND
    assert canvas.surface.get_at((205, 5))[:3] == WHITE


def test_a_shift_moves_all_that_is_drawn_meanwhile(sheet: Sheet) -> None:
    canvas = sheet(scale=2.0)
    with canvas.shifted(10, 5), canvas.shifted(10, 0):
        canvas.polygon(((0, 0), (10, 0), (10, 10), (0, 10)), WHITE)

    assert canvas.surface.get_at((50, 20))[:3] == WHITE
    assert canvas.surface.get_at((38, 20))[:3] == GROUND


def test_a_thick_line_is_as_thick_as_it_says(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.polyline(((20, 90), (300, 90)), 10, WHITE)
    column = [canvas.surface.get_at((160, y))[:3] == WHITE for y in range(180)]

    assert sum(column) == pytest.approx(10, abs=1)


def test_a_dashed_border_has_gaps(sheet: Sheet) -> None:
    canvas = sheet()
    shape = ((20, 20), (140, 20), (140, 80), (20, 80))
    canvas.polygon(shape, rgb("25070E"), line=WHITE, line_width=4, hatch=Hatch.DASHED_BORDER)
    top = [canvas.surface.get_at((x, 20))[:3] == WHITE for x in range(30, 130)]

    assert 0.3 < sum(top) / len(top) < 0.8


def test_the_same_shape_is_drawn_only_once(sheet: Sheet) -> None:
    canvas = sheet()
    made = []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((4, 4))

    canvas.cached("thing", make)
    canvas.cached("thing", make)

    assert made == [1]


def test_another_scale_needs_another_drawing(sheet: Sheet) -> None:
    canvas = sheet()
    small = canvas.cached("thing", lambda: pygame.Surface((4, 4)))
    canvas.fit(canvas.surface, 2.0)
    large = canvas.cached("thing", lambda: pygame.Surface((8, 8)))

    assert small is not large


def test_a_panel_throws_a_shadow_below(sheet: Sheet) -> None:
    canvas = sheet()
    canvas.surface.fill(WHITE)
    canvas.panel(Rect(60, 40, 200, 80), DARK)

    assert canvas.surface.get_at((160, 128))[0] < 200
    assert canvas.surface.get_at((160, 128))[0] > canvas.surface.get_at((160, 100))[0]


def ink(surface: pygame.Surface) -> pygame.Rect:
    """Return where letters are, on the plain ground."""
    mask = pygame.mask.from_threshold(surface, WHITE, (120, 120, 120, 255))
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


@pytest.mark.parametrize(
    ("window", "page", "text"),
    [((1280, 720), 1.25, 2.0), ((1920, 1080), 1.5, 2.0), ((3840, 2160), 1.5, 2.0)],
)
def test_at_twice_the_size_what_is_read_grows_on_where_the_page_cannot(
    window: tuple[int, int], page: float, text: float
) -> None:
    usual = scale_for(window)

    assert scale_for(window, 2.0) / usual == pytest.approx(page)
    assert page * lettering_for(window, 2.0) == pytest.approx(text)


def test_what_is_read_is_never_smaller_than_all_else() -> None:
    assert 1.0 == lettering_for((1920, 1080), 0.8) == lettering_for((1920, 1080), 1.5)


def test_lines_that_may_grow_are_lettered_larger(sheet: Sheet) -> None:
    canvas = sheet()
    assert TEXT == canvas.reading(TEXT)

    canvas.lettering = 1.5

    assert canvas.reading(TEXT).size == pytest.approx(1.5 * TEXT.size)
