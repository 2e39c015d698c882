"""What others mean to a car, on a small road with a corner whose lanes cannot be left."""

from __future__ import annotations

import pytest

from formulad.ai.judging.company import CERTAIN, Others, company_of
from formulad.race.dice import Gear
from tests.drawn import track

ROAD = track("""
    A  . . . . . . . . . 2 2 2 2 2 2 2 2 2 . . . . . . . . . . . .
    B  . . . . . . . . . 2 2 2 2 2 2 2 2 2 . . . . . . . . . . . .
""")

WIDE = track("""
    A  . . . . . . 2 2 2 2 2 . . . . . . . . . . . . . . . . . . .
    B  . . . . . . 2 2 2 2 2 . . . . . . . . . . . . . . . . . . .
    C  . . . . . . 2 2 2 2 2 . . . . . . . . . . . . . . . . . . .
""")


@pytest.mark.parametrize(
    ("rival", "dry", "wet"),
    [
        pytest.param("c1.A3", 5, 5, id="right ahead"),
        pytest.param("c1.A4", 4, 4, id="after one free cell"),
        pytest.param("c1.A6", 2, 3, id="after three"),
        pytest.param("c1.A8", 0, 3, id="after five"),
        pytest.param("c1.A9", 0, 0, id="after six"),
        pytest.param("c1.B4", 0, 0, id="in the other lane"),
    ],
)
def test_who_slides_in_the_rain_has_a_closed_road_to_fear_that_is_farther_away(
    rival: str, dry: int, wet: int
) -> None:
    there = frozenset([ROAD.by_name[rival]])
    crowds = [
        company_of(Others(ROAD, there, may_close=True, slide=slide)).crowds for slide in (0, 3)
    ]

    assert [dry, wet] == [each[ROAD.by_name["c1.A2"]] for each in crowds]


def test_who_pursues_in_a_low_gear_is_feared_only_where_the_dice_may_bring_it() -> None:
    rival = ROAD.by_name["s1.A1"]
    places = [ROAD.by_name[place] for place in ("s1.B5", "c1.B9")]
    slow, quick = (
        company_of(Others(ROAD, frozenset([rival]), pursuers=((rival, gear),))).contacts[places]
        for gear in (Gear.FIRST, Gear.FIFTH)
    )

    assert 0 < slow[0] < CERTAIN
    assert 0 == slow[1]
    assert 0 < quick[1]


def test_who_is_pursued_is_safer_at_the_edge_of_the_road_and_on_a_straight() -> None:
    rival = WIDE.by_name["s1.A1"]
    others = Others(WIDE, frozenset([rival]), pursuers=((rival, Gear.FOURTH),))
    edge, middle, corner = company_of(others).contacts[
        [WIDE.by_name[place] for place in ("s1.C5", "s1.B5", "c1.A1")]
    ]

    assert 0 < edge < middle
    assert edge < corner
