"""Painter of the still board, tile by tile, so that a window stays alive meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from formulad.ui.race.board.brush import Brush, Scratchpad
from formulad.ui.race.board.cell_index import Index

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.race.board.geometry.road_shapes import Bounds, Shape
    from formulad.ui.race.board.plate import Plate
    from formulad.ui.toolkit.text import Typesetter

TILE = 512
"""Pixels of a finished tile."""
_FINER = 2
"""How much larger a tile is painted before it is scaled down: edges become smooth."""
_MARGIN = 2


class Progress(NamedTuple):
    """How far a plate is painted."""

    share: float
    """How much of it, from 0 to 1."""
    rows: int
    """Rows of pixels, from the top, to which nothing is added any more."""


class Painter:
    """Paints the shapes of a board at any size."""

    def __init__(self, shapes: Sequence[Shape], typesetter: Typesetter) -> None:
        self._index = Index(shapes)
        self._typesetter = typesetter
        self._aside = Scratchpad()

    def add(self, shapes: Sequence[Shape]) -> None:
        """Paint more shapes from now on, over the others."""
        self._index.add(shapes)

    def paint(self, plate: Plate, without: Plate | None = None) -> Iterator[Progress]:
        """Paint the part of the map that a plate shows, a tile at a time.

        Args:
            plate: what to paint on.
            without: tiles that this plate covers are left out.

        Yields:
            How far it is painted after each tile.
        """
        places = tuple(
            place
            for place in _tiles(plate.surface.get_size())
            if without is None or not without.covers(_area(plate, place))
        )
        for done, place in enumerate(places, 1):
            plate.surface.blit(self._tile(plate, place), place)
            is_last = done == len(places)
            yield Progress(done / len(places), plate.surface.get_height() if is_last else place.top)

    def _tile(self, plate: Plate, place: pygame.Rect) -> pygame.Surface:
        fine = pygame.Surface((place.width * _FINER, place.height * _FINER), 0, 32)
        origin = plate.place_of(*place.topleft)
        brush = Brush(fine, origin, plate.density * _FINER, self._typesetter, self._aside)
        brush.paint(self._index.touching(_area(plate, place)))
        return pygame.transform.smoothscale(fine, place.size)


def _tiles(size: tuple[int, int]) -> Iterator[pygame.Rect]:
    for top in range(0, size[1], TILE):
        for left in range(0, size[0], TILE):
            yield pygame.Rect(left, top, TILE, TILE)


def _area(plate: Plate, place: pygame.Rect) -> Bounds:
    """Return the piece of the map that a tile shows, and a little more."""
    wide = place.inflate(2 * _MARGIN, 2 * _MARGIN)
    return (*plate.place_of(*wide.topleft), *plate.place_of(*wide.bottomright))
