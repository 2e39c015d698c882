"""Layout of the menu: one big tile, smaller ones, and rows of buttons below."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.shell.slanted_edge import is_below, menu_column, menu_room
from formulad.ui.toolkit.canvas import Rect

NAME = 200.0
"""How tall the name of the game stands above the big tile."""
_TOP, _FOOT = 236.0, 84.0
"""From where a menu beside its poster may begin, and what is free below it."""


@frozen
class Sizes:
    """How tall the ways on are, and how far apart."""

    big: float
    tile: float
    button: float
    link: float
    gap: float

    def column(self, rows: int) -> float:
        """Return how tall all of them stand with so many rows of tiles."""
        below = rows * (self.tile + self.gap) + self.button + self.link
        return self.big + self.gap + below + self.gap


_LOW, _USUAL = Sizes(172, 70, 52, 46, 12), Sizes(200, 80, 58, 46, 14)
_ROOMY, _LARGE = Sizes(244, 90, 60, 48, 14), Sizes(270, 112, 68, 60, 20)


@frozen
class MenuPlaces:
    """Where everything of the menu stands."""

    column: Rect
    big: Rect
    tiles: tuple[Rect, ...]
    buttons: tuple[Rect, ...]
    links: tuple[Rect, ...]


def menu_places(area: Rect, tiles: int, buttons: int, links: int) -> MenuPlaces:
    """Return the places for so many ways of each kind."""
    rows = (tiles + 1) // 2
    sizes = _sizes(area, rows)
    height = sizes.column(rows)
    spare = area.height - _FOOT - NAME - height
    column = menu_column(area, max(_TOP, NAME + spare / 2), NAME, height)
    big = Rect(column.left, column.top, column.width, sizes.big)
    room = Rect(column.left, big.bottom + sizes.gap, column.width, 0)
    placed = _in_rows(room, tiles, 2, sizes.tile, sizes.gap)
    top = room.top + rows * (sizes.tile + sizes.gap)
    row = Rect(column.left, top, column.width, 0)
    last = Rect(column.left, top + sizes.button + sizes.gap, column.width, 0)
    return MenuPlaces(
        column,
        big,
        placed,
        _in_rows(row, buttons, buttons, sizes.button, sizes.gap),
        _in_rows(last, links, links, sizes.link, sizes.gap),
    )


def _sizes(area: Rect, rows: int) -> Sizes:
    """Return the largest sizes there is room for."""
    room = area.height - _FOOT - _TOP
    if is_below(area):
        room = menu_room(area) - NAME
    offered = (_LARGE, _ROOMY, _USUAL) if is_below(area) else (_ROOMY, _USUAL)
    return next((sizes for sizes in offered if sizes.column(rows) <= room), _LOW)


def _in_rows(room: Rect, count: int, across: int, height: float, gap: float) -> tuple[Rect, ...]:
    """Return places of one size, so many beside each other; the last one takes what is left."""
    if not count:
        return ()
    width = (room.width - gap * (across - 1)) / across
    places = []
    for index in range(count):
        row, column = divmod(index, across)
        is_alone = index == count - 1 and column == 0 and across > 1 and count > 1
        left = room.left + column * (width + gap)
        top = room.top + row * (height + gap)
        places.append(Rect(left, top, room.width if is_alone else width, height))
    return tuple(places)
