"""Colours, and the few sums done with them."""

from __future__ import annotations

from typing import TypeAlias

from formulad.kernel.values import Frozen

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue from 0 to 255."""

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)


class Gradient(Frozen):
    """A fill that changes from top to bottom."""

    top: Colour
    bottom: Colour


Fill: TypeAlias = Colour | Gradient


def rgb(code: str) -> Colour:
    """Return the colour of six hexadecimal digits.

    >>> rgb("FFC83D")
    (255, 200, 61)
    """
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour on the way from the first to the second: 0 is the first, 1 the second."""
    (red, green, blue), (to_red, to_green, to_blue) = first, second
    return (
        round(red + (to_red - red) * share),
        round(green + (to_green - green) * share),
        round(blue + (to_blue - blue) * share),
    )


def lighter(colour: Colour, share: float) -> Colour:
    """Return a colour moved towards white."""
    return mix(colour, WHITE, share)


def darker(colour: Colour, share: float) -> Colour:
    """Return a colour moved towards black."""
    return mix(colour, BLACK, share)


def luminance(colour: Colour) -> float:
    """Return how bright a colour is to the eye, from 0 to 1 (WCAG relative luminance)."""
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21; text needs 4.5."""
    bright, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
