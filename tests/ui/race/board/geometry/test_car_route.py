from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.board.geometry.car_route import along, route

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.drawn_road import Road


def way(road: Road, *names: str) -> list[CellId]:
    return [road.track.by_name[name] for name in names]


def test_a_car_leaves_its_cell_and_arrives_in_the_last(monaco: Road) -> None:
    cells = way(monaco, "s2.B6", "s2.B7", "s2.A7", "s2.A8")

    assert monaco.place(cells[0]) == pytest.approx(along(monaco, cells, 0).at)
    assert monaco.place(cells[-1]) == pytest.approx(along(monaco, cells, 1).at)


def test_a_car_drives_evenly_and_smoothly(monaco: Road) -> None:
    cells = way(monaco, *(f"s2.B{i}" for i in range(3, 9)), *(f"s2.A{i}" for i in range(8, 13)))
    spots = [along(monaco, cells, i / 100) for i in range(101)]

    steps = [dist(a.at, b.at) for a, b in pairwise(spots)]
    turns = [abs(a.heading - b.heading) for a, b in pairwise(spots)]
    assert max(steps) == pytest.approx(min(steps), rel=0.15)
    assert max(turns) < 0.13


def test_a_way_passes_through_its_cells(monaco: Road) -> None:
    cells = way(monaco, "s2.B6", "s2.B7", "s2.A7", "s2.A8", "s2.A9")
    line = route(monaco, cells)

    for cell, station in zip(cells, line.stations, strict=True):
        assert dist(monaco.place(cell), line.curve.at(station)) < monaco.width / 3


def test_a_way_of_one_step_can_be_driven(monaco: Road) -> None:
    cells = way(monaco, "s2.B6", "s2.A6")

    middle = along(monaco, cells, 0.5).at

    halves = [dist(middle, monaco.place(cell)) for cell in cells]
    assert halves[0] == pytest.approx(halves[1], rel=0.05)


def test_a_car_without_a_way_stands_in_its_cell(monaco: Road) -> None:
    (cell,) = way(monaco, "s2.B6")

    assert monaco.place(cell) == along(monaco, [cell], 0.7).at


def through_the_tunnel(road: Road) -> list[CellId]:
    """Return a way of the middle lane that leads in and out of the tunnel."""
    return way(road, *(f"s7.B{number}" for number in range(4, 10)))


def test_a_car_in_a_tunnel_is_not_seen(basse_ville: Road) -> None:
    cells = through_the_tunnel(basse_ville)
    seen = [along(basse_ville, cells, i / 50).seen for i in range(51)]

    assert 1 == seen[0] == seen[-1]
    assert 0 in seen
    dark = [i for i, share in enumerate(seen) if share == 0]
    assert list(range(dark[0], dark[-1] + 1)) == dark


def test_a_car_is_seen_nowhere_between_the_portals(basse_ville: Road) -> None:
    cells = through_the_tunnel(basse_ville)
    line = route(basse_ville, cells)
    ((start, end),) = line.hidden

    for spot in (along(basse_ville, cells, i / 200) for i in range(201)):
        if start < line.curve.nearest(spot.at) < end:
            assert spot.seen < 0.1


def test_a_tunnel_costs_a_car_no_more_time_than_a_cell(basse_ville: Road) -> None:
    cells = through_the_tunnel(basse_ville)
    dark = [i for i in range(101) if not along(basse_ville, cells, i / 100).seen]

    assert 0.1 < len(dark) / 101 < 0.35


def test_the_way_through_a_tunnel_follows_its_lane(basse_ville: Road) -> None:
    cells = through_the_tunnel(basse_ville)
    line = route(basse_ville, cells)
    entry = next(cell for cell in cells if cell in basse_ville.circuit.drawing.buried)

    for place in basse_ville.circuit.drawing.buried[entry].centres:
        assert dist(place, line.curve.at(line.curve.nearest(place))) < basse_ville.width / 3


def test_a_way_in_the_open_is_all_seen(monaco: Road) -> None:
    line = route(monaco, way(monaco, "s2.B6", "s2.B7", "s2.A7"))

    assert () == line.hidden
    assert 1 == len(list(line.open_pieces()))
