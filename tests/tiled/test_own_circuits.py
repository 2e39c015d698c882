"""The circuits of our own design: sound, told in every language, and with nothing in the way."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from formulad.games.race.presets import usual
from formulad.tiled.catalogue import load
from formulad.tiled.circuit import Material
from formulad.tiled.facts import facts_of
from formulad.tiled.geometry import is_inside
from formulad.ui.toolkit.languages import LANGUAGES
from tests.circuits import TRACKS
from tools.make_circuits import CIRCUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.tiled.circuit import Circuit, Point, Scenery

HOUSES = {Material.BUILDING}
STANDING = {Material.STAND, Material.TREE, Material.PALM}
WATER = {Material.SEA, Material.HARBOUR}


@cache
def circuit(name: str) -> Circuit:
    return load(TRACKS / f"{name}.tmx")


def pieces(name: str, materials: Iterable[Material]) -> Iterator[Scenery]:
    return (each for each in circuit(name).drawing.scenery if each.material in materials)


def road(name: str) -> list[Point]:
    """Return where the cells of the road and of the pit lane lie."""
    drawing = circuit(name).drawing
    return [cell.centre for cell in (*drawing.cells, *drawing.pit)]


def from_the_road(name: str, piece: Scenery) -> float:
    """Return how far a piece lies from the middle of the nearest lane, in lane widths."""
    nearest = min(math.dist(point, cell) for point in piece.points for cell in road(name))
    return nearest / circuit(name).drawing.lane_width


@pytest.mark.parametrize("name", CIRCUITS)
def test_nothing_about_it_is_doubtful(name: str) -> None:
    assert () == circuit(name).warnings


@pytest.mark.parametrize("name", CIRCUITS)
def test_it_compiles_to_the_facts_beside_it(name: str) -> None:
    golden: dict[str, Any] = yaml.safe_load((TRACKS / "golden" / f"{name}.yaml").read_text("utf-8"))

    assert golden == facts_of(circuit(name).track)


@pytest.mark.parametrize("name", CIRCUITS)
def test_it_is_told_of_in_every_language(name: str) -> None:
    assert set(LANGUAGES) == set(circuit(name).about)
    assert circuit(name).track.title


@pytest.mark.parametrize("name", CIRCUITS)
def test_ten_cars_have_their_places_and_five_teams_two_boxes_each(name: str) -> None:
    track = circuit(name).track

    assert 10 == len(track.grid)
    assert track.pit is not None
    assert [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] == [team for _, team in track.pit.boxes]


@pytest.mark.parametrize("name", CIRCUITS)
def test_every_corner_has_a_name(name: str) -> None:
    corners = [each.corner for each in circuit(name).track.sectors if each.corner]

    assert all(corner.name for corner in corners)
    assert len(corners) == len({corner.name for corner in corners})


@pytest.mark.parametrize("name", CIRCUITS)
def test_nothing_stands_on_the_road_or_its_verge(name: str) -> None:
    houses = [from_the_road(name, each) for each in pieces(name, HOUSES)]
    others = [from_the_road(name, each) for each in pieces(name, STANDING)]

    assert min(houses) > 1.5
    assert min(others) > 1.0


def bridges(name: str) -> list[Point]:
    walls = pieces(name, {Material.WALL})
    return [point for wall in walls if wall.name == "bridge" for point in wall.points]


@pytest.mark.parametrize("name", CIRCUITS)
def test_cells_lie_over_water_on_bridges_only(name: str) -> None:
    waters = [each.points for each in pieces(name, WATER)]

    wet = [cell for cell in road(name) if any(is_inside(cell, each) for each in waters)]

    reach = 3 * circuit(name).drawing.lane_width
    assert not [cell for cell in wet if min(math.dist(cell, at) for at in bridges(name)) > reach]


@pytest.mark.parametrize("name", CIRCUITS)
def test_boats_are_afloat(name: str) -> None:
    waters = [each.points for each in pieces(name, WATER)]
    boats = [point for boat in pieces(name, {Material.BOAT}) for point in boat.points]

    assert boats
    assert all(any(is_inside(point, each) for each in waters) for point in boats)


@pytest.mark.parametrize("name", CIRCUITS)
def test_no_house_and_no_tree_stands_in_the_water(name: str) -> None:
    waters = [each.points for each in pieces(name, WATER)]
    standing = [point for each in pieces(name, HOUSES | STANDING) for point in each.points]

    assert not [point for point in standing if any(is_inside(point, each) for each in waters)]


def test_the_valley_is_no_city_though_its_road_dives_under_itself() -> None:
    track = circuit("val-d-orage").track

    assert track.street is not None
    assert 3 == len(track.street.tunnel)
    assert not track.is_city
    assert "rulebook" == usual(track)


def test_on_the_island_the_road_is_two_to_four_lanes_wide() -> None:
    track = circuit("isola-serpe").track
    widths = {
        len({cell.lane for cell in track.cells if abs(cell.progress - row) < 0.8})
        for row in range(2, int(track.rows) - 2)
    }

    assert {2, 3, 4} == widths


@pytest.mark.parametrize(
    ("name", "least", "most"), [("silberwald", 140, 160), ("val-d-orage", 200, 240)]
)
def test_how_long_a_lap_is(name: str, least: int, most: int) -> None:
    assert least < circuit(name).track.rows < most
