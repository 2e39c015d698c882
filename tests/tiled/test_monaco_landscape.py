"""The landscape of Monaco as drawn: nothing stands in the way of the race."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.tiled import catalogue
from formulad.tiled.circuit import Material, Shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.tiled.circuit import Circuit, Point, Scenery

MAP = Path(__file__).parents[2] / "tracks" / "monaco.tmx"


@pytest.fixture(scope="module")
def monaco() -> Circuit:
    return catalogue.load(MAP)


def pieces(circuit: Circuit, *materials: Material) -> Iterator[Scenery]:
    return (piece for piece in circuit.drawing.scenery if piece.material in materials)


def from_the_road(circuit: Circuit, piece: Scenery) -> float:
    """Return how far a piece lies from the middle lane, in lane widths."""
    middle = circuit.drawing.lanes[1].cells
    centres = [circuit.drawing.cells[cell].centre for cell in middle]
    nearest = min(math.dist(point, centre) for point in piece.points for centre in centres)
    return nearest / circuit.drawing.lane_width


def contains(outline: Sequence[Point], point: Point) -> bool:
    x, y = point
    sides = zip(outline, (*outline[1:], outline[0]), strict=True)
    return (
        1
        == sum(
            (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
            for (x1, y1), (x2, y2) in sides
        )
        % 2
    )


def test_no_house_stands_close_to_the_road(monaco: Circuit) -> None:
    houses = list(pieces(monaco, Material.BUILDING))

    assert len(houses) > 100
    assert min(from_the_road(monaco, house) for house in houses) > 3.45


def test_stands_trees_and_palms_leave_the_verge_free(monaco: Circuit) -> None:
    beside = pieces(monaco, Material.STAND, Material.TREE, Material.PALM)

    assert min(from_the_road(monaco, piece) for piece in beside) > 2.05


def test_boats_are_afloat_and_houses_are_not(monaco: Circuit) -> None:
    (sea,) = pieces(monaco, Material.SEA)
    boats = [point for boat in pieces(monaco, Material.BOAT) for point in boat.points]
    houses = [point for house in pieces(monaco, Material.BUILDING) for point in house.points]

    assert all(contains(sea.points, point) for point in boats)
    assert not any(contains(sea.points, point) for point in houses)


def test_no_cell_lies_in_the_sea(monaco: Circuit) -> None:
    (sea,) = pieces(monaco, Material.SEA)

    wet = [cell for cell in monaco.drawing.cells if contains(sea.points, cell.centre)]

    assert not wet


def test_the_tunnel_roof_covers_most_of_its_straight_and_nothing_else(monaco: Circuit) -> None:
    (roof,) = pieces(monaco, Material.ROOF)
    track = monaco.track
    under = {
        track.cells[i].name
        for i, cell in enumerate(monaco.drawing.cells)
        if contains(roof.points, cell.centre)
    }

    straight = {cell.name for cell in track.cells if track.sectors[cell.sector].id == "s6"}

    assert under < straight
    assert len(under) > len(straight) / 2


def test_every_boat_points_somewhere(monaco: Circuit) -> None:
    boats = list(pieces(monaco, Material.BOAT))

    assert {Shape.POLYLINE} == {boat.shape for boat in boats}
    assert min(math.dist(*boat.points) for boat in boats) > monaco.drawing.lane_width / 2
