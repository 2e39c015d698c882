"""Still board: what stands on a board is kept as one picture for as long as all of it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.race.board.sheets import sheet_like

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.lens import Lens


@frozen
class Standing:
    """All that a picture of what stands on a board depends on."""

    canvas: object
    """How the canvas looks and which page it is."""
    view: object
    """How the camera sees the board."""
    picture: BoardPicture
    """What stands on it."""
    swell: int
    """How far the ring of the chosen cell has swollen."""
    covered: tuple[tuple[float, ...], ...]
    """What lies over the board, which signs and notes keep clear of."""

    @classmethod
    def of(cls, lens: Lens, picture: BoardPicture, board_frame: BoardFrame, swell: int) -> Standing:
        """Return what stands on a board as it is seen now."""
        canvas, stage = lens.canvas, lens.stage
        page = (canvas.edition, id(canvas.surface), canvas.in_use)
        place = (tuple(stage.rect), tuple(stage.free), stage.turn)
        covered = tuple(tuple(rect) for rect in (*board_frame.taken, *board_frame.over))
        return cls(page, (lens.camera, *place), picture, swell, covered)


class StillBoard:
    """The picture of what stands on a board.

    It is kept of a board that has stood for two frames: one on which something changes in each
    frame is drawn as it comes.
    """

    def __init__(self) -> None:
        self._seen: Standing | None = None
        self._kept: Standing | None = None
        self._sheet: pygame.Surface | None = None
        self.is_fine = False
        """Whether the picture there is was drawn as fine as it will be."""

    @property
    def kept(self) -> Standing | None:
        """What stands on the picture there is."""
        return self._kept

    def knows(self, standing: Standing) -> bool:
        """Return whether there is a picture of what stands."""
        return self._sheet is not None and standing == self._kept

    def show(self, target: pygame.Surface) -> None:
        """Show the picture there is."""
        clip = target.get_clip()
        if self._sheet is not None:
            target.blit(self._sheet, clip, clip)

    def stands(self, standing: Standing) -> bool:
        """Return whether what is drawn now stood a frame ago: it is worth to be kept."""
        before, self._seen = self._seen, standing
        return before == standing

    def keep(self, target: pygame.Surface, standing: Standing, *, is_fine: bool) -> None:
        """Keep what was drawn of what stands, as fine as it will be or still roughly."""
        clip = target.get_clip()
        self._sheet = sheet_like(target, target.get_size(), self._sheet)
        self._sheet.blit(target, clip, clip)
        self._kept = standing
        self.is_fine = is_fine

    def forget(self) -> None:
        """Let go of the picture."""
        self._seen, self._kept, self._sheet = None, None, None


class Uncovered:
    """Knows on which of some places nothing was drawn since they were looked at."""

    def __init__(self, target: pygame.Surface, places: Sequence[pygame.Rect]) -> None:
        whole = target.get_rect()
        self._target = target
        self._places = [place.clip(whole) for place in places]
        self._before = [self._pixels(place) for place in self._places]

    def _pixels(self, place: pygame.Rect) -> bytes:
        return self._target.subsurface(place).copy().get_buffer().raw if place else b""

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers of the places that look as they did."""
        now = enumerate(zip(self._places, self._before, strict=True))
        return frozenset(n for n, (place, before) in now if self._pixels(place) == before)
