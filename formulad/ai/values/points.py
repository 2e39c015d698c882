"""Points of a car as the axes of a table, and what each thing that costs points does to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from formulad.race.car import Part

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from formulad.race.car import Wear

Values: TypeAlias = "npt.NDArray[np.float32]"
"""Turns to the flag; the last two axes are the points: those that tyres take, and the rest."""
Numbers: TypeAlias = "npt.NDArray[np.intp]"


class Paid(NamedTuple):
    """What paying for a move comes to."""

    place: int
    """The state of the points that are left."""
    spins: bool


class PaidAll(NamedTuple):
    """What paying for many moves comes to."""

    left: Numbers
    """The states of the points that are left; any state where the car is out."""
    brakes: Numbers
    """Their brake points."""
    spins: npt.NDArray[np.bool_]
    is_out: npt.NDArray[np.bool_]


class Points(ABC):
    """All states that the points of a car can be in."""

    tyres: int
    """How many states the points have that tyres take."""
    rest: int
    """How many states the others have, for each of them."""
    most_brakes: int
    """The most cells that can be braked away."""
    tyre_step: int
    """By how much a tyre point changes the place of a state."""
    brake_step: int
    engine_step = 1

    @property
    def size(self) -> int:
        """How many states there are."""
        return self.tyres * self.rest

    @abstractmethod
    def place(self, wear: Wear) -> int:
        """Return which state the points of a car are; what is beyond the table counts as full."""

    def untold_brakes(self, wear: Wear) -> int:
        """Return the brake points beyond the table: those that are given away first."""
        return 0 if wear.is_one_pool else max(0, wear.left(Part.BRAKES) - self.most_brakes)

    @abstractmethod
    def spend(self, place: int, brakes: int, tyres: int, *, has_mercy: bool) -> Paid | None:
        """Return what paying for a move makes of a state; None if the car is out."""

    @abstractmethod
    def pay(
        self, places: Numbers, by: Numbers, brakes: Numbers, tyres: Numbers, *, has_mercy: bool
    ) -> PaidAll:
        """Return what paying for many moves makes of some states; `spend` for all at once.

        Args:
            places: the states.
            by: which of them pays for each move.
            brakes: the brake points that each takes.
            tyres: the tyre points that each takes.
            has_mercy: whether a car without tyre points may spin once more (SPN-2).
        """

    @abstractmethod
    def after(self, lost: int, *, has_mercy: bool) -> tuple[Numbers, npt.NDArray[np.bool_]]:
        """Return what losing tyre points makes of each state, and whether the car spins."""

    @abstractmethod
    def brake(self, best: Values, values: Values, cells: int) -> None:
        """Lower the best values where others are better, at the price of some brake points."""

    def brake_away(self, by_cells: Values) -> None:
        """Lower the values of cells by those of fewer, at a brake point for each.

        Cells are the second axis, those of one throw (`plan.Layout`). Who looks 1, 2, 4 ... cells
        back has looked back as far as all these together.
        """
        cells = 1
        while cells <= min(self.most_brakes, by_cells.shape[1] - 1):
            self.brake(by_cells[:, cells:], by_cells[:, :-cells], cells)
            cells *= 2

    @abstractmethod
    def shift(self, best: Values, values: Values, skipped: int) -> None:
        """Lower the best values where others are better, after skipping gears on the way down."""

    @abstractmethod
    def bury(self, values: Values, lost: float) -> None:
        """Note what cars come to that have lost a vital point."""

    @abstractmethod
    def tested(self, values: Values, risk: float) -> Values:
        """Return what values are worth if an engine point may be lost first (ENG-1)."""

    @abstractmethod
    def shot(self, values: Values, parts: tuple[Part, ...], chance: float) -> Values:
        """Return what values are worth if each of some parts may be hit first (STR-3)."""

    @property
    @abstractmethod
    def full(self) -> int:
        """The state of a car with all its points."""

    @abstractmethod
    def served_places(self, place: int, back: int) -> tuple[int, ...]:
        """Return the states to which a checkpoint may bring a car (STR-7)."""

    @abstractmethod
    def served(self, values: Values, back: int) -> Values:
        """Return what values are worth to cars with new tyres, and other points back (STR-7)."""


class Pool(Points):
    """One pool that serves all parts; the last point is the race (BEG-2)."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.tyres, self.rest = most + 1, 1
        self.most_brakes = most - 1
        self.tyre_step = self.brake_step = 1

    def place(self, wear: Wear) -> int:
        """Return the points that are left."""
        return min(wear.points[0], self.most)

    def spend(self, place: int, brakes: int, tyres: int, *, has_mercy: bool) -> Paid | None:
        """Return the points that are left, if any are."""
        del has_mercy
        left = place - brakes - tyres
        return Paid(left, spins=False) if left > 0 else None

    def pay(
        self, places: Numbers, by: Numbers, brakes: Numbers, tyres: Numbers, *, has_mercy: bool
    ) -> PaidAll:
        """Return the points that are left, where any are; nobody spins."""
        del has_mercy
        left = places.take(by) - (brakes + tyres)
        kept = np.maximum(left, 0)
        return PaidAll(kept, kept, np.zeros(left.shape, dtype=np.bool_), left <= 0)

    def after(self, lost: int, *, has_mercy: bool) -> tuple[Numbers, npt.NDArray[np.bool_]]:
        """Return the points that are left; nobody spins."""
        del has_mercy
        left = np.maximum(np.arange(self.tyres) - lost, 0)
        return left, np.zeros(self.tyres, dtype=np.bool_)

    def brake(self, best: Values, values: Values, cells: int) -> None:
        """Lower the best values by those of fewer points; the last one cannot be given."""
        self.shift(best, values, cells)

    def shift(self, best: Values, values: Values, skipped: int) -> None:
        """Lower the best values by those of as many points less as gears were skipped."""
        to, by = (best, values) if not skipped else _less(best, values, skipped)
        np.minimum(to, by, out=to)

    def bury(self, values: Values, lost: float) -> None:
        """Note that no car goes on without a point."""
        values[..., 0, :] = lost

    def tested(self, values: Values, risk: float) -> Values:
        """Return the values if a point may be lost first."""
        worse = values.copy()
        worse[..., 1:, :] += risk * (values[..., :-1, :] - values[..., 1:, :])
        return worse

    def shot(self, values: Values, parts: tuple[Part, ...], chance: float) -> Values:
        """Return the values if a point may be lost first, whatever is hit."""
        return self.tested(values, len(parts) * chance)

    @property
    def full(self) -> int:
        """The state of a full pool."""
        return self.most

    def served_places(self, place: int, back: int) -> tuple[int, ...]:
        """Return a full pool: all of it stands for tyres."""
        del place, back
        return (self.most,)

    def served(self, values: Values, back: int) -> Values:
        """Return the values of a full pool: all of it stands for tyres."""
        del back
        full = values.copy()
        full[..., 1:, :] = values[..., -1:, :]
        return full


