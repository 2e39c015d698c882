"""Service: what a car comes to that is in the pits, on its way in or out."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.judging.arrivals import Arrivals, laps_after
from formulad.ai.judging.outlook import Engaged, Outlook
from formulad.ai.values.throws import chances
from formulad.kernel.values import replace
from formulad.race.car import Part, Status, Wear
from formulad.race.dice import BLACK, Gear
from formulad.race.moves import StopKind
from formulad.race.road.corners import crosses_line
from formulad.race.turn.pits import EXIT_GEAR, FAST_TO
from formulad.race.tyres import TyreSet

if TYPE_CHECKING:
    from formulad.race.car import Car
    from formulad.race.moves import StopForService
    from formulad.race.road.track import CellId
    from formulad.race.state import Weather

MOST_KNOWN = 20_000
"""What more ways out of the pits come to is not kept in mind."""
MOST_EXITS = 500
"""More outlooks from the pits are not kept in mind."""
QUICK = FAST_TO / BLACK.highest
"""The chance of a quick crew (PIT-5)."""
ANY = Wear(())
"""Points that are told as a table tells them: where nobody is near, the others change nothing."""
EXIT_CELLS = range(1, FAST_TO // 2 + 1)
"""How far a quick crew sends a car out, each as likely as the others."""


GEARS = tuple(Gear(gear) for gear in range(Gear.SECOND, EXIT_GEAR + 1))
"""In which a car can leave its box in a turn of its own."""
FACES = tuple(face for gear in GEARS for face, _ in chances(gear))


class Alike(NamedTuple):
    """All that decides where a served car can go, and what it comes to by its points."""

    car: Car
    """Without its points; its lap is told by those after it."""
    weather: Weather
    is_quick: bool
    """It goes out in the rest of this turn."""


class Service:
    """The pits, as one car may use them."""

    def __init__(self, arrivals: Arrivals) -> None:
        self.arrivals = arrivals

    def turns_from(self, cell: CellId, wear: Wear, cells: tuple[CellId, ...]) -> float:
        """Return the turns to go after a turn that led along cells to a place in the pits."""
        car = self._arrived(cell, wear, cells)
        if car.is_served:
            return self._leaving(car, is_quick=False)
        if self.arrivals.track.places[cell].is_box:
            return self._after_tyres(car)
        return 1 + self._after_tyres(replace(car, cell=self.arrivals.met.box))

    def turns_after(self, stop: StopForService) -> float:
        """Return the turns to go if the crew does something now, this turn counted."""
        car = self.arrivals.car
        wear = self._renewed(car.wear)
        for part, points in stop.repairs:
            wear = wear.plus(part, points)
        tyres = TyreSet(stop.tyres) if stop.tyres else car.tyres
        served = replace(car, wear=wear, tyres=tyres, is_served=True, gear=EXIT_GEAR)
        is_technical = stop.kind is StopKind.TECHNICAL
        return 1 + (self._leaving(served, is_quick=False) if is_technical else self._out(served))

    def _arrived(self, cell: CellId, wear: Wear, cells: tuple[CellId, ...]) -> Car:
        car = self.arrivals.car
        lap = car.lap + int(crosses_line(self.arrivals.track, car.cell, cells))
        return replace(car, cell=cell, wear=wear, lap=lap, stops=0, status=Status.IN_PIT)

    def _renewed(self, wear: Wear) -> Wear:
        """Return the points with new tyres (PIT-4)."""
        full = self.arrivals.setting.entries[self.arrivals.seat].wear
        return wear.plus(Part.TYRES, full.left(Part.TYRES) - wear.left(Part.TYRES))

    def _after_tyres(self, car: Car) -> float:
        """Return the turns to go of a car that stands in its box and is given new tyres."""
        wear = self._renewed(car.wear)
        return self._out(replace(car, wear=wear, is_served=True, gear=EXIT_GEAR))

    def _out(self, served: Car) -> float:
        """Return the turns to go of a served car while nobody knows how quick the crew is."""
        quick, slow = (self._leaving(served, is_quick=is_quick) for is_quick in (True, False))
        return QUICK * quick + (1 - QUICK) * slow

    def _leaving(self, car: Car, *, is_quick: bool) -> float:
        """Return the turns to go of a served car: with the rest of this turn, or after it."""
        here = self.arrivals
        known = here.tables.services
        alike = self._alike(car, is_quick=is_quick)
        key = alike, here.table.points.place(car.wear)
        turns = known.get(key)
        if turns is None:
            turns = _turns_by(self._exit(car, alike), car.wear, is_quick=is_quick)
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[key] = turns
        return turns

    def _alike(self, car: Car, *, is_quick: bool) -> Alike:
        """Return all that decides where a served car can go, and what it comes to by its points."""
        here = self.arrivals
        after = laps_after(here.setting, here.state, car)
        return Alike(replace(car, lap=after, wear=ANY), here.state.weather, is_quick)

    def _exit(self, car: Car, alike: Alike) -> Outlook:
        """Return the outlook of a served car on its way out, as if nobody else were there.

        It is the same whatever points the car has.
        """
        here = self.arrivals
        known = here.tables.exits
        found = known.get(alike)
        if not isinstance(found, Outlook):
            whole = Wear(here.table.premise.points)  # who has less cannot pay for all of it
            state = here.state.with_car(here.seat, replace(car, wear=whole))
            leaving = Arrivals(here.tables, state, here.seat, is_alone=True)
            found = Outlook(
                leaving, Service(leaving).turns_from, EXIT_CELLS if alike.is_quick else FACES
            )
            if len(known) >= MOST_EXITS:
                known.clear()
            known[alike] = found
        return found


def _turns_by(exit_: Outlook, wear: Wear, *, is_quick: bool) -> float:
    """Return the turns to go of a car with some points that comes out of its box."""
    if is_quick:
        return fmean(exit_.ways_out(Engaged(EXIT_GEAR, wear))) - 1
    return min(exit_.expected([Engaged(gear, wear) for gear in GEARS]))
