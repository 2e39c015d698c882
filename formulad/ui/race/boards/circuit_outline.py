"""Circuit outline in a few strokes, for cards, menus and the small map."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.outlines import Point


def middle_line(circuit: Circuit) -> tuple[Point, ...]:
    """Return the cell centres of the middle lane, in driving order, on the map."""
    lanes = circuit.drawing.lanes
    wanted = sorted({run.lane for run in lanes})[len({run.lane for run in lanes}) // 2]
    return tuple(
        circuit.drawing.cells[cell].centre
        for run in lanes
        if run.lane == wanted
        for cell in run.cells
    )


def fitted(points: tuple[Point, ...], rect: Rect) -> tuple[Point, ...]:
    """Return points moved and scaled into the middle of a place, keeping their shape."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    scale = min(rect.width / (right - left), rect.height / (bottom - top))
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    return tuple(
        (rect.centerx + (x - middle_x) * scale, rect.centery + (y - middle_y) * scale)
        for x, y in points
    )


def draw_outline(
    canvas: Canvas, circuit: Circuit, rect: Rect, width: float, road: Colour, line: Colour
) -> None:
    """Draw the course of a circuit: a road and its middle line."""
    points = fitted(middle_line(circuit), rect.inflate(-2 * width, -2 * width))
    canvas.polyline(points, width, road, closed=True)
    canvas.polyline(points, width * 0.36, line, closed=True)
