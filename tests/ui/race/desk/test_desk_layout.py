from __future__ import annotations

from itertools import combinations

import pytest

from formulad.kernel.values import replace
from formulad.ui.race.desk.desk_layout import RaceLayout, TowerStyle, race_layout
from formulad.ui.toolkit.canvas import Rect, scale_for

WINDOWS = (
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (1024, 768),
    (1600, 1200),
    (1080, 1920),
    (1200, 1080),
    (3840, 2160),
)

windows = pytest.mark.parametrize("window", WINDOWS, ids=lambda w: f"{w[0]}x{w[1]}")
folded_or_open = pytest.mark.parametrize("is_open", [False, True], ids=["folded", "open"])


plain_or_street = pytest.mark.parametrize("has_boosts", [False, True], ids=["plain", "street"])


def size_of(window: tuple[int, int]) -> tuple[float, float]:
    scale = scale_for(window)
    return window[0] / scale, window[1] / scale


def layout_of(window: tuple[int, int], *, is_open: bool, has_boosts: bool = False) -> RaceLayout:
    return race_layout(size_of(window), is_open=is_open, has_sky=has_boosts, has_boosts=has_boosts)


def places(layout: RaceLayout) -> dict[str, Rect]:
    found = {
        "tower": layout.tower,
        "map": layout.minimap,
        "prompt": layout.prompt,
        "dashboard": layout.dashboard,
        "tab": layout.tab,
        "engineer": layout.engineer if layout.is_open else None,
        "board": layout.board,
        **{f"tool {i}": rect for i, rect in enumerate(layout.tools)},
    }
    return {name: rect for name, rect in found.items() if rect is not None}


@windows
@folded_or_open
@plain_or_street
def test_nothing_overlaps(window: tuple[int, int], is_open: bool, has_boosts: bool) -> None:
    found = places(layout_of(window, is_open=is_open, has_boosts=has_boosts))

    overlapping = [
        (one, other)
        for (one, first), (other, second) in combinations(found.items(), 2)
        if first.colliderect(second)
    ]

    assert overlapping == []


@windows
@folded_or_open
@plain_or_street
def test_everything_is_on_the_page(
    window: tuple[int, int], is_open: bool, has_boosts: bool
) -> None:
    page = Rect((0, 0), size_of(window))

    outside = [
        name
        for name, rect in places(layout_of(window, is_open=is_open, has_boosts=has_boosts)).items()
        if not page.contains(rect)
    ]

    assert outside == []


@windows
@plain_or_street
def test_the_parts_of_the_dashboard_stand_in_it_side_by_side(
    window: tuple[int, int], has_boosts: bool
) -> None:
    layout = layout_of(window, is_open=False, has_boosts=has_boosts)
    found = layout.parts
    parts = [found.driver, found.pools, found.lever, found.corner, found.action]
    parts += [found.boosts] if found.boosts else []

    assert [part for part in parts if not layout.dashboard.contains(part)] == []
    assert [pair for pair in combinations(parts, 2) if pair[0].colliderect(pair[1])] == []
    assert has_boosts == (found.boosts is not None)


@windows
@folded_or_open
@plain_or_street
def test_the_legend_stands_on_the_board(
    window: tuple[int, int], is_open: bool, has_boosts: bool
) -> None:
    layout = layout_of(window, is_open=is_open, has_boosts=has_boosts)

    assert layout.board.contains(layout.legend)


@windows
def test_the_board_keeps_room_of_its_own(window: tuple[int, int]) -> None:
    board = layout_of(window, is_open=False).board

    assert min(board.width, board.height) >= 400


def test_the_largest_page_is_laid_out_as_in_the_pictures() -> None:
    layout = race_layout((1920, 1080))

    assert Rect(20, 868, 1512, 192) == layout.dashboard
    assert Rect(1548, 20, 352, 1040) == layout.engineer
    assert Rect(1280, 22, 54, 54) == layout.tools[0]
    assert layout.tab is None


def test_in_the_streets_the_dashboard_is_as_long_as_the_page_and_the_engineer_folds() -> None:
    layout = race_layout((1920, 1080), has_sky=True, has_boosts=True)

    assert Rect(20, 868, 1880, 192) == layout.dashboard
    assert layout.parts.boosts is not None
    assert 216 <= layout.parts.boosts.width <= 224
    assert not layout.is_open
    assert Rect(1844, 96, 56, 560) == layout.tab
    assert layout.minimap is not None


def test_twice_the_pixels_are_laid_out_the_same() -> None:
    assert layout_of((1920, 1080), is_open=False) == layout_of((3840, 2160), is_open=False)


@pytest.mark.parametrize(
    ("window", "style"),
    [
        ((1920, 1080), TowerStyle.FULL),
        ((1280, 720), TowerStyle.NARROW),
        ((1024, 768), TowerStyle.NARROW),
        ((1080, 1920), TowerStyle.STRIP),
    ],
    ids=["full", "narrow", "narrow too", "strip"],
)
def test_the_tower_takes_the_form_there_is_room_for(
    window: tuple[int, int], style: TowerStyle
) -> None:
    assert style is layout_of(window, is_open=False).tower_style


@windows
def test_few_cars_hide_less_of_the_board(window: tuple[int, int]) -> None:
    few, many = (race_layout(size_of(window), cars=cars) for cars in (2, 10))

    assert few.board == many.board
    assert few.tower.height < many.tower.height or few.tower_style is TowerStyle.STRIP


@windows
@plain_or_street
def test_for_the_left_hand_the_dashboard_is_mirrored_and_nothing_else_moves(
    window: tuple[int, int], *, has_boosts: bool
) -> None:
    right = race_layout(size_of(window), has_boosts=has_boosts)
    left = race_layout(size_of(window), has_boosts=has_boosts, is_left_handed=True)

    panel = right.dashboard
    assert panel.right - right.parts.action.right == pytest.approx(
        left.parts.action.left - panel.left, abs=0.01
    )
    assert left.parts.action.centerx < panel.centerx < left.parts.driver.centerx
    assert right == replace(left, parts=right.parts)


def test_a_long_word_with_a_die_has_a_row_of_its_own_where_the_board_is_narrow() -> None:
    narrow, wide = race_layout(size_of((1024, 768))), race_layout((1920, 1080))

    assert narrow.tray.bottom < narrow.legend.top
    assert wide.tray.bottom == wide.legend.bottom
