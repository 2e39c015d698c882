"""The logical canvas: everything is placed in units of a 1920 x 1080 page and drawn in pixels."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from formulad.ui.actions import InUse
from formulad.ui.boxes import BoxLook, Shadow, bands, box_sprite, raised_sprite
from formulad.ui.cache import Cache
from formulad.ui.colour import Colour, Fill, Gradient
from formulad.ui.shapes import disc_sprite, draw_hatch, form_sprite
from formulad.ui.sketch import Sketch, faded
from formulad.ui.theme import DAY_THEME, Hatch, Palette, Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from formulad.ui.languages import Language
    from formulad.ui.lettering import Style
    from formulad.ui.outlines import Point
    from formulad.ui.text import Typesetter

Rect = pygame.FRect
"""A place on the canvas, in units."""

PAGE_WIDTH, PAGE_HEIGHT = 1920, 1080
SMALLEST_SCALE, LARGEST_SCALE = 0.8, 3.0
TALL_PAGE_WIDTH, TALL_PAGE_HEIGHT = 1125, 1600
"""The page that a tall window shows at its usual scale: everything is piled up on it."""
LEAST_PAGE, LEAST_TALL_PAGE = (1242, 720), (TALL_PAGE_WIDTH, 900)
"""Units that a page needs to hold all that must be on it."""
TALL_BELOW = 1.2
"""A page less wide than so many times its height piles everything up."""
LARGEST_LETTERING = 1.6
"""How much larger than all else running text gets: beyond that a line holds too few words."""
SPRITE_BYTES = 96_000_000
"""So much is kept of what was drawn."""


def is_tall(width: float, height: float) -> bool:
    """Return whether a page of this shape piles everything up."""
    return width < TALL_BELOW * height


def scale_for(window: tuple[int, int], wished: float = 1.0) -> float:
    """Return how many pixels a unit has in a window, times the size the player wishes.

    However large he wishes it, and however small the window: the page keeps its least size.
    """
    return min(_usual_scale(window) * wished, _largest_scale(window))


def largest_size(window: tuple[int, int]) -> float:
    """Return how large, compared with the usual, everything can be in a window."""
    return _largest_scale(window) / _usual_scale(window)


def lettering_for(window: tuple[int, int], wished: float) -> float:
    """Return how much larger running text is to be than all else, to come near what is wished."""
    return min(max(1.0, wished / largest_size(window)), LARGEST_LETTERING)


def _usual_scale(window: tuple[int, int]) -> float:
    is_piled = is_tall(*window)
    across = TALL_PAGE_WIDTH if is_piled else PAGE_WIDTH
    down = TALL_PAGE_HEIGHT if is_piled else PAGE_HEIGHT
    fitting = min(window[0] / across, window[1] / down)
    return max(SMALLEST_SCALE, min(fitting, LARGEST_SCALE))


def _largest_scale(window: tuple[int, int]) -> float:
    """Return the scale at which the page has its least size."""
    least_width, least_height = LEAST_TALL_PAGE if is_tall(*window) else LEAST_PAGE
    return min(window[0] / least_width, window[1] / least_height)


def weight_of(sprite: pygame.Surface) -> int:
    """Return how many bytes a picture takes."""
    return sprite.get_bytesize() * sprite.get_width() * sprite.get_height()


class Canvas:
    """A surface seen in units; what is drawn on it is kept and reused."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        typesetter: Typesetter,
        sprites: Cache[pygame.Surface] | None = None,
    ) -> None:
        self.surface = surface
        self.scale = scale
        self._typesetter = typesetter
        self._sprites = sprites if sprites is not None else Cache(SPRITE_BYTES, weight_of)
        self._shift: Point = (0.0, 0.0)
        self.theme: Theme = DAY_THEME
        """The colours of everything that is drawn on it."""
        self.lettering = 1.0
        """How much larger running text is lettered than all else: where it scrolls or wraps, it
        may grow beyond what the page has room for."""
        self.names_keys = True
        """Whether it is shown which keys do what."""
        self.in_use = InUse()
        """What the player plays with: hints and the ring around the focus follow it."""

    def forget(self) -> None:
        """Let go of all that was drawn: it is to look, or to read, otherwise from now on."""
        self._sprites.clear()

    def fit(self, surface: pygame.Surface, scale: float) -> None:
        """Draw from now on to another surface, with so many pixels a unit."""
        self.surface = surface
        self.scale = scale

    def speak(self, language: Language) -> None:
        """Say sentences from now on in another language."""
        self._typesetter.language = language

    @property
    def language(self) -> Language:
        """The language in which sentences are said on it."""
        return self._typesetter.language

    @property
    def window(self) -> tuple[int, int]:
        """The width and height of the whole canvas, in pixels."""
        return self.surface.get_size()

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of the whole canvas, in units."""
        width, height = self.surface.get_size()
        return width / self.scale, height / self.scale

    @property
    def area(self) -> Rect:
        """The whole canvas."""
        return Rect((0, 0), self.size)

    @property
    def edition(self) -> Hashable:
        """What every picture depends on besides what it shows: scale, colours, language, keys."""
        return (self.scale, self.theme, self.language.code, self.names_keys, self.lettering)

    # Places

    def to_units(self, pixel: tuple[float, float]) -> Point:
        """Return where a point of the window lies on the canvas: the only way back."""
        return pixel[0] / self.scale, pixel[1] / self.scale

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel a place falls on."""
        return (
            round((x + self._shift[0]) * self.scale),
            round((y + self._shift[1]) * self.scale),
        )

    def pixel_rect(self, rect: Rect) -> pygame.Rect:
        """Return the pixels a place covers, its edges on whole pixels."""
        left, top = self.to_pixels(rect.left, rect.top)
        right, bottom = self.to_pixels(rect.right, rect.bottom)
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def thickness(self, width: float) -> int:
        """Return the pixels of a line's width: at least one, never blurred."""
        return max(1, round(width * self.scale))

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw meanwhile only within a place."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(self.pixel_rect(rect)))
        yield
        self.surface.set_clip(before)

    @contextmanager
    def shifted(self, x: float, y: float) -> Iterator[None]:
        """Draw meanwhile so much further right and down."""
        before = self._shift
        self._shift = (before[0] + x, before[1] + y)
        yield
        self._shift = before

    @contextmanager
    def naming_keys(self, *, named: bool) -> Iterator[None]:
        """Draw meanwhile with the names of keys, or without."""
        before, self.names_keys = self.names_keys, named
        yield
        self.names_keys = before

    # Sprites

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a surface drawn for this scale, made now if it is not kept."""
        return self._sprites.get((self.scale, key), make)

    def holds(self, key: Hashable) -> bool:
        """Return whether a surface is kept that was drawn for this scale."""
        return (self.scale, key) in self._sprites

    def paint(self, surface: pygame.Surface, x: float, y: float, opacity: float = 1.0) -> None:
        """Put a surface of pixels with its top left corner at a place."""
        self._blit(surface, self.to_pixels(x, y), opacity)

    def paint_centred(
        self, surface: pygame.Surface, x: float, y: float, opacity: float = 1.0
    ) -> None:
        """Put a surface of pixels with its middle at a place."""
        left, top = self.to_pixels(x, y)
        corner = (left - surface.get_width() // 2, top - surface.get_height() // 2)
        self._blit(surface, corner, opacity)

    def _blit(self, surface: pygame.Surface, corner: tuple[int, int], opacity: float) -> None:
        if opacity <= 0:
            return
        if opacity < 1:
            surface = faded(surface, opacity)
        mode = pygame.BLEND_PREMULTIPLIED if surface.get_flags() & pygame.SRCALPHA else 0
        self.surface.blit(surface, corner, special_flags=mode)

    # Shapes

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

    # Lettering

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: Style,
        colour: Colour,
        *,
        align: float = 0.0,
        opacity: float = 1.0,
    ) -> float:
        """Letter a line with its capitals centred on `y`, and return its width.

        Args:
            text: the line.
            x: the left end, the middle or the right end of the line.
            y: the middle of its capitals.
            style: the kind of lettering.
            colour: the colour of the letters.
            align: which part of the line stands at `x`: 0 its left end, 0.5 its middle, 1 its
                right end.
            opacity: how much of it is seen.
        """
        if not text:
            return 0.0
        line = self._typesetter.line(text, style, colour, self.scale)
        left, middle = self.to_pixels(x, y)
        top = middle + round(style.cap_height * self.scale / 2) - line.baseline
        self._blit(line.surface, (left - round(line.width * align), top), opacity)
        return line.width / self.scale

    def upright(self, text: str, x: float, top: float, style: Style, colour: Colour) -> float:
        """Letter a line that is read from the top down, its middle at `x`; return its length."""
        text = self._typesetter.language.say(text)
        line = self._typesetter.line(text, style, colour, self.scale)
        key = ("upright", text, style, colour)
        turned = self.cached(key, lambda: pygame.transform.rotate(line.surface, -90))
        self.paint_centred(turned, x, top + line.width / self.scale / 2)
        return line.width / self.scale

    def paragraph(
        self,
        text: str,
        rect: Rect,
        style: Style,
        colour: Colour,
        *,
        leading: float = 1.4,
        align: float = 0.0,
    ) -> float:
        """Letter a text broken into lines from the top of a place; return the height it takes."""
        step = style.size * leading
        lines = self.wrapped(text, style, rect.width)
        for row, line in enumerate(lines):
            y = rect.top + step * (row + 0.5)
            self.text(line, rect.left + rect.width * align, y, style, colour, align=align)
        return step * len(lines)

    def reading(self, style: Style) -> Style:
        """Return how a text is lettered that is read line by line, and has room to grow."""
        return style if self.lettering == 1 else style.sized(style.size * self.lettering)

    def text_width(self, text: str, style: Style) -> float:
        """Return how wide a line stands, in units."""
        return self._typesetter.width(text, style, self.scale)

    def wrapped(self, text: str, style: Style, width: float) -> tuple[str, ...]:
        """Return the lines a text is broken into within a width."""
        return self._typesetter.wrapped(text, style, width, self.scale)

    def shortened(self, text: str, style: Style, width: float) -> str:
        """Return a text that fits into a width, cut with an ellipsis if need be."""
        return self._typesetter.shortened(text, style, width, self.scale)

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
