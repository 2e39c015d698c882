"""Neon: tubes round roofs, shapes, and words on boards."""

from __future__ import annotations

from math import atan2, hypot
from typing import TYPE_CHECKING

import numpy as np

from formulad.tiled.circuit import Scenery, Shape
from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, Lettering
from formulad.ui.race.board.geometry.strokes import mitred, ribbon
from formulad.ui.race.board.land.ground import is_line, outline_of
from formulad.ui.race.board.land.scatter import pick
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import Frame, frame_on
from formulad.ui.toolkit.colour import lighter, mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour

_TUBE, _CORE = 0.085, 0.036
_BOARD, _RIM = 0.62, 0.45
"""How far the board of a word reaches past its letters: above and below, then at its ends; in
heights of its capitals."""
_LETTER = 0.72
"""How wide a capital stands, in ems, with the room beside it."""
_CAPITAL = 0.66
_WIDEST_LETTER = 1.04
"""From letter to letter in a column, in ems."""
_FIRST_SIGN = 0x2E80
"""From here on letters are written in columns where a line leads down."""


def colour_of(piece: Scenery) -> Colour:
    """Return the colour of a tube."""
    return tones.TINTS.get(piece.tint) or pick(piece.points[0], tones.NEON, 4)


def tube(line: Points, width: float, colour: Colour, *, closed: bool = False) -> Iterator[Flat]:
    """Yield a tube: its colour, and nearly white within."""
    run = np.vstack([line, line[:1]]) if closed else line
    yield from _stroke(run, _TUBE * width, colour)
    yield from _stroke(run, _CORE * width, lighter(colour, 0.7))


def halo(line: Points, width: float, colour: Colour, *, closed: bool = False) -> Iterator[Flat]:
    """Yield what shines of a tube: a stroke wide enough to be blurred."""
    run = np.vstack([line, line[:1]]) if closed else line
    yield from _stroke(run, 0.2 * width, colour)


def neon(piece: Scenery, width: float) -> Iterator[Flat | Lettering]:
    """Yield a piece of neon: words on a board if it has a name, else a tube."""
    colour = colour_of(piece)
    if piece.name and is_line(piece):
        yield from _words(piece, width, colour)
        return
    line, closed = tube_line(piece)
    yield from tube(line, width, colour, closed=closed)


def neon_halo(piece: Scenery, width: float) -> Iterator[Flat]:
    """Yield what shines of a piece of neon."""
    colour = colour_of(piece)
    line, closed = tube_line(piece)
    yield from halo(line, width, colour, closed=closed)
    if piece.name and is_line(piece):
        frame = _board(piece)
        yield Fill(frame.box(-1, -1, 1, 1), mix(tones.BOARD, colour, 0.42))


def tube_line(piece: Scenery) -> tuple[Points, bool]:
    """Return the line of a tube, and whether it is closed; of words the rim of their board."""
    if piece.name and is_line(piece):
        return _board(piece).box(-1, -1, 1, 1), True
    if is_line(piece):
        return np.array(piece.points, float), False
    if piece.shape is Shape.POINT:
        x, y = piece.points[0]
        return np.array([(x - 6, y), (x + 6, y)]), False
    return outline_of(piece), True


def _words(piece: Scenery, width: float, colour: Colour) -> Iterator[Flat | Lettering]:
    frame = _board(piece)
    yield Fill(frame.box(-1, -1, 1, 1) + 0.1 * width, tones.ALLEY)
    yield Fill(frame.box(-1, -1, 1, 1), tones.BOARD)
    yield from tube(frame.box(-1, -1, 1, 1), width, colour, closed=True)
    bright = lighter(colour, 0.62)
    (start_x, start_y), (end_x, end_y) = piece.points[0], piece.points[-1]
    if not is_column(piece):
        size = letter_size(piece)
        middle = ((start_x + end_x) / 2, (start_y + end_y) / 2)
        yield Lettering(piece.name, middle, size, bright, atan2(end_y - start_y, end_x - start_x))
        return
    size = letter_size(piece)
    for i, letter in enumerate(piece.name):
        share = (i + 0.5) / len(piece.name)
        place = (start_x + (end_x - start_x) * share, start_y + (end_y - start_y) * share)
        if letter == "ー":
            half = np.array([(0, -0.34), (0, 0.34)]) * size
            yield from ribbon(np.array(place) + half, 0.11 * size, bright)
        else:
            yield Lettering(letter, place, size, bright)


def is_column(piece: Scenery) -> bool:
    """Return whether words are written letter under letter."""
    (start_x, start_y), (end_x, end_y) = piece.points[0], piece.points[-1]
    leads_down = abs(end_y - start_y) > 2 * abs(end_x - start_x)
    return leads_down and ord(piece.name[0]) >= _FIRST_SIGN


def letter_size(piece: Scenery) -> float:
    """Return the em in which words fill their line."""
    (start_x, start_y), (end_x, end_y) = piece.points[0], piece.points[-1]
    long = hypot(end_x - start_x, end_y - start_y)
    if is_column(piece):
        return long / (len(piece.name) * _WIDEST_LETTER)
    return long / sum(1.0 if ord(c) >= _FIRST_SIGN else _LETTER for c in piece.name)


def _board(piece: Scenery) -> Frame:
    """Return the frame of the board behind words."""
    size = letter_size(piece)
    high = size * _CAPITAL
    frame = frame_on(piece.points[0], piece.points[-1], high * (1 + 2 * _BOARD))
    if is_column(piece):
        frame = frame_on(piece.points[0], piece.points[-1], size * 1.5)
    reach = 1 + _RIM * high / max(1e-6, frame.size[0])
    return Frame(frame.middle, frame.along * reach, frame.across)


def _stroke(line: Points, width: float, colour: Colour) -> Iterator[Flat]:
    yield from mitred(line, width, colour)
    if len(line) > 8:
        for x, y in line:
            yield Disc((float(x), float(y)), width / 2, colour)
