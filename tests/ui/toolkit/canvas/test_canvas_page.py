from __future__ import annotations

import pytest

from formulad.ui.toolkit.canvas import (
    LEAST_PAGE,
    LEAST_TALL_PAGE,
    is_tall,
    lettering_for,
    scale_for,
)


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
