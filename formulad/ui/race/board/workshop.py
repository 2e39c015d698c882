"""Workshop of boards: makes their pictures step by step, between frames of a loading screen."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame

from formulad.ui.race.board.land.surroundings import world
from formulad.ui.race.board.layers import layer_count, layers
from formulad.ui.race.board.painter import Painter
from formulad.ui.race.board.plate import Plate
from formulad.ui.race.board.plate_store import PlateStore
from formulad.ui.race.board.plates import Plates

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.board.geometry.drawn_road import Road
    from formulad.ui.toolkit.text import Typesetter

_COARSE = 3
"""How much smaller than the board its surroundings are painted."""
_PLANNED, _WIDER, _PAINTED = 0.3, 0.45, 0.98
"""The share of the work that is done once it is known what to paint, with the surroundings, and
with the board."""
_MOST_PIXELS = 24_000_000
"""A board larger than this would take too much memory and time; it is painted smaller."""


class Workshop:
    """Paints a board, or takes its pictures from the disk."""

    def __init__(
        self,
        road: Road,
        typesetter: Typesetter,
        lane_pixels: float,
        folder: Path | None = None,
        *,
        is_plain: bool = False,
    ) -> None:
        """Take what is to be painted; nothing is done before the first step.

        Args:
            road: the road and its circuit.
            typesetter: what letters the numbers on the road.
            lane_pixels: how wide a lane is on the finest picture.
            folder: where pictures are kept from start to start.
            is_plain: whether the scenery around the road is left out.
        """
        self.share = 0.0
        """How much is done, from 0 to 1."""
        self._plates: Plates | None = None
        self._is_plain = is_plain
        self._layers = layer_count(road, is_plain=is_plain)
        self._work = self._steps(road, typesetter, lane_pixels, folder)

    @property
    def plates(self) -> Plates:
        """The finished pictures.

        Raises:
            RuntimeError: if there are steps left to do.
        """
        if self._plates is None:
            message = "the board is not painted yet"
            raise RuntimeError(message)
        return self._plates

    def step(self) -> bool:
        """Do the next small piece of work; return whether all is done."""
        self.share = next(self._work, 1.0)
        return self._plates is not None

    def finish(self) -> Plates:
        """Do all that is left at once."""
        while not self.step():
            pass
        return self.plates

    def _steps(
        self, road: Road, typesetter: Typesetter, lane_pixels: float, folder: Path | None
    ) -> Iterator[float]:
        board, surroundings = _blank(road.circuit, lane_pixels / road.width)
        kind = "plain" if self._is_plain else ""
        store = PlateStore(folder, road.circuit, f"{kind}{board.surface.get_width()}")
        yield 0.0
        is_kept = yield from _without_progress(store.load((surroundings, board)), 0.0)
        if not is_kept:
            painter = Painter((), typesetter)
            for number, (_, layer) in enumerate(layers(road, is_plain=self._is_plain), 1):
                painter.add(layer)
                yield _PLANNED * min(1.0, number / self._layers)
            for done in painter.paint(surroundings, without=board):
                yield _PLANNED + (_WIDER - _PLANNED) * done.share
            store.pack(surroundings, 0, surroundings.surface.get_height())
            packed = 0
            for done in painter.paint(board):
                if done.rows > packed:
                    store.pack(board, packed, done.rows)
                    packed = done.rows
                yield _WIDER + (_PAINTED - _WIDER) * done.share
            yield from _without_progress(store.save(), _PAINTED)
        self._plates = Plates(board, surroundings)


def _without_progress(work: Iterator[None], share: float) -> Generator[float, None, bool]:
    """Do the steps of some work at one share; return what it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return bool(end.value)
        yield share


def _blank(circuit: Circuit, density: float) -> tuple[Plate, Plate]:
    """Return empty plates for a board and for its surroundings."""
    width, height = circuit.drawing.size
    density = min(density, (_MOST_PIXELS / (width * height)) ** 0.5)
    left, top, right, bottom = world(circuit.drawing.size)
    coarse = density / _COARSE
    return (
        Plate(_surface(width * density, height * density), density),
        Plate(_surface((right - left) * coarse, (bottom - top) * coarse), coarse, (left, top)),
    )


def _surface(width: float, height: float) -> pygame.Surface:
    return pygame.Surface((ceil(width), ceil(height)), 0, 32)
