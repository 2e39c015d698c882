"""The painted board in several sizes, and the piece of it that a camera shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from formulad.kernel.values import Frozen, replace
from formulad.ui.race.board.mirrored_land import mirror_outside
from formulad.ui.race.board.plate import Plate, halves
from formulad.ui.race.board.resizing import resizing
from formulad.ui.race.board.sheets import sheet_like
from formulad.ui.toolkit.canvas.quarter_turns import QUARTER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.ui.race.board.viewport import Viewport


_SAME = 0.999
_MARGIN = 32
"""Pixels by which a piece may be larger than what is seen of it: it consists of whole ones."""


class _Piece(Frozen):
    """What is seen of a plate."""

    source: pygame.Surface
    pixels: pygame.Rect
    """Its pixels on the plate."""
    size: tuple[int, int]
    """How large it is seen, before it is turned."""
    seen: pygame.Rect
    """Where it is seen."""
    turn: int
    """By how many quarters it is turned clockwise."""

    @property
    def is_whole(self) -> bool:
        """Whether it is seen pixel by pixel."""
        return self.size == self.pixels.size and not self.turn

    @property
    def is_fine(self) -> bool:
        """Whether it has at least the pixels in which it is seen, and is not turned."""
        enough = all(a >= b for a, b in zip(self.pixels.size, self.size, strict=True))
        return enough and not self.turn

    def parts(self) -> Iterator[tuple[pygame.Surface, tuple[int, int]] | None]:
        """Yield it in columns, each with its place, and None while there is more to be done."""
        if self.is_whole:
            yield self.source, self.seen.topleft
            return
        for slice_ in resizing(self.source, self.size):
            if slice_ is None:
                yield None
            else:
                yield self._placed(*slice_)

    def _placed(self, part: pygame.Surface, left: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a column of what is not turned yet as it is seen, and where."""
        if self.turn in {2, 3}:
            left = self.size[0] - left - part.get_width()
        x, y = (left, 0) if self.turn % 2 == 0 else (0, left)
        return _turned(part, self.turn), (self.seen.left + x, self.seen.top + y)


class Plates:
    """The board in several sizes, with its wider surroundings in a coarse one."""

    def __init__(
        self, finest: Plate, surroundings: Plate, sizes: tuple[Plate, ...] | None = None
    ) -> None:
        self._plates = sizes or tuple(halves(finest))
        self._surroundings = surroundings
        self._sheet: pygame.Surface | None = None
        """What a camera sees that stands; while it flies, pieces of plates get their size here."""
        self._still: Viewport | None = None
        """How the camera stands; None while it flies."""
        self._work: Iterator[None] | None = None
        """What makes the sheet fine; None once it is."""

    def again(self) -> Plates:
        """Return the same for another camera that looks at it."""
        return Plates(self.finest, self._surroundings, self._plates)

    @property
    def finest(self) -> Plate:
        """The largest picture of the board."""
        return self._plates[0]

    @property
    def surroundings(self) -> Plate:
        """The board with what lies past the border of its map, in a small picture."""
        return self._surroundings

    @property
    def laid(self) -> pygame.Surface | None:
        """A sheet of what a standing camera sees, once it was laid as fine as it will be."""
        return self._sheet if self._still is not None and self._work is None else None

    @property
    def is_fine(self) -> bool:
        """Whether what a standing camera sees was laid as fine as it will be."""
        return self.laid is not None

    def forget(self) -> None:
        """Let go of what a camera sees."""
        self._sheet, self._still, self._work = None, None, None

    def show(self, target: pygame.Surface, viewport: Viewport) -> None:
        """Show the board on a surface; what does not change is not scaled again."""
        width, height = target.get_size()
        before, clip = self._sheet, target.get_clip()
        self._sheet = sheet_like(target, (width + _MARGIN, height + _MARGIN), before)
        if self._sheet is not before:
            self._still = None
        target.set_clip(clip.clip(viewport.frame))
        if viewport.flying:
            self._still, self._work = None, None
            self._lay_fast(target, viewport, self._sheet)
        else:
            self._show_still(target, viewport, self._sheet)
        target.set_clip(clip)

    def _show_still(
        self, target: pygame.Surface, viewport: Viewport, sheet: pygame.Surface
    ) -> None:
        """Show what a standing camera sees, for those with patience first rough and then fine."""
        frame, still = viewport.frame.clip(target.get_rect()), replace(viewport, patient=False)
        if still != self._still:
            self._still, self._work = still, self._laying(still, sheet)
            if viewport.patient and target.get_clip().contains(frame):
                self._lay_fast(target, viewport, sheet)
                sheet.blit(target, frame, frame)
                return
        for _ in self._work or ():
            if viewport.patient:
                break
        else:
            self._work = None
        target.blit(sheet, frame, frame)

    def _laying(self, viewport: Viewport, sheet: pygame.Surface) -> Iterator[None]:
        """Lay the plates that are needed beside each other, as fine as they are, in short steps."""
        *under, best = self._needed(viewport)
        around = list(_around(viewport.frame, self._seen_of(best, viewport)))
        for plate, strips in (*((plate, around) for plate in under), (best, [viewport.frame])):
            piece = _piece(plate, viewport)
            for part in piece.parts() if piece else ():
                if part:
                    _blit_into(sheet, strips, *part)
                yield
        self._go_on_outside(sheet, viewport)

    def _lay_fast(self, target: pygame.Surface, viewport: Viewport, sheet: pygame.Surface) -> None:
        """Lay plates beside each other, faster than smooth, by way of a sheet."""
        *under, best = self._needed(viewport)
        clip = target.get_clip()
        for plate in under:
            for strip in _around(viewport.frame, self._seen_of(best, viewport)):
                target.set_clip(clip.clip(strip))
                _show_fast(plate, target, replace(viewport, frame=strip), sheet)
        target.set_clip(clip)
        _show_fast(best, target, viewport, sheet)
        self._go_on_outside(target, viewport)

    def _go_on_outside(self, surface: pygame.Surface, viewport: Viewport) -> None:
        """Let the land past the border of the map go on where none is painted any more."""
        if self._surroundings.covers(viewport.area):
            return
        left, top = self._surroundings.origin
        depths = (-left * viewport.zoom, -top * viewport.zoom)
        seen = self._seen_of(self._surroundings, viewport)
        sideways = viewport.turn % 2
        mirror_outside(surface, viewport.frame, seen, depths[::-1] if sideways else depths)

    def _seen_of(self, plate: Plate, viewport: Viewport) -> pygame.Rect:
        """Return the pixels on which a plate is seen."""
        last = plate.place_of(*plate.surface.get_rect().bottomright)
        return viewport.span(plate.origin, last).clip(viewport.frame)

    def _needed(self, viewport: Viewport) -> tuple[Plate, ...]:
        """Return the smallest plate with all the pixels needed, and what lies under it."""
        fine = [plate for plate in self._plates if plate.density >= viewport.zoom * _SAME]
        best = fine[-1] if fine else self._plates[0]
        return (best,) if best.covers(viewport.area) else (self._surroundings, best)


