"""Moments of street races in which only streets ask something, and who drives there."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import RaceSetup
from formulad.race.moves import LeaveLitter, UseDrift, UseNitro
from formulad.race.questions import Question
from formulad.race.state import Phase
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.race_face import resumed
from formulad.ui.toolkit.intents import Direction, Feature, Toggle
from tools.screens.driven import a_rookie, record_of
from tools.screens.races import NAMES, SEED, chooses, entry_list
from tools.screens.street_drivers import DRIVERS, STREET

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.kernel.game import Awaiting
    from formulad.race.agreed.options import Options
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.race.turn.extras import Extra
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.driven import Moment
    from tools.screens.visitor import Visitor


def drive_city_to(
    is_reached: Moment,
    saves: Path,
    people: int = len(NAMES),
    options: Options = STREET,
    seed: int = SEED,
) -> Path:
    """Drive a street race of ten to a moment, and return its record."""
    return record_of(is_reached, _setup(people, options), seed, a_rookie, saves)


def _setup(people: int, options: Options) -> RaceSetup:
    """Return a race of ten through Basse-Ville, people first."""
    setup = RaceSetup("basse-ville", entry_list(len(NAMES), people), options)
    return with_drivers(setup, tuple(DRIVERS.values()))


def city(
    moment: Moment,
    *intents: Intent,
    people: int = len(NAMES),
    options: Options = STREET,
    seed: int = SEED,
) -> Callable[[Visitor], None]:
    """Return how a player comes to a street race, and does something."""

    def visit(visitor: Visitor) -> None:
        path = drive_city_to(moment, visitor.folders.saves, people, options, seed)
        visitor.open(partial(resumed, path=path))
        visitor.paint()
        visitor.wait(2.0)
        visitor.do(*intents)
        visitor.wait(1.0)

    return visit


def has_city_grid(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    """Return whether the grid stands."""
    return state.round == 1


def chooses_city_gear(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver in the third gear or higher chooses the next."""
    return chooses(due, Question.GEAR) and state.round > 4 and state.car.gear >= 3


def may_use(extra: Extra, game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may use something before he chooses where to stop."""
    return chooses(due, Question.PATH) and state.round > 3 and extra in game.moves(state)


may_inject = partial(may_use, UseNitro())
may_inject_more = partial(may_use, UseNitro(is_big=True))
may_drift = partial(may_use, UseDrift(1))
may_litter = partial(may_use, LeaveLitter())


def nears_gunfire(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may stop under the windows."""
    street = game.track.street
    if street is None or not chooses(due, Question.PATH):
        return False
    best = destinations(game, state)[0]
    return game.paths(state)[best.index].end(state.car.cell) in street.gunfire


def nears_police(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver is about to pass the police, and others have."""
    street = game.track.street
    if street is None or not chooses(due, Question.PATH) or len(state.speeds) < 2:
        return False
    path = game.paths(state)[0].route.cells
    return any(step in street.police for step in pairwise(path))


def throws_radio(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether the radio may fly."""
    return chooses(due, Question.RADIO)


def repairs_at_checkpoint(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether points of the checkpoint are to be shared out."""
    return chooses(due, Question.REPAIR) and state.phase is Phase.CHECKPOINT


def wins_police_prize(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the points of the police prize are to be shared out."""
    return chooses(due, Question.REPAIR) and state.phase is Phase.POLICE


def reads_sky(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether a roll for the weather before the race may be asked for again."""
    return chooses(due, Question.SKY)


_NITRO, _MORE_NITRO = Toggle(Feature.NITRO), Toggle(Feature.BIG_NITRO)
CITY_SCREENS = {
    "city-start": city(has_city_grid),
    "city-gear": city(chooses_city_gear),
    "city-nitro": city(may_inject),
    "city-nitro-on": city(may_inject, _NITRO),
    "city-nitro-more": city(may_inject_more, _MORE_NITRO),
    "city-drift": city(may_drift, Toggle(Feature.MORE)),
    "city-litter": city(may_litter, Toggle(Feature.LITTER)),
    "city-gunfire": city(nears_gunfire),
    "city-police": city(nears_police),
    "city-radio": city(throws_radio),
    "city-checkpoint": city(repairs_at_checkpoint, Direction(0, 1), Direction(1, 0)),
    "city-prize": city(wins_police_prize),
    "city-sky": city(reads_sky, Direction(1, 0)),
    "city-computers": city(may_inject, people=1),
}
"""What a street race shows, by name."""
