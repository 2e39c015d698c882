"""Destinations: paths and slipstreams, judged by where they end and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.judging.arrivals import Driven, Ending, driven_in, tests_engine
from formulad.ai.judging.prize import Prize
from formulad.ai.judging.wakes import Wakes
from formulad.kernel.kept import kept
from formulad.race.bills import Verdict
from formulad.race.road.corners import stops_after
from formulad.race.road.routes import Route

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.judging.arrivals import Arrivals
    from formulad.ai.judging.outlook import InPits
    from formulad.ai.values.points import Numbers
    from formulad.race.car import Car
    from formulad.race.paths import PathOption

END, OVERSHOOT = map(Ending._fields.index, ("end", "overshoot"))


class Landing(NamedTuple):
    """A face of a die, and what it leads to."""

    car: Car
    """The car in the gear of the die, which is paid for."""
    face: int
    """0 where no die has fallen."""
    options: Sequence[PathOption]

    @property
    def driven(self) -> Driven:
        """What the car is in when its turn ends."""
        is_tested = tests_engine(self.car.gear, self.face)
        return driven_in(self.car.gear, self.car.wear, is_tested=is_tested)


class Destinations:
    """Where the moves of one car may end."""

    def __init__(self, arrivals: Arrivals, in_pits: InPits) -> None:
        self.arrivals, self.in_pits = arrivals, in_pits
        self.wakes = Wakes(arrivals)

    @kept
    def prize(self) -> Prize | None:
        """The prize of the police, where there is one to gain."""
        prize = Prize(self.arrivals) if self.arrivals.track.street else None
        return prize if prize and prize.worth else None

    def turns(self, landing: Landing) -> list[float]:
        """Return the turns to go with each path after a face."""
        return self.turns_of([landing])[0]

    def turns_of(self, landings: Sequence[Landing]) -> list[list[float]]:
        """Return the turns to go with each path after each of some faces."""
        found = [[0.0] * len(landing.options) for landing in landings]
        usual: list[tuple[int, int]] = []
        for number, landing in enumerate(landings):
            for index, option in enumerate(landing.options):
                if self._is_usual(option):
                    usual.append((number, index))
                else:
                    found[number][index] = self._single(landing, option)
        for (number, index), turns in zip(usual, self._usual(landings, usual), strict=True):
            found[number][index] = 1 + turns
        for landing, turns_by_path in zip(landings, found, strict=True):
            self._follow(landing, turns_by_path)
            self._add_prize(landing, turns_by_path)
        return found

    def _is_usual(self, option: PathOption) -> bool:
        """Return whether a path ends on the road and is paid for as the tables have it."""
        route, _, blocked, _, is_wake = option
        cells, misses, finishes, _, _, _, pits, _ = route
        arrivals = self.arrivals
        if arrivals.met.is_trial or blocked or finishes or pits:
            return False
        end = cells[-1] if cells else arrivals.car.cell
        is_in_pits, is_out = end >= len(arrivals.track.cells), misses and route.misses_two_stops
        return not (is_in_pits or is_out or is_wake)

    def _usual(self, landings: Sequence[Landing], which: Sequence[tuple[int, int]]) -> list[float]:
        """Return the turns to go after this one with usual paths: the numbers of face and path."""
        if not which:
            return []
        options = [landings[number].options[index] for number, index in which]
        routes, brakes = [o.route for o in options], [o.brakes for o in options]
        by: Numbers = np.array([number for number, _ in which])
        driven = [landing.driven for landing in landings]
        turns = self.arrivals.turns(self.arrivals.endings(routes, brakes), driven, by)
        found: list[float] = turns.tolist()
        return found

    def _follow(self, landing: Landing, turns: list[float]) -> None:
        """Lower the turns to go with a path to those with the slipstream after it."""
        wakes, car = self.wakes, landing.car
        if not (car.may_slipstream and wakes.gears):
            return
        for index, option in enumerate(landing.options):
            if option.is_braked or not len(rows := wakes.beyond(option.route)):
                continue
            if wakes.gears[option.route.cells[-1]] <= car.gear:
                ahead = self.arrivals.turns(rows, [landing.driven])
                turns[index] = min(turns[index], 1 + float(ahead.min()))

    def _add_prize(self, landing: Landing, turns: list[float]) -> None:
        """Lower the turns to go by what speed over the police line is worth (STR-5)."""
        prize = self.prize if landing.face else None
        if prize:
            for index, option in enumerate(landing.options):
                turns[index] -= prize.on(option.route.cells, landing.face)

    def staying(self, landing: Landing) -> float:
        """Return the turns to go if the car stays behind the one ahead of it."""
        arrivals, car = self.arrivals, landing.car
        # the move that led here is not settled yet: its stop counts where it ends
        stops = stops_after(arrivals.track, car.cell, car.stops, Route(()))
        end = arrivals.table.slots.of(car.cell, stops)
        here = arrivals.endings([Route(())])
        here[:, END] = end
        return 1 + float(arrivals.turns(here, [landing.driven])[0])

    def _single(self, landing: Landing, option: PathOption) -> float:
        """Return the turns to go with a path that is paid for otherwise, by its bill."""
        arrivals, route, bill = self.arrivals, option.route, option.bill
        if bill.verdict is Verdict.OUT:
            return arrivals.ruin
        turns = 1.0 + bill.rolls
        if route.finishes:
            return turns
        wear = landing.car.wear.minus([(item.part, item.points) for item in bill.items])
        end = option.end(landing.car.cell)
        if arrivals.track.is_pit(end):
            return turns + self.in_pits(end, wear, route.cells)
        driven = landing.driven
        column = driven.spun if bill.verdict is Verdict.SPIN else driven.column
        ending = arrivals.endings([route])
        ending[:, OVERSHOOT] = 0
        return turns + float(arrivals.turns(ending, [Driven(column, column, wear)])[0])
