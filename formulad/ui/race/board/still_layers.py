"""Still layers: a picture of a whole board, drawn without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from formulad.ui.race.board.board_view import BOARD_MARGIN, BoardView
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.camera import Stage, fitting
from formulad.ui.race.board.geometry.drawn_road import Road
from formulad.ui.race.board.workshop import Workshop
from formulad.ui.toolkit.canvas import Canvas, scale_for
from formulad.ui.toolkit.text import Typesetter

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.geometry.camera import Camera
    from formulad.ui.toolkit.assets import Assets
    from formulad.ui.toolkit.outlines import Point


class Still(NamedTuple):
    """A whole board on its canvas, with the signs of its corners."""

    canvas: Canvas
    road: Road
    stage: Stage
    camera: Camera

    def outline(self, cell: CellId) -> list[Point]:
        """Return the border of a cell on the canvas."""
        points = self.road.outline(cell)
        return [self.camera.to_stage((float(x), float(y)), self.stage) for x, y in points]


def still(circuit: Circuit, assets: Assets, size: tuple[int, int]) -> Still:
    """Return the whole board of a circuit."""
    pygame.font.init()
    surface = pygame.Surface(size, 0, 32)
    canvas = Canvas(surface, scale_for(size), Typesetter(assets))
    stage = Stage.whole(canvas.area)
    road = Road(circuit)
    camera = fitting(road.bounds(BOARD_MARGIN), stage)
    lane_pixels = road.width * camera.zoom * canvas.scale
    view = BoardView(road, Workshop(road, Typesetter(assets), lane_pixels).finish())
    view.draw(canvas, stage, camera, BoardPicture())
    return Still(canvas, road, stage, camera)


def save_still(circuit: Circuit, assets: Assets, size: tuple[int, int], path: Path) -> None:
    """Draw the whole board of a circuit and write it as a PNG file.

    Raises:
        OSError: if the file cannot be written.
    """
    picture = still(circuit, assets, size).canvas.surface
    with path.open("wb") as file:
        pygame.image.save(picture, file, "picture.png")
