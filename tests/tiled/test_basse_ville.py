"""Basse-Ville has all that a street circuit is raced on, and each of it can be played with."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from formulad.tiled.catalogue import load
from formulad.tiled.facts import facts_of
from formulad.tiled.geometry import crossings
from formulad.ui.toolkit.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import CellId, Street, Track
    from formulad.tiled.circuit import Circuit

TRACKS = Path(__file__).parents[2] / "tracks"
ZONE_ROWS = 5
"""Among so many cells of a lane, two at most are black."""


@pytest.fixture(scope="module")
def circuit() -> Circuit:
    return load(TRACKS / "basse-ville.tmx")


@pytest.fixture(scope="module")
def track(circuit: Circuit) -> Track:
    return circuit.track


@pytest.fixture(scope="module")
def street(track: Track) -> Street:
    assert track.street is not None
    return track.street


@pytest.fixture(scope="module")
def compiled(track: Track) -> dict[str, Any]:
    return facts_of(track)


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    facts: dict[str, Any] = yaml.safe_load(
        (TRACKS / "golden" / "basse-ville.yaml").read_text("utf-8")
    )
    return facts


def names(track: Track, cells: Iterable[int]) -> list[str]:
    return sorted(track.cells[cell].name for cell in cells)


def in_lane(track: Track, lane: int) -> list[CellId]:
    """Return the cells of a lane from the finish line on."""
    by_row = sorted(range(len(track.cells)), key=lambda cell: track.cells[cell].progress)
    return [track.by_name[track.cells[i].name] for i in by_row if track.cells[i].lane == lane]


def test_nothing_about_it_is_doubtful(circuit: Circuit) -> None:
    assert () == circuit.warnings


@pytest.mark.parametrize(
    "part", ["circuit", "totals", "weather", "finish_line", "grid", "pit", "street", "sectors"]
)
def test_it_compiles_to_the_facts_beside_it(
    compiled: dict[str, Any], golden: dict[str, Any], part: str
) -> None:
    assert golden[part] == compiled[part]


@pytest.mark.parametrize(
    ("corner", "name", "stops", "cells"),
    [
        ("c1", "Market Corner", 1, (6, 4, 2)),
        ("c2", "Tenement Bend", 2, (6, 8, 10)),
        ("c3", "Laundry Elbow", 1, (5, 4, 3)),
        ("c4", "Precinct Roundabout", 1, (3, 5, 6)),
        ("c5", "Scrapyard Esses", 3, (12, 12, 12)),
        ("c6", "Canal Bridge", 1, (5, 5, 4)),
        ("c7", "Dock Gate", 1, (3, 4, 5)),
        ("c8", "Container Hairpin", 2, (9, 8, 6)),
    ],
)
def test_its_corners(
    compiled: dict[str, Any], corner: str, name: str, stops: int, cells: tuple[int, int, int]
) -> None:
    sector = next(each for each in compiled["sectors"] if each["id"] == corner)

    assert (name, stops) == (sector["corner"], sector["stops"])
    assert cells == tuple(sector["cells"].values())


def test_its_straights(compiled: dict[str, Any]) -> None:
    straights = {
        sector["id"]: tuple(sector["cells"].values())
        for sector in compiled["sectors"]
        if "corner" not in sector
    }

    assert {
        "s1": (6, 6, 7),
        "s2": (31, 31, 31),
        "s3": (4, 4, 4),
        "s4": (14, 14, 14),
        "s5": (5, 5, 5),
        "s6": (8, 8, 8),
        "s7": (14, 14, 14),
        "s8": (8, 8, 8),
        "s9": (17, 17, 17),
    } == straights


def test_every_title_is_there_and_says_whose_design_it_is(circuit: Circuit) -> None:
    assert {"en", "fr", "ja"} == set(circuit.titles)
    assert set(LANGUAGES) == set(circuit.about)
    assert "our own design" in circuit.about["en"]


def test_in_corners_a_cell_has_one_lane_change_at_most(track: Track) -> None:
    ways = [cell.next for cell in track.cells if track.sectors[cell.sector].corner]

    assert 2 == max(map(len, ways))


def test_no_two_cells_of_a_lane_change_to_the_same_cell_of_a_corner(track: Track) -> None:
    changes = [
        (cell.lane, target)
        for cell in track.cells
        if track.sectors[cell.sector].corner
        for target in cell.next[1:]
    ]

    assert len(set(changes)) == len(changes)


def test_gunfire_covers_six_rows_of_all_lanes_of_neon_avenue(track: Track, street: Street) -> None:
    assert sorted(f"s2.{lane}{row}" for lane in "ABC" for row in range(22, 28)) == names(
        track, street.gunfire
    )


def test_the_zone_has_fourteen_black_cells_from_s5_into_s6(track: Track, street: Street) -> None:
    sectors = {track.sectors[track.cells[cell].sector].id for cell in street.zone}

    assert 14 == len(street.zone)
    assert {"s5", "c5", "s6"} == sectors


@pytest.mark.parametrize("lane", range(3))
def test_the_zone_never_has_three_black_cells_close_behind_each_other(
    track: Track, street: Street, lane: int
) -> None:
    cells = in_lane(track, lane)
    stretches = [cells[i : i + ZONE_ROWS] for i in range(len(cells) - ZONE_ROWS + 1)]

    assert 2 == max(len(street.zone.intersection(stretch)) for stretch in stretches)


def test_no_row_is_black_from_edge_to_edge(track: Track, street: Street) -> None:
    middle = [cell for cell in street.zone if track.cells[cell].lane == 1]

    assert middle
    assert not [
        cell
        for cell in middle
        if {0, 2} == {track.cells[i].lane for i in track.cells[cell].beside if i in street.zone}
    ]


def test_every_black_cell_can_be_avoided(track: Track, street: Street) -> None:
    """From every cell a way leads on that is not black: nobody is ever driven onto one."""
    trapped = [cell for cell, ways in enumerate(track.next) if street.zone.issuperset(ways)]

    assert not names(track, trapped)


def test_every_black_cell_is_in_the_way_of_its_lane(track: Track, street: Street) -> None:
    own_ways = {ways[0] for ways in track.next}

    assert street.zone <= own_ways


def test_the_road_parts_round_the_island_and_comes_together_again(track: Track) -> None:
    left = [cell for cell in track.cells if cell.name.startswith("c4.A")]
    right = [cell for cell in track.cells if cell.name.startswith(("c4.B", "c4.C"))]

    assert {0} == {track.cells[i].lane for cell in left for i in cell.next}
    assert {1, 2} == {track.cells[i].lane for cell in right for i in cell.next}
    assert {"s5.B1", "s5.A2"} <= {
        track.cells[i].name for name in ("s5.A1", "s5.B1") for i in track.next[track.by_name[name]]
    }


def test_nothing_touches_across_the_island(track: Track) -> None:
    for number in (1, 2, 3):
        cell = track.cells[track.by_name[f"c4.A{number}"]]
        assert not [
            track.cells[i].name for i in cell.beside if track.cells[i].name.startswith("c4.B")
        ]


def test_the_police_line_crosses_every_lane_behind_the_roundabout(
    track: Track, street: Street
) -> None:
    assert {("c4.A3", "s5.A1"), ("c4.B5", "s5.B1"), ("c4.C6", "s5.C1")} <= {
        (track.cells[cell].name, track.cells[target].name) for cell, target in street.police
    }
    assert {"c4", "s5"} == {
        track.sectors[track.cells[cell].sector].id for step in street.police for cell in step
    }


def test_nobody_gets_past_the_police_line_unseen(track: Track, street: Street) -> None:
    found = [track.by_name["s4.B1"]]
    for cell in found:
        found.extend(
            target
            for target in track.next[cell]
            if (cell, target) not in street.police and target not in found
        )

    assert {"s4", "c4"} == {track.sectors[track.cells[cell].sector].id for cell in found}


@pytest.mark.parametrize("lane", "ABC")
def test_the_sixth_cell_of_the_underpass_leads_to_the_seventh(
    track: Track, street: Street, lane: str
) -> None:
    entry, way_out = track.by_name[f"s7.{lane}6"], track.by_name[f"s7.{lane}7"]

    assert (way_out,) == track.next[entry]
    assert (entry, way_out) in street.tunnel


def test_the_tunnel_passes_under_neon_avenue(circuit: Circuit) -> None:
    drawing, track = circuit.drawing, circuit.track
    (tunnel,) = drawing.tunnels
    avenue = {
        lane: [drawing.cells[track.by_name[f"s2.{lane}{row}"]].centre for row in range(1, 32)]
        for lane in "ABC"
    }

    for buried in tunnel.lanes:
        for line in avenue.values():
            assert 1 == len(
                [at for a, b in pairwise(buried.centres) for at in crossings(a, b, line)]
            )


def test_the_portals_leave_the_avenue_its_verge(circuit: Circuit) -> None:
    drawing, track = circuit.drawing, circuit.track
    (tunnel,) = drawing.tunnels
    avenue = [
        shape
        for shape, cell in zip(drawing.cells, track.cells, strict=True)
        if cell.name.startswith("s2.")
    ]

    nearest = min(
        math.dist(end, shape.centre)
        for end in (*tunnel.entry_line, *tunnel.exit_line)
        for shape in avenue
    )

    assert nearest > 1.2 * drawing.lane_width


def test_parts_of_the_road_that_do_not_cross_keep_six_lane_widths_apart(circuit: Circuit) -> None:
    drawing, track = circuit.drawing, circuit.track
    under = {f"s7.B{number}" for number in range(3, 11)}
    middle = [i for i in in_lane(track, 1) if track.cells[i].name not in under]

    apart = [
        math.dist(drawing.cells[a].centre, drawing.cells[b].centre) / drawing.lane_width
        for a, b in combinations(middle, 2)
        if 9 < (track.cells[b].progress - track.cells[a].progress) % track.rows < track.rows - 9
    ]

    assert min(apart) > 6


def test_ten_cars_start_in_two_columns_three_cells_apart(track: Track) -> None:
    assert [
        *("s9.A17", "s9.C16", "s9.A14", "s9.C13", "s9.A11"),
        *("s9.C10", "s9.A8", "s9.C7", "s9.A5", "s9.C4"),
    ] == [track.cells[cell].name for cell in track.grid]


def test_five_teams_have_two_boxes_each(track: Track) -> None:
    assert track.pit is not None
    assert [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] == [team for _, team in track.pit.boxes]
