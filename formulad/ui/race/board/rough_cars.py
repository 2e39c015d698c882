"""Rough cars: those without a picture yet, which are seen roughly for some pictures of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.board import tokens
from formulad.ui.race.board.geometry.board_picture import Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.geometry.board_picture import CarOnBoard
    from formulad.ui.race.board.geometry.lens import Lens


def rough_ones(
    lens: Lens, cars: Sequence[CarOnBoard], board_frame: BoardFrame
) -> frozenset[CarOnBoard]:
    """Return the cars that are seen roughly: of those without a picture, all but one that stands.

    That one is painted now, if there is effort left, another in the next picture. Where none
    follows at once, no car is rough.
    """
    if not (board_frame.flying or board_frame.restless):
        return frozenset()
    late = late_ones(lens, cars)
    standing = [car for car in late if not (board_frame.flying or isinstance(car.where, Spot))]
    if not standing or not board_frame.effort.is_left:
        return frozenset(late)
    board_frame.effort.spend()
    return frozenset(late) - frozenset(standing[:1])


def late_ones(lens: Lens, cars: Sequence[CarOnBoard]) -> tuple[CarOnBoard, ...]:
    """Return the cars that are seen, but have no picture yet."""
    seen = (car for car in cars if tokens.is_seen(lens, car))
    return tuple(car for car in seen if not tokens.is_painted(lens, car))
