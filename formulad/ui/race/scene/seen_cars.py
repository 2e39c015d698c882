"""Cars as they are seen on a board: the one whose turn it is, and all on the small map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.ui.race.views.panel_views import MapCar, MapView
from formulad.ui.toolkit.canvas import Rect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.race.road.track import CellId
    from formulad.ui.race.board.board_view import BoardView
    from formulad.ui.race.board.geometry.board_picture import BoardPicture, CarOnBoard
    from formulad.ui.race.board.geometry.camera import Camera, Stage
    from formulad.ui.toolkit.outlines import Point

_AROUND_CAR = 6.0
"""How much of the road belongs to a car that drives, in widths of a lane."""


class SeenCars(Frozen, eq=False):
    """The cars of a race on a board, as a camera sees them."""

    board: BoardView
    stage: Stage
    camera: Camera
    picture: BoardPicture
    """What is on the board."""

    @property
    def in_turn(self) -> Point | None:
        """Where the car is seen whose turn it is."""
        for car in self.picture.cars:
            if car.current:
                return self.camera.to_stage(self._on_map(car), self.stage)
        return None

    @property
    def around_turn(self) -> Rect | None:
        """Where that car stands or drives, with a little around it."""
        at, size = self.in_turn, _AROUND_CAR * self.board.lane * self.camera.zoom
        return at and Rect(at[0] - size / 2, at[1] - size / 2, size, size)

    def on_free_board(self) -> Iterator[CellId]:
        """Yield the cell of the car whose turn it is, if it stands where no panel belongs."""
        for car in self.picture.cars:
            if car.current and isinstance(car.where, int):
                at = self.camera.to_stage(self._on_map(car), self.stage)
                if self.stage.free.collidepoint(at):
                    yield car.where

    @property
    def small_map(self) -> MapView:
        """The small map: cars, the one whose turn it is on top, and the part that is seen."""
        in_order = sorted(self.picture.cars, key=lambda car: car.current)
        cars = tuple(MapCar(car.number, self._on_map(car), car.current) for car in in_order)
        left, top = self.camera.to_map(self.stage.free.topleft, self.stage)
        right, bottom = self.camera.to_map(self.stage.free.bottomright, self.stage)
        return MapView(cars, (left, top, right - left, bottom - top))

    def _on_map(self, car: CarOnBoard) -> Point:
        spot = self.board.spot(car.where) if isinstance(car.where, int) else car.where
        return spot.at
