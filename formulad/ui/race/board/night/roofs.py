"""Roofs from above: parapets, and all that stands on them."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING

import numpy as np

from formulad.ui.race.board.geometry.road_shapes import Disc, Fill, Flat, Panes
from formulad.ui.race.board.geometry.strokes import ribbon
from formulad.ui.race.board.night import tones
from formulad.ui.race.board.night.frames import Frame, frame_of
from formulad.ui.toolkit.colour import darker, lighter, mix

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.race.board.geometry.curves import Points
    from formulad.ui.toolkit.colour import Colour

_PARAPET, _DROP = 0.075, 0.05
"""How thick a parapet is, and how far its shadow falls; in lane widths."""
_SHARES = (0.34, 0.62, 0.76, 0.86)
"""Skylights up to the first, machines up to the next, a tank, a garden, or else stairs."""


def roof(outline: Points, width: float, colour: Colour, kind: int) -> Iterator[Flat]:
    """Yield a roof without what stands on it: flat behind a parapet, or pitched for kind 0."""
    yield Fill(outline, lighter(colour, 0.17))
    inner = drawn_in(outline, _PARAPET * width)
    if kind == 0 and len(outline) == 4:
        yield from _pitched(inner, colour)
        return
    yield Fill(inner, darker(colour, 0.3))
    heart = inner.mean(0)
    yield Fill(inner + _DROP * width * (inner < heart), colour)


def drawn_in(outline: Points, by: float) -> Points:
    """Return an outline whose corners lie so far inside, along both of their edges."""
    back = np.concatenate((outline[-1:], outline[:-1])) - outline
    ahead = np.concatenate((outline[1:], outline[:1])) - outline
    back /= np.maximum(np.hypot(*back.T), 1e-6)[:, None]
    ahead /= np.maximum(np.hypot(*ahead.T), 1e-6)[:, None]
    turn = back[:, 0] * ahead[:, 1] - back[:, 1] * ahead[:, 0]
    sign = 1 if turn.sum() < 0 else -1
    inward = (back + ahead) / np.maximum(np.abs(turn), 0.3)[:, None]
    flip = np.where(turn * sign > 0, -1.0, 1.0)[:, None]
    moved: Points = outline + inward * flip * by
    return moved


def _pitched(outline: Points, colour: Colour) -> Iterator[Fill]:
    """Yield the two halves of a pitched roof, the northern one darker, and its ridge."""
    frame = frame_of(outline)
    yield Fill(frame.box(-1, -1, 1, 0), darker(colour, 0.22))
    yield Fill(frame.box(-1, 0, 1, 1), lighter(colour, 0.05))
    yield Fill(frame.box(-1, -0.05, 1, 0.05), lighter(colour, 0.2))


class Furniture:
    """What stands on a flat roof."""

    def __init__(self, frame: Frame, width: float, colour: Colour, lit: Sequence[Colour]) -> None:
        self._frame, self._width, self._colour, self._lit = frame, width, colour, lit
        self.lights: list[Panes | Disc] = []
        """What of it shines."""

    def pieces(self, dice: np.random.Generator) -> Iterator[Flat]:
        """Yield some furniture; large roofs carry more."""
        makers = (self._skylights, self._machines, self._tank, self._garden, self._stairs)
        count = 2 if self._frame.size[0] > 0.95 * self._width else 1
        sides = (-0.48, 0.48) if count == 2 else (0.0,)
        for side in sides:
            maker = makers[bisect(_SHARES, dice.random())]
            half = 0.42 if count == 2 else 0.72
            yield from maker(side, half, dice)
        if dice.random() < 0.2:
            yield from self._mast(dice)

    def _skylights(self, at: float, half: float, dice: np.random.Generator) -> Iterator[Flat]:
        count = int(dice.integers(2, 4)) + (half > 0.5)
        step = 2 * half / count
        panes, colours = [], []
        for i in range(count):
            left = at - half + (i + 0.18) * step
            box = self._frame.box(left, -0.52, left + 0.64 * step, 0.52)
            yield Fill(box, darker(self._colour, 0.45))
            is_lit = dice.random() < 0.62
            panes.append(self._frame.box(left + 0.07 * step, -0.42, left + 0.57 * step, 0.42))
            colours.append(
                self._lit[int(dice.integers(len(self._lit)))] if is_lit else tones.DARK_PANE
            )
        yield Panes(np.array(panes), tuple(colours))
        shining = [i for i, colour in enumerate(colours) if colour != tones.DARK_PANE]
        if shining:
            lit = tuple(mix(tones.VENT, colours[i], 0.8) for i in shining)
            self.lights.append(Panes(np.array(panes)[shining], lit))

    def _machines(self, at: float, half: float, dice: np.random.Generator) -> Iterator[Flat]:
        for column in (-1, 1):
            for row in (-1, 1):
                if dice.random() < 0.3:
                    continue
                x, y = at + column * half * 0.48, row * 0.4
                yield from self._block(x, y, half * 0.36, 0.27, 0.09)
                middle = self._frame.raised(0.09 * self._width).at(x, y)
                yield Disc(middle, 0.07 * self._width, tones.VENT)

    def _tank(self, at: float, half: float, dice: np.random.Generator) -> Iterator[Flat]:
        x, y = self._frame.at(
            at + float(dice.uniform(-0.2, 0.2)) * half, float(dice.uniform(-0.3, 0.3))
        )
        size = 0.21 * self._width
        yield Disc(
            (x + 0.05 * self._width, y + 0.07 * self._width), size, darker(self._colour, 0.5)
        )
        yield Disc((x, y), size, tones.PLANT)
        yield Disc((x, y - 0.08 * self._width), size, tones.PLANT_TOP)
        yield Disc((x, y - 0.08 * self._width), size * 0.35, tones.PLANT)

    def _garden(self, at: float, half: float, dice: np.random.Generator) -> Iterator[Flat]:
        yield Fill(self._frame.box(at - half, -0.62, at + half, 0.62), tones.GARDEN[0])
        for _ in range(7):
            x, y = at + float(dice.uniform(-0.8, 0.8)) * half, float(dice.uniform(-0.45, 0.45))
            size = float(dice.uniform(0.08, 0.15)) * self._width
            yield Disc(self._frame.at(x, y), size, tones.GARDEN[1 + int(dice.integers(2))])
        for i in range(5):
            bulb = Disc(
                self._frame.at(at + half * (i - 2) / 2.2, 0.62), 0.035 * self._width, tones.WARM[1]
            )
            self.lights.append(bulb)
            yield bulb

    def _stairs(self, at: float, half: float, dice: np.random.Generator) -> Iterator[Flat]:
        y = float(dice.uniform(-0.3, 0.2))
        yield from self._block(at, y, half * 0.5, 0.34, 0.2)
        door = self._frame.box(at - 0.1, y + 0.30, at + 0.1, y + 0.34)
        door[:2] += (0.0, -0.12 * self._width)
        colour = self._lit[int(dice.integers(len(self._lit)))]
        pane = Panes(door[None], (colour,))
        self.lights.append(pane)
        yield pane

    def _block(self, x: float, y: float, long: float, deep: float, high: float) -> Iterator[Fill]:
        """Yield a box of the roof's frame, its top a little above its front."""
        base = self._frame.box(x - long, y - deep, x + long, y + deep)
        top = self._frame.raised(high * self._width).box(x - long, y - deep, x + long, y + deep)
        yield Fill(base + 0.06 * self._width, darker(self._colour, 0.42))
        yield Fill(np.vstack([base[2:], top[2:][::-1]]), darker(tones.PLANT, 0.35))
        yield Fill(top, tones.PLANT)
        yield Fill(drawn_in(top, 0.035 * self._width), tones.PLANT_TOP)

    def _mast(self, dice: np.random.Generator) -> Iterator[Flat]:
        x, y = self._frame.at(float(dice.uniform(-0.7, 0.7)), -0.6)
        top = (x, y - 0.42 * self._width)
        yield from ribbon(np.array([(x, y), top]), 0.035 * self._width, tones.STEEL)
        beacon = Disc(top, 0.055 * self._width, tones.BEACON)
        self.lights.append(beacon)
        yield beacon
