"""The circuits that boards are tested with: a bare oval, one by the sea, and Monaco."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.kernel.values import replace
from formulad.store.paths import data_root
from formulad.tiled.catalogue import load
from formulad.tiled.circuit import Material, Scenery, Shape
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from tests.tiled.oval import oval as oval_map

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.plates import Plates
    from formulad.ui.toolkit.text import Typesetter


def area(material: Material, corners: Sequence[Point], height: float = 0.0) -> Scenery:
    return Scenery(material, Shape.POLYGON, tuple(corners), height)


def box(material: Material, left: float, top: float, across: float, down: float) -> Scenery:
    right, bottom = left + across, top + down
    return area(material, [(left, top), (right, top), (right, bottom), (left, bottom)], 30)


def line(material: Material, *points: Point) -> Scenery:
    return Scenery(material, Shape.POLYLINE, points, 12)


def point(material: Material, x: float, y: float) -> Scenery:
    return Scenery(material, Shape.POINT, ((x, y),))


SHORE = [(2400, 300), (2000, 700), (2100, 900), (1700, 1300), (1500, 1440), (2400, 1440)]
LANDSCAPE = (
    area(Material.HILL, [(0, 0), (900, 0), (700, 200), (200, 300), (100, 700), (0, 800)]),
    area(Material.HILL, [(0, 0), (600, 0), (300, 150), (60, 400), (0, 400)]),
    area(Material.SEA, SHORE),
    box(Material.PARK, 700, 560, 300, 200),
    line(Material.WALL, (2050, 800), (2250, 900)),
    box(Material.HARBOUR, 1000, 800, 160, 80),
    *(box(Material.BUILDING, 560 + 130 * i, 850, 80, 60 + 10 * i) for i in range(3)),
    box(Material.STAND, 1100, 540, 300, 80),
    *(point(Material.TREE, 720 + 60 * i, 600 + 37 * (i % 3)) for i in range(5)),
    *(point(Material.PALM, 1300 + 70 * i, 760) for i in range(4)),
    line(Material.BOAT, (2240, 1200), (2320, 1260)),
    line(Material.BOAT, (2180, 760), (2220, 720)),
    point(Material.LIGHT, 1500, 640),
    box(Material.ROOF, 800, 1000, 500, 300),
)


@pytest.fixture(scope="session")
def oval(tmp_path_factory: pytest.TempPathFactory) -> Road:
    path = tmp_path_factory.mktemp("maps") / "oval.tmx"
    path.write_text(oval_map(), encoding="utf-8")
    return Road(load(path))


@pytest.fixture(scope="session")
def monaco() -> Road:
    return Road(load(data_root() / "tracks" / "monaco.tmx"))


@pytest.fixture(scope="session")
def basse_ville() -> Road:
    return Road(load(data_root() / "tracks" / "basse-ville.tmx"))


@pytest.fixture(scope="session")
def seaside(oval: Road) -> Road:
    """The oval with a piece of every landscape."""
    circuit = oval.circuit
    return Road(replace(circuit, drawing=replace(circuit.drawing, scenery=LANDSCAPE)))


@pytest.fixture(scope="session")
def seaside_plates(seaside: Road, typesetter: Typesetter) -> Plates:
    return Workshop(seaside, typesetter, lane_pixels=24).finish()
