"""The rookie: a careful driver with a rule of thumb.

For each gear the rookie looks where every face of the die would lead, and judges the turn that
would begin there. Points are spent as if they had to last to the flag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.outlook import Outlook, Place, average, stops_to_line
from formulad.kernel.game import Decision
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.race.collisions import near_cells
from formulad.race.corners import stops_after
from formulad.race.dice import GEAR_DICE, Gear
from formulad.race.movement import reach
from formulad.race.moves import ShiftTo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.race.movement import Reach, Route
    from formulad.race.moves import Move
    from formulad.race.paths import PathOption
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.race.track import CellId

PRICES = (0.1, 0.2, 0.4, 0.8)
"""What a wear point may be worth in turns, from plenty to hardly any left."""
EVEN_PRICE = 0.2
"""What it is worth to a car that has as many points left as stops to make."""
OUT = 100.0
"""What it is worth to stay in the race: more turns than any race has."""
HARDEST_BRAKING = 6
"""Cells a careful driver would give up by braking, if it came to that."""


class Rookie:
    """The first grade of computer drivers."""

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return the gear or the path that looks best; the first of equals.

        Raises:
            ValueError: if no decision is due.
        """
        match game.awaiting(state):
            case Decision(choice="gear") if game.track.is_pit(state.car.cell):
                return game.moves(state)[-1]
            case Decision(choice="path") if game.track.is_pit(state.car.cell):
                return game.moves(state)[0]
            case Decision(choice="gear"):
                return _Judgement(game, state).best_gear()
            case Decision(choice="path"):
                return _Judgement(game, state).best_path()
            case Decision():
                return game.moves(state)[0]
        raise ValueError("no decision is due")


class _Judgement:
    """What one car's driver thinks of the choices of one moment."""

    def __init__(self, game: RaceGame, state: State) -> None:
        self.game = game
        self.state = state
        self.car = state.car
        self.outlook = Outlook(game.track, _price_of_a_point(game, state))
        self.others = state.occupied(but=state.seat)
        self.contacts: dict[CellId, float] = {}

    def best_gear(self) -> Move:
        """Return the gear whose die comes to the fewest turns on average."""
        shifts = [move for move in self.game.moves(self.state) if isinstance(move, ShiftTo)]
        found = self._reach(max(GEAR_DICE[move.gear].highest for move in shifts))
        return min(shifts, key=lambda move: self._turns_in(move.gear, found))

    def best_path(self) -> Move:
        """Return the path that comes to the fewest turns."""
        paths, track = self.game.paths(self.state), self.game.track
        on_road = [path for path in paths if not track.is_pit(path.end(self.car.cell))]
        return min(on_road, key=self._turns_by).move if on_road else paths[0].move

    def _reach(self, highest: int) -> Reach:
        """Return where any count of cells up to the highest would lead."""
        return reach(
            self.game.track,
            self.car.cell,
            highest,
            stops=self.car.stops,
            brakes=highest,
            is_last_lap=self.car.lap >= self.game.options.laps,
            occupied=self.others,
        )

    def _turns_in(self, gear: Gear, found: Reach) -> float:
        lowest, highest = GEAR_DICE[gear].lowest, GEAR_DICE[gear].highest
        shortest = min(lowest, found.farthest) - HARDEST_BRAKING
        near = [r for r in found.routes if r.finishes or shortest <= len(r.cells) <= highest]
        by_count = self._by_count(gear, near, highest)
        return average(gear, by_count) + self.outlook.over_revving(self.car.gear, gear)

    def _by_count(self, gear: Gear, routes: Sequence[Route], highest: int) -> list[float]:
        """Return the best that each count of cells leads to; a cell braked costs a point."""
        best = [OUT] * (highest + 1)
        for route in routes:
            value = self._turns_after(gear, route)
            last = highest if route.finishes else len(route.cells)
            for count in range(len(route.cells), last + 1):
                best[count] = min(best[count], value)
        for count in range(1, highest + 1):
            best[count] = min(best[count], best[count - 1] + self.outlook.point)
        return best

    def _turns_after(self, gear: Gear, route: Route) -> float:
        """Return the turns still to drive after a route, its overshoot counted in."""
        if route.misses_two_stops:
            return OUT
        price = self.outlook.point * route.overshoot
        if route.finishes:
            return price
        stops = stops_after(self.game.track, self.car.cell, self.car.stops, route)
        return price + self._turns_from(route.end(self.car.cell), stops, gear)

    def _turns_by(self, option: PathOption) -> float:
        """Return the turns still to drive after a path, its bill counted in."""
        if option.bill.verdict is Verdict.OUT:
            return OUT - len(option.route.cells)
        price = self.outlook.point * option.bill.points
        if option.route.finishes:
            return price
        return price + self._turns_from(option.end(self.car.cell), option.stops, self.car.gear)

    def _turns_from(self, cell: CellId, stops: int, gear: Gear) -> float:
        """Return the turns still to drive from a cell, beside or behind whom it may lie."""
        if cell not in self.contacts:
            self.contacts[cell] = self._contact(cell)
        cells = self.game.track.cells
        is_past_line = cells[cell].progress < cells[self.car.cell].progress - 1
        is_last_lap = self.car.lap + is_past_line >= self.game.options.laps
        turns = self.outlook.turns_from(Place(cell, stops, gear, is_last_lap))
        return turns + self.contacts[cell] - is_past_line * self.outlook.lap

    def _contact(self, cell: CellId) -> float:
        """Return what the neighbours of a cell may cost (COL-2)."""
        near = sum(other in self.others for other in near_cells(self.game.track, cell))
        return near * self.outlook.point * self.game.options.rule_set.collision_to / 20


def _price_of_a_point(game: RaceGame, state: State) -> float:
    """Return what a point is worth: the more stops there are for each point, the more."""
    car, track = state.car, game.track
    laps_after = game.options.laps - car.lap
    stops = stops_to_line(track, track.cells[car.cell].sector) + laps_after * sum(track.stops)
    wanted = EVEN_PRICE * (stops - car.stops + 2) / max(1, car.wear.spendable(Part.TYRES))
    return min(PRICES, key=lambda price: abs(price - wanted))
