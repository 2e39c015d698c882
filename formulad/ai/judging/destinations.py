"""Destinations: paths and slipstreams, judged by where they end and what they cost."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.judging.arrivals import (
    BRAKES,
    END,
    OVERSHOOT,
    Driven,
    driven_in,
    tests_engine,
)
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
        usual = [self._usual_among(landing.options) for landing in landings]
        looked_up = iter(self._usual(landings, usual))
        found = []
        for landing, which in zip(landings, usual, strict=True):
            options = landing.options
            turns = [1 + each for each in islice(looked_up, len(which))]
            if len(which) < len(options):
                known = dict(zip(which, turns, strict=True))
                turns = [
                    known[index] if index in known else self._single(landing, option)
                    for index, option in enumerate(options)
                ]
            self._follow(landing, turns)
            self._add_prize(landing, turns)
            found.append(turns)
        return found

    def _usual_among(self, options: Sequence[PathOption]) -> list[int]:
        """Return which paths end on the road and are paid for as the tables have it."""
        if self.arrivals.met.is_trial:
            return []
        here, first_pit = self.arrivals.car.cell, len(self.arrivals.track.cells)
        return [
            index
            for index, ((cells, misses, finishes, _, _, _, pits, _), _, blocked, _, is_wake) in (
                enumerate(options)
            )
            if not (blocked or finishes or pits or is_wake)
            and (cells[-1] if cells else here) < first_pit
            and not (misses and options[index].route.misses_two_stops)
        ]

    def _usual(self, landings: Sequence[Landing], which: Sequence[Sequence[int]]) -> list[float]:
        """Return the turns to go after this one with usual paths: those of each landing."""
        options = [
            landing.options[index]
            for landing, usual in zip(landings, which, strict=True)
            for index in usual
        ]
        if not options:
            return []
        by: Numbers = np.arange(len(landings)).repeat([len(usual) for usual in which])
        driven = [landing.driven for landing in landings]
        turns = self.arrivals.turns(self._endings(options), driven, by)
        found: list[float] = turns.tolist()
        return found

    def _endings(self, options: Sequence[PathOption]) -> Numbers:
        """Return the ends of paths; those of a way that several faces can use are looked for once.

        Faces of a die have most of their ways in common: each of them brakes more or less.
        """
        brakes = [option.brakes for option in options]
        routes = {id(option.route): option.route for option in options}
        if len(routes) == len(options):
            return self.arrivals.endings([*routes.values()], brakes)
        places = {route: place for place, route in enumerate(routes)}
        which = [places[id(option.route)] for option in options]
        found = self.arrivals.endings([*routes.values()]).take(which, axis=0)
        found[:, BRAKES] = brakes
        return found

    def _follow(self, landing: Landing, turns: list[float]) -> None:
        """Lower the turns to go with a path to those with the slipstream after it."""
        wakes, car = self.wakes, landing.car
        if not (car.may_slipstream and (gears := wakes.gears)):
            return
        for index, option in enumerate(landing.options):
            cells = option.route.cells
            if not cells or cells[-1] not in gears or gears[cells[-1]] > car.gear:
                continue
            if not option.is_braked and len(rows := wakes.beyond(option.route)):
                ahead = self.arrivals.turns(rows, [landing.driven])
                turns[index] = min(turns[index], 1 + float(ahead.min()))

    def _add_prize(self, landing: Landing, turns: list[float]) -> None:
        """Lower the turns to go by what speed over the police line is worth (STR-5)."""
        prize = self.prize if landing.face else None
        if prize and (worth := prize.of(landing.face)):
            for index, option in enumerate(landing.options):
                if prize.is_won_on(option.route.cells):
                    turns[index] -= worth

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
