"""Service: what a car comes to that is in the pits, on its way in or out."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from formulad.ai.judging.arrivals import Arrivals
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

MOST_KNOWN = 20_000
"""More ways out of the pits are not kept in mind."""
QUICK = FAST_TO / BLACK.highest
"""The chance of a quick crew (PIT-5)."""
ANY = Wear(())
"""Points that are told as a table tells them: where nobody is near, the others change nothing."""
EXIT_CELLS = range(1, FAST_TO // 2 + 1)
"""How far a quick crew sends a car out, each as likely as the others."""


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
        points = here.table.points.place(car.wear)
        alike = replace(car, lap=here.laps_after, wear=ANY)
        key = alike, points, here.state.weather, is_quick
        turns = known.get(key)
        if turns is None:
            turns = self._left(car, is_quick=is_quick)
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[key] = turns
        return turns

    def _left(self, car: Car, *, is_quick: bool) -> float:
        here = self.arrivals
        state = here.state.with_car(here.seat, car)
        leaving = Arrivals(here.tables, state, here.seat, is_alone=True)
        in_pits = Service(leaving).turns_from
        if is_quick:
            outlook = Outlook(leaving, in_pits, EXIT_CELLS)
            return fmean(outlook.ways_out(Engaged(EXIT_GEAR, car.wear))) - 1
        gears = [Engaged(Gear(gear), car.wear) for gear in range(Gear.SECOND, EXIT_GEAR + 1)]
        faces = (face for gear in gears for face, _ in chances(gear.gear))
        return min(Outlook(leaving, in_pits, faces).expected(gears))
