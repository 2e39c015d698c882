"""Arrivals: what it comes to for one car to end its turn in any of some places."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from formulad.ai.judging.company import CERTAIN, Others, company_of
from formulad.ai.judging.ground import ground_of
from formulad.ai.judging.nearness import nearness_of
from formulad.ai.judging.vitals import LOSSES, losses, losses_in_a_crowd, price
from formulad.ai.values.table import HELD
from formulad.ai.values.throws import STANDING, TESTED, TESTED_STANDING
from formulad.kernel.kept import kept
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part
from formulad.race.conditions import conditions
from formulad.race.dice import BLACK, FAST, GEAR_DICE
from formulad.race.thresholds import collision_to, debris_to

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.ai.judging.company import Company
    from formulad.ai.judging.ground import Ground
    from formulad.ai.values.lap import Turns
    from formulad.ai.values.points import Numbers
    from formulad.ai.values.table import Table
    from formulad.ai.values.tables import Tables
    from formulad.race.car import Car, Wear
    from formulad.race.conditions import Conditions
    from formulad.race.dice import Gear
    from formulad.race.phase import Setting
    from formulad.race.road.routes import Route
    from formulad.race.road.track import CellId, Track
    from formulad.race.state import State

LEAST = 0.01
"""Turns that any point is worth: who can keep out of trouble does."""
CLOSED_IN = np.array(
    [
        [0.0, 0.0, 0.0, 0.0],
        [0.15, 0.03, 0.0, 0.0],
        [1.2, 0.3, 0.0, 0.0],
        [3.0, 0.8, 0.3, 0.1],
        [5.0, 1.2, 0.4, 0.1],
        [8.0, 3.0, 0.8, 0.2],
    ]
)
"""Turns that it costs by the crowd ahead (`Company.crowds`) to have no brake point, one, two, or
more: a closed road is paid for in brakes, and who cannot pay is out (BLK-2)."""
QUEUING = 0.025
"""Turns that a rival close ahead on a straight costs in the next turn; in a corner it is twice."""
IN_COMPANY = np.array([0.12, 0.05, 0.0, 0.0])
"""Turns that it costs in every turn to come, among rivals anywhere, to have no brakes, or one."""
FORESEEN = 36.0
"""So many turns are thought ahead of in that."""
DEAR = 1
"""Body points with which it is thought of who may come beside the car: with more to lose, those who
would be safe from everybody are slow (.16 turns a lap by the Rulebook, 54 races)."""
LOOKED_AHEAD = 16
"""Steps within which debris is thought of that no way leads round."""
A_LAP, IN_RAIN = 18.0, 21.0
"""The turns of a lap, about: on a dry road and on a wet one."""
AT_THE_LIMIT = 0.03
"""How often a turn of a rival has all fast engines tested, about."""
FEW = 2
"""Engine points with which it is thought of."""
_NONE: frozenset[CellId] = frozenset()


class Ending(NamedTuple):
    """The end of a way on the road, and what of it is paid with points."""

    cells: int
    """Cells of the die for it."""
    end: int
    """As `ways_ahead` tells it."""
    overshoot: int = 0
    """Cells to pay for, beyond corners left too early."""
    contacts: int = 0
    """Rolls for cars that it is beside or behind, or that come there; in parts (`CERTAIN`)."""
    debris: int = 0
    """Cells on the way where lost parts lie."""
    brakes: int = 0
    """Brake points it takes."""
    crowd: int = 0
    """How rivals ahead may close the road (BLK), as `Company.crowds` tells it."""
    queue: int = 0
    """Rivals close ahead, as `Company.queues` counts them."""
    tyres: int = 0
    """Tyre points it takes, besides those for cells too far: a closed road may (BLK-1)."""


CELLS, END, OVERSHOOT, _, DEBRIS, BRAKES, _, _, TYRES = range(len(Ending._fields))
"""The columns of those that are asked for by themselves."""
Row: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
"""An ending without its names: very many are looked at before one is chosen."""


def listed(endings: Iterable[Row]) -> Numbers:
    """Return endings as the rows of a table."""
    found: Numbers = np.array([*endings], dtype=np.intp).reshape(-1, len(Ending._fields))
    return found


class Driven(NamedTuple):
    """What a car is in when its turn ends."""

    column: int
    spun: int
    """The same if it has spun in this turn."""
    wear: Wear
    """Its points before it pays for the way."""


class Arrivals:
    """The places where one car may end its turn."""

    def __init__(self, tables: Tables, state: State, seat: int, *, is_alone: bool = False) -> None:
        self.tables, self.state, self.seat = tables, state, seat
        self.setting = setting = tables.setting
        self.table: Table = tables.of(state, seat)
        self.track = setting.track
        self.car: Car = state.cars[seat]
        met = conditions(setting, state, seat)
        self.met: Conditions = _as_if_alone(met) if is_alone else met
        self.laps_after = laps_after(setting, state, self.car)
        self.touch_risk = collision_to(setting, state, seat) / BLACK.highest
        self.debris_risk = debris_to(setting, state, seat) / BLACK.highest
        self._prices: dict[tuple[Part, int], float] = {}
        self.has_mercy = self.met.is_after_spin or self.table.premise.may_spin_on

    @kept
    def ruin(self) -> float:
        """The turns of a car that goes out in this turn."""
        return self.table.lost(self.laps_after)

    @kept
    def ground(self) -> Ground:
        """Where ways from here lead."""
        return ground_of(self.table.slots)

    @kept
    def company(self) -> Company:
        """What the others mean where this car may end."""
        rough = [self.state.cars[seat].cell for seat in self.setting.gifted(Ability.ROUGH)]
        has_parts = not self.car.wear.is_one_pool
        return company_of(
            Others(
                self.track,
                self.met.occupied,
                tuple(rough),
                may_touch=not self.met.is_trial,
                pursuers=self._pursuers,
                may_close=has_parts,
                slide=self.table.road.slide if has_parts else 0,
            )
        )

    @property
    def _pursuers(self) -> tuple[tuple[CellId, Gear], ...]:
        """Where those drive, and in what gear, who still have their turn in this round.

        All others who are behind at its end have theirs after the car in the next one (ORD-1).
        """
        order, wear = self.state.order, self.car.wear
        if wear.is_one_pool or wear.left(Part.BODY) > DEAR:
            return ()
        later = order[order.index(self.seat) + 1 :] if self.seat in order else ()
        cars = (self.state.cars[seat] for seat in later)
        road = len(self.track.cells)
        return tuple((c.cell, c.gear) for c in cars if c.is_on_track and 0 <= c.cell < road)

    def endings(
        self, routes: Sequence[Route], brakes: Sequence[int] = (), car: Car | None = None
    ) -> Numbers:
        """Return the ends of ways on the road as rows of a table.

        Args:
            routes: the ways.
            brakes: the brake points that each takes; none if nothing is said.
            car: as it sets out on them; as it stands if nothing is said.
        """
        car, company = car or self.car, self.company
        found: Numbers = np.zeros((len(routes), len(Ending._fields)), dtype=np.intp)
        if not routes:
            return found
        ways = [route.cells for route in routes]
        cells, ends, overshoot, contacts, debris, braked, crowd, queue, _ = found.T
        last = np.array([way[-1] if way else car.cell for way in ways], dtype=np.intp)
        cells[:] = [*map(len, ways)]
        early = [at for at, route in enumerate(routes) if route.misses]
        ends[:] = self.ground.ends(car, routes, last, early)
        if early:
            overshoot[early] = [routes[at].overshoot for at in early]
        contacts[:] = company.contacts.take(last)
        if self.met.debris:
            debris[:] = [len(route.debris) for route in routes]
            debris += self._debris_ahead.take(last)
        braked[:] = brakes or 0
        crowd[:] = company.crowds.take(last)
        queue[:] = company.queues.take(last)
        return found

    @kept
    def _debris_ahead(self) -> Numbers:
        """By cell how many more cells with debris no way leads round, as far as is looked.

        Those that are blackened from the start are in the table.
        """
        street, track = self.track.street, self.track
        known = street.zone if street and self.table.premise.has_debris else _NONE
        return _toll(track, self.met.debris - known)

    @kept
    def _without_brakes(self) -> Turns:
        """What it costs to have few brake points or none, by the crowd and by the points."""
        return CLOSED_IN + self._turns_in_company * IN_COMPANY

    @kept
    def _turns_in_company(self) -> float:
        """How many turns to come are driven among rivals, as far as that is thought of."""
        if not self.company.on_road:
            return 0.0
        return min(FORESEEN, sum(self._turns_by_lap))

    def risked(self, brakes: int) -> float:
        """Return what it costs among rivals up to the flag to have so many brake points left."""
        short = IN_COMPANY[min(brakes, len(IN_COMPANY) - 1)]
        return self._turns_in_company * float(short)

    def price(self, part: Part, left: int) -> float:
        """Return what the last of so many points of a part is worth that no table counts."""
        known = self._prices.get((part, left))
        if known is None:
            known = self._prices[part, left] = self._price(part, left)
        return known

    def _price(self, part: Part, left: int) -> float:
        if part not in LOSSES:
            return 0.0
        is_alone, in_city = not self.company.on_road, self.table.premise.has_debris
        if in_city and not is_alone:
            to = collision_to(self.setting, self.state) / BLACK.highest
            risk = to if part is Part.BODY else self.debris_risk
            lost = losses_in_a_crowd(part, self._turns_by_lap, risk)
        else:
            lost = losses(part, sum(self._turns_by_lap), in_city=in_city)
        return price(left, lost, is_served=self._will_be_served, is_alone=is_alone)

    @property
    def _will_be_served(self) -> bool:
        """Whether the next line but that at the start gives points back (STR-7)."""
        return self.table.premise.has_checkpoint and self.laps_after > 0

    @kept
    def _turns_by_lap(self) -> tuple[float, float]:
        """The turns of the first lap and of later ones that are to be driven before that line."""
        is_before_start = not self.car.lap
        after = self.laps_after - is_before_start
        here = self.to_flag - self._lap * after
        later = 0.0 if self._will_be_served else self._lap * after
        return (here, later) if self.car.lap <= 1 else (0.0, here + later)

    @kept
    def to_flag(self) -> float:
        """The turns that it takes to the flag, about."""
        done = self.track.places[max(0, self.car.cell)].progress / self.track.rows
        return self._lap * (1 - done + self.laps_after)

    @property
    def _lap(self) -> float:
        """The turns of a lap, about."""
        return IN_RAIN if self.met.is_wet else A_LAP

    def turns(self, endings: Numbers, driven: Sequence[Driven], by: Numbers | None = None) -> Turns:
        """Return for each ending the turns to go after this one.

        Args:
            endings: as rows of a table.
            driven: what the car may be in.
            by: in which of these it comes to each ending; in the first if nothing is said.
        """
        by = np.zeros(len(endings), dtype=np.intp) if by is None else by
        _, ends, overshoot, contacts, debris, brakes, crowd, queue, tyres = endings.T
        tyres = tyres + overshoot * self.table.premise.factor
        points = self.table.points
        places = np.array([points.place(each.wear) for each in driven])
        if any(untold := [points.untold_brakes(each.wear) for each in driven]):
            brakes = np.maximum(brakes - np.array(untold)[by], 0)
        paid = points.pay(places, by, brakes, tyres, has_mercy=self.has_mercy)
        columns = np.array([each.column for each in driven]).take(by)
        if np.count_nonzero(paid.spins):
            spun = np.array([each.spun for each in driven])[by]
            columns = np.where(paid.spins, spun, columns)
        found = self.table.arrived_all(self.laps_after, ends, columns, paid.left)
        found += QUEUING * queue
        risks = Risks(ends, columns, paid.left, contacts, debris)
        self._count_risks(found, risks, [each.wear for each in driven], by)
        if self._dares_engine:
            self._count_tests(found, ends, columns, paid.left)
        if not self.car.wear.is_one_pool:
            brakes_left = np.minimum(paid.brakes, len(IN_COMPANY) - 1)
            found += self._without_brakes.take(crowd * len(IN_COMPANY) + brakes_left)
        np.putmask(found, paid.is_out, self.ruin - 1)
        return found

    def _count_risks(self, found: Turns, risks: Risks, wears: Sequence[Wear], by: Numbers) -> None:
        """Add what others, and parts on the road, may take on average."""
        for rolled, risk, part in (
            (risks.contacts, self.touch_risk / CERTAIN, Part.BODY),
            (risks.debris, self.debris_risk, Part.ROAD_HOLDING),
        ):
            (at,) = rolled.nonzero()
            if len(at):
                if self.car.wear.is_one_pool:
                    prices: Turns | float = self._prices_in_pool(at, found, risks)
                else:
                    prices = self._prices_of(part, wears, by, at)
                found[at] += rolled[at] * risk * prices

    def _prices_of(
        self, part: Part, wears: Sequence[Wear], by: Numbers, at: Numbers
    ) -> Turns | float:
        """Return what a point of a part is worth to a car at some endings."""
        left = {each.left(part) for each in wears}
        if len(left) == 1:
            return self.price(part, left.pop())
        return np.array([self.price(part, each.left(part)) for each in wears])[by[at]]

    @kept
    def _dares_engine(self) -> bool:
        """Whether rivals may have an engine tested that has little left (ENG-1)."""
        wear = self.car.wear
        return not wear.is_one_pool and wear.left(Part.ENGINE) <= FEW and bool(self.met.occupied)

    def _count_tests(self, found: Turns, ends: Numbers, columns: Numbers, places: Numbers) -> None:
        """Add what it costs to be in fifth or sixth when a rival drives an engine to its limit."""
        points, rivals = self.table.points, len(self.met.occupied)
        risk = rivals * AT_THE_LIMIT * self.table.premise.engine_risk
        held = HELD.take(columns)
        hit = self.table.arrived_all(
            self.laps_after, ends, held, np.maximum(places - points.engine_step, 0)
        )
        found += (held >= FAST[0]) * risk * (hit - found)

    def _prices_in_pool(self, at: Numbers, found: Turns, risks: Risks) -> Turns:
        """Return what a point of one pool is worth to a car that ends its turn somewhere."""
        left = np.maximum(risks.places[at] - 1, 0)
        less = self.table.arrived_all(self.laps_after, risks.ends[at], risks.columns[at], left)
        return np.maximum(less - found[at], LEAST)


class Risks(NamedTuple):
    """What may happen on the way to some endings, and at their ends."""

    ends: Numbers
    columns: Numbers
    places: Numbers
    contacts: Numbers
    debris: Numbers


def _as_if_alone(met: Conditions) -> Conditions:
    """Return what a car meets with nobody near that comes from its box, not from its last turn."""
    alone = met._replace(occupied=_NONE, debris=_NONE, is_after_spin=False)
    return alone._replace(has_slid=False, has_bonus=True)  # rules: TPT-4


def laps_after(setting: Setting, state: State, car: Car) -> int:
    """Return how many laps follow the one that a car drives."""
    return max(0, (1 if state.trials else setting.options.laps) - car.lap)


def driven_in(gear: Gear, wear: Wear, *, is_tested: bool) -> Driven:
    """Return what a car is in after a turn in a gear, its engine about to be tested or not."""
    if is_tested:
        return Driven(TESTED[gear], TESTED_STANDING, wear)
    return Driven(gear, STANDING, wear)


def tests_engine(gear: Gear, face: int) -> bool:
    """Return whether a face of a gear has the engine tested (ENG-1)."""
    return gear in FAST and face == GEAR_DICE[gear].highest


@lru_cache(maxsize=32)
def _toll(track: Track, debris: frozenset[CellId]) -> Numbers:
    """Return by cell how much debris lies ahead in every way; the same until more falls."""
    cells = [cell for cell in debris if not track.is_pit(cell)]
    return nearness_of(track).toll(LOOKED_AHEAD, cells)
