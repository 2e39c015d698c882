"""Shapes on a plane: boxes, discs and lines, each drawn once and kept by its form."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from formulad.ui.toolkit.boxes import BoxLook, Shadow, bands, box_sprite, raised_sprite
from formulad.ui.toolkit.canvas.plane import Plane
from formulad.ui.toolkit.canvas.sprites import disc_sprite, draw_hatch, form_sprite
from formulad.ui.toolkit.colour import Colour, Fill, Gradient
from formulad.ui.toolkit.theme import Hatch, Palette

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from formulad.ui.toolkit.canvas.plane import Rect
    from formulad.ui.toolkit.outlines import Point
    from formulad.ui.toolkit.sketch import Sketch

_PIECE = 40.0
"""How far a piece of a line goes across and down, in units."""


class ShapePlane(Plane):
    """A plane on which shapes are drawn."""

    def backdrop(self, fill: Fill) -> None:
        """Fill the whole canvas."""
        if not isinstance(fill, Gradient):
            self.surface.fill(fill)
            return
        width, height = self.surface.get_size()
        for top, count, colour in bands(fill, height):
            self.surface.fill(colour, (0, top, width, count))

    def box(
        self,
        rect: Rect,
        fill: Fill | None,
        *,
        radius: float = 0,
        line: Colour | None = None,
        line_width: float = 1.5,
        opacity: float = 1.0,
        shadow: Shadow | None = None,
    ) -> None:
        """Draw a box with round corners."""
        place = self.pixel_rect(rect)
        look = BoxLook(
            round(radius * self.scale),
            fill,
            line,
            self.thickness(line_width) if line else 0,
            opacity,
        )
        size = place.size
        if shadow is None or not shadow.opacity:
            sprite = self.cached(("box", size, look), lambda: box_sprite(*size, look))
            self._blit(sprite, place.topleft, 1.0)
            return
        reach = self.thickness(shadow.blur)
        drop = round(shadow.drop * self.scale)
        sprite = self.cached(
            ("raised", size, look, shadow), lambda: raised_sprite(*size, look, shadow, reach, drop)
        )
        self._blit(sprite, (place.left - reach, place.top - reach), 1.0)

    def panel(
        self, rect: Rect, palette: Palette, *, radius: float = 16, line: Colour | None = None
    ) -> None:
        """Draw a panel: shadow, gradient, thin line."""
        self.box(
            rect,
            palette.panel,
            radius=radius,
            line=line or palette.line,
            line_width=palette.line_width,
            opacity=palette.panel_opacity,
            shadow=Shadow(8, 24, palette.shadow, palette.shadow_opacity),
        )

    def inset(self, rect: Rect, palette: Palette, *, radius: float = 11) -> None:
        """Draw a place sunk into a panel."""
        self.box(rect, palette.inset, radius=radius, opacity=0.9)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None,
        *,
        line: Colour | None = None,
        line_width: float = 1.5,
    ) -> None:
        """Draw a circle; its line lies half outside the radius."""
        sprite = self.cached(
            ("disc", radius, fill, line, line_width),
            lambda: disc_sprite(radius, fill, line, line_width, self.scale),
        )
        self.paint_centred(sprite, x, y)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None,
        *,
        line: Colour | None = None,
        line_width: float = 1.5,
        hatch: Hatch = Hatch.PLAIN,
        dash: tuple[float, float] = (4, 3),
        opacity: float = 1.0,
    ) -> None:
        """Draw a filled outline with a line around, in dashes and gaps for `DASHED_BORDER`."""

        def drawn(sketch: Sketch, shape: Sequence[Point]) -> None:
            if fill is not None:
                sketch.fill(shape, fill)
                draw_hatch(sketch, shape, fill, hatch)
            if line is not None and hatch is Hatch.DASHED_BORDER:
                sketch.dashes(shape, line_width, line, dash)
            elif line is not None:
                sketch.stroke(shape, line_width, line, closed=True)

        key = ("polygon", fill, line, line_width, hatch, dash)
        self._outline(key, points, line_width, drawn, opacity)

    def polyline(
        self,
        points: Sequence[Point],
        width: float,
        colour: Colour,
        *,
        closed: bool = False,
        round_ends: bool = True,
        opacity: float = 1.0,
    ) -> None:
        """Draw a smooth thick line through points."""

        def drawn(sketch: Sketch, shape: Sequence[Point]) -> None:
            sketch.stroke(shape, width, colour, closed=closed, round_ends=round_ends)

        key = ("polyline", width, colour, closed, round_ends)
        self._outline(key, points, width, drawn, opacity)

    def line(self, start: Point, end: Point, width: float, colour: Colour) -> None:
        """Draw a smooth thick line from one point to another, in pieces.

        A long slanted one needs a picture in which hardly anything is seen; its pieces do not.
        """
        across, down = end[0] - start[0], end[1] - start[1]
        count = max(1, round(min(abs(across), abs(down)) / _PIECE))
        ends = [(start[0] + across * i / count, start[1] + down * i / count) for i in range(count)]
        for piece in pairwise([*ends, end]):
            self.polyline(piece, width, colour)

    def rule(self, start: Point, end: Point, colour: Colour, width: float = 1.5) -> None:
        """Draw a level or upright line, sharp at every size."""
        corner, other = self.to_pixels(*start), self.to_pixels(*end)
        thick = self.thickness(width)
        size = (max(thick, other[0] - corner[0]), max(thick, other[1] - corner[1]))
        self.surface.fill(colour, (corner, size))

    def veil(self, colour: Colour, opacity: float) -> None:
        """Dim all that has been drawn so far."""
        keep = round(255 * (1 - opacity))
        add = tuple(round(part * opacity) for part in colour)
        self.surface.fill((keep, keep, keep), special_flags=pygame.BLEND_RGB_MULT)
        if any(add):
            self.surface.fill(add, special_flags=pygame.BLEND_RGB_ADD)

    def _outline(
        self,
        key: Hashable,
        points: Sequence[Point],
        width: float,
        draw: Callable[[Sketch, Sequence[Point]], None],
        opacity: float,
    ) -> None:
        """Paint a shape kept by its form, wherever it stands (to a quarter of a pixel)."""
        left = min(x for x, _ in points) - width
        top = min(y for _, y in points) - width
        corner = self.to_pixels(left, top)
        origin = (corner[0] / self.scale - self._shift[0], corner[1] / self.scale - self._shift[1])
        fine = 4 * self.scale
        form = tuple(
            (round((x - origin[0]) * fine) / fine, round((y - origin[1]) * fine) / fine)
            for x, y in points
        )
        sprite = self.cached((key, form), lambda: form_sprite(form, width, self.scale, draw))
        self._blit(sprite, corner, opacity)