def _less(best: Values, values: Values, points: int) -> tuple[Values, Values]:
    """Return the values of those who can give points, and of what is left to them."""
    return best[..., points + 1 :, :], values[..., 1:-points, :]


class Parts(Points):
    """A pool for each part: tyres, then brakes, gearbox and engine; others do not wear alone."""

    def __init__(self, wear: tuple[int, ...]) -> None:
        self.most = tuple(wear[part] for part in AXES)
        tyres, brakes, gearbox, engine = self.most
        self.tyres = tyres + 2
        self.axes = (brakes + 1, gearbox + 1, engine + 1)
        self.rest = (brakes + 1) * (gearbox + 1) * (engine + 1)
        self.most_brakes = brakes
        self.tyre_step = self.rest
        self.gearbox_step = engine + 1
        self.brake_step = (gearbox + 1) * self.gearbox_step

    @property
    def _gone(self) -> int:
        """The state of tyres of a car that is out."""
        return self.tyres - 1

    def place(self, wear: Wear) -> int:
        """Return the points that are left as one number."""
        tyres, brakes, gearbox, engine = _on_axes(wear.points)
        most_tyres, most_brakes, most_gearbox, most_engine = self.most
        return (
            min(tyres, most_tyres) * self.tyre_step
            + min(brakes, most_brakes) * self.brake_step
            + min(gearbox, most_gearbox) * self.gearbox_step
            + min(engine, most_engine)
        )

    def spend(self, place: int, brakes: int, tyres: int, *, has_mercy: bool) -> Paid | None:
        """Return the points that are left: the last tyre point spins the car (SPN-1, SPN-2)."""
        had, others = divmod(place, self.rest)
        if brakes > others // self.brake_step:
            return None
        left = place - brakes * self.brake_step
        if tyres < had or not tyres:
            return Paid(left - tyres * self.tyre_step, spins=False)
        if tyres == had or (tyres == 1 and has_mercy):
            return Paid(left - had * self.tyre_step, spins=True)
        return None

    def pay(
        self, places: Numbers, by: Numbers, brakes: Numbers, tyres: Numbers, *, has_mercy: bool
    ) -> PaidAll:
        """Return the points that are left: the last tyre point spins the car (SPN-1, SPN-2)."""
        brakes_left = (places % self.rest // self.brake_step).take(by) - brakes
        left, is_out = places.take(by) - brakes * self.brake_step, brakes_left < 0
        if not np.count_nonzero(tyres):
            spins = np.zeros(left.shape, dtype=np.bool_)
        else:
            had = (places // self.rest).take(by)
            spins = (tyres == had) & (tyres > 0)
            if has_mercy:
                spins |= (tyres == 1) & (had == 0)
            is_out |= (tyres > had) & ~spins
            left -= np.where(spins, had, tyres) * self.tyre_step
        np.putmask(left, is_out, 0)
        np.maximum(brakes_left, 0, out=brakes_left)
        return PaidAll(left, brakes_left, spins, is_out)

    def after(self, lost: int, *, has_mercy: bool) -> tuple[Numbers, npt.NDArray[np.bool_]]:
        """Return the tyre points that are left: the last one spins the car (SPN-1, SPN-2)."""
        had = np.arange(self.tyres)
        spins = (had == lost) & (lost > 0)
        if has_mercy and lost == 1:
            spins |= had == 0
        left = np.where(spins, 0, np.where(had < lost, self._gone, had - lost))
        left[self._gone] = self._gone
        spins[self._gone] = False
        return left, spins

    def brake(self, best: Values, values: Values, cells: int) -> None:
        """Lower the best values by those of fewer brake points."""
        step = cells * self.brake_step
        np.minimum(best[..., step:], values[..., :-step], out=best[..., step:])

    def shift(self, best: Values, values: Values, skipped: int) -> None:
        """Lower the best values by those after the points that over-revving takes (GBX-3)."""
        to, by = self._split(best), self._split(values)
        if skipped == 1:
            to, by = to[..., :, 1:, :], by[..., :, :-1, :]
        elif skipped == 2:
            to, by = to[..., 1:, 1:, :], by[..., :-1, :-1, :]
        elif skipped:
            to, by = to[..., 1:, 1:, 2:], by[..., :-1, :-1, 1:-1]
        np.minimum(to, by, out=to)

    def bury(self, values: Values, lost: float) -> None:
        """Note that no car goes on without an engine point, or when its tyres threw it out."""
        values[..., self._gone, :] = lost
        values[..., :: self.axes[-1]] = lost

    def tested(self, values: Values, risk: float) -> Values:
        """Return the values if an engine point may be lost first."""
        return self.shot(values, (Part.ENGINE,), risk)

    def shot(self, values: Values, parts: tuple[Part, ...], chance: float) -> Values:
        """Return the values if some parts may be hit; a part without points loses none."""
        worse = values.copy()
        for part in parts:
            if part in AXES:
                axis = AXES.index(part) - len(AXES)
                to, by = (np.moveaxis(self._apart(each), axis, 0) for each in (worse, values))
                last = -1 if part is Part.TYRES else None
                to[1:last] += chance * (by[: -1 + (last or 0)] - by[1:last])
            else:
                worse += chance * HIT
        return worse

    @property
    def full(self) -> int:
        """The state of a car with all its points."""
        return self.most[0] * self.tyre_step + self.rest - 1

    def served_places(self, place: int, back: int) -> tuple[int, ...]:
        """Return the states with new tyres, and other points shared out."""
        left = place % self.rest
        brakes, left = divmod(left, self.brake_step)
        gearbox, engine = divmod(left, self.gearbox_step)
        return tuple(
            self.most[0] * self.tyre_step
            + min(brakes + given[0], self.most[1]) * self.brake_step
            + min(gearbox + given[1], self.most[2]) * self.gearbox_step
            + min(engine + given[2], self.most[3])
            for given in product(range(back + 1), repeat=3)
            if sum(given) == back
        )

    def served(self, values: Values, back: int) -> Values:
        """Return the values with new tyres, and the best of other points back."""
        shod = values.copy()
        shod[..., : self._gone, :] = values[..., self._gone - 1 : self._gone, :]
        by = self._split(shod)
        best = by.copy()
        for given in product(range(back + 1), repeat=3):
            if sum(given) == back:
                index = [
                    np.minimum(np.arange(n) + g, n - 1)
                    for n, g in zip(self.axes, given, strict=True)
                ]
                index[-1][0] = 0
                np.minimum(
                    best, by[..., index[0][:, None, None], index[1][:, None], index[2]], out=best
                )
        return best.reshape(values.shape)

    def _split(self, values: Values) -> Values:
        return values.reshape(*values.shape[:-1], *self.axes)

    def _apart(self, values: Values) -> Values:
        return values.reshape(*values.shape[:-2], self.tyres, *self.axes)


AXES = (Part.TYRES, Part.BRAKES, Part.GEARBOX, Part.ENGINE)
"""The parts a table tells apart."""
_on_axes: Callable[[tuple[int, ...]], tuple[int, ...]] = itemgetter(*AXES)
HIT = 3.0
"""Turns that a point of body or road-holding is reckoned to be worth."""


def points_of(most: tuple[int, ...]) -> Points:
    """Return the states of cars with at most so many points."""
    return Pool(most[0]) if len(most) == 1 else Parts(most)
