"""Text on a plane: lettered in the language of the player, and measured before."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

import pygame

from formulad.ui.toolkit.canvas.plane import Plane

if TYPE_CHECKING:
    from formulad.ui.toolkit.cache import Cache
    from formulad.ui.toolkit.canvas.plane import Rect
    from formulad.ui.toolkit.colour import Colour
    from formulad.ui.toolkit.languages import Language
    from formulad.ui.toolkit.lettering import Style
    from formulad.ui.toolkit.text import Line, Typesetter

Halo: TypeAlias = "tuple[Colour, float]"
"""A colour, and how far it reaches beyond the letters."""
_TURNS = 16


class WordPlane(Plane):
    """A plane on which words are lettered."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        typesetter: Typesetter,
        sprites: Cache[pygame.Surface] | None = None,
    ) -> None:
        super().__init__(surface, scale, sprites)
        self._typesetter = typesetter
        self.lettering = 1.0
        """How much larger running text is lettered than all else: where it scrolls or wraps, it
        may grow beyond what the page has room for."""

    def speak(self, language: Language) -> None:
        """Say sentences from now on in another language."""
        self._typesetter.language = language

    @property
    def language(self) -> Language:
        """The language in which sentences are said on it."""
        return self._typesetter.language

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

    def lettered(self, text: str, style: Style, colour: Colour) -> Line:
        """Return a line as it is lettered here, to be worked into a picture."""
        return self._typesetter.line(text, style, colour, self.scale)

    def outlined(
        self, text: str, at: tuple[float, float], style: Style, colour: Colour, halo: Halo
    ) -> float:
        """Letter a line with a halo around its letters, and return its width."""
        around = self._typesetter.line(text, style, halo[0], self.scale)
        left, middle = self.to_pixels(*at)
        top = middle + round(style.cap_height * self.scale / 2) - around.baseline
        reach = halo[1] * self.scale
        for turn in range(_TURNS):
            x, y = (reach * way(math.tau * turn / _TURNS) for way in (math.cos, math.sin))
            self._blit(around.surface, (round(left + x), round(top + y)), 1.0)
        return self.text(text, *at, style, colour)

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
