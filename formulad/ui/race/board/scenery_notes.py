"""Notes beside the road: what stopping on a cell would cost, with a line to the cell."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.cross_fade import mixed
from formulad.ui.toolkit.colour import rgb
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import CREAM
from formulad.ui.toolkit.widgets.key_caps import chip_width, draw_chip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.tiled.circuit import Point
    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, Chip, Note
    from formulad.ui.race.board.geometry.lens import Lens

_CHIP, _SPACE = 32.0, 6.0
_ROW = _CHIP + _SPACE
_ROUND = 22.0
"""The radius of the corners of a note."""
_LONGEST = 500.0
"""A row of chips that would be longer goes on in another."""
_SHAPES, _STEP = 2, 12.0
"""In how many shapes a note is tried; by how much its rows grow until all chips find room."""
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
_AWAY = (1.8, 2.6, 3.4, 4.4, 5.6, 7.0, 9.0)
"""How far from its cell a note is tried, in lane widths."""


_FAR_STEP = 40
"""How close places all over the board lie that are tried where there is no room near the cell."""


@frozen
class Kept:
    """What a note keeps clear of."""

    taken: list[Rect]
    """Where other words stand."""
    watched: list[Rect]
    """Where a player looks: his way, cars, and cells to choose from."""


def place_notes(
    lens: Lens, finder: CellFinder, picture: BoardPicture, taken: Sequence[Rect]
) -> tuple[Rect, ...]:
    """Return places where notes cover no road, nothing that is taken, and not each other.

    Where there is no such place, rather the road than cars and the cells to choose from.
    """
    places: list[Rect] = []
    watched = _watched(lens, picture)
    for note in picture.notes:
        kept_free = Kept([*taken, *places], watched)
        places.append(_free_place(lens, finder, note, kept_free))
    return tuple(places)


def draw_leader(lens: Lens, note: Note, rect: Rect) -> None:
    """Draw the line from a cell to its note."""
    cell = lens.cell(note.cell)
    x = min(max(cell[0], rect.left + 20), rect.right - 20)
    y = min(max(cell[1], rect.top + 6), rect.bottom - 6)
    lens.canvas.line(cell, (x, y), 5, INK)
    lens.canvas.line(cell, (x, y), 2.2, CREAM)


def draw_note(
    lens: Lens, note: Note, rect: Rect, seen: float = 1.0
) -> tuple[tuple[Rect, str], ...]:
    """Draw the words of a note that is there, or comes; return each chip's place with its rule."""
    chips: list[tuple[Rect, str]] = []
    mixed(lens.canvas, rect, seen, _nothing, lambda: chips.extend(_chips(lens, note, rect)))
    return tuple(chips)


def _nothing() -> None:
    """Draw nothing: a note comes out of the board."""


def _chips(lens: Lens, note: Note, rect: Rect) -> Iterator[tuple[Rect, str]]:
    lens.canvas.box(rect, _BACK, radius=_ROUND, line=_LINE, line_width=1.6)
    top = rect.top + _SPACE
    for row in _in_rows(lens, note, round((rect.height - _SPACE) / _ROW)):
        x = rect.left + _SPACE
        for chip in row:
            width = draw_chip(
                lens.canvas, x, top + _CHIP / 2, chip.text, chip.tone, icon=chip.icon, height=_CHIP
            )
            yield Rect(x, top, width, _CHIP), chip.rule
            x += _SPACE + width
        top += _ROW


def _watched(lens: Lens, picture: BoardPicture) -> list[Rect]:
    """Return where the way, cars and cells to choose from are seen."""
    half = lens.lane / 2
    cells = [*picture.path, *(choice.cell for choice in picture.choices)]
    cells += [car.where for car in picture.cars if isinstance(car.where, int)]
    spots = (lens.cell(cell) for cell in cells)
    return [Rect(x - half, y - half, 2 * half, 2 * half) for x, y in spots]


def _free_place(lens: Lens, finder: CellFinder, note: Note, kept: Kept) -> Rect:
    """Return the nearest place for a note that is free, or at least hides as little as can be."""
    least, best = (9, 0, 0), Rect(0, 0, 0, 0)
    for rect in _places(lens, note, lens.cell(note.cell)):
        is_taken = rect.collidelist(kept.taken) >= 0 or not lens.stage.rect.contains(rect)
        hidden = len(rect.collidelistall(kept.watched))
        if (is_taken, hidden, 0) >= least:
            continue
        over = finder.covers(lens.area(rect)) + (not lens.stage.free.contains(rect))
        if (is_taken, hidden, over) < least:
            least, best = (is_taken, hidden, over), rect
        if least == (0, 0, 0):
            break
    return best


def _places(lens: Lens, note: Note, cell: Point) -> Iterator[Rect]:
    """Yield places round a cell, the nearest first, moved to where no panel covers them."""
    free, sizes = lens.stage.free, _sizes(lens, note)
    for width, height in sizes:
        for away in _AWAY:
            for across, down in _DIRECTIONS:
                x = cell[0] + across * (away * lens.lane + width / 2 * abs(across))
                y = cell[1] + down * (away * lens.lane + height / 2 * abs(down))
                yield Rect(x - width / 2, y - height / 2, width, height).clamp(free)
    for width, height in sizes:
        yield from _anywhere(free, width, height, cell)


def _anywhere(free: Rect, width: float, height: float, cell: Point) -> list[Rect]:
    """Return places all over the free part of the board, the nearest to a cell first."""
    across = range(int(free.left), int(free.right - width), _FAR_STEP)
    down = range(int(free.top), int(free.bottom - height), _FAR_STEP)
    places = [Rect(x, y, width, height) for x in across for y in down]
    return sorted(places, key=lambda place: dist(place.center, cell))


def _sizes(lens: Lens, note: Note) -> list[Point]:
    """Return how large a note is in as few rows as can be, and in one more."""
    sizes: list[Point] = []
    for number in range(1, len(note.chips) + 1):
        rows = _in_rows(lens, note, number)
        width = max(_length(lens, row) for row in rows) + _SPACE
        if width <= _LONGEST or number == len(note.chips):
            sizes.append((width, len(rows) * _ROW + _SPACE))
    return sizes[:_SHAPES]


def _in_rows(lens: Lens, note: Note, number: int) -> list[list[Chip]]:
    """Return the chips of a note in at most so many rows, as even as can be."""
    lengths = [_length(lens, [chip]) for chip in note.chips]
    room = max(lengths)
    rows = _broken(note, lengths, room)
    while len(rows) > number:
        room += _STEP
        rows = _broken(note, lengths, room)
    return rows


def _broken(note: Note, lengths: Sequence[float], room: float) -> list[list[Chip]]:
    """Return the chips of a note, with their lengths, in rows of at most a length."""
    rows: list[list[Chip]] = []
    taken = 0.0
    for chip, length in zip(note.chips, lengths, strict=True):
        taken += length
        if rows and taken <= room:
            rows[-1].append(chip)
        else:
            rows.append([chip])
            taken = length
    return rows


def _length(lens: Lens, row: Sequence[Chip]) -> float:
    canvas = lens.canvas
    widths = (chip_width(canvas, chip.text, icon=chip.icon, height=_CHIP) for chip in row)
    return sum(width + _SPACE for width in widths)