def _piece(plate: Plate, viewport: Viewport) -> _Piece | None:
    """Return what is seen of a plate, if anything is."""
    pixels = plate.piece(viewport.area)
    if not pixels:
        return None
    first, last = plate.place_of(*pixels.topleft), plate.place_of(*pixels.bottomright)
    seen = viewport.span(first, last)
    size = seen.size if viewport.turn % 2 == 0 else seen.size[::-1]
    return _Piece(plate.surface.subsurface(pixels), pixels, size, seen, viewport.turn)


def _show_fast(
    plate: Plate, target: pygame.Surface, viewport: Viewport, sheet: pygame.Surface
) -> None:
    """Show a plate, brought to its size on a sheet if that is large enough."""
    piece = _piece(plate, viewport)
    if piece is None:
        return
    if piece.is_whole:
        target.blit(plate.surface, piece.seen, piece.pixels)
        return
    if piece.is_fine:
        _scale_onto(target, piece)
        return
    place = pygame.Rect((0, 0), piece.size)
    has_room = sheet.get_rect().contains(place)
    room = [sheet.subsurface(place)] if has_room else []
    scaled = pygame.transform.scale(piece.source, piece.size, *room)
    target.blit(_turned(scaled, piece.turn), piece.seen)


def _scale_onto(target: pygame.Surface, piece: _Piece) -> None:
    """Bring what is seen of a fine piece to its size where it is seen.

    That is half a pixel of the plate, and so of the screen, beside its exact place at most.
    """
    seen, (width, height) = piece.seen.clip(target.get_clip()), piece.source.get_size()
    if not seen:
        return
    across, down = width / piece.seen.width, height / piece.seen.height
    left, top = (seen.left - piece.seen.left) * across, (seen.top - piece.seen.top) * down
    part = pygame.Rect(round(left), round(top), 0, 0)
    part.width = max(1, round(left + seen.width * across) - part.left)
    part.height = max(1, round(top + seen.height * down) - part.top)
    source = piece.source.subsurface(part.clamp(piece.source.get_rect()))
    pygame.transform.scale(source, seen.size, target.subsurface(seen))


def _blit_into(
    sheet: pygame.Surface,
    strips: Iterable[pygame.Rect],
    part: pygame.Surface,
    at: tuple[int, int],
) -> None:
    """Put a picture on a sheet, but only where strips of it are."""
    for strip in strips:
        sheet.set_clip(strip)
        sheet.blit(part, at)
    sheet.set_clip(None)


def _around(frame: pygame.Rect, inner: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield the parts of a frame above, below and beside something in it."""
    if not inner:
        yield frame
        return
    strips = (
        (frame.left, frame.top, frame.width, inner.top - frame.top),
        (frame.left, inner.bottom, frame.width, frame.bottom - inner.bottom),
        (frame.left, inner.top, inner.left - frame.left, inner.height),
        (inner.right, inner.top, frame.right - inner.right, inner.height),
    )
    yield from (pygame.Rect(strip) for strip in strips if strip[2] > 0 and strip[3] > 0)


def _turned(surface: pygame.Surface, quarters: int) -> pygame.Surface:
    """Return a surface turned clockwise."""
    return pygame.transform.rotate(surface, -QUARTER * quarters) if quarters else surface
