"""Ways open to a car before its die falls: where any number of cells would lead.

One search serves all gears; what each end is worth is reckoned once for all gears.
"""

from __future__ import annotations

from functools import cached_property
from math import inf
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formulad.ai.police_plan import prizes
from formulad.ai.worth import OUT
from formulad.race.conditions import is_last_lap
from formulad.race.corners import stops_after
from formulad.race.dice import Gear
from formulad.race.movement import reach

if TYPE_CHECKING:
    from formulad.ai.moment import Moment
    from formulad.ai.position_value import ByGear
    from formulad.race.routes import Reach, Route
    from formulad.race.track import CellId

_Slides: TypeAlias = "tuple[bool, ...]"
"""By cells driven: whether the car slides on if the die ends there."""
NO_WAY: ByGear = (inf,) * len(Gear)


def reach_of_any(moment: Moment, highest: int) -> Reach:
    """Return where any count of cells up to the highest would lead."""
    setting, car, met = moment.setting, moment.car, moment.met
    cells = highest + moment.grip.most
    return reach(
        setting.track,
        car.cell,
        cells,
        stops=car.stops,
        brakes=cells,
        is_last_lap=is_last_lap(setting, car, met),
        occupied=met.occupied,
        debris=met.debris,
        box=met.box,
    )


class Way(NamedTuple):
    """A way with what follows from it."""

    route: Route
    turns: ByGear
    """Turns still to drive, what it costs counted in."""


class Ways:
    """All ways of any length, judged as the driver of one moment would."""

    def __init__(self, moment: Moment, found: Reach) -> None:
        self.moment = moment
        self.lost = moment.wasted + OUT
        self.through: list[Way] = []
        """Ways that any greater number goes as well: to the flag, or into the pits."""
        self._road: dict[int, list[Route]] = {}
        for route in found.routes:
            if route.finishes or route.pits:
                self.through.append(Way(route, self._after(route)))
            else:
                self._road.setdefault(len(route.cells), []).append(route)
        self.farthest = max(self._road, default=0)
        self.found = found
        self._judged: dict[int, list[Way]] = {}
        self._sliding: dict[int, list[tuple[_Slides, ByGear]]] = {}
        self._best: dict[int, ByGear] = {}

    def of(self, length: int) -> list[Way]:
        """Return the ways of a length that end on the road."""
        if length not in self._judged:
            routes = self._road.get(length, ())
            self._judged[length] = [Way(route, self._after(route)) for route in routes]
        return self._judged[length]

    def best(self, length: int) -> ByGear:
        """Return the turns after the best way of a length, for each gear."""
        if length not in self._best:
            ends = [way.turns for way in self.of(length)]
            self._best[length] = tuple(map(min, zip(*ends, strict=True))) if ends else NO_WAY
        return self._best[length]

    def sliding(self, length: int) -> list[tuple[_Slides, ByGear]]:
        """Return the best of the ways of a length that slide alike on a wet road (TYR-4)."""
        if length not in self._sliding:
            alike: dict[_Slides, list[ByGear]] = {}
            for route, turns in self.of(length):
                alike.setdefault(self._slides(route.cells), []).append(turns)
            self._sliding[length] = [
                (slides, tuple(map(min, zip(*ends, strict=True)))) for slides, ends in alike.items()
            ]
        return self._sliding[length]

    def _slides(self, cells: tuple[CellId, ...]) -> _Slides:
        """Return after which of its cells a way makes the car slide, if the die ends there."""
        moment = self.moment
        track, car = moment.track, moment.car
        corners = [track.corner_sector[cell] for cell in cells]
        if not moment.grip.slides_on_stops:
            first = next((n for n, corner in enumerate(corners, 1) if corner >= 0), len(cells) + 1)
            return tuple([n >= first for n in range(len(cells) + 1)])
        own, slides = track.corner_sector[car.cell], [False]
        for corner in corners:
            own = own if corner == own else -1
            made = car.stops if own >= 0 else 0
            slides.append(corner >= 0 and track.stops[corner] > made)
        return tuple(slides)

    @cached_property
    def prizes(self) -> tuple[float, ...]:
        """What the police line is worth by face, if it is not far."""
        return prizes(self.moment)

    @cached_property
    def in_the_lane(self) -> list[tuple[int, ByGear]]:
        """How far each place in the pit lane is, and the turns after a turn that ends there."""
        moment = self.moment
        is_pit = moment.track.is_pit
        starts_there = is_pit(moment.car.cell)
        for route in self.found.routes:
            if route.pits or starts_there:
                numbered = enumerate(route.cells, 1)
                return [(n, moment.turns_at(cell, 0)) for n, cell in numbered if is_pit(cell)]
        return []

    def _after(self, route: Route) -> ByGear:
        """Return the turns still to drive after a way, what it costs counted in."""
        moment = self.moment
        price = moment.risk_on(route) if route.debris else 0.0
        if route.misses:
            if route.misses_two_stops:
                return (self.lost,) * len(Gear)
            price += moment.worth.overshoot(route.overshoot)
        if route.finishes:
            return (price,) * len(Gear)
        car, end = moment.car, route.end(moment.car.cell)
        is_stop = moment.track.corner_sector[end] >= 0
        stops = stops_after(moment.track, car.cell, car.stops, route) if is_stop else 0
        turns = moment.turns_at(end, stops)
        return tuple([each + price for each in turns]) if price else turns
