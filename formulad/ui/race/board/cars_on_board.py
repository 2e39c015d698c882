"""Cars on the board: mirrored by a wet road, with beams at night, and rough until painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.art.cars import prepare_models
from formulad.ui.race.board import tokens
from formulad.ui.race.board.geometry.board_picture import Spot
from formulad.ui.race.board.geometry.palette import is_night

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ui.race.board.board_frame import BoardFrame
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard
    from formulad.ui.race.board.geometry.lens import Lens


def draw_cars(lens: Lens, picture: BoardPicture, board_frame: BoardFrame) -> None:
    """Draw the cars of a picture; while everything moves those not painted yet are rough."""
    cars, night = picture.cars, is_night(lens.road.circuit.drawing.theme)
    rough = _rough_ones(lens, cars, board_frame)
    if picture.wetness >= 1 and not board_frame.flying:
        for car in cars:
            if car not in rough:
                tokens.draw_mirrored_car(lens, car)
    if night:
        for car in cars:
            tokens.draw_beams(lens, car, is_rough=car in rough)
    for car in sorted(cars, key=lambda car: car.current):
        tokens.draw_token(lens, car, is_rough=car in rough)
    if board_frame.restless and not rough and board_frame.effort.is_left:
        is_gt = night or any(car.is_gt for car in cars)
        if prepare_models(lens.canvas, is_gt=is_gt):
            board_frame.effort.spend()


def late_ones(lens: Lens, cars: Sequence[CarOnBoard]) -> tuple[CarOnBoard, ...]:
    """Return the cars that are seen, but have no picture yet."""
    seen = (car for car in cars if tokens.is_seen(lens, car))
    return tuple(car for car in seen if not tokens.is_painted(lens, car))


def _rough_ones(
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
