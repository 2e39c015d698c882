"""Players on the command line: people by name, computers by grade."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.kernel.agent import SeatedPlayer, name_fault
from formulad.kernel.arguments import UsageError
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def read_players(
    text: str, check_grade: Callable[[str], None], numbers: Iterable[int] = range(1, 100)
) -> tuple[SeatedPlayer, ...]:
    """Read who plays, by seat, as `human:Ada,ai:rookie`; computers are called by grade and number.

    Args:
        text: what stands on the command line.
        check_grade: refuses a grade that no computer has.
        numbers: of the players, by seat.

    Raises:
        UsageError: if a player is neither a person with a name nor a computer.
    """
    words = zip(numbers, text.split(","), strict=False)
    return tuple(_player(number, word.strip(), check_grade) for number, word in words)


def _player(number: int, word: str, check_grade: Callable[[str], None]) -> SeatedPlayer:
    kind, _, rest = word.partition(":")
    if kind == "human" and rest:
        if fault := name_fault(rest):
            raise UsageError(fault)
        return SeatedPlayer(rest)
    if kind == "ai" and rest:
        check_grade(rest)
        return SeatedPlayer(f"{rest.capitalize()} {number}", rest)
    raise UsageError(say("'{word}' is no driver: write human:NAME or ai:GRADE", word=word))


def read_grades(text: str, check_grade: Callable[[str], None]) -> tuple[str, ...]:
    """Read which computers play, as `rookie:6`; a grade without a number is one of them.

    Args:
        text: what stands on the command line.
        check_grade: refuses a grade that no computer has.

    Raises:
        UsageError: if it cannot be read.
    """
    grades: list[str] = []
    for word in text.split(","):
        match = re.fullmatch(r"([a-z_]+)(?::([1-9]\d?))?", word.strip(), re.ASCII)
        if not match:
            fault = say(
                "'{word}' is no kind of drivers: write GRADE:NUMBER, as rookie:6", word=word
            )
            raise UsageError(fault)
        check_grade(match[1])
        grades += [match[1]] * int(match[2] or 1)
    return tuple(grades)
