"""Typesetter: lettering for one size on the screen, kept by text, style and size.

What is a sentence is said in the language of the player here, and nowhere else on the screen.

A font drawn at the size of small text sets every letter on a whole pixel, which spoils the
spacing. So it is drawn several times larger and reduced: letters stand where they belong.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.frozen import frozen
from formulad.kernel.letters import drawable
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.languages import Language
from formulad.ui.toolkit.lettering import SHIPPED, WEIGHT_NAMES, Family, Style

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.toolkit.assets import Assets
    from formulad.ui.toolkit.colour import Colour

ELLIPSIS = "…"
_NEVER_FIRST = frozenset(
    "、。，．・：；？！）」』】〉》々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…〜％"
)
"""What no Japanese line begins with."""
_NEVER_LAST = frozenset("（「『【〈《")
_WIDOW, _FEW = 3, 2
"""So short a word stands in no last line alone, if more than so many stand in the line before."""
_MISSING = "\uffff"
_PROBE_PIXELS = 64


@frozen
class Line:
    """A drawn line of text, in pixels."""

    surface: pygame.Surface
    baseline: int
    """How far below the top of the surface the letters stand."""
    width: float


class _LetterFamilies(dict[str, Family]):
    """The family that draws each letter: the wished one, Inter or M PLUS."""

    def __init__(self, wished: Family, assets: Assets) -> None:
        self._chain = tuple(dict.fromkeys((wished, Family.INTER, Family.MPLUS)))
        self._assets = assets

    def __missing__(self, letter: str) -> Family:
        able = (family for family in self._chain if self._has(family, letter))
        self[letter] = next(able, self._chain[0])
        return self[letter]

    def _has(self, family: Family, letter: str) -> bool:
        font = self._assets.font(_file_of(family, 700), _PROBE_PIXELS)
        return letter == " " or font.metrics(letter) != font.metrics(_MISSING)


class Typesetter:
    """Sets lines of text; one family stands in where another lacks a letter."""

    def __init__(self, assets: Assets, language: Language | None = None) -> None:
        self._assets = assets
        self.language = language or Language()
        """The language in which sentences are said."""
        self._lines: Cache[Line] = Cache(1500)
        self._widths: Cache[float] = Cache(4000)
        self._wraps: Cache[tuple[str, ...]] = Cache(300)
        self._families = {family: _LetterFamilies(family, assets) for family in Family}

    def forget(self) -> None:
        """Let go of the lines that were drawn: they are part of a picture by now."""
        self._lines.clear()

    def line(self, text: str, style: Style, colour: Colour, scale: float) -> Line:
        """Return a text drawn at its final size."""
        text = self._said(text)
        key = (text, style, colour, scale)
        return self._lines.get(key, lambda: self._draw(text, style, colour, scale))

    def width(self, text: str, style: Style, scale: float) -> float:
        """Return how wide a text stands, in units."""
        text = self._said(text)
        fine = scale * _oversampling(style.size * scale)
        key = (text, style, scale)
        return self._widths.get(key, lambda: self._spread(text, style, fine)[-1] / fine)

    def wrapped(self, text: str, style: Style, width: float, scale: float) -> tuple[str, ...]:
        """Return a text broken into lines no wider than so many units, where words allow it."""
        text = self._said(text)
        key = (text, style, width, scale)
        return self._wraps.get(key, lambda: self._wrap(text, style, width, scale))

    def shortened(self, text: str, style: Style, width: float, scale: float) -> str:
        """Return a text cut with an ellipsis so that it fits into so many units."""
        text = self._said(text)
        if not text or self.width(text, style, scale) <= width:
            return text
        fitting = bisect_right(
            range(1, len(text)),
            width,
            key=lambda end: self.width(text[:end].rstrip() + ELLIPSIS, style, scale),
        )
        return text[:fitting].rstrip() + ELLIPSIS

    def _said(self, text: str) -> str:
        """Return a text in the language of the player, whatever a stranger's file put into it."""
        said = self.language.say(text)
        return drawable(said)

    def _wrap(self, text: str, style: Style, width: float, scale: float) -> tuple[str, ...]:
        lines: list[list[str]] = [[]]
        for word in _breakable(text):
            longer = "".join((*lines[-1], word))
            if lines[-1] and self.width(longer.rstrip(), style, scale) > width:
                lines.append([word])
            else:
                lines[-1].append(word)
        return tuple("".join(line).rstrip() for line in _without_widow(lines))

    def _draw(self, text: str, style: Style, colour: Colour, scale: float) -> Line:
        over = _oversampling(style.size * scale)
        places = self._spread(text, style, scale * over)
        pieces = [
            (
                font.render(part, antialias=True, color=colour).premul_alpha(),
                round(place),
                _rise(part, font),
            )
            for (part, font), place in zip(
                self._parts(text, style, scale * over), places, strict=False
            )
            if font.size(part)[0]  # joiners and the like have no width
        ]
        above = _whole(max((rise for _, _, rise in pieces), default=0), over)
        below = max((piece.get_height() - rise for piece, _, rise in pieces), default=0)
        width = max((place + piece.get_width() for piece, place, _ in pieces), default=0)
        size = (max(over, _whole(width, over)), max(over, _whole(above + below, over)))
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        for piece, place, rise in pieces:
            sheet.blit(piece, (place, above - rise), special_flags=pygame.BLEND_PREMULTIPLIED)
        surface = pygame.transform.smoothscale(sheet, (size[0] // over, size[1] // over))
        return Line(surface, above // over, places[-1] / over)

    def _spread(self, text: str, style: Style, scale: float) -> list[float]:
        """Return where each part begins and, last, where the line ends, in pixels."""
        places, pen = [], 0.0
        extra = style.tracking * style.size * scale
        slot = style.family.digit_slot * style.size * scale
        parts = list(self._parts(text, style, scale))
        for index, (part, font) in enumerate(parts):
            advance: float = font.size(part)[0]
            lead = 0.0
            if style.tabular and part.isdecimal():
                lead, advance = (slot - advance) / 2, slot
            elif len(part) == 1 and index + 1 < len(parts):
                following, its_font = parts[index + 1]
                if its_font is font and len(following) == 1:
                    advance = font.size(part + following)[0] - font.size(following)[0]
            places.append(pen + lead)
            pen += advance + (extra if index + 1 < len(parts) else 0.0)
        return [*places, pen]

    def _parts(self, text: str, style: Style, scale: float) -> Iterator[tuple[str, pygame.Font]]:
        """Yield the pieces that are drawn in one go, each with its font.

        Letters that are tracked or stand in columns are pieces of their own.
        """
        pixels = max(1, round(style.size * scale))
        single = bool(style.tracking) or style.tabular
        for family, letters in groupby(text, self._families[style.family].__getitem__):
            font = self._assets.font(_file_of(family, style.weight), pixels)
            run = "".join(letters)
            yield from ((part, font) for part in (run if single else (run,)))


def _oversampling(pixels: float) -> int:
    """Return how many times larger letters of a size are drawn: the large need it least."""
    if pixels < 36:
        return 4
    return 2 if pixels < 90 else 1


def _whole(pixels: int, step: int) -> int:
    """Return the next multiple of a step."""
    return math.ceil(pixels / step) * step


def _rise(text: str, font: pygame.Font) -> int:
    """Return how far the top of a drawn text lies above its baseline: accents may exceed it."""
    tops = (glyph[3] for glyph in font.metrics(text) if glyph)
    return max(font.get_ascent(), max(tops, default=0))


def _file_of(family: Family, weight: int) -> str:
    """Return the file of the shipped weight nearest to the one asked for."""
    nearest = min(SHIPPED[family], key=lambda shipped: abs(shipped - weight))
    return f"{family.file_name}-{WEIGHT_NAMES[nearest]}"


def _breakable(text: str) -> list[str]:
    """Return the pieces between which a line may break: words, and each Japanese letter."""
    pieces = [""]
    for before, letter in pairwise(" " + text):
        if _may_break(before, letter):
            pieces.append(letter)
        else:
            pieces[-1] += letter
    return [piece for piece in pieces if piece]


def _without_widow(lines: list[list[str]]) -> list[list[str]]:
    """Return lines of which the last is no lone figure or syllable: one word more goes with it."""
    *others, last = lines
    if not others or len(last) > 1 or len("".join(last)) > _WIDOW or len(others[-1]) <= _FEW:
        return lines
    *staying, going = others[-1]
    return [*others[:-1], staying, [going, *last]]


def _may_break(before: str, letter: str) -> bool:
    """Return whether a line may end after one letter and the next begin with another."""
    if letter in _NEVER_FIRST or before in _NEVER_LAST:
        return False
    starts = before == " " and letter != " "
    return starts or ord(letter) >= 0x3000 or ord(before) >= 0x3000
