"""Circuit card: where the race is, what counts there, and what its places are worth."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING
from zlib import crc32

from formulad.cards.corsa.cards import TYPES
from formulad.kernel.chance import next_seed
from formulad.kernel.sentence import say
from formulad.ui.cards.corsa.card_shapes import FIELDS, GLOW, draw_type
from formulad.ui.cards.corsa.corsa_cards import type_title
from formulad.ui.cards.kit.card_face import PAPER
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, fits, fitted, in_lines
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.colour import WHITE, Colour, rgb
from formulad.ui.toolkit.lettering import CAPS_LABEL, NUMERAL, SMALL, SMALL_TITLE, Family, Style
from formulad.ui.toolkit.outlines import Point, rounded_box
from formulad.ui.toolkit.sketch import Sketch
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM, SUN
from formulad.ui.toolkit.widgets.key_caps import draw_kerb

if TYPE_CHECKING:
    import pygame

    from formulad.cards.corsa.cards import Circuit
    from formulad.ui.toolkit.canvas import Canvas

_NAVY, _ROW = rgb("14264A"), rgb("203862")
_MUTED: Colour = rgb("B9C6E4")
_SAND, _SEA, _ASPHALT = rgb("F0C98F"), rgb("1FA3A3"), rgb("414A5F")
_ROOFS = (rgb("DE8A62"), rgb("F6E6CC"), rgb("D9764E"), rgb("F0C9A8"))
_TREE: Colour = rgb("4E8A5A")
_TITLE = Style(Family.SPARTAN, 42, 800, 0.03)
_TIMES = Style(Family.SPARTAN, 44, 800)
_MAP = (300.0, 212.0)
_TABLE, _NARROW_TABLE, _NARROWEST_TABLE = 380.0, 300.0, 264.0
_STRIP = 200.0
"""A card lower than this has no line for what explains itself."""
_NARROWEST = 680.0
"""A card narrower than this has no room for a map."""
_CORNERS = 9
"""Points that the line of a circuit goes through."""


def draw_circuit(canvas: Canvas, rect: Rect, circuit: Circuit | None, cars: int) -> None:
    """Draw the card, or its back while the circuit is not turned up.

    Args:
        canvas: where it is seen.
        rect: its place.
        circuit: where the race is.
        cars: how many race: of more places nothing is booked.
    """
    canvas.box(rect.move(0, 8), INK, radius=20, opacity=0.4)
    canvas.box(rect, PAPER, radius=20, line=INK, line_width=2.5)
    if circuit is None:
        title = say("The circuit is turned up in a moment").upper()
        text, style = fitted(canvas, title, _TITLE.sized(30), rect.width - 80)
        canvas.text(text, rect.centerx, rect.centery, style, INK, align=0.5)
        return
    is_narrow = rect.width < _NARROWEST
    width = min(_TABLE, max(_NARROW_TABLE, rect.width * 0.345))
    width = _NARROWEST_TABLE if is_narrow else width
    table = Rect(rect.right - 16 - width, rect.top + 16, width, rect.height - 32)
    left = rect.left + 20 if is_narrow else _draw_map(canvas, rect, circuit) + 26
    _draw_middle(canvas, Rect(left, rect.top, table.left - 24 - left, rect.height), circuit)
    _draw_table(canvas, table, circuit, cars)


def _draw_map(canvas: Canvas, rect: Rect, circuit: Circuit) -> float:
    """Draw the map at the left of the card; return where it ends."""
    size = min(1.0, max(0.5, rect.width * 0.27 / _MAP[0]), (rect.height - 24) / _MAP[1])
    place = Rect(rect.left + 12, rect.centery - size * _MAP[1] / 2, size * _MAP[0], size * _MAP[1])
    key = ("corsa map", circuit.id, size)
    sprite = canvas.cached(key, lambda: _map(circuit.id, canvas.scale * size))
    canvas.paint(sprite, place.left, place.top)
    return place.right


def _draw_middle(canvas: Canvas, rect: Rect, circuit: Circuit) -> None:
    name, is_strip = circuit.name.upper(), rect.height < _STRIP
    is_short = fits(canvas, name, _TITLE, rect.width) and not is_strip
    usual, most = (_TITLE, 1) if is_short else (_TITLE.sized(28), 1 if is_strip else 2)
    lines, style = in_lines(canvas, name, usual, rect.width, most)
    draw_lines(canvas, lines, (rect.left, rect.top + (28 if is_strip else 46)), style, INK)
    kerb = Rect(rect.left, rect.top + (48 if is_strip else 82), min(150, rect.width), 9)
    draw_kerb(canvas, kerb, canvas.theme.panels)
    width, top = (rect.width - 20) / 3, rect.top + (68 if is_strip else 108)
    height = rect.bottom - 18 - top
    for at, (kind, times) in enumerate(zip(TYPES, circuit.multipliers, strict=True)):
        box = Rect(rect.left + at * (width + 10), top, width, height)
        canvas.box(box, FIELDS[kind], radius=14)
        title, small = fitted(canvas, type_title(kind).upper(), CAPS_LABEL, width - 6, 0.6)
        y = box.top + 0.64 * height
        canvas.text(title, box.centerx, box.top + 0.18 * height, small, INK, align=0.5)
        draw_type(canvas, kind, box.left + width * 0.28, y, min(48.0, width * 0.36, 0.5 * height))
        figure = _TIMES.sized(min(44.0, width * 0.34))
        canvas.text(f"×{times}", box.left + width * 0.74, y + 1, figure, INK, align=0.5)


def _draw_table(canvas: Canvas, rect: Rect, circuit: Circuit, cars: int) -> None:
    canvas.box(rect, _NAVY, radius=14)
    label, style = fitted(canvas, say("place"), SMALL, 50)
    pitch = (rect.width - 76) / len(circuit.points)
    is_strip = rect.height < _STRIP - 32
    head, upper, lower, tall = (16, 30, 76, 40) if is_strip else (26, 50, 112, 52)
    canvas.text(label, rect.left + 12, rect.top + head, style, _MUTED)
    draw_icon(canvas, "trophy", rect.left + 34, rect.top + upper + tall / 2, 30, SUN)
    draw_icon(canvas, "human", rect.left + 34, rect.top + lower + tall / 2, 30, GLOW)
    for at, (points, recruits) in enumerate(zip(circuit.points, circuit.recruits, strict=True)):
        x, is_booked = rect.left + 66 + (at + 0.5) * pitch, at < cars
        share = 1.0 if is_booked else 0.35
        y = rect.top + head
        canvas.text(str(at + 1), x, y, SMALL_TITLE, _MUTED, align=0.5, opacity=share)
        for y, fill, number, ink in (
            (rect.top + upper, SUN, points, INK),
            (rect.top + lower, _ROW, recruits, CREAM),
        ):
            wide = min(50.0, pitch - 8)
            canvas.box(Rect(x - wide / 2, y, wide, tall), fill, radius=12, opacity=share)
            figure = NUMERAL.sized(min(29.0, 0.72 * wide))
            canvas.text(str(number), x, y + tall / 2, figure, ink, align=0.5, opacity=share)
    if is_strip:
        return
    foot, style = fitted(canvas, say("points, and recruits to hire with"), SMALL, rect.width - 24)
    canvas.text(foot, rect.right - 12, rect.bottom - 16, style, _MUTED, align=1)


def _map(circuit: str, scale: float) -> pygame.Surface:
    """Return a small map: the line of each circuit follows from its id."""
    sketch = Sketch(*_MAP, scale)
    box = rounded_box(0, 0, *_MAP, 12)
    words = _words(circuit)
    line = _line(words)
    with sketch.inside(box):
        sketch.fill(box, _SAND)
        shore = 150 + words[20] % 40
        sketch.fill(
            (
                (0, shore),
                (110, shore + 16),
                (210, shore - 14),
                (300, shore + 8),
                (300, 212),
                (0, 212),
            ),
            _SEA,
        )
        _paint_land(sketch, line, words)
        sketch.stroke(line, 22, WHITE, closed=True)
        sketch.stroke(line, 15, _ASPHALT, closed=True)
        _paint_finish(sketch, line)
    return sketch.finish()


def _words(text: str) -> list[int]:
    word, found = crc32(text.encode()), []
    for _ in range(60):
        word = next_seed(word)
        found.append(word >> 20)
    return found


def _line(words: list[int]) -> list[Point]:
    """Return a closed line with bends, wide and never crossing itself."""
    corners = []
    for at in range(_CORNERS):
        angle = 2 * math.pi * (at + (words[at] % 60) / 130) / _CORNERS
        reach = 0.52 + (words[at + 10] % 100) / 208
        corners.append((150 + 124 * reach * math.cos(angle), 106 + 84 * reach * math.sin(angle)))
    return [_curve(corners, at, step / 8) for at in range(_CORNERS) for step in range(8)]


def _curve(corners: list[Point], at: int, share: float) -> Point:
    """Return a point of the smooth line through corners (Catmull and Rom)."""
    a, b, c, d = (corners[(at + step) % len(corners)] for step in range(-1, 3))
    s2, s3 = share * share, share * share * share
    x, y = (
        0.5
        * (
            2 * b[i]
            + (c[i] - a[i]) * share
            + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * s2
            + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * s3
        )
        for i in range(2)
    )
    return x, y


def _paint_land(sketch: Sketch, line: list[Point], words: list[int]) -> None:
    """Paint trees and houses where the road is not."""
    for at in range(22, 52, 2):
        x, y = 14.0 + words[at] % 272, 12.0 + words[at + 1] % 130
        if min(math.dist((x, y), point) for point in line) < 26:
            continue
        if at % 3:
            sketch.disc((x, y), 7 + words[at] % 4, _TREE)
        else:
            sketch.box(x - 11, y - 8, 22, 16, _ROOFS[at % 4], 2)


def _paint_finish(sketch: Sketch, line: list[Point]) -> None:
    x, y = line[3]
    for column in range(2):
        for row in range(3):
            colour = WHITE if (column + row) % 2 else INK
            sketch.box(x - 6 + 6 * column, y - 9 + 6 * row, 6, 6, colour)
