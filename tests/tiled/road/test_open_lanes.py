"""Roads that widen, narrow, part round an island, or are drawn in pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.tiled.oval import (
    MAP_PROPERTIES,
    area,
    changed,
    item,
    lane,
    layers,
    mark,
    oval,
    points,
    polyline,
    ring,
    tiled_map,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.road.track import Track
    from formulad.tiled.circuit import Circuit


def road(*lanes: str) -> str:
    """Return an oval of other lanes, without pits; slots lie on the outer two."""
    places = [(1140 - 120 * i, 300) for i in range(5)] + [(1090 - 120 * i, 360) for i in range(5)]
    slots = [mark(40 + i, "start_slot", at, slot=i + 1) for i, at in enumerate(places)]
    return tiled_map({**layers(), "road": list(lanes), "marks": slots}, MAP_PROPERTIES)


def ahead(track: Track, name: str) -> list[str]:
    return [track.cells[target].name for target in track.cells[track.by_name[name]].next]


@pytest.fixture
def widened(compiled: Callable[[str], Circuit]) -> Track:
    """Return a road of two lanes, with a third on the inside of its lower straight."""
    third = polyline(3, "lane", lane(3)[18:27], lane=3, loop=False)
    return compiled(
        road(polyline(1, "lane", lane(1), lane=1), polyline(2, "lane", lane(2), lane=2), third)
    ).track


def test_a_lane_that_begins_is_entered_from_the_one_beside_it(widened: Track) -> None:
    assert ["s2.B2", "s2.A1", "s2.C1"] == ahead(widened, "s2.B1")


def test_a_lane_that_ends_leads_into_the_one_beside_it(widened: Track) -> None:
    assert ["s2.B10"] == ahead(widened, "s2.C9")


def test_nothing_leads_into_a_lane_that_has_ended(widened: Track) -> None:
    assert ["c2.B1", "s2.A10"] == ahead(widened, "s2.B10")


def test_cells_beside_a_lane_that_has_ended_touch_nothing_there(widened: Track) -> None:
    beside = widened.cells[widened.by_name["c2.B1"]].beside

    assert ["s2.A10", "c2.A1", "c2.A2"] == [widened.cells[cell].name for cell in beside]


def test_a_lane_of_its_own_lies_in_the_rows_of_the_others(widened: Track) -> None:
    left, third = (widened.cells[widened.by_name[name]] for name in ("s2.A4", "s2.C4"))

    assert left.progress == pytest.approx(third.progress)


def test_a_lane_drawn_in_pieces_is_the_same_road(compiled: Callable[[str], Circuit]) -> None:
    def piece(number: int, follower: int, start: int, end: int) -> str:
        properties = (
            '<properties><property name="lane" type="int" value="1"/>'
            '<property name="loop" type="bool" value="false"/>'
            f'<property name="next" type="object" value="{follower}"/></properties>'
        )
        vertices = points((lane(1) + lane(1))[start:end])
        return item(number, "lane", f'{properties}<polyline points="{vertices}"/>')

    whole = polyline(1, "lane", lane(1), lane=1)
    pieces = piece(1, 700, 13, 31) + piece(700, 1, 31, 42 + 13)

    expected = compiled(oval()).track
    assert expected.fingerprint == compiled(changed(oval(), whole, pieces)).track.fingerprint


def test_lanes_may_part_where_changing_between_them_is_forbidden(
    compiled: Callable[[str], Circuit],
) -> None:
    far = [(x, y + 90 if y > 1100 and 700 < x < 1700 else y) for x, y in lane(1)]
    text = changed(oval(), points(lane(1)), points(far))
    text = changed(text, ' height="48"', ' height="60"')
    island = area(700, "lane_rule", (640, 980, 1090, 300), lane_change="none")
    text = changed(
        text, '<objectgroup id="5" name="extra">', f'<objectgroup id="5" name="extra">{island}'
    )

    track = compiled(text).track

    assert ["s2.A6"] == ahead(track, "s2.A5")
    assert all(
        cell not in track.cells[track.by_name["s2.B5"]].beside
        for cell in (track.by_name["s2.A5"], track.by_name["s2.A4"])
    )


def test_lanes_may_part_where_a_solid_line_runs_round_the_island(
    compiled: Callable[[str], Circuit],
) -> None:
    far = [(x, y + 90 if y > 1100 and 700 < x < 1700 else y) for x, y in lane(1)]
    kerb = polyline(700, "solid_line", [(1760, 1115), (640, 1115)])
    text = changed(oval(kerb), points(lane(1)), points(far))

    track = compiled(changed(text, ' height="48"', ' height="60"')).track

    assert ["s2.A6"] == ahead(track, "s2.A5")
    assert ["s2.B6", "s2.C5"] == ahead(track, "s2.B5")


@pytest.mark.parametrize("count", [1, 2, 4, 5, 6])
def test_a_road_may_have_from_one_to_six_lanes(
    compiled: Callable[[str], Circuit], count: int
) -> None:
    cells = (13, 11, 11, 9, 8, 7)
    lanes = [
        polyline(i + 1, "lane", ring(510 - 60 * i, (60, 10)[i % 2], cells[i]), lane=i + 1)
        for i in range(count)
    ]
    everything = {
        "zones": [
            area(11, "corner", (1801, 100, 580, 1240), stops=2),
            area(12, "corner", (19, 100, 580, 1240), stops=1),
        ],
        "lines": [polyline(20, "finish_line", [(1200, 180), (1200, 720)])],
        "road": lanes,
        "marks": [mark(40 + i, "start_slot", (1140 - 120 * i, 210), slot=i + 1) for i in range(5)],
    }
    properties = {**MAP_PROPERTIES, "players_max": 5}

    track = compiled(tiled_map(everything, properties)).track

    assert count == track.lane_count
    assert 20 + 2 * cells[count // 2 if count > 1 else 0] == track.rows
