"""The boards of all circuits that come with the game: signs and numbers stand beside the road."""

from __future__ import annotations

from functools import cache
from math import dist

import pytest

from formulad.tiled.catalogue import load
from formulad.ui.race.board.finder import CellFinder
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.geometry.palette import DAY_BOARD
from formulad.ui.race.board.geometry.road_shapes import around
from formulad.ui.race.board.markings import edge_numbers
from formulad.ui.race.board.pit_boxes import ground_of
from formulad.ui.race.board.road_signs import place_signs
from tests.circuits import SHIPPED, TRACKS


@cache
def road(name: str) -> Road:
    return Road(load(TRACKS / f"{name}.tmx"))


@cache
def finder(name: str) -> CellFinder:
    pits = road(name).pits
    return CellFinder(road(name), ground_of(pits) if pits else ())


@pytest.mark.parametrize("name", SHIPPED)
def test_every_corner_has_its_sign_beside_the_road(name: str) -> None:
    signs = place_signs(road(name), finder(name))
    corners = [sector.corner for sector in road(name).track.sectors if sector.corner]

    assert sorted(corner.name for corner in corners) == sorted(each.corner.name for each in signs)
    for sign in signs:
        assert not finder(name).covers(around(sign.place, 0.5 * road(name).width))


@pytest.mark.parametrize("name", SHIPPED)
def test_numbers_of_the_edge_stand_on_no_lane(name: str) -> None:
    numbers = [*edge_numbers(road(name), DAY_BOARD)]

    assert numbers
    assert min(road(name).gap(each.centre) for each in numbers) > 0.7 * road(name).width


@pytest.mark.parametrize("name", ["basse-ville", "val-d-orage"])
def test_no_number_of_the_edge_is_hidden_by_a_portal(name: str) -> None:
    lanes = [lane for tunnel in road(name).circuit.drawing.tunnels for lane in tunnel.lanes]
    mouths = [road(name).place(cell) for lane in lanes for cell in (lane.entry, lane.exit)]
    numbers = [each.centre for each in edge_numbers(road(name), DAY_BOARD)]

    nearest = min(dist(number, mouth) for number in numbers for mouth in mouths)

    assert nearest > 1.5 * road(name).width
