"""Close-up: a part of the board once more and larger, where the whole of it is small."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.toolkit.outlines import Point


class CloseUp(NamedTuple):
    """Where a part of the board is seen larger, and how."""

    stage: Stage
    camera: Camera

    @property
    def rect(self) -> Rect:
        """Its place on the page."""
        return self.stage.rect

    def shown(self, stage: Stage, camera: Camera) -> Rect:
        """Return where the same part is seen on a board as it is seen through a camera."""
        first, last = (
            camera.to_stage(self.camera.to_map(corner, self.stage), stage)
            for corner in (self.rect.topleft, self.rect.bottomright)
        )
        left, top = min(first[0], last[0]), min(first[1], last[1])
        return Rect(left, top, abs(last[0] - first[0]), abs(last[1] - first[1]))


def surely_around(spots: Sequence[Point], half: float) -> list[Rect]:
    """Return squares around places, over which nothing is to lie."""
    return [Rect(x - half, y - half, 2 * half, 2 * half) for x, y in spots]
