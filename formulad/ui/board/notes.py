"""Notes beside the road: what stopping on a cell would cost, with a line to the cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ui.canvas import Rect
from formulad.ui.colour import rgb
from formulad.ui.teams import INK
from formulad.ui.theme import CREAM
from formulad.ui.widgets.marks import chip_width, draw_chip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.board.finder import CellFinder
    from formulad.ui.board.lens import Lens
    from formulad.ui.board.picture import BoardPicture, Chip, Note

_CHIP, _SPACE = 32.0, 6.0
_ROUND = 22.0
"""The radius of the corners of a note."""
_LONGEST = 500.0
"""A row of chips that would be longer goes on in another."""
_BACK, _LINE = rgb("0E1C38"), rgb("5B78AE")
_DIRECTIONS: tuple[Point, ...] = (
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (0.4, 1),
    (-0.4, 1),
    (0.4, -1),
    (-0.4, -1),
)
_AWAY = (1.8, 2.6, 3.4, 4.4, 5.6, 7.0)
"""How far from its cell a note is tried, in lane widths."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a note keeps clear of."""

    taken: list[Rect]
    """Where other words stand."""
    looked_at: list[Rect]
    """Where a player looks: his way, cars, and cells to choose from."""


def place_notes(
    lens: Lens, finder: CellFinder, picture: BoardPicture, taken: Sequence[Rect]
) -> tuple[Rect, ...]:
    """Return places where notes cover no road, nothing that is taken, and not each other.

    Where there is no such place, rather the road than cars and the cells to choose from.
    """
    places: list[Rect] = []
    looked_at = _looked_at(lens, picture)
    for note in picture.notes:
        kept_free = Kept([*taken, *places], looked_at)
        places.append(_free_place(lens, finder, note, kept_free))
    return tuple(places)


def draw_leader(lens: Lens, note: Note, rect: Rect) -> None:
    """Draw the line from a cell to its note."""
    cell = lens.cell(note.cell)
    x = min(max(cell[0], rect.left + 20), rect.right - 20)
    y = min(max(cell[1], rect.top + 6), rect.bottom - 6)
    lens.canvas.polyline([cell, (x, y)], 5, INK)
    lens.canvas.polyline([cell, (x, y)], 2.2, CREAM)


def draw_note(lens: Lens, note: Note, rect: Rect) -> Iterator[tuple[Rect, str]]:
    """Draw the words of a note; yield the place of each chip with its rule."""
    lens.canvas.box(rect, _BACK, radius=_ROUND, line=_LINE, line_width=1.6)
    top = rect.top + _SPACE
    for row in _rows(lens, note):
        x = rect.left + _SPACE
        for chip in row:
            width = draw_chip(
                lens.canvas, x, top + _CHIP / 2, chip.text, chip.tone, icon=chip.icon, height=_CHIP
            )
            yield Rect(x, top, width, _CHIP), chip.rule
            x += _SPACE + width
        top += _CHIP + _SPACE


def _looked_at(lens: Lens, picture: BoardPicture) -> list[Rect]:
    """Return where the way, cars and cells to choose from are seen."""
    half = lens.lane / 2
    cells = [*picture.path, *(choice.cell for choice in picture.choices)]
    cells += [car.where for car in picture.cars if isinstance(car.where, int)]
    spots = (lens.cell(cell) for cell in cells)
    return [Rect(x - half, y - half, 2 * half, 2 * half) for x, y in spots]


def _free_place(lens: Lens, finder: CellFinder, note: Note, kept: Kept) -> Rect:
    """Return the nearest place for a note that is free, or at least has no words on it."""
    least, best = 9, Rect(0, 0, 0, 0)
    for rect in _places(lens, note, lens.cell(note.cell)):
        fault = (
            4 * (rect.collidelist(kept.taken) >= 0 or not lens.stage.rect.contains(rect))
            + 2 * (rect.collidelist(kept.looked_at) >= 0)
            + (not lens.stage.free.contains(rect))
            + finder.covers(lens.area(rect))
        )
        if fault < least:
            least, best = fault, rect
    return best


def _places(lens: Lens, note: Note, cell: Point) -> Iterator[Rect]:
    """Yield places round a cell, the nearest first, moved to where no panel covers them."""
    width, height = _size(lens, note)
    for away in _AWAY:
        for across, down in _DIRECTIONS:
            x = cell[0] + across * (away * lens.lane + width / 2 * abs(across))
            y = cell[1] + down * (away * lens.lane + height / 2 * abs(down))
            place = Rect(x - width / 2, y - height / 2, width, height)
            yield place.clamp(lens.stage.free)


def _size(lens: Lens, note: Note) -> Point:
    """Return how wide and high a note is."""
    rows = _rows(lens, note)
    widths = (sum(_width(lens, chip) + _SPACE for chip in row) for row in rows)
    return max(widths, default=0.0) + _SPACE, len(rows) * (_CHIP + _SPACE) + _SPACE


def _rows(lens: Lens, note: Note) -> list[list[Chip]]:
    """Return the chips of a note in as many rows as they need."""
    rows: list[list[Chip]] = []
    room = 0.0
    for chip in note.chips:
        width = _width(lens, chip) + _SPACE
        if not rows or width > room:
            rows.append([])
            room = _LONGEST
        rows[-1].append(chip)
        room -= width
    return rows


def _width(lens: Lens, chip: Chip) -> float:
    return chip_width(lens.canvas, chip.text, icon=chip.icon, height=_CHIP)
