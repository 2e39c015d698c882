"""Solver: the turns to the flag from every slot, in every gear, with any points, lap by lap.

Each turn leads forward, so that the slots of a lap are solved once, the last ones first. To stay
in a slot by braking all cells of a die away gains nothing on a dry road, and is left out; on a wet
one it may save a car from sliding, so that those slots are looked at again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.values.lap import lap_of
from formulad.ai.values.plan import Layout, plan_of
from formulad.ai.values.points import HIT, points_of
from formulad.ai.values.premise import DEBRIS_RISK
from formulad.ai.values.slots import slots_of
from formulad.ai.values.throws import BEFORE_TEST, COLUMNS, STANDING, THROWS
from formulad.ai.values.ways_ahead import WORST_MISS, flag_of
from formulad.race.dice import BLACK, Gear
from formulad.race.turn.checkpoint import POINTS
from formulad.race.turn.gunfire import TARGETS

if TYPE_CHECKING:
    from formulad.ai.values.lap import Lap
    from formulad.ai.values.plan import Group, Level, Ways
    from formulad.ai.values.points import Numbers, Points, Values
    from formulad.ai.values.premise import Premise
    from formulad.ai.values.throws import Throw
    from formulad.race.road.track import Track

WORST = 60.0
"""What being out costs, over and above the turns of any car that goes on."""
LEAST_LAP, A_STOP, A_ROW = 30.0, 2.0, 0.1
"""More turns than any lap takes that is worth driving: at least, a stop, and a row of road."""
GEARS = len(Gear)
LOOKS_IN_RAIN = 2
"""How often slots of a wet road are looked at: more looks change next to nothing."""


def lost(track: Track, laps_after: int) -> float:
    """Return what a turn comes to in which a car goes out, with so many laps after this one."""
    lap = max(LEAST_LAP, A_STOP * sum(track.stops) + A_ROW * track.rows)
    return WORST + (laps_after + 1) * lap


class After(NamedTuple):
    """The laps on which another one rests."""

    beyond: Lap | None = None
    """The lap after it; none after the last."""
    spent: Lap | None = None
    """The same lap without nitro, if there is any in the tank."""
    beyond_spent: Lap | None = None
    """The lap after that: only the line at the start does not fill up the tank (STR-2)."""


class Solver:
    """Solves one lap of a circuit by one premise."""

    def __init__(self, track: Track, premise: Premise, laps_after: int) -> None:
        self.track, self.premise = track, premise
        self.slots = slots_of(track)
        self.points: Points = points_of(premise.points)
        self.lost = lost(track, laps_after)
        self._landings = np.concatenate([self._landing(throw) for throw in THROWS])
        """By landing (`plan.landing`) and tyre points: the column and the tyre points of then."""
        self._shot_at = self._under_windows()

    def lap(self, after: After, *, from_grid: bool = False) -> Lap:
        """Solve the lap, or only its part from the grid to the line."""
        only = self.slots.before_start if from_grid else None
        is_served = self.premise.has_checkpoint and not from_grid
        ahead = self._ahead(after, is_served=is_served)
        engaged = np.full((len(self.slots), GEARS, *ahead.shape[2:]), self.lost, np.float32)
        road, layout = self.premise.road, Layout(self.points.most_brakes, after.spent is not None)
        for level in plan_of(self.track, road, layout, is_last_lap=after.beyond is None):
            if only is None or only.intersection(level.slots.tolist()):
                for _ in range(LOOKS_IN_RAIN if road.slide else 1):
                    self._solve(level, layout, ahead, engaged)
        return lap_of(ahead[: len(self.slots), :GEARS], engaged, self.lost)

    def _ahead(self, after: After, *, is_served: bool) -> Values:
        """Return room for the values of all ends of ways, with those that are known.

        After the flag come those without nitro, in the lap and beyond the line.
        """
        count, points = len(self.slots), self.points
        flag = flag_of(self.slots)
        most = 2 * flag + 1 if after.spent else flag + 1
        ahead = np.full((most, COLUMNS, points.tyres, points.rest), self.lost, np.float32)
        ahead[flag] = 0
        points.bury(ahead[flag], self.lost)
        if after.spent:
            ahead[flag + 1 : flag + 1 + count] = self._columns_of(after.spent)
        for beyond, first in ((after.beyond, count), (after.beyond_spent, flag + 1 + count)):
            if beyond:
                values = self._columns_of(beyond)
                room = ahead[first : first + count]
                room[...] = points.served(values, POINTS) if is_served else values
                points.bury(room, self.lost)
        return ahead

    def _columns_of(self, lap: Lap) -> Values:
        return lap.columns(self.points, self.premise.engine_risk)

    def _solve(self, level: Level, layout: Layout, ahead: Values, engaged: Values) -> None:
        """Fill in the slots of a level."""
        here = np.ones((len(level.slots), *engaged.shape[1:]), np.float32)
        by_cells = self._by_cells(level, layout, ahead)
        for throw, of_boosts in zip(THROWS, by_cells, strict=True):
            faces = of_boosts[:, layout.faces(throw)]
            best = faces[0] if len(faces) == 1 else np.minimum(*faces)
            here[:, throw.gear] += _mean(throw, best)
        self.points.bury(here, self.lost)
        if self.premise.restarts:
            self._restart(here)
        engaged[level.slots] = here
        ahead[level.slots] = self._columns(here, self._shot_at[level.slots])

    def _by_cells(self, level: Level, layout: Layout, ahead: Values) -> Values:
        """Return what each number of cells of each throw comes to from each slot."""
        points = self.points
        sides = *layout.sides, len(level.slots), points.tyres, points.rest
        best = np.empty(sides, np.float32)
        own = [each[:, : layout.length(throw)] for throw, each in zip(THROWS, best, strict=True)]
        for of_throw in own:
            of_throw.fill(self.lost - 1)  # this turn is counted elsewhere
        for group in level.groups:
            if not group.kind.is_once:
                self._use(group, ahead, best)
        for of_throw in own:
            points.brake_away(of_throw)
        for group in level.groups:
            if group.kind.is_once:
                self._use(group, ahead, best)
        return best

    def _use(self, group: Group, ahead: Values, best: Values) -> None:
        """Lower the best values by those of ways that are paid for alike."""
        all_targets = group.ranks[0].targets
        found = self._reached(group.ranks[0], ahead)
        for rank in group.ranks[1:]:
            of_some = found[: len(rank.targets)]
            np.minimum(of_some, self._reached(rank, ahead), out=of_some)
        if group.kind.brakes:
            dearer = np.full_like(found, self.lost)
            self.points.brake(dearer, found, group.kind.brakes)
            found = dearer
        by_target = best.reshape(-1, *best.shape[-2:])
        by_target[all_targets] = np.minimum(by_target[all_targets], found)

    def _reached(self, ways: Ways, ahead: Values) -> Values:
        """Return what the ends of ways come to, by the points a car had."""
        _, columns, tyres, rest = ahead.shape
        rows = ways.ends[:, None] * (columns * tyres) + self._landings.take(ways.landings, axis=0)
        found: Values = ahead.reshape(-1, rest).take(rows, axis=0)
        if self.premise.has_debris:
            found += (ways.debris * DEBRIS_RISK * HIT).astype(np.float32)[:, None, None]
        return found

    def _restart(self, here: Values) -> None:
        """Let a car that stands roll before it goes on: it may stall again (SPN-6)."""
        stall = self.premise.stall_to / BLACK.highest
        going = here[:, STANDING].copy()
        here[:, STANDING] = np.minimum(going + stall / (1 - stall), self.lost)

    def _columns(self, engaged: Values, is_shot_at: Numbers) -> Values:
        """Return the best gear from each column, and what may still happen to the car."""
        points, premise = self.points, self.premise
        new = np.full((len(engaged), COLUMNS, *engaged.shape[2:]), self.lost - 1, np.float32)
        held_values = new[:, :GEARS]
        np.minimum(new[:, STANDING], engaged[:, STANDING], out=new[:, STANDING])
        for held in range(Gear.FIRST, GEARS):
            for gear in range(max(1, held - 4), min(Gear.SIXTH, held + 1) + 1):
                points.shift(new[:, held], engaged[:, gear], max(0, held - gear - 1))
        points.bury(held_values, self.lost)
        if premise.hazard:
            held_values[...] = points.tested(held_values, premise.hazard)
        if is_shot_at.any():
            at = np.flatnonzero(is_shot_at)
            chance = 1 / BLACK.highest
            held_values[at] = points.shot(held_values[at], tuple(TARGETS.values()), chance)
        for column, before in BEFORE_TEST.items():
            new[:, column] = points.tested(new[:, before], premise.engine_risk)
        return new

    def _landing(self, throw: Throw) -> Numbers:
        """Return what becomes of a car, by cells too far and by its tyre points: where it stands.

        That is a row in what is ahead at an end of a way: by column and by tyre points.
        """
        has_mercy = throw.has_mercy or self.premise.may_spin_on
        factor = self.premise.factor
        after = [
            self.points.after(cells * factor, has_mercy=has_mercy)
            for cells in range(WORST_MISS + 1)
        ]
        left = np.array([each for each, _ in after])
        spins = np.array([each for _, each in after])
        rows: Numbers = np.where(spins, throw.spun, throw.column) * self.points.tyres + left
        return rows

    def _under_windows(self) -> Numbers:
        """Return for each slot whether shots are fired there (STR-3)."""
        street = self.track.street
        cells = street.gunfire if street else frozenset()
        return np.array([slot.cell in cells for slot in self.slots.all], dtype=np.intp)


def _mean(throw: Throw, values: Values) -> Values:
    """Return what the faces of a throw come to, each times its chance."""
    chances = np.array([[chance for _, chance in throw.faces]], np.float32)
    mean: Values = np.dot(chances, values.reshape(len(values), -1)).reshape(values.shape[1:])
    return mean
