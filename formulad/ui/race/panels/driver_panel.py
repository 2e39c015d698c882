"""Driver panel: plate, code, place, and the car itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_car, draw_plate
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted, shrunk
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, luminance, mix, rgb
from formulad.ui.toolkit.lettering import DRIVER_CODE, LABEL, SMALL
from formulad.ui.toolkit.outlines import rounded_box
from formulad.ui.toolkit.teams import team_of

if TYPE_CHECKING:
    from formulad.ui.race.views.panel_views import DashboardView
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.lettering import Style

_NIGHT: Colour = rgb("0C1933")
_PALE_TEXT: Colour = rgb("E6EDFF")
_SMALLEST, _SMALLEST_CODE = 12.5, 20.0
_NARROW, _CROWDED_SHARE = 215.0, 0.27
"""In a narrower block the car takes less of the width, if there is much to be told beside it."""
_BRIGHTEST = 0.13
"""How bright the block may be for white letters to be read on it."""


def draw_driver(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw the driver's block in the colour of the team."""
    draw_ground(canvas, rect, view.number)
    plate = Rect(rect.left + 14, rect.top + 14, min(76.0, rect.width * 0.34), 58)
    draw_plate(canvas, view.number, plate)
    x, room = plate.right + 14, rect.right - plate.right - 24
    code = shrunk(canvas, view.code, DRIVER_CODE, room, _SMALLEST_CODE)
    canvas.text(view.code, x, rect.top + 31, code, WHITE)
    line, style = fitted(canvas, view.line, LABEL.sized(15.5), room)
    canvas.text(line, x, rect.top + 61, style, _PALE_TEXT)
    middle = rect.top + (rect.height + 76) / 2
    is_crowded = bool(view.tyres or view.spare) or " " in view.name
    share = _CROWDED_SHARE if is_crowded and rect.width < _NARROW else 0.46
    length = min(78.0 if is_crowded else 100.0, rect.width * share)
    draw_car(canvas, view.number, rect.left + 14 + length * 0.56, middle, length)
    beside = rect.left + 28 + length * 1.12
    _draw_beside(canvas, Rect(beside, middle - 40, rect.right - beside - 8, 80), view)


def _draw_beside(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw beside the car what it drives on and what its crew has left; or only who drives."""
    lines = _lines(canvas, view, rect.width)
    step = 23.0
    top = rect.centery - step * (len(lines) - 1) / 2
    for index, (icon, text, style) in enumerate(lines):
        y, indent = top + index * step, 26 if icon else 0
        if icon:
            draw_icon(canvas, icon, rect.left + 10, y, 22, WHITE)
        fitting = shrunk(canvas, text, style, rect.width - indent, _SMALLEST)
        words = canvas.shortened(text, fitting, rect.width - indent)
        canvas.text(words, rect.left + indent, y, fitting, WHITE)


def _lines(canvas: Canvas, view: DashboardView, room: float) -> list[tuple[str, str, Style]]:
    """Return icon, words and lettering of each line beside the car."""
    name = LABEL.weighted(700)
    lines = [("", line, name) for line in canvas.wrapped(view.name, name, room)[:2]]
    if view.tyres:
        age = (view.tyres.age, SMALL.sized(14.5))
        lines = [(view.tyres.icon, view.tyres.kind, name), ("", *age)]
    if view.spare:
        lines.append(("", view.spare, SMALL.sized(14.5)))
        lines = lines[-3:]
    return lines


def ground_colours(number: int) -> tuple[Colour, Colour]:
    """Return the two shades of a team's colour on which the driver's words stand."""
    team = team_of(number).colour
    return _dimmed(team, 0.72), _dimmed(team, 1.0)


def draw_face(canvas: Canvas, rect: Rect, view: DashboardView) -> None:
    """Draw who drives: the portrait, or the car of a driver without one, in a frame."""
    if view.face:
        draw_portrait(canvas, view.face, rect)
        return
    dark, _ = ground_colours(view.number)
    canvas.box(rect, dark, radius=16, line=WHITE, line_width=3)
    draw_car(canvas, view.number, *rect.center, rect.width * 0.8, is_gt=True)


def draw_ground(canvas: Canvas, rect: Rect, number: int) -> None:
    """Fill the driver's block with the colour of the team, in two shades."""
    dark, bright = ground_colours(number)
    canvas.box(rect, dark, radius=12)
    left, right = rect.left, rect.left + rect.width * 0.62
    corner = rounded_box(rect.left, rect.top, rect.width, rect.height, 12)
    lower = rect.left + rect.width * 0.34
    slanted = [p for p in corner if p[0] <= left + 12.01]
    shape = (*slanted, (right, rect.top), (lower, rect.bottom))
    canvas.polygon(shape, bright)


def _dimmed(colour: Colour, brightness: float) -> Colour:
    """Return a team colour darkened until white letters can be read on it."""
    share = 0.25
    while share < 0.9 and luminance(mix(colour, _NIGHT, share)) > _BRIGHTEST * brightness:
        share += 0.05
    return mix(colour, _NIGHT, share)
