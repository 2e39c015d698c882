"""Camera: where the board is looked at, and how large, with the way from the map and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas.quarter_turns import turned, turned_size

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.geometry.road_shapes import Bounds
    from formulad.ui.toolkit.canvas import Rect

_EVEN = 1e-6
"""Zooms closer than this are the same."""


@frozen
class Stage:
    """The part of the canvas a board is seen through, in units."""

    rect: Rect
    """All of it."""
    free: Rect
    """What no panel covers: there the camera looks."""
    turn: int = 0
    """By how many quarters the map is turned clockwise."""

    @property
    def extent(self) -> Point:
        """How much of the map is seen, across and down on the map, in units of the stage."""
        return turned_size(self.free.size, self.turn)

    @classmethod
    def whole(cls, rect: Rect) -> Stage:
        """Return a stage that nothing covers."""
        return cls(rect, rect)


@frozen
class Camera:
    """A view of the map."""

    centre: Point
    """The place of the map in the middle of the free part of the stage."""
    zoom: float
    """Units of the canvas for a map pixel."""

    def to_stage(self, place: Point, stage: Stage) -> Point:
        """Return where a place of the map is seen."""
        x, y = stage.free.center
        across, down = turned((place[0] - self.centre[0], place[1] - self.centre[1]), stage.turn)
        return x + across * self.zoom, y + down * self.zoom

    def to_map(self, point: Point, stage: Stage) -> Point:
        """Return the place of the map that is seen at a point."""
        x, y = stage.free.center
        across, down = turned((point[0] - x, point[1] - y), -stage.turn)
        return self.centre[0] + across / self.zoom, self.centre[1] + down / self.zoom

    def dragged(self, across: float, down: float, turn: int = 0) -> Camera:
        """Return the view after the map, which may be turned, was dragged so many units."""
        x, y = self.centre
        across, down = turned((across, down), -turn)
        return Camera((x - across / self.zoom, y - down / self.zoom), self.zoom)

    def zoomed(self, factor: float, point: Point, stage: Stage) -> Camera:
        """Return a larger or smaller view with the same place of the map under a point."""
        place = self.to_map(point, stage)
        zoom = self.zoom * factor
        x, y = stage.free.center
        across, down = turned((point[0] - x, point[1] - y), -stage.turn)
        return Camera((place[0] - across / zoom, place[1] - down / zoom), zoom)

    def held(self, bounds: Bounds, stage: Stage, zooms: tuple[float, float]) -> Camera:
        """Return the nearest view with an allowed zoom that looks at the map and not past it."""
        zoom = min(max(self.zoom, zooms[0]), zooms[1])
        left, top, right, bottom = bounds
        width, height = stage.extent
        across, down = width / 2 / zoom, height / 2 / zoom
        x = _clamped(self.centre[0], left + across, right - across)
        y = _clamped(self.centre[1], top + down, bottom - down)
        return Camera((x, y), zoom)


def fitting(bounds: Bounds, stage: Stage) -> Camera:
    """Return the view that shows a part of the map as large as the free part allows."""
    left, top, right, bottom = bounds
    width, height = stage.extent
    zoom = min(width / max(right - left, _EVEN), height / max(bottom - top, _EVEN))
    return Camera(((left + right) / 2, (top + bottom) / 2), zoom)


@frozen
class Frame:
    """How much is to be seen round some places, and how large."""

    margin: float
    """Room round them, on the map."""
    zooms: tuple[float, float]
    least_margin: float
    """Room round them where they hardly fit."""
    least_zoom: float
    """How small they may become where they do not fit otherwise."""
    needed_zoom: float
    """How small those that are needed may become so that the first is seen with them."""


def framing(
    places: Iterable[Point], stage: Stage, frame: Frame, needed: Sequence[Point] = ()
) -> Camera:
    """Return the view that shows some places in a frame, neither too small nor too large.

    Places that do not fit come closer to the edge first, then become smaller. If even that is
    not enough, those that are needed stay in view, and the first with them as long as that stays
    legible: the car whose way it is. If nothing is needed it is the first that stays.
    """
    points = list(places)
    usual, tight = (
        fitting(_around(points, margin), stage) for margin in (frame.margin, frame.least_margin)
    )
    zoom = min(max(usual.zoom, frame.zooms[0]), frame.zooms[1])
    if tight.zoom < zoom:
        zoom = max(tight.zoom, frame.least_zoom)
    kept = list(needed) or points[:1]
    if needed:
        together = fitting(_around([points[0], *kept], frame.least_margin), stage).zoom
        if together >= frame.needed_zoom:
            kept.append(points[0])
        zoom = min(zoom, fitting(_around(kept, frame.least_margin), stage).zoom)
    width, height = stage.extent
    across = max(0.0, width / 2 / zoom - frame.least_margin)
    down = max(0.0, height / 2 / zoom - frame.least_margin)
    left, top, right, bottom = _around(kept, 0)
    x = _clamped(usual.centre[0], right - across, left + across)
    y = _clamped(usual.centre[1], bottom - down, top + down)
    return Camera((x, y), zoom)


def _around(points: list[Point], margin: float) -> Bounds:
    xs, ys = zip(*points, strict=True)
    return (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def between(start: Camera, end: Camera, share: float) -> Camera:
    """Return the view on the way from one to another, which zooms evenly."""
    zoom = start.zoom * (end.zoom / start.zoom) ** share
    if abs(1 / end.zoom - 1 / start.zoom) > _EVEN:
        share = (1 / zoom - 1 / start.zoom) / (1 / end.zoom - 1 / start.zoom)
    x = start.centre[0] + (end.centre[0] - start.centre[0]) * share
    y = start.centre[1] + (end.centre[1] - start.centre[1]) * share
    return Camera((x, y), zoom)


def _clamped(value: float, low: float, high: float) -> float:
    """Return a value between two limits, or their middle if they have changed sides."""
    if low > high:
        return (low + high) / 2
    return min(max(value, low), high)
