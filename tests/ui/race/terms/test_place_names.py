from __future__ import annotations

import pytest

from formulad.store.paths import data_root
from formulad.ui.race.terms.place_names import lane_word, spot_in, stretch_in, where, with_stretch
from formulad.ui.toolkit.languages import Language
from tests.drawn import track
from tests.ui.race.moments import ROAD

TWO_LANES = track(
    """
    A  . . . 1> 1 . . 1> . . .
    B  . . . 1  1 . . 1  . . .
    """
)


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("c1.A2", "c1, left 2"),
        ("s2.C1", "Start straight, right 1"),
        ("s1.A1", "Start straight, left 13"),
        ("s1.B3", "Start straight, middle 15"),
        ("pit.2", "Pit lane 2"),
        ("box.3", "Pit box"),
    ],
)
def test_a_cell_is_named_by_its_stretch_its_lane_and_the_cells_since_the_corner(
    cell: str, words: str
) -> None:
    assert words == where(ROAD, ROAD.by_name[cell])


def test_a_straight_between_two_corners_is_named_after_the_one_before() -> None:
    assert "After c1, right 2" == where(TWO_LANES, TWO_LANES.by_name["s2.B2"])


def test_two_lanes_are_left_and_right() -> None:
    assert ["left", "right"] == [lane_word(TWO_LANES, lane) for lane in range(2)]


def test_four_lanes_have_letters() -> None:
    lanes = "\n".join(f"{letter}  . . . 1 . . ." for letter in "ABCD")

    assert "C" == lane_word(track(lanes), 2)


def test_a_place_is_told_with_less_of_its_stretch_in_every_language() -> None:
    name = where(TWO_LANES, TWO_LANES.by_name["s2.B2"])

    shorter = with_stretch(name, "After…")

    assert "After c1" == stretch_in(name)
    assert "right 2" == spot_in(name)
    assert "After…, right 2" == shorter
    assert "After…, droite 2" == Language("fr", data_root() / "assets" / "locale").say(shorter)


@pytest.mark.parametrize("name", ["Finish", where(ROAD, ROAD.by_name["pit.2"])])
def test_what_names_no_stretch_stays_as_it_is(name: str) -> None:
    assert "" == stretch_in(name) == spot_in(name)
    assert name == with_stretch(name, "After…")
