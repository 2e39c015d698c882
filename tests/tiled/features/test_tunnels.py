"""Tunnels: the road dives under another, and what lies between its portals is out of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.road.track import Street
from formulad.tiled.features.finder import Finder
from tests.tiled.oval import CELLS, area, item, mark, oval, polyline

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.race.road.track import Track
    from formulad.tiled.circuit import Circuit


def portals(entry: int, way_out: int, first: int = 700) -> str:
    """Return a tunnel on the lower straight, which is driven to the left."""
    refers = f'<properties><property name="exit" type="object" value="{first + 1}"/></properties>'
    line = f'<polyline points="{entry},990 {entry},1180"/>'
    return item(first, "tunnel_portal", refers + line) + polyline(
        first + 1, "tunnel_portal", [(way_out, 990), (way_out, 1180)]
    )


TUNNEL = portals(1330, 980)
"""Three cells of each lane are hidden: the way leads from the fourth to the fifth."""


@pytest.fixture
def tunnelled(compiled: Callable[[str], Circuit]) -> Circuit:
    return compiled(oval(TUNNEL))


def ahead(track: Track, name: str) -> list[str]:
    return [track.cells[target].name for target in track.cells[track.by_name[name]].next]


def row(track: Track, name: str) -> float:
    return track.cells[track.by_name[name]].progress


def test_the_cells_in_a_tunnel_are_none_of_the_track(tunnelled: Circuit) -> None:
    assert CELLS - 9 == len(tunnelled.track.cells)
    assert "s2.A7" in tunnelled.track.by_name
    assert "s2.A8" not in tunnelled.track.by_name


@pytest.mark.parametrize("lane", "ABC")
def test_an_entry_leads_to_the_exit_of_its_lane_and_nowhere_else(
    tunnelled: Circuit, lane: str
) -> None:
    assert [f"s2.{lane}5"] == ahead(tunnelled.track, f"s2.{lane}4")


def test_lanes_are_changed_right_up_to_the_entry_and_from_the_exit_on(tunnelled: Circuit) -> None:
    assert ["s2.B4", "s2.A3", "s2.C3"] == ahead(tunnelled.track, "s2.B3")
    assert ["s2.B6", "s2.A5", "s2.C5"] == ahead(tunnelled.track, "s2.B5")


def test_the_street_knows_both_ends_of_a_tunnel(tunnelled: Circuit) -> None:
    track = tunnelled.track

    assert track.street is not None
    assert [("s2.A4", "s2.A5"), ("s2.B4", "s2.B5"), ("s2.C4", "s2.C5")] == [
        (track.cells[entry].name, track.cells[way_out].name)
        for entry, way_out in track.street.tunnel
    ]


def test_from_entry_to_exit_is_one_row(
    compiled: Callable[[str], Circuit], tunnelled: Circuit
) -> None:
    whole, track = compiled(oval()).track, tunnelled.track

    assert whole.rows - 3 == track.rows
    assert row(track, "s2.B4") == pytest.approx(row(whole, "s2.B4"))
    assert row(track, "s2.B5") == pytest.approx(row(track, "s2.B4") + 1)
    assert row(track, "s2.A5") == pytest.approx(row(track, "s2.A4") + 1)
    assert row(track, "c2.C1") == pytest.approx(row(whole, "c2.C1") - 3)


def test_nothing_touches_a_cell_through_a_tunnel(tunnelled: Circuit) -> None:
    cells, by_name = tunnelled.track.cells, tunnelled.track.by_name

    assert ["s2.B4"] == [cells[i].name for i in cells[by_name["s2.A4"]].beside]
    assert ["s2.B5", "s2.B6"] == [cells[i].name for i in cells[by_name["s2.A5"]].beside]


def test_the_drawing_keeps_what_lies_between_the_portals(tunnelled: Circuit) -> None:
    drawing, by_name = tunnelled.drawing, tunnelled.track.by_name
    (tunnel,) = drawing.tunnels
    left = tunnel.lanes[0]

    assert ((1330, 990), (1330, 1180)) == tunnel.entry_line
    assert ((980, 990), (980, 1180)) == tunnel.exit_line
    assert [0, 1, 2] == [lane.lane for lane in tunnel.lanes]
    assert (by_name["s2.A4"], by_name["s2.A5"]) == (left.entry, left.exit)
    assert ((1260, 1140), (1140, 1140), (1020, 1140)) == left.centres
    assert left == drawing.buried[left.entry]


def test_the_cells_beside_a_tunnel_are_as_long_as_they_were_drawn(
    compiled: Callable[[str], Circuit], tunnelled: Circuit
) -> None:
    whole = compiled(oval())

    for name, drawn in (("s2.A4", "s2.A4"), ("s2.A5", "s2.A8")):
        assert (
            whole.drawing.cells[whole.track.by_name[drawn]]
            == tunnelled.drawing.cells[tunnelled.track.by_name[name]]
        )


def test_a_road_may_dive_more_than_once(compiled: Callable[[str], Circuit]) -> None:
    track = compiled(oval(portals(1570, 1340) + portals(1210, 980, 720))).track

    assert ["s2.A3"] == ahead(track, "s2.A2")
    assert ["s2.A4"] == ahead(track, "s2.A3")
    assert ["s2.A5", "s2.B5"] == ahead(track, "s2.A4")
    assert 6 == len(track.street.tunnel if track.street else ())
    assert row(track, "s2.B4") == pytest.approx(row(track, "s2.B2") + 2)


def test_a_point_on_the_road_above_a_tunnel_is_on_that_road() -> None:
    finder = Finder([(0, 0), (10, 0)], 30, frozenset({0}))

    assert 1 == finder.at((0, 0))
    assert "the one there is hidden in a tunnel" == finder.how_far((0, 5))


def test_an_area_over_a_tunnel_does_not_cover_it(compiled: Callable[[str], Circuit]) -> None:
    over = area(703, "gunfire", (1030, 990, 100, 190))

    with pytest.raises(ValueError, match=r"gunfire #703 .*: covers no cell"):
        compiled(oval(TUNNEL, over))


def test_a_map_without_any_of_it_is_no_street(compiled: Callable[[str], Circuit]) -> None:
    circuit = compiled(oval())

    assert circuit.track.street is None
    assert () == circuit.drawing.tunnels
    assert () == circuit.drawing.police_lines


def test_gunfire_and_black_cells_are_kept(compiled: Callable[[str], Circuit]) -> None:
    fire = area(700, "gunfire", (1400, 990, 200, 190))
    track = compiled(oval(fire, mark(701, "debris", (1740, 1140)))).track

    assert ["s2.A3", "s2.B3", "s2.B4", "s2.C3"] == sorted(
        track.cells[cell].name for cell in (track.street or Street()).gunfire
    )
    assert {track.by_name["s2.A1"]} == (track.street or Street()).zone


def test_every_step_over_a_police_line_is_known(compiled: Callable[[str], Circuit]) -> None:
    circuit = compiled(oval(polyline(700, "police_line", [(1000, 990), (1000, 1180)])))
    track = circuit.track

    assert [
        ("s2.A7", "s2.A8"),
        ("s2.A7", "s2.B8"),
        ("s2.B7", "s2.B8"),
        ("s2.C7", "s2.B8"),
        ("s2.C7", "s2.C8"),
    ] == sorted(
        (track.cells[cell].name, track.cells[target].name)
        for cell, target in (track.street or Street()).police
    )
    assert (((1000, 990), (1000, 1180)),) == circuit.drawing.police_lines


PORTAL = "tunnel_portal #700 at (0,0) in layer 'extra' (line 40): "


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        pytest.param(
            TUNNEL + mark(703, "debris", (1140, 1140)),
            "debris #703 at (1140,1140) in layer 'extra' (line 40): is not on a cell"
            " (the one there is hidden in a tunnel)",
            id="debris in a tunnel",
        ),
        pytest.param(
            TUNNEL + area(703, "gunfire", (1100, 990, 300, 190)),
            "gunfire #703 at (1100,990) in layer 'extra' (line 40): reaches into the tunnel at"
            " vertex 26 at (1260,1140) of lane #1 → end it outside",
            id="gunfire half in a tunnel",
        ),
        pytest.param(
            TUNNEL + polyline(703, "police_line", [(1130, 990), (1130, 1180)]),
            "police_line #703 at (0,0) in layer 'extra' (line 40): does not cross lane 1, 2, 3"
            " outside tunnels → draw it where the road is open",
            id="police line in a tunnel",
        ),
        pytest.param(
            TUNNEL + polyline(703, "link", [(1380, 1140), (1310, 1080)]),
            "link #703 at (0,0) in layer 'extra' (line 40): its last point is not on a cell"
            " (the one there is hidden in a tunnel)",
            id="link into a tunnel",
        ),
        pytest.param(
            TUNNEL + polyline(703, "link", [(1380, 1140), (1430, 1080)], kind="right"),
            "link #703 at (0,0) in layer 'extra' (line 40): begins on the last cell before a"
            " tunnel, which leads into it",
            id="link from an entry",
        ),
        pytest.param(
            portals(980, 1330),
            PORTAL + "hides 39 cells of lane 1 → change its exit",
            id="portals mixed up",
        ),
        pytest.param(
            TUNNEL + portals(1200, 860, 720),
            "tunnel_portal #720 at (0,0) in layer 'extra' (line 40): lies in the tunnel of #700",
            id="tunnels in each other",
        ),
        pytest.param(
            TUNNEL + portals(980, 740, 720),
            "tunnel_portal #720 at (0,0) in layer 'extra' (line 40): lies in the tunnel of #700",
            id="tunnels without a cell between",
        ),
    ],
)
def test_a_fault_of_a_tunnel_is_named(
    faults_of: Callable[[str], list[str]], drawn: str, fault: str
) -> None:
    assert any(line.startswith(fault) for line in faults_of(oval(drawn)))


def test_a_lane_that_ends_in_a_tunnel_is_named(faults_of: Callable[[str], list[str]]) -> None:
    short = polyline(
        704, "lane", [(1740 - 120 * i, 1200) for i in range(5)], lane=1, loop=False
    ).replace('value="1"', 'value="4"')

    found = faults_of(oval(portals(1330, 980).replace("1180", "1230") + short))

    assert any("lane 4 does not lead on from it to its exit" in fault for fault in found)
