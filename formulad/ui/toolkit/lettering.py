"""Lettering: its kinds, by family, size and weight."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from functools import lru_cache

from formulad.kernel.frozen import frozen


class Family(Enum):
    """A family of letters and its measures."""

    SPARTAN = ("LeagueSpartan", 0.66, 0.67)
    INTER = ("Inter", 0.73, 0.66)
    MPLUS = ("Mplus1", 0.73, 0.6)

    __hash__ = object.__hash__  # each style holds one, and every text is looked up by its style

    def __init__(self, file_name: str, cap_height: float, digit_slot: float) -> None:
        self.file_name = file_name
        """What the names of its files begin with."""
        self.cap_height = cap_height
        """The height of a capital, in ems."""
        self.digit_slot = digit_slot
        """The width that keeps figures in columns, in ems."""


WEIGHT_NAMES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
SHIPPED = {
    Family.SPARTAN: (700, 800),
    Family.INTER: (400, 500, 600, 700, 800),
    Family.MPLUS: (500, 700),
}
"""The weights of each family that come with the game."""


@frozen
class Style:
    """How a text is lettered; sizes are units of the canvas."""

    family: Family
    size: float
    weight: int
    tracking: float = 0.0
    """Extra room after each letter, in ems."""
    tabular: bool = False
    """Whether figures stand in slots of one width, for columns."""

    def sized(self, size: float) -> Style:
        """Return the same lettering in another size."""
        return _sized(self, size)

    def weighted(self, weight: int) -> Style:
        """Return the same lettering in another weight."""
        return replace(self, weight=weight)

    def in_columns(self) -> Style:
        """Return the same lettering with figures of one width."""
        return replace(self, tabular=True)

    @property
    def cap_height(self) -> float:
        """The height of a capital, in units."""
        return self.size * self.family.cap_height


@lru_cache(maxsize=1024)
def _sized(style: Style, size: float) -> Style:
    return replace(style, size=size)


START = Style(Family.SPARTAN, 60, 800, 0.02)
PAGE_TITLE = Style(Family.SPARTAN, 40, 800, 0.02)
DRIVER_CODE = Style(Family.SPARTAN, 36, 800)
PANEL_TITLE = Style(Family.SPARTAN, 27, 800, 0.04)
SMALL_TITLE = Style(Family.SPARTAN, 22, 700, 0.02)
SECTION = Style(Family.SPARTAN, 16, 700, 0.06)
BUTTON = Style(Family.SPARTAN, 20, 700, 0.03)
NUMERAL = Style(Family.SPARTAN, 23, 800)
NAME = Style(Family.INTER, 18, 700)
LABEL = Style(Family.INTER, 17, 600)
TEXT = Style(Family.INTER, 16, 400)
SMALL = Style(Family.INTER, 15, 500)
NOTE = Style(Family.INTER, 14, 500)
CAPS_LABEL = Style(Family.INTER, 13.5, 700, 0.08)
TAG = Style(Family.INTER, 12.5, 700, 0.04)
DISC_FIGURE = Style(Family.INTER, 20, 800, -0.02)
