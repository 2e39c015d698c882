"""Races driven by computer drivers to a moment worth looking at, as records of people's races."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from formulad.ai.rookie import Rookie
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision, Over
from formulad.kernel.match import Match
from formulad.race.dice import Gear
from formulad.race.events import Cause
from formulad.race.presets import BEGINNER
from formulad.race.rules import RaceGame
from formulad.race.setup import Entrant, RaceSetup
from formulad.store.header import RaceHeader
from formulad.store.paths import data_root
from formulad.store.saves import new_save
from formulad.tiled.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    from formulad.ai.driver import Driver
    from formulad.kernel.game import Awaiting
    from formulad.race.options import Options
    from formulad.race.state import State

    Moment: TypeAlias = Callable[[RaceGame, State, Awaiting], bool]

NAMES = ("Ana", "Bruno Vandenberg", "Chiyo", "Dev", "Elsa", "Fynn", "Gus", "Hana", "Ida", "Joe")
SEED = 7


def entry_list(drivers: int, people: int) -> tuple[Entrant, ...]:
    """Return a line-up: people first, then rookies."""
    return tuple(
        Entrant(name, number, "" if number <= people else "rookie")
        for number, name in enumerate(NAMES[:drivers], 1)
    )


def drive_to(
    is_reached: Moment,
    saves: Path,
    people: int = len(NAMES),
    options: Options = BEGINNER,
    driver: Driver | None = None,
) -> Path:
    """Drive a race of ten to a moment and return its record."""
    circuit = Catalogue(data_root() / "tracks").load("monaco")
    setup = RaceSetup(circuit.id, entry_list(len(NAMES), people), options)
    game = RaceGame(circuit.track, setup.entries, setup.options)
    evening = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)
    header = RaceHeader(setup, circuit.track.fingerprint, SEED, evening)
    with new_save(saves, header) as file:
        match, driver = Match(game, SeededLuck(SEED), file.write), driver or Rookie()
        while not is_reached(game, match.state, match.awaiting):
            if isinstance(match.awaiting, Chance):
                match.roll()
            else:
                match.play(driver.choose(game, match.state))
    return file.path


def is_new(_game: RaceGame, _state: State, _due: Awaiting) -> bool:
    """Return True: nothing has happened yet."""
    return True


def has_grid(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    """Return whether the grid stands and the first start is due."""
    return state.round == 1


def chooses_gear(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver in the fourth gear chooses the next."""
    return _chooses(due, "gear") and state.round > 8 and state.car.gear >= Gear.FOURTH


def chooses_place(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver may brake or overshoot."""
    if not (_chooses(due, "path") and state.round > 8):
        return False
    causes = {item.cause for option in game.paths(state) for item in option.bill.items}
    return {Cause.BRAKING, Cause.OVERSHOOT} <= causes


def falls_black(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether cars stand side by side and the black die is due."""
    return isinstance(due, Chance) and due.purpose == "collision"


def is_over(_game: RaceGame, _state: State, due: Awaiting) -> bool:
    """Return whether all is driven."""
    return isinstance(due, Over)


def _chooses(due: Awaiting, choice: str) -> bool:
    return isinstance(due, Decision) and due.choice == choice
