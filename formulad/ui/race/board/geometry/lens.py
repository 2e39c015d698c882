"""Lens: how the map is seen at the moment, from map pixels to units of the canvas."""

from __future__ import annotations

from math import degrees
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.geometry.board_picture import Spot
from formulad.ui.toolkit.canvas.quarter_turns import QUARTER, turned

if TYPE_CHECKING:
    from formulad.race.road.track import CellId
    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.board_picture import Where
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.race.board.geometry.road_shapes import Bounds
    from formulad.ui.toolkit.canvas import Canvas, Rect


@frozen(eq=False)
class Lens:
    """A canvas, a camera and the road it looks at."""

    canvas: Canvas
    stage: Stage
    camera: Camera
    road: Road

    @property
    def lane(self) -> float:
        """Return the width of a lane, in units."""
        return self.road.width * self.camera.zoom

    @property
    def pixels(self) -> float:
        """Return pixels of the canvas for a map pixel."""
        return self.camera.zoom * self.canvas.scale

    def point(self, place: Point) -> Point:
        """Return where a place of the map is seen."""
        return self.camera.to_stage(place, self.stage)

    def cell(self, cell: CellId, ahead: float = 0.0, left: float = 0.0) -> Point:
        """Return where the middle of a cell is seen, or a place beside it in lane widths."""
        width = self.road.width
        return self.point(self.road.place(cell, ahead * width, left * width))

    def line(self, line: Points) -> Points:
        """Return a line of the map as it is seen."""
        return self.seen(line) + self.point((0.0, 0.0))

    def seen(self, steps: Points) -> Points:
        """Return steps on the map as they are seen, wherever they begin."""
        zoom = self.camera.zoom
        ways = [turned(way, self.stage.turn) for way in ((zoom, 0.0), (0.0, zoom))]
        seen: Points = steps @ ways
        return seen

    def spot(self, where: Where) -> Spot:
        """Return the place and the direction of a car."""
        if isinstance(where, Spot):
            return where
        return Spot(self.road.place(where), self.road.heading(where))

    def turn(self, spot: Spot) -> float:
        """Return a direction in degrees, as cars are turned on the canvas."""
        return degrees(spot.heading) + QUARTER * self.stage.turn

    def area(self, rect: Rect) -> Bounds:
        """Return the part of the map under a rectangle of the canvas."""
        xs, ys = zip(
            *(
                self.camera.to_map(corner, self.stage)
                for corner in (rect.topleft, rect.bottomright)
            ),
            strict=True,
        )
        return min(xs), min(ys), max(xs), max(ys)

    def sees(self, point: Point, margin: float) -> bool:
        """Return whether a point, with a margin round it, lies on the stage."""
        return bool(self.stage.rect.inflate(2 * margin, 2 * margin).collidepoint(point))
