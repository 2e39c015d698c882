"""Destinations: paths and slipstreams, judged by where they end and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.arrivals import Driven, Ending, driven_in, listed, tests_engine
from formulad.ai.judging.prize import Prize
from formulad.race.bills import Verdict
from formulad.race.corners import stops_after
from formulad.race.moves import TakeSlipstream
from formulad.race.routes import Route

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.judging.arrivals import Arrivals
    from formulad.ai.judging.outlook import InPits
    from formulad.race.car import Car
    from formulad.race.paths import PathOption


class Destinations:
    """Where a move may end."""

    def __init__(self, arrivals: Arrivals, in_pits: InPits, car: Car, face: int) -> None:
        """Look at the ways of a car, its gear paid for, after a face of its die."""
        self.arrivals, self.in_pits = arrivals, in_pits
        self.car, self.face = car, face
        is_tested = tests_engine(car.gear, face)
        self.driven: Driven = driven_in(car.gear, car.wear, is_tested=is_tested)

    def turns(self, options: Sequence[PathOption]) -> list[float]:
        """Return the turns to go with each path."""
        arrivals, rows, at = self.arrivals, [], []
        is_plain, first_pit = not arrivals.met.is_trial, len(arrivals.track.cells)
        found = [0.0] * len(options)
        for index, option in enumerate(options):
            move, route, blocked, _ = option
            cells, misses, finishes, _, _, _, pits, _ = route
            is_elsewhere = finishes or pits or (cells[-1] if cells else self.car.cell) >= first_pit
            if (
                is_plain
                and not (blocked or is_elsewhere or (misses and route.misses_two_stops))
                and not isinstance(move, TakeSlipstream)
            ):
                at.append(index)
                rows.append(arrivals.row(route, move.brakes))
            else:
                found[index] = self._single(option)
        if rows:
            turns = arrivals.turns(listed(rows), [self.driven])[0].tolist()
            for index, each in zip(at, turns, strict=True):
                found[index] = 1 + each
        return self._with_prize(options, found)

    def _with_prize(self, options: Sequence[PathOption], turns: list[float]) -> list[float]:
        """Return the turns with what speed over the police line is worth (STR-5)."""
        prize = Prize(self.arrivals) if self.arrivals.track.street and self.face else None
        if prize is None or not prize.worth:
            return turns
        return [
            each - prize.on(option.route.cells, self.face)
            for option, each in zip(options, turns, strict=True)
        ]

    def staying(self) -> float:
        """Return the turns to go if the car stays behind the one ahead of it."""
        arrivals, car = self.arrivals, self.car
        # the move that led here is not settled yet: its stop counts where it ends
        stops = stops_after(arrivals.track, car.cell, car.stops, Route(()))
        end = arrivals.table.slots.of(car.cell, stops)
        return 1 + self._at(
            Ending(0, end, contacts=arrivals.contacts.get(car.cell, 0)), self.driven
        )

    def _single(self, option: PathOption) -> float:
        """Return the turns to go with a path that is paid for otherwise, by its bill."""
        arrivals, route, bill = self.arrivals, option.route, option.bill
        if bill.verdict is Verdict.OUT:
            return arrivals.ruin
        turns = 1.0 + bill.rolls
        if route.finishes:
            return turns
        wear = self.car.wear.minus([(item.part, item.points) for item in bill.items])
        end = option.end(self.car.cell)
        if arrivals.track.is_pit(end):
            return turns + self.in_pits(end, wear, route.cells)
        column = self.driven.spun if bill.verdict is Verdict.SPIN else self.driven.column
        ending = Ending(*arrivals.row(route))._replace(overshoot=0)
        return turns + self._at(ending, Driven(column, column, wear))

    def _at(self, ending: Ending, driven: Driven) -> float:
        return float(self.arrivals.turns(listed([ending]), [driven])[0, 0])
