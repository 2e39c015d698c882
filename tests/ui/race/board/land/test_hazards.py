"""What a city lays over the road: each thing is drawn where it is, and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
import pytest

from formulad.race.road.track import CellId
from formulad.tiled.circuit import Material
from formulad.ui.race.board import checkpoint_sign, gunfire_area, police_line, underpass, zone_area
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.camera import Camera, Stage
from formulad.ui.race.board.geometry.lens import Lens
from formulad.ui.race.board.geometry.palette import STREET_BOARD
from formulad.ui.race.board.geometry.road_shapes import Bloom, Disc, Fill, Lettering, Veil
from formulad.ui.race.board.land.asphalt import lines, steps, surface
from formulad.ui.race.board.land.hazards import draw_debris
from formulad.ui.race.board.land.regions import inside, middle
from formulad.ui.race.board.layers import layers
from formulad.ui.toolkit.canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import Street
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.road_shapes import Shape
    from formulad.ui.toolkit.text import Typesetter


@pytest.fixture(scope="module")
def street(basse_ville: Road) -> Street:
    assert basse_ville.track.street
    return basse_ville.track.street


def covered(road: Road, cells: Iterable[CellId], places: Points) -> np.ndarray:
    """Return which places lie in some cells."""
    marks = np.zeros(len(places), bool)
    for cell in cells:
        marks |= inside(places, road.outline(cell, -0.06 * road.width))
    return marks


def middles(shapes: Iterable[Shape]) -> Points:
    return np.array([middle(shape.outline) for shape in shapes if isinstance(shape, Fill)])


def test_cross_hairs_and_holes_lie_in_the_cells_under_fire(
    basse_ville: Road, street: Street
) -> None:
    drawn = list(gunfire_area.gunfire(basse_ville))
    marks = np.array([shape.centre for shape in drawn if isinstance(shape, Disc)])

    assert covered(basse_ville, street.gunfire, marks).all()
    for cell in street.gunfire:
        assert covered(basse_ville, [cell], marks).any()


def test_the_hatching_covers_only_cells_under_fire(basse_ville: Road, street: Street) -> None:
    washes = [shape for shape in gunfire_area.gunfire(basse_ville) if isinstance(shape, Veil)]
    places = np.vstack([shape.outline for wash in washes for shape in wash.shapes])  # type: ignore[union-attr]

    assert covered(basse_ville, street.gunfire, places).mean() > 0.98


def test_every_cell_of_the_zone_is_black_and_no_other(basse_ville: Road, street: Street) -> None:
    burnt = [
        shape.outline
        for shape in zone_area.zone(basse_ville)
        if isinstance(shape, Fill) and shape.colour == zone_area.BURNT and len(shape.outline) > 5
    ]

    for i in range(len(basse_ville.track.cells)):
        place = np.array([basse_ville.place(i)])  # type: ignore[arg-type]
        assert (i in street.zone) == any(inside(place, outline)[0] for outline in burnt)


def test_the_zone_is_told_from_asphalt_without_colours(basse_ville: Road) -> None:
    kinds = {shape.colour for shape in zone_area.zone(basse_ville) if isinstance(shape, Fill)}

    assert {zone_area.ASH, zone_area.EDGE, *zone_area.RUBBLE} & kinds == {
        zone_area.ASH,
        zone_area.EDGE,
        *zone_area.RUBBLE,
    }


def test_the_police_line_crosses_every_lane_and_not_the_island(basse_ville: Road) -> None:
    squares = [shape for shape in police_line.police_lines(basse_ville) if isinstance(shape, Fill)]
    places = middles(squares)

    assert 24 == len(squares)
    assert covered(basse_ville, range(len(basse_ville.track.cells)), places).all()  # type: ignore[arg-type]


def test_cells_at_both_ends_of_the_tunnel_wear_the_number_of_their_lane(
    basse_ville: Road, street: Street
) -> None:
    numbers = [s for s in underpass.portals(basse_ville) if isinstance(s, Lettering)]

    for entry, way_out in street.tunnel:
        lane = basse_ville.track.cells[entry].lane
        for cell in (entry, way_out):
            figures = {n.text for n in numbers if basse_ville.place(cell) == n.centre}
            assert {str(lane + 1)} == figures


def test_portals_leave_the_cells_free(basse_ville: Road, street: Street) -> None:
    ends = {cell for pair in street.tunnel for cell in pair}
    lamps = [s.centre for s in underpass.portals(basse_ville) if isinstance(s, Disc)]

    assert 12 == len(lamps)
    assert not covered(basse_ville, ends, np.array(lamps)).any()


def hidden_places(road: Road) -> Points:
    """Return the middles of what is buried, but under the avenue."""
    centres = [
        place
        for tunnel in road.circuit.drawing.tunnels
        for b in tunnel.lanes
        for place in b.centres
    ]
    places = np.array(centres)
    cells = range(len(road.track.cells))
    return places[~covered(road, cells, places)]  # type: ignore[arg-type]


def test_nothing_of_the_road_is_painted_over_the_tunnel(basse_ville: Road) -> None:
    places = hidden_places(basse_ville)
    painted = [
        *surface(basse_ville, STREET_BOARD),
        *lines(basse_ville, STREET_BOARD),
        *steps(basse_ville, STREET_BOARD),
    ]

    assert len(places) > 6
    for shape in painted:
        assert not inside(places, shape.outline).any()


@pytest.mark.thorough
def test_the_outline_of_the_tunnel_lies_under_the_houses_and_the_avenue(
    basse_ville: Road,
) -> None:
    order = [name for name, _ in layers(basse_ville)]

    assert order.index("underground") < order.index("standing")
    assert order.index("underground") < order.index("asphalt")


def test_the_outline_of_the_tunnel_is_dashed_along_its_lanes(basse_ville: Road) -> None:
    (veil,) = (s for s in underpass.buried(basse_ville, STREET_BOARD) if isinstance(s, Veil))

    assert len(veil.shapes) > 20
    assert veil.opacity <= 0.5


def test_a_gantry_spans_the_finish_line_of_a_city(basse_ville: Road, monaco: Road) -> None:
    posts = {s.centre for s in checkpoint_sign.checkpoint(basse_ville) if isinstance(s, Disc)}

    assert 2 == len(posts)
    assert not covered(
        basse_ville,
        range(len(basse_ville.track.cells)),  # type: ignore[arg-type]
        np.array(sorted(posts)),
    ).any()
    assert [] == list(checkpoint_sign.checkpoint(monaco))


def test_the_step_of_the_roundabout_does_not_cross_its_island(basse_ville: Road) -> None:
    island = next(
        np.array(piece.points)
        for piece in basse_ville.circuit.drawing.scenery
        if piece.name == "island"
    )
    heart = island.mean(0) + (island - island.mean(0)) * 0.9

    for shape in steps(basse_ville, STREET_BOARD):
        assert not inside(np.array([middle(shape.outline)]), heart)[0]


def test_a_circuit_without_a_city_has_none_of_it(monaco: Road) -> None:
    names = {name for name, _ in layers(monaco)}

    assert not names & {"zone", "gunfire", "police lines", "portals", "checkpoint", "underground"}
    assert [] == [
        *gunfire_area.gunfire(monaco),
        *zone_area.zone(monaco),
        *police_line.police_lines(monaco),
    ]


@pytest.mark.thorough
def test_a_city_shines(basse_ville: Road) -> None:
    drawn = dict(layers(basse_ville))

    assert any(isinstance(shape, Bloom) for shape in drawn["light"])
    assert drawn["neon"]
    assert drawn["wet asphalt"]


def point(piece_points: tuple[Point, ...]) -> Points:
    return np.array(piece_points, float)


def test_no_house_stands_on_the_road(basse_ville: Road) -> None:
    road = np.vstack(
        [
            span.line(0.0)[::3]
            for lane in basse_ville.lanes
            for span in basse_ville.in_the_open(lane)
        ]
    )
    for piece in basse_ville.circuit.drawing.scenery:
        if piece.material in {Material.BUILDING, Material.CONTAINER}:
            corners = point(piece.points)
            gaps = np.hypot(*(corners[:, None] - road[None]).transpose(2, 0, 1))
            assert gaps.min() > 2.5 * basse_ville.width


def test_black_cells_wear_no_marker_of_lost_parts(
    basse_ville: Road, street: Street, typesetter: Typesetter
) -> None:
    black, other = min(street.zone), CellId(0)
    canvas = Canvas(pygame.Surface((400, 300), 0, 32), 0.5, typesetter)
    stage = Stage.whole(canvas.area)
    seen = []
    for cell in (black, other):
        canvas.surface.fill((80, 80, 80))
        camera = Camera(basse_ville.place(cell), 44 / basse_ville.width)
        lens = Lens(canvas, stage, camera, basse_ville)
        draw_debris(lens, BoardPicture(debris=frozenset({black, other})))
        seen.append(canvas.surface.get_at((200, 150))[:3] != (80, 80, 80))

    assert [False, True] == seen
