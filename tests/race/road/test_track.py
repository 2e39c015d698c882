from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.race.road.track import LEFT, RIGHT, Corner, Track
from tests.circuits import RING
from tests.drawn import track

TWO_HANDS = track("""
    A  . . . . 1> 1> 1> 1  1  1  . . .
    B  . . . . 1> 1> 1  1< 1< 1  . . .
    C  . . . . 1  1  1  1< 1< 1  . . .
""")
"""A corner that turns right for three rows and then left for two; its last row is bare."""


@pytest.mark.parametrize(
    ("side", "cell"),
    [
        (RIGHT, "s1.A1"),
        (RIGHT, "c1.A1"),
        (RIGHT, "c1.A2"),
        (LEFT, "c1.A3"),
        (LEFT, "c1.A4"),
        (LEFT, "c1.A5"),
        (LEFT, "c1.A6"),
        (RIGHT, "s2.B3"),
    ],
    ids=[
        "before",
        "first row",
        "second",
        "mostly left",
        "first left",
        "last left",
        "exit",
        "next lap",
    ],
)
def test_the_inside_is_where_most_arrows_of_the_next_two_rows_lead(side: int, cell: str) -> None:
    assert side == TWO_HANDS.inside[TWO_HANDS.by_name[cell]]


def test_one_arrow_the_other_way_does_not_turn_a_corner() -> None:
    wide = track("""
        A  . . . 1> 1> 1 . . .
        B  . . . 1< 1> 1 . . .
        C  . . . 1  1  1 . . .
    """)

    assert RIGHT == wide.inside[wide.by_name["s1.A1"]]


def test_without_any_arrows_the_left_counts_as_inside() -> None:
    bare = track("""
        A  . . 1 1 . .
        B  . . 1 1 . .
    """)

    assert {LEFT} == set(bare.inside)


def test_the_cells_round_the_line_are_known() -> None:
    past = {
        cell.name[:2] for cell, is_past in zip(RING.cells, RING.past_line, strict=True) if is_past
    }
    before = {
        c.name[:2] for c, is_before in zip(RING.cells, RING.before_line, strict=True) if is_before
    }

    assert ({"s1"}, {"s4"}) == (past, before)


WITH_A_LANE = track("""
    A  . . . 1 1 . . . .
    B  . . . 1 1 . . . .
    pit s2.B2 1 . s1.B2
""")


def test_the_road_changes_where_a_corner_is_left_the_line_crossed_or_the_lane_turned_into() -> None:
    places = zip(WITH_A_LANE.places, WITH_A_LANE.is_border, strict=True)

    borders = {cell.name for cell, is_border in places if is_border}

    corner_and_line = {"c1.A2", "c1.B2", "s2.A4", "s2.B4"}
    assert {*corner_and_line, "s2.B2", "pit.2"} <= borders
    assert {"s1.A1", "s1.B3", "c1.A1", "s2.A2"}.isdisjoint(borders)


def test_the_longest_step_changes_to_the_lane_that_is_half_a_cell_ahead() -> None:
    assert 1.5 == WITH_A_LANE.stride


def test_a_track_shows_as_a_short_name() -> None:
    assert f"<Track ring: {len(RING.cells)} cells>" == repr(RING)


def changed(**changes: object) -> Track:
    """Return the ring with something changed."""
    return replace(RING, **changes)  # type: ignore[arg-type] # each test gives what fits


def test_the_fingerprint_of_equal_tracks_is_the_same() -> None:
    assert RING.fingerprint == changed().fingerprint
    assert RING == changed()
    assert hash(RING) == hash(changed())


@pytest.mark.parametrize(
    "other",
    [
        changed(grid=RING.grid[:-1]),
        changed(cells=(replace(RING.cells[0], next=RING.cells[0].next[:1]), *RING.cells[1:])),
        changed(cells=(replace(RING.cells[0], beside=()), *RING.cells[1:])),
        changed(cells=(replace(RING.cells[0], progress=0.5), *RING.cells[1:])),
        changed(
            sectors=(
                RING.sectors[0],
                replace(RING.sectors[1], corner=Corner("c1", 3, 2, 4)),
                *RING.sectors[2:],
            )
        ),
    ],
    ids=["grid", "link", "side", "place", "stops"],
)
def test_whatever_decides_a_race_changes_the_fingerprint(other: Track) -> None:
    assert other.fingerprint != RING.fingerprint
