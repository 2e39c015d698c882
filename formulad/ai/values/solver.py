"""Solver: the turns to the flag from every slot, in every gear, with any points, lap by lap.

Each turn leads forward, so that the slots of a lap are solved once, the last ones first. To stay
in a slot by braking all cells of a die away gains nothing on a dry road, and is left out; on a wet
one it may save a car from sliding, so that those slots are looked at again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from formulad.ai.values.lap import lap_of
from formulad.ai.values.plan import plan_of
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
    from formulad.ai.values.plan import Fan, Group, Level, Rank, Turn
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
        self._landings = {throw: self._landing(throw) for throw in THROWS}
        self._shot_at = self._under_windows()

    def lap(self, after: After, *, from_grid: bool = False) -> Lap:
        """Solve the lap, or only its part from the grid to the line."""
        only = self.slots.before_start if from_grid else None
        is_served = self.premise.has_checkpoint and not from_grid
        ahead = self._ahead(after, is_served=is_served)
        engaged = np.full((len(self.slots), GEARS, *ahead.shape[2:]), self.lost, np.float32)
        plan = plan_of(
            self.track,
            self.premise.road,
            self.points.most_brakes,
            is_last_lap=after.beyond is None,
            has_nitro=after.spent is not None,
        )
        for level in plan:
            if only is None or only.intersection(level.slots.tolist()):
                for _ in range(LOOKS_IN_RAIN if self.premise.road.slide else 1):
                    self._solve(level, ahead, engaged)
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

    def _solve(self, level: Level, ahead: Values, engaged: Values) -> None:
        """Fill in the slots of a level."""
        here = np.ones((len(level.slots), *engaged.shape[1:]), np.float32)
        for turn in level.turns:
            here[:, turn.throw.gear] += self._expected(turn, len(level.slots), ahead)
        self.points.bury(here, self.lost)
        if self.premise.restarts:
            self._restart(here)
        engaged[level.slots] = here
        ahead[level.slots] = self._columns(here, self._shot_at[level.slots])

    def _expected(self, turn: Turn, slots: int, ahead: Values) -> Values:
        """Return what the faces of a throw come to, each times its chance."""
        found = [self._by_cells(fan, slots, ahead)[:, fan.faces] for fan in turn.fans]
        best: Values = found[0] if len(found) == 1 else np.minimum(*found)
        chances = np.array([chance for _, chance in turn.throw.faces], np.float32)
        mean: Values = np.tensordot(chances, best, axes=(0, 1))
        return mean

    def _by_cells(self, fan: Fan, slots: int, ahead: Values) -> Values:
        """Return for each slot what each number of cells comes to, brakes counted."""
        points = self.points
        sides = slots, fan.lengths, points.tyres, points.rest
        best = np.full(sides, self.lost - 1, np.float32)  # this turn is counted elsewhere
        for group in fan.groups:
            if not group.kind.is_once:
                self._use(group, fan, ahead, best)
        for cells in range(1, fan.lengths):
            points.brake(best[:, cells], best[:, cells - 1])
        for group in fan.groups:
            if group.kind.is_once:
                self._use(group, fan, ahead, best)
        return best

    def _use(self, group: Group, fan: Fan, ahead: Values, best: Values) -> None:
        """Lower the best values by those of ways that are paid for alike."""
        found = self._reached(group.ranks[0], fan, ahead)
        for rank in group.ranks[1:]:
            of_some = found[: len(rank)]
            np.minimum(of_some, self._reached(rank, fan, ahead), out=of_some)
        for _ in range(group.kind.brakes):
            dearer = np.full_like(found, self.lost)
            self.points.brake(dearer, found)
            found = dearer
        by_place = best.reshape(-1, *best.shape[2:])
        by_place[group.targets] = np.minimum(by_place[group.targets], found)

    def _reached(self, rank: Rank, fan: Fan, ahead: Values) -> Values:
        """Return what the ends of ways come to, by the points a car had."""
        columns, left = self._landings[fan.throw]
        flag = flag_of(self.slots)
        ends, over = rank.ends, rank.overshoot
        if fan.nitro:
            ends = np.where(ends < flag, ends + flag + 1, ends)
        found: Values = ahead[ends[:, None], columns[over], left[over]]
        if self.premise.has_debris:
            found += (rank.debris * DEBRIS_RISK * HIT).astype(np.float32)[:, None, None]
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

    def _landing(self, throw: Throw) -> tuple[Numbers, Numbers]:
        """Return by cells too far and tyre points the column and the points of the car after."""
        has_mercy = throw.has_mercy or self.premise.may_spin_on
        factor = self.premise.factor
        after = [
            self.points.after(cells * factor, has_mercy=has_mercy)
            for cells in range(WORST_MISS + 1)
        ]
        left = np.array([each for each, _ in after])
        spins = np.array([each for _, each in after])
        return np.where(spins, throw.spun, throw.column), left

    def _under_windows(self) -> Numbers:
        """Return for each slot whether shots are fired there (STR-3)."""
        street = self.track.street
        cells = street.gunfire if street else frozenset()
        return np.array([slot.cell in cells for slot in self.slots.all], dtype=np.intp)
