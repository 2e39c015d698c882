"""The painted board in several sizes, and the piece of it that a camera shows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

import pygame

from formulad.ui.board.plate import Plate, halves
from formulad.ui.board.resizing import resized, resizing
from formulad.ui.turning import QUARTER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.board.outlook import Outlook


_SAME = 0.999

Key: TypeAlias = "tuple[float, ...]"
Scaled: TypeAlias = "dict[Key, pygame.Surface]"
"""Pieces of plates in the size in which they are seen."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """What is seen of a plate."""

    source: pygame.Surface
    pixels: pygame.Rect
    """Its pixels on the plate."""
    size: tuple[int, int]
    """How large it is seen, before it is turned."""
    seen: pygame.Rect
    """Where it is seen."""
    key: Key
    is_whole: bool
    """Whether it is seen pixel by pixel."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a camera that stands still sees."""

    outlook: Outlook
    picture: pygame.Surface
    is_fine: bool
    """Whether it is as fine as it can be."""


class Plates:
    """The board in several sizes, with its wider surroundings in a coarse one."""

    def __init__(self, finest: Plate, surroundings: Plate) -> None:
        self._plates = tuple(halves(finest))
        self._surroundings = surroundings
        self._scaled: Scaled = {}
        self._work: dict[Key, Iterator[pygame.Surface | None]] = {}
        """Pieces on the way to their size."""
        self._before: Outlook | None = None
        self._kept: Kept | None = None

    @property
    def finest(self) -> Plate:
        """The largest picture of the board."""
        return self._plates[0]

    @property
    def surroundings(self) -> Plate:
        """The board with what lies past the border of its map, in a small picture."""
        return self._surroundings

    def forget(self) -> None:
        """Let go of what a camera that stands sees."""
        self._scaled, self._work, self._kept = {}, {}, None

    def show(self, target: pygame.Surface, outlook: Outlook) -> None:
        """Show the board on a surface; what does not change is not scaled again."""
        still = replace(outlook, patient=False)
        is_fine = not outlook.flying and (not outlook.patient or self._is_ready(outlook))
        kept = self._kept
        if kept and kept.outlook == still and (kept.is_fine or not is_fine):
            target.blit(kept.picture, outlook.frame.clip(target.get_rect()))
            return
        clip = target.get_clip()
        target.set_clip(clip.clip(outlook.frame))
        (self._lay if is_fine else self._lay_fast)(target, outlook)
        if not self._surroundings.covers(outlook.area):
            _go_on_outside(target, outlook.frame, self._seen(outlook))
        self._keep(target, still, is_fine=is_fine)
        target.set_clip(clip)

    def _is_ready(self, outlook: Outlook) -> bool:
        """Return whether all that is seen has its size; if not, do a little of the work."""
        still, kept = replace(outlook, patient=False), self._kept
        if kept and kept.is_fine and kept.outlook == still:
            return True
        for plate in self._needed(outlook):
            piece = _piece(plate, outlook)
            if piece is None or piece.is_whole or piece.key in self._scaled:
                continue
            work = self._work.setdefault(piece.key, resizing(piece.source, piece.size))
            found = next(work)
            if found is None:
                return False
            self._scaled[piece.key] = _turned(found, outlook.turn)
        return True

    def _lay(self, target: pygame.Surface, outlook: Outlook) -> None:
        """Lay the plates that are needed on each other, as fine as they are."""
        scaled: Scaled = {}
        for plate in self._needed(outlook):
            piece = _piece(plate, outlook)
            if piece is None:
                continue
            if piece.is_whole:
                target.blit(plate.surface, piece.seen, piece.pixels)
                continue
            fine = self._scaled.get(piece.key)
            if fine is None:
                fine = _turned(resized(piece.source, piece.size), outlook.turn)
            scaled[piece.key] = fine
            target.blit(fine, piece.seen)
        self._scaled, self._work = scaled, {}

    def _lay_fast(self, target: pygame.Surface, outlook: Outlook) -> None:
        """Lay plates beside each other, each where nothing lies over it, faster than smooth."""
        *under, best = self._needed(outlook)
        clip = target.get_clip()
        for plate in under:
            for strip in _around(outlook.frame, self._seen_of(best, outlook)):
                target.set_clip(clip.clip(strip))
                _show_fast(plate, target, replace(outlook, frame=strip))
        target.set_clip(clip)
        _show_fast(best, target, outlook)

    def _keep(self, target: pygame.Surface, still: Outlook, *, is_fine: bool) -> None:
        """Keep what a camera sees that stands still: once it does, or if it is to be made finer."""
        frame = still.frame.clip(target.get_rect())
        stands, self._before = still == self._before, still
        is_whole = target.get_clip().contains(frame)
        self._kept = None
        if is_whole and not still.flying and (stands or not is_fine):
            self._kept = Kept(still, target.subsurface(frame).copy(), is_fine)
        if still.flying:
            self._work = {}
        if self._kept and is_fine:
            self._scaled = {}

    def _seen(self, outlook: Outlook) -> pygame.Rect:
        """Return the pixels on which there is anything to be seen."""
        return self._seen_of(self._surroundings, outlook)

    def _seen_of(self, plate: Plate, outlook: Outlook) -> pygame.Rect:
        """Return the pixels on which a plate is seen."""
        last = plate.place_of(*plate.surface.get_rect().bottomright)
        return outlook.span(plate.origin, last).clip(outlook.frame)

    def _needed(self, outlook: Outlook) -> tuple[Plate, ...]:
        """Return the smallest plate with all the pixels needed, and what lies under it."""
        fine = [plate for plate in self._plates if plate.density >= outlook.zoom * _SAME]
        best = fine[-1] if fine else self._plates[0]
        return (best,) if best.covers(outlook.area) else (self._surroundings, best)


