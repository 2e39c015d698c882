"""Line picture: the cars as they are seen, those that run and those that are out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.cards.motor_racing.events import CarsMoved, CarsRetired, RaceBegan
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.events import Event
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State


def number_of(car: Car) -> int:
    """Return the number that stands on a car, from 1."""
    return car + 1


@frozen
class LinePicture:
    """The cars in their places."""

    run: Line = ()
    """The running cars, the leader first."""
    out: tuple[Car, ...] = ()
    """The retired ones, the best classified first."""

    @staticmethod
    def of(state: State) -> LinePicture:
        """Return the cars of a state."""
        return LinePicture(state.run, state.out)

    @property
    def order(self) -> Line:
        """All cars as they are classified."""
        return self.run + self.out

    def place(self, car: Car) -> int:
        """Return the place of a car, from 1."""
        return self.order.index(car) + 1

    def after(self, event: Event) -> LinePicture:
        """Return the picture once something has happened."""
        match event:
            case CarsMoved(cars, _, end):
                return LinePicture(self._moved(cars, end), self.out)
            case CarsRetired(cars):
                run = tuple(car for car in self.run if car not in cars)
                return LinePicture(run, cars + self.out)
            case RaceBegan(_, grid, _):
                return LinePicture(grid)
            case _:
                return self

    def _moved(self, cars: Line, end: int) -> Line:
        rest = tuple(car for car in self.run if car not in cars)
        return rest[: end - 1] + cars + rest[end - 1 :]

    def points(self, setting: Setting) -> Mapping[Car, int]:
        """Return what each car scores if the race ends like this."""
        return dict(zip(self.order, setting.deck.value_of_place, strict=False))

    def score(self, setting: Setting, cars: Iterable[Car]) -> int:
        """Return what cars score together if the race ends like this."""
        points = self.points(setting)
        return sum(points.get(car, 0) for car in cars)
