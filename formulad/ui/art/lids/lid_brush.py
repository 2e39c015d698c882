"""Brush of all lids: the scenery of the coast, and letters with an edge."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import Colour, Fill, mix, rgb
from formulad.ui.toolkit.lettering import Family, Style
from formulad.ui.toolkit.outlines import Point, placed, traced
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import KERB, SUN

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ui.toolkit.canvas import Canvas

WIDTH, HEIGHT = 412.0, 588.0
"""Of a lid, in units of its own."""
SAND: Colour = rgb("FFFBF1")
ASPHALT: Colour = rgb("414A5F")
NAVY: Colour = rgb("14264A")
EARTH: Colour = rgb("5B3A16")
DUSK: Colour = rgb("FFE2A0")
_HALO = ((2.4, 0.10), (2.0, 0.12), (1.65, 0.16), (1.32, 0.24))
_LEAVES = (rgb("45A067"), rgb("2F7F4F"))
_TRACK = 0.02


class LidBrush:
    """Paints on the canvas of one lid."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    def box(
        self, x: float, y: float, width: float, height: float, fill: Fill, radius: float = 0
    ) -> None:
        """Fill a box."""
        self.canvas.box(Rect(x, y, width, height), fill, radius=radius)

    def frame(
        self, place: Rect, fill: Fill | None, line: Colour, width: float, radius: float
    ) -> None:
        """Draw a box with an edge."""
        self.canvas.box(place, fill, radius=radius, line=line, line_width=width)

    def path(
        self,
        data: str,
        fill: Colour | None,
        line: Colour | None = None,
        width: float = 2.0,
        opacity: float = 1.0,
    ) -> None:
        """Fill shapes given as path data."""
        for outline in traced(data):
            self.canvas.polygon(outline, fill, line=line, line_width=width, opacity=opacity)

    def line(self, data: str, width: float, colour: Colour, *, closed: bool = False) -> None:
        """Draw lines given as path data."""
        for outline in traced(data):
            self.canvas.polyline(outline, width, colour, closed=closed, round_ends=False)

    def kerb(self, x: float, y: float, width: float, height: float, blocks: int) -> None:
        """Draw a strip of slanted blocks, red and white."""
        step, slant = width / blocks, height * 0.6
        for block in range(blocks):
            left = x + block * step
            shape = (
                (left + slant, y),
                (left + step + slant, y),
                (left + step, y + height),
                (left, y + height),
            )
            self.canvas.polygon(shape, KERB[block % 2])

    def dashes(
        self, points: Sequence[Point], width: float, colour: Colour, dash: float = 14.0
    ) -> None:
        """Draw a line in dashes, each as long as its gap."""
        for piece in _pieces(points, dash):
            self.canvas.polyline(piece, width, colour, round_ends=False)

    def sun(self, x: float, y: float, radius: float, *, has_halo: bool = True) -> None:
        """Draw the sun of a poster."""
        for share, strength in _HALO if has_halo else ():
            self.glow(x, y, radius * share, DUSK, strength)
        self.canvas.disc(x, y, radius, SUN)

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float) -> None:
        """Draw a disc of light."""
        circle = [
            (x + radius * math.cos(turn * math.pi / 32), y + radius * math.sin(turn * math.pi / 32))
            for turn in range(64)
        ]
        self.canvas.polygon(circle, colour, opacity=strength)

    def house(
        self, x: float, y: float, size: tuple[float, float], turn: float, roof: Colour
    ) -> None:
        """Draw a roof seen from above, with its four slopes and its shadow."""
        width, height = size
        half, low = width / 2, height / 2
        corners = ((-half, -low), (half, -low), (half, low), (-half, low))
        ridge = ((width / 4, 0), (-width / 4, 0))
        self._turned(((c[0] + 7, c[1] + 10) for c in corners), (x, y), turn, EARTH, 0.22)
        self._turned(corners, (x, y), turn, roof)
        self._turned((corners[3], corners[2], *ridge), (x, y), turn, mix(roof, INK, 0.16))
        west = (corners[0], corners[3], ridge[1])
        self._turned(west, (x, y), turn, mix(roof, SAND, 0.2))

    def tree(self, x: float, y: float, radius: float) -> None:
        """Draw a tree seen from above."""
        self.glow(x + radius * 0.3, y + radius * 0.4, radius, EARTH, 0.22)
        self.canvas.disc(x, y, radius, rgb("4E8A5A"))
        self.canvas.disc(x - radius * 0.25, y - radius * 0.3, radius * 0.55, rgb("74AC74"))

    def palm(self, x: float, y: float, radius: float) -> None:
        """Draw a palm seen from above."""
        self.glow(x + radius * 0.3, y + radius * 0.4, radius * 0.8, EARTH, 0.2)
        for leaf in range(8):
            outline = traced(
                f"M0 -2 Q{radius * 0.5} {-radius * 0.34} {radius} 0 "
                f"Q{radius * 0.5} {radius * 0.16} 0 2 Z"
            )[0]
            self._turned(outline, (x, y), leaf * 45 + 12, _LEAVES[leaf % 2])
        self.canvas.disc(x, y, radius * 0.15, rgb("8A5A2B"))

    def coin(self, x: float, y: float, radius: float) -> None:
        """Draw a coin with the edge below it."""
        self.canvas.disc(x, y + radius * 0.14, radius, rgb("9C6A00"))
        self.canvas.disc(x, y, radius, SUN, line=INK, line_width=2.5)
        self.canvas.disc(x, y, radius * 0.72, None, line=rgb("B57D00"), line_width=2)

    def letters(
        self, text: str, y: float, size: float, colour: Colour, *, tracking: float = _TRACK
    ) -> None:
        """Letter a word in the middle of the lid."""
        style = Style(Family.SPARTAN, size, 800, tracking)
        self.canvas.text(text, WIDTH / 2, y, style, colour, align=0.5)

    def edged(
        self, text: str, y: float, size: float, fill: Colour, *, edge: float, drop: float
    ) -> None:
        """Letter a word with a dark edge and a shadow below."""
        style = Style(Family.SPARTAN, size, 800, 0.03)
        for step in range(20):
            angle = step * math.pi / 10
            x, rise = edge * math.cos(angle), edge * math.sin(angle)
            self.canvas.text(text, WIDTH / 2 + x, y + rise + drop, style, INK, align=0.5)
            self.canvas.text(text, WIDTH / 2 + x, y + rise, style, INK, align=0.5)
        self.canvas.text(text, WIDTH / 2, y, style, fill, align=0.5)

    def _turned(
        self,
        points: Iterable[Point],
        at: Point,
        turn: float,
        colour: Colour,
        opacity: float = 1.0,
    ) -> None:
        self.canvas.polygon(placed(tuple(points), at, turn), colour, opacity=opacity)


def _pieces(points: Sequence[Point], dash: float) -> list[tuple[Point, Point]]:
    """Return every second piece of a line, each straight and as long as a dash."""
    ends: list[Point] = [points[0]]
    way = 0.0
    for start, end in pairwise(points):
        length = math.dist(start, end)
        while way + length >= dash * len(ends) and length:
            share = (dash * len(ends) - way) / length
            across, down = end[0] - start[0], end[1] - start[1]
            ends.append((start[0] + across * share, start[1] + down * share))
        way += length
    return list(pairwise(ends))[::2]
