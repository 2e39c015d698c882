"""Framed cells: how a camera looks at some cells for somebody who chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board.geometry.camera import Camera, Frame, Stage, framing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.canvas import Rect

_FRAME_MARGIN, _LEAST_MARGIN = 4.5, 1.4
"""Room round what the camera frames, in lane widths: three cells, or one if it hardly fits."""
_NEEDED_LANE, _LEAST_LANE, _CHOOSING_LANE, _WIDEST_LANE = 13.0, 20.0, 28.0, 44.0
"""How wide lanes are on the stage while somebody chooses, in units; smaller ones where a
way is long, the smallest where the car would else be far from the places it may come to."""


def framed_cells(
    road: Road,
    cells: Iterable[CellId],
    stage: Stage,
    clear: Rect | None = None,
    needed: Iterable[CellId] = (),
) -> Camera:
    """Return the view of some cells of a road, in the clear part of a stage.

    What is needed stays in sight if not all of it fits; the first cell if nothing is said.
    """
    width = road.width
    frame = Frame(
        margin=_FRAME_MARGIN * width,
        zooms=(_CHOOSING_LANE / width, _WIDEST_LANE / width),
        least_margin=_LEAST_MARGIN * width,
        least_zoom=_LEAST_LANE / width,
        needed_zoom=_NEEDED_LANE / width,
    )
    places = [road.place(cell) for cell in cells]
    part = Stage(stage.rect, clear or stage.free, stage.turn)
    camera = framing(places, part, frame, [road.place(cell) for cell in needed])
    return Camera(camera.to_map(stage.free.center, part), camera.zoom)
