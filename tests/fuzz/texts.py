"""Hostile texts: moves, names, seats, options, numbers, whatever a person types or pastes."""

from __future__ import annotations

import argparse
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from formulad.cli.parser import BadArguments
from formulad.cli.speech import in_words
from formulad.games.players import read_grades
from formulad.games.race.designs import name_fault
from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.games.race.presets import Presets
from formulad.games.race.race_arguments import check_grade, entrants, options_of
from formulad.games.race.race_saves import new_race
from formulad.games.sections import SECTIONS
from formulad.kernel.agent import name_fault as seat_name_fault
from formulad.kernel.arguments import UsageError
from formulad.kernel.game import IllegalMove, NotationError
from formulad.kernel.letters import is_line
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of
from formulad.kernel.values import replace
from formulad.race.agreed.setup import Entrant, RaceSetup, line_up_fault
from formulad.race.rules import RaceGame
from formulad.store.memory import Memory
from formulad.store.paths import data_root
from tests.circuits import RING, STREET_RING
from tests.fuzz.damage import ODD, spoilt
from tests.fuzz.target import Target
from tests.games.race.saved import a_header, read_race
from tests.presets import MASTERS, STREET
from tests.settings_file import write_settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

_TYPED = (
    *("g4", "r17", "p s1.C4-c1.B2-c1.B3", "p s2.A1-s2.A5 b2", "slip s6.A10-s6.A12 b1", "slip no"),
    *("pit technical wet brakes1 engine1", "tyres hard", "repair brakes1 engine1", "radio 3"),
    *("drift +1", "nitro big", "sky keep", "undo", "# 4b1e09c2 over"),
    *("human:Ada,ai:rookie", "human:Zoë Ōkami,human:李雷", "rookie:6", "rookie:3,rookie:2"),
    *(
        "weather=on",
        "laps=3",
        "rules=complete",
        "grid=drawn",
        "beginner",
        "monaco",
        "Friday evening",
    ),
    *("simulate --races 3 --drivers rookie:2", "track picture x.tmx -o y.png --size 1920x1080"),
    *(
        "play --seats human:Ada --laps 2 --seed 7 --option weather=on",
        "replay x.race --to 3 --json",
    ),
    *("Ada", "Ōkami Zoë", "🏎️ Ada", "نرگس‌ها", "Jean-Luc d'Arc", "--lang fr_CH.UTF-8 simulate"),
)
_MOST_WORDS = 1_000
"""On a command line; the library that reads it takes seconds for ten thousand."""
_TYPED_ODD = tuple(text.encode() for text in _TYPED) + ODD


def samples() -> tuple[bytes, ...]:
    """Return what people type."""
    return tuple(text.encode() for text in _TYPED)


def damage(chance: Random, good: bytes) -> bytes:
    """Return what a stranger types: also other right things where they make no sense."""
    return spoilt(chance, good, _TYPED_ODD)


def _is_taken(typed: Callable[[str], object], path: Path) -> bool:
    """Type a text where there is something to type; return whether it is right there."""
    text = path.read_bytes().decode(errors="surrogateescape")
    try:
        typed(text)
    except (UsageError, NotationError, IllegalMove, BadArguments, SaveError, ValueError) as error:
        # a ValueError of Python itself is none of ours
        if isinstance(error, UnicodeError) or type(error) is ValueError:
            raise
        _check_printed(error)
        return False
    return True


def _check_printed(error: Exception) -> None:
    """Check that a refusal is one line on a terminal."""
    for language in ("en", "de", "ja"):
        line = in_words(argparse.Namespace(lang=language), sentence_of(error))
        assert is_line(line), ascii(line)


@cache
def _games() -> tuple[RaceGame, ...]:
    return (
        RaceGame(RING, 3, replace(MASTERS, weather=False)),
        RaceGame(STREET_RING, 3, STREET),
    )


def _move(text: str) -> None:
    for game in _games():
        move = game.read(text)
        assert move == game.read(game.write(move))
        game.refusal(game.initial(), move)  # type: ignore[arg-type]  # dice are refused as well


def _option(text: str) -> None:
    args = argparse.Namespace(data=None, rules=None, laps=None, option=[text])
    options_of(args, RING)


def _rules(text: str) -> None:
    options_of(argparse.Namespace(data=None, rules=text, laps=None, option=[]), RING)


def _arguments(text: str) -> None:
    from formulad.cli import parser as whole_parser

    words = text.split()[:_MOST_WORDS]
    if not {"--version", "--help", "-h"} & {*words}:
        whole_parser().parse_args(words)


def _grades(text: str) -> None:
    read_grades(text, check_grade)


def _name(text: str) -> None:
    """Give a driver a name: where it can be had, it is the same in settings and records."""
    seats = (Entrant(text, 7),)
    name_fault(text)
    Presets(data_root() / "assets" / "presets", Path("/nowhere")).fault(text)
    if line_up_fault(seats, 10) or seat_name_fault(text):
        return
    assert seats[0].code, "no letters for the timing tower"
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.yaml"
        write_settings(path, last=LastRace(line_up=seats))
        memory = Memory(path, SECTIONS)
        assert (seats, "") == (memory.last(LAST_RACE).line_up, memory.fault)
        header = replace(a_header(), setup=RaceSetup("ring", seats))
        with new_race(Path(folder), header) as file:
            assert header == read_race(file.read())[0]


_PLACES: tuple[Callable[[str], object], ...] = (
    *(_move, _option, _rules, _arguments, _name, entrants, _grades),
)
TEXTS = Target("texts", ".txt", samples, damage, tuple(partial(_is_taken, at) for at in _PLACES))
