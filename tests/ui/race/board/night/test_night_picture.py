"""A small city round an oval, looked at once: it must stay as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.values import replace
from formulad.tiled.circuit import Material, Scenery, Shape, Theme, Tint
from formulad.ui.race.board.board_view import BoardView
from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard
from formulad.ui.race.board.geometry.camera import Stage
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.toolkit.canvas import Canvas
from tests.ui.pictures import assert_looks_like
from tests.ui.race.board.conftest import area, box, line, point

if TYPE_CHECKING:
    from formulad.ui.toolkit.text import Typesetter

WORDS = Scenery(
    Material.NEON, Shape.POLYLINE, ((700, 640), (1000, 640)), name="NUIT", tint=Tint.PINK
)
CITY = (
    area(Material.HARBOUR, [(1500, 520), (1900, 520), (1900, 1000), (1450, 1000)]),
    line(Material.ROAD, (0, 200), (2400, 160)),
    box(Material.PLAZA, 560, 560, 600, 420),
    *(box(Material.BUILDING, 600 + 130 * i, 700 + 8 * i, 100, 90) for i in range(4)),
    *(box(Material.BUILDING, 600 + 130 * i, 850, 100, 80 + 10 * i) for i in range(4)),
    box(Material.CONTAINER, 1230, 640, 110, 50),
    box(Material.AWNING, 1230, 760, 70, 26),
    line(Material.CRANE, (1420, 980), (1680, 760)),
    line(Material.LAUNDRY, (1180, 860), (1340, 880)),
    area(Material.SCRAP, [(1180, 930), (1300, 910), (1320, 990), (1200, 1000)]),
    Scenery(Material.CAR, Shape.POLYLINE, ((1240, 840), (1294, 840)), name="police"),
    line(Material.BOAT, (1620, 860), (1720, 900)),
    *(point(Material.LIGHT, 500 + 220 * i, 520) for i in range(7)),
    WORDS,
)


def test_a_city_by_night_looks_as_it_was_approved(oval: Road, typesetter: Typesetter) -> None:
    circuit = oval.circuit
    drawing = replace(circuit.drawing, scenery=CITY, theme=Theme.NEON)
    road = Road(replace(circuit, drawing=drawing))
    view = BoardView(road, Workshop(road, typesetter, lane_pixels=24).finish())
    canvas = Canvas(pygame.Surface((480, 270)), 0.5, typesetter)
    stage = Stage.whole(canvas.area)
    car = CarOnBoard(7, road.track.by_name["s1.B3"], is_gt=True)

    view.draw(canvas, stage, view.whole(stage), BoardPicture(cars=(car,)))

    assert_looks_like(canvas.surface, "board-night")
