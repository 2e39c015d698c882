"""Design summary: the points of a car in all, and what keeps it from racing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.race.agreed.design import POINTS
from formulad.ui.art.cars import car_ground, draw_car
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.lettering import LABEL, START
from formulad.ui.toolkit.teams import team_of
from formulad.ui.toolkit.theme import ROSE

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas

READY = say("This car can race.")
_CAR_WIDTH = 132.0


def draw_summary(canvas: Canvas, rect: Rect, number: int, total: int, fault: str) -> None:
    """Draw the car of a number, so many points, and a sentence if there is a fault."""
    canvas.panel(rect, canvas.theme.panels, radius=18)
    _draw_car(canvas, Rect(rect.left, rect.top, _CAR_WIDTH, rect.height), number)
    left = rect.left + _CAR_WIDTH + 28
    colour = ROSE if fault else canvas.theme.panels.good
    sentence = fault or READY
    text = Rect(left + 32, 0, rect.right - 20 - left - 32, 0)
    lines = len(canvas.wrapped(sentence, LABEL, text.width))
    step = LABEL.size * 1.35
    top = rect.centery - (66 + lines * step) / 2
    width = canvas.text(str(total), left, top + 24, START, colour)
    most = say("/ {most} points", most=POINTS)
    canvas.text(most, left + width + 14, top + 28, START.sized(30), canvas.theme.panels.muted)
    text.top = top + 66
    draw_icon(canvas, "warn" if fault else "check", left + 10, text.top + step / 2, 22, colour)
    canvas.paragraph(sentence, text, LABEL, canvas.theme.panels.text, leading=1.35)


def _draw_car(canvas: Canvas, rect: Rect, number: int) -> None:
    with canvas.clipped(rect):
        wide = Rect(rect.left, rect.top, rect.width + 30, rect.height)
        canvas.box(wide, car_ground(team_of(number).colour), radius=18)
    draw_car(canvas, number, *rect.center, min(rect.height - 30, 128), -90, shadow=False)
