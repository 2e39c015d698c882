"""Medals of the first three, on cards along the foot of the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import draw_plate
from formulad.ui.art.portraits.portrait import draw_portrait
from formulad.ui.race.results.result_words import told
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import NUMERAL, SMALL, SMALL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.race.agreed.setup import Entrant
    from formulad.store.likeness import Likeness
    from formulad.ui.race.results.standings import Standing, Standings
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.outlines import Point

METALS: tuple[tuple[Colour, Colour], ...] = (
    (rgb("FFD24A"), rgb("B57D00")),
    (rgb("DDE4EE"), rgb("7E8CA3")),
    (rgb("E2A06A"), rgb("8E5727")),
)
"""Gold, silver and bronze: the metal, and its edge."""
_HEIGHT, _FIRST_HEIGHT, _GAP, _EDGE, _FOOT = 106.0, 122.0, 14.0, 32.0, 32.0
_LOWEST_STAGE = 520.0
"""A lower stage has no room for medals: the table has them as well."""
_NARROW = 236.0
"""A card narrower than this has no room for a portrait."""
_NARROWEST = 200.0
"""A card narrower than this has no room for a name beside the medal."""


def face_of(entrant: Entrant, faces: Mapping[str, Likeness]) -> Likeness | None:
    """Return what the street driver of a seat looks like; None if there is none, or it is gone."""
    return faces.get(entrant.driver.id) if entrant.driver else None


def draw_medals(
    canvas: Canvas,
    stage: Rect,
    shown: Standings,
    faces: Mapping[str, Likeness],
    *,
    is_night: bool,
) -> None:
    """Draw a card for each of the first three."""
    if stage.height < _LOWEST_STAGE:
        return
    first = shown.placed[:3]
    width = min(330.0, (stage.width - 2 * _EDGE - 24 - 2 * _GAP) / 3)
    for index, row in enumerate(first):
        height = _HEIGHT if index else _FIRST_HEIGHT
        card = Rect(
            stage.left + _EDGE + index * (width + _GAP),
            stage.bottom - _FOOT - height,
            width,
            height,
        )
        palette = canvas.theme.street if is_night else canvas.theme.panels
        canvas.panel(card, palette, radius=18, line=METALS[0][0] if index == 0 else None)
        note = told(row, shown)[0]
        if width < _NARROWEST:
            _draw_below(canvas, card, row, note, index)
            continue
        radius = 0.34 * height
        _draw_hanging(canvas, (card.left + 20 + radius, card.top + 0.58 * height), card, index)
        room = Rect(card.left + 34 + 2 * radius, card.top, 0, card.height)
        room.width = card.right - 14 - room.left
        _draw_winner(canvas, room, row, note, face_of(row.entrant, faces))


def draw_medal(canvas: Canvas, x: float, y: float, radius: float, index: int) -> None:
    """Draw a medal: 0 is gold."""
    metal, edge = METALS[index]
    canvas.disc(x, y + 0.07 * radius, radius, edge)
    canvas.disc(x, y, radius, metal)
    canvas.disc(x, y, 0.8 * radius, None, line=edge, line_width=max(1.2, 0.06 * radius))
    canvas.text(str(index + 1), x, y, NUMERAL.sized(1.1 * radius), INK, align=0.5)


def _draw_hanging(
    canvas: Canvas, middle: Point, card: Rect, index: int, share: float = 0.34
) -> None:
    """Draw a medal on its ribbon, with a radius that is a share of the height of its card."""
    (x, y), radius = middle, share * card.height
    for side, colour in ((-1, KERB[0]), (1, WHITE)):
        ribbon = (
            (x + side * 0.55 * radius, card.top - 12),
            (x + side * 0.14 * radius, card.top - 12),
            (x - side * 0.18 * radius, y - 0.5 * radius),
            (x + side * 0.22 * radius, y - 0.4 * radius),
        )  # fmt: skip
        canvas.polygon(ribbon, colour)
    draw_medal(canvas, x, y, radius, index)


def _draw_below(canvas: Canvas, card: Rect, row: Standing, note: str, index: int) -> None:
    """Draw a medal and a plate side by side, and below them who it is."""
    palette = canvas.theme.panels
    middle = card.left + 12 + 0.24 * card.height, card.top + 0.34 * card.height
    _draw_hanging(canvas, middle, card, index, 0.24)
    draw_plate(canvas, row.entrant.number, Rect(card.right - 54, middle[1] - 16, 42, 32))
    room = card.width - 20
    style = SMALL_TITLE.sized(22).weighted(800)
    name, style = fitted(canvas, row.entrant.name.upper(), style, room, 0.5)
    canvas.text(name, card.centerx, card.top + 0.69 * card.height, style, palette.text, align=0.5)
    note, style = fitted(canvas, note, SMALL.sized(16), room, 0.6)
    canvas.text(note, card.centerx, card.top + 0.88 * card.height, style, palette.muted, align=0.5)


def _draw_winner(
    canvas: Canvas, room: Rect, row: Standing, note: str, face: Likeness | None
) -> None:
    palette = canvas.theme.panels
    left, y = room.left, room.top + 0.36 * room.height
    draw_plate(canvas, row.entrant.number, Rect(left, y - 16, 42, 32))
    if face and room.width >= _NARROW - 90:
        draw_portrait(canvas, face, Rect(left + 48, y - 22, 44, 44))
    begun = left + (100 if face and room.width >= _NARROW - 90 else 52)
    style = SMALL_TITLE.sized(26).weighted(800)
    name, style = fitted(canvas, row.entrant.name.upper(), style, room.right - begun, 0.5)
    canvas.text(name, begun, y, style, palette.text)
    told_, style = fitted(canvas, note, SMALL.sized(16), room.width, 0.75)
    canvas.text(told_, left, room.top + 0.75 * room.height, style, palette.muted)
