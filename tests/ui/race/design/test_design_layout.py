from __future__ import annotations

from formulad.ui.race.design.design_layout import GAP, design_places

UPRIGHT = (1125, 1800)


def test_in_an_upright_window_a_short_list_of_cars_leaves_its_room_to_the_parts() -> None:
    few, many = (design_places(*UPRIGHT, parts=6, listed=listed) for listed in (300, 5000))

    assert 300 == few.saved.height < many.saved.height
    assert few.rows[0].height > many.rows[0].height


def test_in_an_upright_window_a_long_list_of_cars_ends_above_the_buttons() -> None:
    places = design_places(*UPRIGHT, parts=6, listed=5000)

    assert places.foot.top - GAP == places.saved.bottom
