"""Moments of races by the complete rules in which a person decides more than a gear or a place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule
from formulad.race.agreed.setup import Entrant
from formulad.race.car import Status
from formulad.race.events import TrialEnded
from formulad.race.rules import RaceGame
from formulad.race.tyres import TyreKind, TyreSet
from formulad.ui.race.model.choosing import Chooser
from formulad.ui.race.model.shown_moment import Moment
from tests.builders import a_car, a_race, drive
from tests.drawn import track
from tests.presets import MASTERS, RULEBOOK

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.state import State, Weather

PITS = track("""
    A    . . . . . . . . 1 1 1 . . . . . . . .
    B    . . . . . . . . 1 1 1 . . . . . . . .
    pit  s2.B2 . . 1 2 . . . s1.B2
""")
SERVICE = replace(RULEBOOK, technical_stops=True)
TYRES = replace(SERVICE, tyres=True)
LAPS = replace(MASTERS, own_car=False, weather=False, tyres=False)
BOB_FIRST = (TrialEnded(0, 24, 2, 65, 27, is_out=False), TrialEnded(1, 22, 0, 41, 22, is_out=False))
"""How two timed laps ended: that of Bob was the better one."""
PEOPLE = (Entrant("Ada", 1), Entrant("Bob", 3))


def in_the_box(options: Options = TYRES, **pools: int) -> tuple[RaceGame, State]:
    """Return a race in which a worn car stands in its box and the crew waits for its order."""
    worn = {"brakes": 1, "gearbox": 2, "engine": 2} | pools
    tyre_set = TyreSet(TyreKind.SOFT) if options.tyres else None
    brakes, gearbox, engine = worn.values()
    car = a_car(
        "pit.1",
        status=Status.IN_PIT,
        tyre_set=tyre_set,
        tyres=2,
        brakes=brakes,
        gearbox=gearbox,
        engine=engine,
    )
    game, state = a_race(on=PITS, cars=[car], options=options, to_go=9)
    return game, drive(game, state, "box.3").state


def behind(options: Options = RULEBOOK) -> tuple[RaceGame, State]:
    """Return a race in which a car may go on in the slipstream of another."""
    cars = [a_car("s2.A2"), a_car("s2.A7")]
    game, state = a_race(on=PITS, cars=cars, options=options, to_go=4)
    return game, drive(game, state, "s2.A6").state


def before_laps(options: Options = LAPS, seats: int = 2) -> tuple[RaceGame, State]:
    """Return a race whose drivers may go out for their timed laps."""
    game = RaceGame(PITS, seats, options)
    return game, game.initial()


def before_tyres(weather: Weather) -> tuple[RaceGame, State]:
    """Return a race whose drivers choose their tyres in a weather."""
    game = RaceGame(PITS, 2, replace(TYRES, grid=GridRule.AS_LISTED))
    return game, replace(game.initial(), weather=weather)


def a_moment_of(game: RaceGame, state: State, chooser: Chooser | None = None) -> Moment:
    """Return a moment in which a person is to act, looking at what a chooser looks at."""
    chooser = chooser or Chooser(game)
    chooser.open(state, game.awaiting(state))
    seats = PEOPLE[: len(state.cars)]
    is_die = isinstance(game.awaiting(state), Chance) and game.options.physical_dice
    return Moment(game, seats, state, game.awaiting(state), chooser.selection, is_entered=is_die)


def choice(game: RaceGame, state: State) -> str:
    """Return what is to be decided."""
    due = game.awaiting(state)
    assert isinstance(due, Decision)
    return due.question.value
