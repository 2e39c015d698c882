"""Beside the road: signs of corners, plates of the street and notes, each in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.values import replace
from formulad.ui.race.board.features import Kind, draw_feature, icon_rect, plate_rects
from formulad.ui.race.board.road_signs import (
    draw_sign,
    sign_rect,
    sign_square,
    sign_without_name,
)
from formulad.ui.race.board.scenery_notes import draw_leader, draw_note, place_notes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.features import Feature
    from formulad.ui.race.board.finder import CellFinder
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, Note
    from formulad.ui.race.board.geometry.lens import Lens
    from formulad.ui.race.board.road_signs import Sign
    from formulad.ui.toolkit.canvas import Rect
    from formulad.ui.toolkit.outlines import Point


_KEPT = 0.7
"""How much of a cell is kept in sight, in widths of a lane."""


class _Placed(NamedTuple):
    """What is read beside a road, each with its place."""

    signs: tuple[tuple[Sign, Rect], ...] = ()
    plates: tuple[tuple[Feature, Rect], ...] = ()
    notes: tuple[tuple[Note, Rect], ...] = ()


def _kept(lens: Lens, picture: BoardPicture) -> list[Point]:
    """Return where cars and lit cells are seen, which nothing that is read hides."""
    lit = (*(each.cell for each in picture.reach), *(each.cell for each in picture.choices))
    cars = (car.where for car in picture.cars if isinstance(car.where, int))
    return [lens.cell(cell) for cell in dict.fromkeys((*lit, *cars))]


def _hides(lens: Lens, rect: Rect, kept: Iterable[Point]) -> bool:
    wide = rect.inflate(_KEPT * lens.lane, _KEPT * lens.lane)
    return any(wide.collidepoint(at) for at in kept)


def _sign_rects(lens: Lens, signs: Iterable[Sign], kept: Sequence[Point]) -> Iterator[Rect]:
    """Yield where signs stand: without its name where that would hide a car or a lit cell."""
    for sign in signs:
        whole = sign_rect(lens, sign)
        yield sign_without_name(lens, sign) if _hides(lens, whole, kept) else whole


class BesideRoad:
    """What is read beside a road."""

    def __init__(
        self, finder: CellFinder, signs: tuple[Sign, ...], features: tuple[Feature, ...]
    ) -> None:
        self._finder = finder
        self._signs = signs
        self._features = features
        self._placed = _Placed()
        self._noted: tuple[object, tuple[Rect, ...]] = (None, ())
        """Where notes stand, and all that depends on."""

    def look(self, lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> None:
        """Find a place for everything, as a camera sees the road now."""
        taken = board_frame.taken
        signs = self._signs if picture.signs else ()
        features = self._telling(picture) if picture.signs else ()
        kept = _kept(lens, picture)
        on_signs = list(_sign_rects(lens, signs, kept))
        whole = plate_rects(lens, self._finder, features, on_signs, taken)
        plates = [
            icon_rect(lens, feature) if rect.width and _hides(lens, rect, kept) else rect
            for feature, rect in zip(features, whole, strict=True)
        ]
        self._placed = _Placed(
            tuple(zip(signs, on_signs, strict=True)),
            tuple(zip(features, plates, strict=True)),
            self._placed_notes(lens, picture, [*taken, *on_signs, *plates]),
        )

    @property
    def on_signs(self) -> list[Rect]:
        """Where signs and plates stand."""
        return [rect for _, rect in (*self._placed.signs, *self._placed.plates)]

    def draw_leaders(self, lens: Lens) -> None:
        """Draw the lines from notes to their cells."""
        for note, rect in self._placed.notes:
            draw_leader(lens, note, rect)

    def draw_signs(self, lens: Lens, board_frame: BoardFrame) -> None:
        """Draw plates and signs; none shows from behind what lies over the board."""
        over = list(board_frame.over)
        for feature, rect in self._placed.plates:
            if rect.collidelist(over) < 0:
                draw_feature(lens, feature, rect)
        covered = [*board_frame.taken, *board_frame.over]
        squares = [sign_square(lens, sign) for sign, _ in self._placed.signs]
        for index, (sign, rect) in enumerate(self._placed.signs):
            others = squares[:index] + squares[index + 1 :]
            is_named = rect.width > sign_without_name(lens, sign).width
            draw_sign(lens, sign, covered, others, is_named=is_named)

    def draw_notes(self, lens: Lens, seen: float) -> tuple[tuple[Rect, str], ...]:
        """Draw so much of the notes as is seen; return where chips stand, with their rules."""
        return tuple(
            place
            for note, rect in self._placed.notes
            for place in draw_note(lens, note, rect, seen)
        )

    def _telling(self, picture: BoardPicture) -> tuple[Feature, ...]:
        """Return the plates of the street that tell something in this race, and the best speed."""
        shown = (e for e in self._features if picture.has_checkpoint or e.kind != Kind.CHECKPOINT)
        if picture.is_terse:
            return tuple(replace(each, line="") for each in shown)
        return tuple(
            each.telling(picture.best_speed) if each.kind is Kind.POLICE else each for each in shown
        )

    def _placed_notes(
        self, lens: Lens, picture: BoardPicture, taken: Sequence[Rect]
    ) -> tuple[tuple[Note, Rect], ...]:
        """Return each note with its place."""
        if not picture.notes:
            return ()
        stage = (tuple(lens.stage.rect), tuple(lens.stage.free), lens.stage.turn, lens.canvas.scale)
        kept = (picture.notes, picture.path, picture.choices, picture.cars)
        key = (lens.camera, stage, kept, [tuple(rect) for rect in taken])
        if self._noted[0] != key:
            self._noted = (key, place_notes(lens, self._finder, picture, taken))
        return tuple(zip(picture.notes, self._noted[1], strict=True))
