"""Podium of the first three, or what there is to see if nobody came through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.art.cars import draw_car, draw_plate
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.shell.menu_page import MARGIN
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import mix
from formulad.ui.toolkit.lettering import DRIVER_CODE, PAGE_TITLE, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import team_of
from formulad.ui.toolkit.theme import DARK, DAY, RED, SUN
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.race.setup import Entrant
    from formulad.store.likeness import Likeness
    from formulad.ui.race.results.standings import Standing, Standings
    from formulad.ui.toolkit.canvas import Canvas

_STEPS = ((1, 0.0, 0.34), (0, 1 / 3, 0.46), (2, 2 / 3, 0.26))
"""From the left: who stands there, how far along, how tall."""
_STONE = mix(DARK.panel.top, DAY.text, 0.2)
_LONGEST_CAR, _CAR_SHARE = 190.0, 0.27
_FACE_SHARE = 0.82
"""How wide a portrait is at most, of its step: the plate at its corner keeps off the next one."""
_NAME = DRIVER_CODE.sized(30)
_LEAST_NAME = 0.55
"""How small the letters of a long name get, of their usual size."""
_HIGH = 170.0
"""Steps from this height on name the team and have a kerb."""


def draw_podium(
    canvas: Canvas, rect: Rect, standings: Standings, faces: Mapping[str, Likeness]
) -> None:
    """Draw the first three on their steps: their cars, or the faces of street drivers."""
    placed = standings.placed
    if not placed:
        _draw_nobody(canvas, rect, standings.rows[0])
        return
    for index, along, share in _STEPS:
        height = share * rect.height
        left = rect.left + along * rect.width
        step = Rect(left + 3, rect.bottom - height, rect.width / 3 - 6, height)
        _draw_step(canvas, step, index + 1)
        if index < len(placed):
            _draw_driver(canvas, rect, step, placed[index], faces)


def _draw_step(canvas: Canvas, step: Rect, number: int) -> None:
    if canvas.theme.is_plain:
        canvas.panel(step, canvas.theme.panels, radius=14)
    else:
        canvas.box(step, _STONE, radius=14)
    colour = SUN if number == 1 else canvas.theme.panels.text
    style = PAGE_TITLE.sized(min(72.0, step.height * 0.5))
    canvas.text(str(number), step.centerx, step.top + style.size * 0.9, style, colour, align=0.5)
    if step.height >= _HIGH:
        draw_kerb(
            canvas, Rect(step.left + 20, step.bottom - 34, step.width - 40, 12), canvas.theme.panels
        )


def _draw_driver(
    canvas: Canvas, rect: Rect, step: Rect, row: Standing, faces: Mapping[str, Likeness]
) -> None:
    face = face_of(row.entrant, faces)
    widest = step.width * _FACE_SHARE if face else _LONGEST_CAR
    length = min(_LONGEST_CAR, rect.height * _CAR_SHARE, widest)
    middle = step.top - length / 2 - 14
    if face:
        _draw_face(canvas, face, step.centerx, middle, length, row.entrant.number)
    else:
        draw_car(canvas, row.entrant.number, step.centerx, middle, length, -90, shadow=False)
    top = middle - length / 2 - 34
    name, style = fitted(canvas, row.entrant.name, _NAME, step.width, _LEAST_NAME)
    canvas.text(name, step.centerx, top, style, canvas.theme.pages.text, align=0.5)
    if step.height >= _HIGH:
        team = team_of(row.entrant.number).name
        canvas.text(team, step.centerx, step.top + 118, SMALL, canvas.theme.panels.muted, align=0.5)


def face_of(entrant: Entrant, faces: Mapping[str, Likeness]) -> Likeness | None:
    """Return what the street driver of a seat looks like; None if there is none, or it is gone."""
    return faces.get(entrant.driver.id) if entrant.driver else None


def _draw_face(
    canvas: Canvas, face: Likeness, x: float, y: float, size: float, number: int
) -> None:
    """Draw a portrait, and over its corner the plate of the car."""
    place = Rect(x - size / 2, y - size / 2, size, size)
    draw_portrait(canvas, face, place)
    width = max(46.0, size * 0.32)
    plate = Rect(place.right - width * 0.8, place.bottom - width * 0.6, width, width * 0.75)
    draw_plate(canvas, number, plate)


def _draw_nobody(canvas: Canvas, rect: Rect, farthest: Standing) -> None:
    """Draw the car that came farthest: there is no podium without a finisher."""
    card = Rect(*rect)
    canvas.panel(card, canvas.theme.panels, radius=18)
    x, y = card.centerx, card.centery
    length = min(_LONGEST_CAR, card.height * 0.4)
    draw_car(canvas, farthest.entrant.number, x, y - 50, length, -24)
    draw_icon(canvas, "cross", x + length * 0.62, y - 50 - length * 0.36, 44, RED)
    name = canvas.shortened(farthest.entrant.name, _NAME, card.width - 2 * MARGIN)
    canvas.text(name, x, y + length * 0.5 + 10, _NAME, canvas.theme.panels.text, align=0.5)
    canvas.text(say("came farthest"), x, y + length * 0.5 + 48, SMALL_TITLE, SUN, align=0.5)
