"""Moments of a small race, for what the screen makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import replace
from formulad.race.agreed.setup import Entrant
from formulad.race.car import Wear
from formulad.race.dice import Gear
from formulad.race.road.track import PitLane, WeatherTable
from formulad.race.rules import RaceGame
from formulad.ui.race.model.selection import Selection
from formulad.ui.race.model.shown_moment import Moment
from tests.builders import a_car, a_race
from tests.drawn import track
from tests.presets import RULEBOOK

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from formulad.race.agreed.options import Options
    from formulad.race.state import State
    from tests.builders import CarAt

_BARE = track(
    """
    A  . . . . . . . . . . . . 1> 1> 1  1 . . . . . . . . . . . .
    B  . . . . . . . . . . . . 1> 1> 1    . . . . . . . . . . . .
    C  . . . . . . . . . . . . 1  1       . . . . . . . . . . . .
    """
)
ROAD = replace(
    _BARE,
    weather=WeatherTable(range(1, 9), range(9, 15), range(15, 21)),
    pit=PitLane((_BARE.by_name["s2.C8"],), (_BARE.by_name["s1.C6"],), 6, ((2, 1), (3, 1))),
)
NAMES = ("Ada", "Bob", "Cy", "Dee")


def a_moment(
    cars: Sequence[CarAt] = (),
    *,
    to_go: int = 0,
    gear: int = 0,
    place: int | None = None,
    is_waiting: bool = True,
    options: Options | None = None,
    wear: tuple[int, ...] = (),
    **changes: Any,
) -> Moment:
    """Return a moment in which the first car is to play.

    Args:
        cars: by seat.
        to_go: cells to go; 0 if a gear is to be chosen.
        gear: the gear looked at.
        place: the place to stop looked at, by its rank.
        is_waiting: whether a person before the screen is to act.
        options: other rules than the basic ones.
        wear: points left in each pool of every car; all of them if nothing is said.
        changes: what else is different about the race.
    """
    cars = cars or (a_car("s1.A3", gear=3), a_car("s1.C8", gear=4))
    game, state = a_race(on=ROAD, cars=cars, to_go=to_go)
    if options:
        game = RaceGame(ROAD, len(cars), options)
        pools = Wear(wear) if wear else options.rule_set.wear
        worn = tuple(replace(car, wear=pools) for car in state.cars)
        state = replace(state, **{"cars": worn, **changes})
    seats = tuple(Entrant(NAMES[i], i + 1) for i in range(len(cars)))
    selection = Selection(Gear(gear), place)
    return Moment(game, seats, state, game.awaiting(state), selection, is_waiting)


def a_moment_by_debris(place: int | None = None) -> Moment:
    """Return a moment with debris on the cheapest way into a corner, and a dearer way around."""
    debris, car = frozenset((ROAD.by_name["s1.A12"],)), a_car("s1.B9", gear=3)
    return a_moment([car], to_go=6, place=place, options=RULEBOOK, debris=debris)


def name_of(moment: Moment, state: State, seat: int) -> str:
    """Return the name of the cell on which a car stands."""
    return moment.game.track.cells[state.cars[seat].cell].name
