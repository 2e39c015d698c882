"""Races driven by computer drivers to a moment worth looking at, as records of people's races."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.grades import driver_of
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.presets import read_preset
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options
from formulad.race.agreed.roster import with_drivers
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.bills import Verdict
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import Cause
from formulad.race.questions import Purpose, Question
from formulad.race.wakes import wake_after
from formulad.store.paths import data_root
from tools.screens.driven import record_of
from tools.screens.own_cars import OWN

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.game import Awaiting
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from tools.screens.driven import Moment

NAMES = ("Ana", "Bruno Vandenberg", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
SEED = 7


class Guest:
    """A driver who stops in the pits whenever a path leads there; else he drives as rookies do."""

    def __init__(self) -> None:
        self._rookie = driver_of("rookie")

    def choose(self, game: RaceGame, state: State) -> Move:
        """Return a decision."""
        if chooses(game.awaiting(state), Question.PATH):
            into_pits = [option.move for option in game.paths(state) if option.route.pits]
            if into_pits:
                return into_pits[0]
        return self._rookie.choose(game, state)


def entry_list(drivers: int, people: int) -> tuple[Entrant, ...]:
    """Return a line-up: people first, then rookies."""
    return tuple(
        Entrant(name, number, "" if number <= people else "rookie")
        for number, name in enumerate(NAMES[:drivers], 1)
    )


BASIC = Options(laps=1)
ROSTER = Paddock(data_root() / "assets").roster()
_PRESETS = data_root() / "assets" / "presets"
RULEBOOK = read_preset(_PRESETS / "rulebook.yaml")
MASTERS = read_preset(_PRESETS / "masters.yaml")
COMPLETE = replace(RULEBOOK, weather=True, tyres=True, technical_stops=True)
TEAMS = replace(RULEBOOK, team_race=True)


def drive_to(
    is_reached: Moment,
    saves: Path,
    people: int = len(NAMES),
    options: Options = BASIC,
    seed: int = SEED,
    circuit_id: str = "monaco",
) -> Path:
    """Drive a race of ten to a moment and return its record; of the first seed that comes to it."""
    seats = entry_list(len(NAMES), people)
    if options.own_car:
        seats = tuple(replace(seat, design=OWN) for seat in seats)
    setup = with_drivers(RaceSetup(circuit_id, seats, options), ROSTER)
    return record_of(is_reached, setup, seed, Guest, saves)


def is_new(_game: RaceGame, _state: State, _due: Awaiting) -> bool:
    """Return True: nothing has happened yet."""
    return True


def has_grid(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    """Return whether the grid stands and the first start is due."""
    return state.round == 1


def chooses_gear(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver in the fourth gear chooses the next."""
    return chooses(due, Question.GEAR) and state.round > 8 and state.car.gear >= Gear.FOURTH


def chooses_place(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may brake or overshoot."""
    if not (chooses(due, Question.PATH) and state.round > 8):
        return False
    causes = {item.cause for option in game.paths(state) for item in option.bill.items}
    return {Cause.BRAKING, Cause.OVERSHOOT} <= causes


def costs_several_pools(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may choose a place that costs brakes, and one that costs tyres."""
    if not (chooses(due, Question.PATH) and state.round > 6):
        return False
    parts = {item.part for option in game.paths(state) for item in option.bill.items}
    return {Part.BRAKES, Part.TYRES} <= parts and Verdict.SPIN in _verdicts(game, state)


def opens_slipstream(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may stop in the wake of another."""
    if not (chooses(due, Question.PATH) and state.round > 2):
        return False
    return any(wake_after(game.setting, state, option) is not None for option in game.paths(state))


def chooses_in_rain(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver in the third gear or higher chooses the next in the rain."""
    return chooses(due, Question.GEAR) and state.is_wet and state.round > 5 and state.car.gear >= 3


def slides(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a wet corner carries a car farther than its die."""
    if not (chooses(due, Question.PATH) and state.is_wet and state.round > 2):
        return False
    return any(option.route.slide for option in game.paths(state))


def meets_debris(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may come over debris."""
    if not (chooses(due, Question.PATH) and state.round > 4):
        return False
    return any(option.route.debris for option in game.paths(state))


def has_spun(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the driver of a car that has spun chooses a gear."""
    return chooses(due, Question.GEAR) and state.car.status is Status.SPUN


def stands_in_box(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a car waits in its box for its turn to leave."""
    in_box = game.track.places[state.car.cell].is_box if state.order else False
    return chooses(due, Question.GEAR) and in_box


def reaches_pits(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may turn into the pits."""
    if not chooses(due, Question.PATH) or game.track.is_pit(state.car.cell):
        return False
    return any(option.route.pits for option in game.paths(state))


def drives_timed_lap(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a timed lap may cost rolls."""
    if not (chooses(due, Question.PATH) and state.trials and state.trials.results):
        return False
    return any(option.bill.rolls for option in game.paths(state))


def falls_black(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether cars stand side by side and the black die is due."""
    return isinstance(due, Chance) and due.purpose is Purpose.COLLISION


def is_over(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether all is driven."""
    return isinstance(due, Over)


def _verdicts(game: RaceGame, state: State) -> set[Verdict]:
    return {option.bill.verdict for option in game.paths(state)}


def chooses(due: Awaiting, question: Question) -> bool:
    """Return whether a driver is asked for a choice."""
    return isinstance(due, Decision) and due.question is question
