"""Races that a computer drove to a moment, written down as if people had driven them."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from formulad.ai.rookie import Rookie
from formulad.kernel.chance import SeededLuck
from formulad.kernel.game import Chance, Decision
from formulad.kernel.match import Match
from formulad.race.options import GridRule, Options
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

    from formulad.kernel.game import Awaiting
    from formulad.race.state import State
    from formulad.race.track import Track
    from formulad.store.paths import UserFolders

    Moment: TypeAlias = Callable[[RaceGame, State, Awaiting], bool]

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
    track = find_track("monaco")
    setup = RaceSetup(track.id, seats, Options(grid=GridRule.AS_LISTED))
    game = RaceGame(track, len(seats), setup.options)
    header = RaceHeader(setup, track.fingerprint, WORD, datetime(2026, 11, 20, tzinfo=UTC))
    with new_save(player.saves, header) as file:
        match, driver = Match(game, SeededLuck(WORD), file.write), Rookie()
        while not is_reached(game, match.state, match.awaiting):
            if isinstance(match.awaiting, Chance):
                match.roll()
            else:
                match.play(driver.choose(game, match.state))
    return file.path


@cache
def find_track(name: str) -> Track:
    """Return a circuit of the game."""
    return Catalogue(data_root() / "tracks").load(name).track


def at_start(_game: RaceGame, state: State, _due: Awaiting) -> bool:
    """Return whether the first driver is about to start."""
    return state.round == 1


def at_gear(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses between several gears."""
    return isinstance(due, Decision) and due.choice == "gear" and state.round > 2


def at_place(game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether a driver chooses between many places to stop."""
    return isinstance(due, Decision) and due.choice == "path" and len(game.paths(state)) > 8


def near_the_flag(_game: RaceGame, state: State, due: Awaiting) -> bool:
    """Return whether the last driver chooses a gear a few steps before the end."""
    gone = len(state.finished) + len(state.retired)
    return gone == len(state.cars) - 1 and isinstance(due, Decision) and due.choice == "gear"
