"""Seen ground: where a camera sees what is to stay in sight of a race, and the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.race.desk.ground import Ground

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.toolkit.outlines import Point


def seen_ground(picture: BoardPicture, board: BoardView, stage: Stage, camera: Camera) -> Ground:
    """Return the ground of a board as it is seen; the car whose turn it is is no part of it."""
    places = dict.fromkeys(camera.to_stage(at, stage) for at in _kept(picture, board))

    def is_road(at: Point) -> bool:
        return board.cell_at(at, stage, camera) is not None

    return Ground(tuple(places), board.lane * camera.zoom, board.read, is_road, (stage, camera))


def _kept(picture: BoardPicture, board: BoardView) -> Iterator[Point]:
    """Yield the cells that are lit or chosen from, their letters, and the other cars."""
    for cell in (*(each.cell for each in picture.reach), *(each.cell for each in picture.choices)):
        yield board.spot(cell).at
    for letter in board.letters(picture):
        yield letter.at
    for car in picture.cars:
        if not car.current:
            yield board.spot(car.where).at if isinstance(car.where, int) else car.where.at