def _piece(plate: Plate, outlook: Outlook) -> _Piece | None:
    """Return what is seen of a plate, if anything is."""
    pixels = plate.piece(outlook.area)
    if not pixels:
        return None
    first, last = plate.place_of(*pixels.topleft), plate.place_of(*pixels.bottomright)
    seen = outlook.span(first, last)
    size = seen.size if outlook.turn % 2 == 0 else seen.size[::-1]
    key = (plate.density, *pixels, *seen.size, outlook.turn)
    is_whole = size == pixels.size and not outlook.turn
    return _Piece(plate.surface.subsurface(pixels), pixels, size, seen, key, is_whole)


def _show_fast(plate: Plate, target: pygame.Surface, outlook: Outlook) -> None:
    piece = _piece(plate, outlook)
    if piece is None:
        return
    if piece.is_whole:
        target.blit(plate.surface, piece.seen, piece.pixels)
        return
    scaled = pygame.transform.scale(piece.source, piece.size)
    target.blit(_turned(scaled, outlook.turn), piece.seen)


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


def _go_on_outside(target: pygame.Surface, frame: pygame.Rect, seen: pygame.Rect) -> None:
    """Let the land and the water at the border of all that is painted go on to the frame."""
    inner = pygame.Rect(seen)
    for across in (True, False):
        low, high = (inner.left, inner.right) if across else (inner.top, inner.bottom)
        first, last = (frame.left, frame.right) if across else (frame.top, frame.bottom)
        for edge, start, end in ((low, first, low), (high - 1, high, last)):
            if start >= end or not inner:
                continue
            line = (
                (edge, inner.top, 1, inner.height) if across else (inner.left, edge, inner.width, 1)
            )
            gap = inner.copy()
            if across:
                gap.left, gap.width = start, end - start
            else:
                gap.top, gap.height = start, end - start
            border = target.subsurface(line).copy()
            target.blit(pygame.transform.scale(border, gap.size), gap)
        if across:
            inner.left, inner.width = frame.left, frame.width


def _turned(surface: pygame.Surface, quarters: int) -> pygame.Surface:
    """Return a surface turned clockwise."""
    return pygame.transform.rotate(surface, -QUARTER * quarters) if quarters else surface
