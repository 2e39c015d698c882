"""Two people at the toy game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.chance import ScriptedLuck
from formulad.kernel.game import Decision, Over
from formulad.kernel.match import Match
from formulad.kernel.terms import UsualSetup
from formulad.store.resume import begin
from tests.toy.nerve import DARE, FOLD, KIND

if TYPE_CHECKING:
    from pathlib import Path

TWO = UsualSetup((SeatedPlayer("Ada"), SeatedPlayer("Bob")))
NOW = datetime(2026, 11, 23, tzinfo=UTC)
WHOLE = (DARE, FOLD) * 3
"""What is said in a game that Ada wins."""


def played(folder: Path, *choices: str) -> Path:
    """Return the record of a game of two: they are dealt 5 and 2 each round, and say these."""
    opened = begin(KIND, TWO, 7, NOW, folder)
    said = iter(choices)
    with opened.file:
        luck = ScriptedLuck([5, 2] * 3)
        match: Match[Any, Any, Any] = Match(opened.game, luck, opened.file.write)
        while not isinstance(due := match.awaiting, Over):
            if not isinstance(due, Decision):
                match.roll()
            elif (word := next(said, "")) != "":
                match.play(word)
            else:
                break
    return opened.file.path
