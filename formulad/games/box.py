"""Box of games: each by its id, imported when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.files import MOST_OF_RECORD, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.kernel.spelling import did_you_mean
from formulad.store.saves import read_save
from formulad.store.yaml_document import DocumentError, unreadable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.cards.corsa.rules import Corsa
    from formulad.cards.fun.rules import Fun
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.games.commands import AnyCommands
    from formulad.games.corsa.corsa_commands import CorsaCommands
    from formulad.games.fun.fun_commands import FunCommands
    from formulad.games.motor_racing.motor_racing_commands import MotorRacingCommands
    from formulad.games.race.race_commands import RaceCommands
    from formulad.games.race.race_kind import RaceKind
    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.kind import AnyKind, Entries, G
    from formulad.store.paths import Home

RACE, MOTOR_RACING, CORSA, FUN = "race", "motor-racing", "corsa", "fun"


@frozen
class BoxedGame:
    """A game of the box, and how it is made."""

    id: str
    """By which headers and the command line name it."""
    kind: Callable[[Home], AnyKind]
    """How it is opened and written down, from the files there are."""
    commands: Callable[[], AnyCommands]
    """What the command line can say of it."""


def _with_cards(home: Home, kind: Callable[[Path], UsualKind[G]]) -> UsualKind[G]:
    """Return the kind of a game whose cards are read from the files of the game.

    Raises:
        SaveError: if its cards cannot be read.
    """
    try:
        return kind(home.data)
    except DocumentError as error:
        raise SaveError(sentence_of(error)) from None


def _race_kind(home: Home) -> RaceKind:
    from formulad.games.race.race_kind import RaceKind
    from formulad.tiled.catalogue import the_catalogue

    circuits = the_catalogue(home.data / "tracks", home.folders.tracks)
    return RaceKind(lambda name: circuits.load(name).track)


def _race_commands() -> RaceCommands:
    from formulad.games.race.race_commands import RaceCommands

    return RaceCommands()


def _motor_racing_kind(home: Home) -> UsualKind[MotorRacing]:
    from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind

    return _with_cards(home, motor_racing_kind)


def _motor_racing_commands() -> MotorRacingCommands:
    from formulad.games.motor_racing.motor_racing_commands import MotorRacingCommands

    return MotorRacingCommands()


def _corsa_kind(home: Home) -> UsualKind[Corsa]:
    from formulad.games.corsa.corsa_kind import corsa_kind

    return _with_cards(home, corsa_kind)


def _corsa_commands() -> CorsaCommands:
    from formulad.games.corsa.corsa_commands import CorsaCommands

    return CorsaCommands()


def _fun_kind(home: Home) -> UsualKind[Fun]:
    from formulad.games.fun.fun_kind import fun_kind

    return _with_cards(home, fun_kind)


def _fun_commands() -> FunCommands:
    from formulad.games.fun.fun_commands import FunCommands

    return FunCommands()


GAMES = {
    RACE: BoxedGame(RACE, _race_kind, _race_commands),
    MOTOR_RACING: BoxedGame(MOTOR_RACING, _motor_racing_kind, _motor_racing_commands),
    CORSA: BoxedGame(CORSA, _corsa_kind, _corsa_commands),
    FUN: BoxedGame(FUN, _fun_kind, _fun_commands),
}
"""Every game there is, in the order of the menu."""


def game_of(entries: Entries) -> BoxedGame:
    """Return the game that the header of a record names.

    Raises:
        SaveError: if there is no such game here.
    """
    from formulad.games.headers import unusable

    name = entries.get("game")
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if not isinstance(name, str):
        raise unusable(say("the entry '{entry}' is missing", entry="game"))
    hint = did_you_mean(name, GAMES)
    raise unusable(say("there is no game '{game}'{hint}", game=name, hint=hint))


def game_of_record(path: Path) -> BoxedGame:
    """Return the game that a record is of.

    Raises:
        SaveError: if it cannot be read, or there is no such game here.
    """
    try:
        content = read_bytes(path, MOST_OF_RECORD)
    except OSError as error:
        raise SaveError(unreadable(path, error)) from error
    return game_of(read_save(content).header)
