"""Races that a computer drove to a moment, written down as if people had driven them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Decision
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.questions import Question
from tools.screens.driven import a_rookie, record_of

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.game import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State
    from formulad.store.paths import UserFolders
    from tools.screens.driven import Moment

NAMES = ("Ada", "Bob", "Cy", "Di")
WORD = 7


def line_up(kinds: str) -> tuple[Entrant, ...]:
    """Return an entry list: `h` for a person, `c` for a computer driver."""
    return tuple(
        Entrant(NAMES[seat], seat + 1, "" if kind == "h" else "rookie")
        for seat, kind in enumerate(kinds)
    )


def drive_to(is_reached: Moment, player: UserFolders, seats: tuple[Entrant, ...]) -> Path:
    """Drive a race on Monaco to a moment and return its record."""
    setup = RaceSetup("monaco", seats, Options(grid=GridRule.AS_LISTED))
    return record_of(is_reached, setup, WORD, a_rookie, player.saves)


def at_start(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    """Return whether the first driver is about to start."""
    return state.round == 1


def at_gear(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses between several gears."""
    return isinstance(due, Decision) and due.question is Question.GEAR and state.round > 2


def at_place(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses between many places to stop."""
    return (
        isinstance(due, Decision) and due.question is Question.PATH and len(game.paths(state)) > 8
    )


def near_the_flag(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the last driver chooses a gear a few steps before the end."""
    gone = len(state.finished) + len(state.retired)
    return (
        gone == len(state.cars) - 1 and isinstance(due, Decision) and due.question is Question.GEAR
    )


def is_over(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    """Return whether nobody drives any more."""
    return state.is_over
