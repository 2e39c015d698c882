"""Sides of a table, and panels that face whoever sits at one of them."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.quarter_turns import turned_in, turned_rect, turned_size

if TYPE_CHECKING:
    from formulad.ui.toolkit.outlines import Point

N = TypeVar("N", float, np.ndarray)
"""A number, or many at once."""

INSET = 8.0
"""How far cards lie from their edge."""


class Side(IntEnum):
    """A side of the table, in the order in which people sit clockwise.

    Its value says by how many quarters a sheet is turned clockwise that faces this side.
    """

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3

    @property
    def next(self) -> Side:
        """The side to the left of who sits here: the next one clockwise."""
        return Side((self + 1) % 4)

    @property
    def is_level(self) -> bool:
        """Whether its edge runs across the screen."""
        return self in (Side.BOTTOM, Side.TOP)

    @property
    def runs_back(self) -> bool:
        """Whether who goes clockwise comes along this edge from its far end."""
        return self in (Side.BOTTOM, Side.LEFT)

    @property
    def inwards(self) -> Point:
        """The way from the edge to the middle of the table."""
        ways: dict[Side, Point] = {
            Side.BOTTOM: (0.0, -1.0),
            Side.LEFT: (1.0, 0.0),
            Side.TOP: (0.0, 1.0),
            Side.RIGHT: (-1.0, 0.0),
        }
        return ways[self]

    def length(self, page: Point) -> float:
        """Return how long this edge of a page is."""
        return page[0] if self.is_level else page[1]

    def along(self, at: tuple[N, N]) -> N:
        """Return how far along this edge a point lies, or many, from the left or from above."""
        return at[0] if self.is_level else at[1]

    def depth(self, at: tuple[N, N], page: Point) -> N:
        """Return how far a point of a page lies from this edge, or many."""
        match self:
            case Side.BOTTOM:
                return page[1] - at[1]
            case Side.LEFT:
                return at[0]
            case Side.TOP:
                return at[1]
            case Side.RIGHT:
                return page[0] - at[0]

    def place(self, page: Point, start: float, size: Point, inset: float = INSET) -> Rect:
        """Return where a card of an upright size lies on this edge of a page."""
        width, height = turned_size(size, self)
        match self:
            case Side.BOTTOM:
                return Rect(start, page[1] - inset - height, width, height)
            case Side.TOP:
                return Rect(start, inset, width, height)
            case Side.LEFT:
                return Rect(inset, start, width, height)
            case Side.RIGHT:
                return Rect(page[0] - inset - width, start, width, height)


@frozen
class Facing:
    """A sheet on the table that faces one of its sides."""

    rect: Rect
    """Its place on the screen."""
    side: Side
    scale: float = 1.0
    """How large a unit of the sheet is on the screen."""

    @property
    def size(self) -> Point:
        """Its width and height for who sits there."""
        width, height = turned_size(self.rect.size, self.side)
        return width / self.scale, height / self.scale

    @property
    def upright(self) -> Rect:
        """The whole sheet, as who sits there sees it."""
        return Rect((0, 0), self.size)

    def on_sheet(self, at: Point) -> Point:
        """Return where a point of the screen lies on the sheet."""
        inside = (at[0] - self.rect.left, at[1] - self.rect.top)
        x, y = turned_in(inside, self.rect.size, -self.side)
        return x / self.scale, y / self.scale

    def on_screen(self, rect: Rect) -> Rect:
        """Return where a place on the sheet is seen on the screen."""
        place = Rect(*(self.scale * number for number in rect))
        seen = turned_rect(place, turned_size(self.rect.size, self.side), self.side)
        return seen.move(self.rect.left, self.rect.top)

    @property
    def tip(self) -> Point:
        """The middle of the edge that points to the board."""
        x, y = self.rect.center
        across, down = self.side.inwards
        return x + across * self.rect.width / 2, y + down * self.rect.height / 2
