"""Painting of a poster, a stroke in every frame, and the picture its layers make."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ui.art.posters.layer import Layer
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.colour import Colour


class Crop(Frozen):
    """The part of a poster that fills a place, as much as can be around a point of it."""

    left: float
    top: float
    scale: float
    """Pixels for a unit of the poster."""


def crop(whole: Rect, middle: tuple[float, float], room: tuple[int, int]) -> Crop:
    """Return what is seen of a poster in a room of so many pixels, which it fills."""
    scale = max(room[0] / whole.width, room[1] / whole.height)
    wide, high = room[0] / scale, room[1] / scale
    left = min(max(middle[0] - wide / 2, whole.left), whole.right - wide)
    top = min(max(middle[1] - high / 2, whole.top), whole.bottom - high)
    return Crop(left, top, scale)


class PosterPainting:
    """A poster in the making."""

    def __init__(
        self,
        canvas: Canvas,
        layers: Sequence[Layer],
        seen: Crop,
        size: tuple[int, int],
        ground: Colour,
    ) -> None:
        """Begin.

        Args:
            canvas: as it is lettered.
            layers: from far to near.
            seen: what part of them.
            size: of the picture, in pixels.
            ground: what is seen where nothing is painted yet.
        """
        self._layers, self._seen = tuple(layers), seen
        self._pictures: list[pygame.Surface] = []
        self._picture = pygame.Surface(size, 0, 32)
        self._picture.fill(ground)
        self._ground = ground
        self._shown: tuple[int, int] | None = None
        """How many layers the picture shows, and how far it has swayed."""
        self._work = self._painted(canvas)

    @property
    def is_painted(self) -> bool:
        """Whether nothing is left to paint."""
        return len(self._pictures) == len(self._layers)

    @property
    def is_shown(self) -> bool:
        """Whether the picture that was asked for last shows all layers that are painted."""
        return self._shown is not None and self._shown[0] == len(self._pictures)

    def step(self) -> None:
        """Paint a stroke more."""
        next(self._work, None)

    def finish(self) -> None:
        """Paint all that is left."""
        for _ in self._work:
            pass

    def picture(self, sway: float = 0.0) -> pygame.Surface:
        """Return the picture, the nearest layer moved by so many units of the poster."""
        moved = round(sway * self._seen.scale)
        shown = len(self._pictures), moved
        if shown != self._shown:
            self._compose(moved)
            self._shown = shown
        return self._picture

    def _painted(self, canvas: Canvas) -> Iterator[None]:
        for layer in self._layers:
            picture = yield from layer.painting(canvas, self._seen.scale)
            self._pictures.append(picture)
            yield

    def _compose(self, moved: int) -> None:
        self._picture.fill(self._ground)
        for layer, picture in zip(self._layers, self._pictures, strict=False):
            x = (layer.place.left - self._seen.left) * self._seen.scale + layer.share * moved
            y = (layer.place.top - self._seen.top) * self._seen.scale
            corner = (math.floor(x + 0.5), math.floor(y + 0.5))
            self._picture.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
