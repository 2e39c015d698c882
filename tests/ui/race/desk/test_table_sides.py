from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formulad.ui.race.desk.table_sides import Facing, Side
from formulad.ui.toolkit.canvas import Rect

PAGE = (1920.0, 1080.0)
sides = pytest.mark.parametrize("side", Side, ids=lambda side: side.name.lower())
shares = st.floats(0, 1)


def card(side: Side) -> Facing:
    return Facing(side.place(PAGE, 400, (306, 108)), side)


@sides
def test_a_card_lies_at_its_edge_as_wide_as_it_is_for_its_player(side: Side) -> None:
    found = card(side)

    assert (306, 108) == found.size
    assert 8 + 108 == side.depth(found.tip, PAGE)
    assert side.along(found.rect.topleft) == 400


@sides
def test_a_player_sees_the_foot_of_his_card_nearest(side: Side) -> None:
    head, foot = Rect(0, 0, 306, 10), Rect(0, 98, 306, 10)
    found = card(side)

    far, near = (side.depth(found.on_screen(part).center, PAGE) for part in (head, foot))
    assert near < far


@given(st.sampled_from(Side), shares, shares)
def test_what_is_drawn_at_a_place_of_a_card_is_hit_there(side: Side, x: float, y: float) -> None:
    found = card(side)
    spot = Rect(x * 300, y * 100, 4, 4)

    hit = found.on_sheet(found.on_screen(spot).center)

    assert spot.center == pytest.approx(hit, abs=0.01)


def test_people_sit_clockwise() -> None:
    assert [Side.LEFT, Side.TOP, Side.RIGHT, Side.BOTTOM] == [side.next for side in Side]
