"""Map picture: a circuit in work, or the lanes of a map with faults, with pins where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.tiled.faults.fault import Severity
from formulad.ui.race.board.geometry.board_picture import BoardPicture
from formulad.ui.race.board.geometry.camera import Stage, fitting
from formulad.ui.toolkit.colour import WHITE
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import RED, SUN

if TYPE_CHECKING:
    from formulad.tiled.circuit import Point
    from formulad.tiled.faults.fault import Fault
    from formulad.tiled.sketch import Sketch
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.camera import Camera
    from formulad.ui.toolkit.canvas import Canvas, Rect

_EDGE = 8.0
PIN = 13.0
"""The radius of a pin."""
_CELL = 0.16
"""Of the width of a lane."""
_BARE = BoardPicture(signs=False)


@frozen(slots=False)
class MapPicture:
    """What is seen of a map while its author works on it."""

    rect: Rect
    view: BoardView | None
    """Its board, if it can be raced on and has been painted."""
    sketch: Sketch | None
    """Its lanes, if it cannot."""
    faults: tuple[Fault, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the board or the lanes, and over them a numbered pin for each fault."""
        canvas.panel(self.rect, canvas.theme.panels, radius=18)
        stage = Stage.whole(self.rect.inflate(-2 * _EDGE, -2 * _EDGE))
        camera = self._camera(stage)
        if camera is None:
            return
        if self.view:
            self.view.draw(canvas, stage, camera, _BARE)
        elif self.sketch:
            _draw_lanes(canvas, self.sketch, camera, stage)
        for number, fault in enumerate(self.faults, 1):
            if fault.spot.at is not None:
                draw_pin(canvas, number, fault.severity, _held(camera, stage, fault.spot.at))

    def _camera(self, stage: Stage) -> Camera | None:
        if self.view:
            return self.view.whole(stage)
        if self.sketch:
            width, height = self.sketch.size
            return fitting((0.0, 0.0, width, height), stage)
        return None


def _held(camera: Camera, stage: Stage, at: Point) -> Point:
    """Return where a place of the map is seen, at the edge if it lies outside."""
    x, y = camera.to_stage(at, stage)
    room = stage.rect.inflate(-2 * PIN, -2 * PIN)
    return min(max(x, room.left), room.right), min(max(y, room.top), room.bottom)


def _draw_lanes(canvas: Canvas, sketch: Sketch, camera: Camera, stage: Stage) -> None:
    """Draw lanes as strips, and their cells as dots."""
    width, palette = sketch.lane_width * camera.zoom, canvas.theme.panels
    seen = [[camera.to_stage(each, stage) for each in lane] for lane in sketch.lanes]
    for points in seen:
        canvas.polyline(points, max(2.0, 0.9 * width), palette.muted)
    for points in seen:
        for x, y in points:
            canvas.disc(x, y, max(1.0, _CELL * width), INK)


def draw_pin(canvas: Canvas, number: int, severity: Severity, at: Point) -> None:
    """Draw a pin with the number of its fault in the list: seen without its colour too."""
    is_fault = severity is Severity.FAULT
    colour, ink = (RED, WHITE) if is_fault else (SUN, INK)
    canvas.disc(at[0], at[1], PIN, colour, line=WHITE, line_width=2)
    style = LABEL.sized(15).weighted(800)
    canvas.text(str(number), at[0], at[1], style, ink, align=0.5)
