"""Moment ways: what the page of a moment needs to go on from there, or to give it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from formulad.kernel.agent import Player
    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.dialog import Dialog
    from formulad.ui.shell.scene import Scene


@frozen
class SeatGrades:
    """How well computers of a game can play, from the easiest."""

    ids: tuple[str, ...]
    titles: tuple[str, ...]
    """What each is called."""
    usual: str
    """How a computer plays that has just sat down."""


@frozen
class GoingOn:
    """A game that is about to go on from a moment of another."""

    players: Sequence[Player]
    """Who played, by seat."""
    grades: SeatGrades
    note: Sentence
    """Where it goes on."""
    begin: Callable[[Sequence[str], bool], Scene]
    """Begins it with computers of a grade, or persons, by seat; with the same dice or new ones."""


@frozen(slots=False)
class MomentWays:
    """The ways on from a moment of a record."""

    note: Sentence
    """Which moment it is."""
    path: Path
    """The record."""
    go_on: Callable[[], Scene]
    """Makes the page on which a game is agreed on that goes on from there."""
    copy: Callable[[bool], Dialog]
    """Puts the moment, or else the whole game, into the clipboard; tells what came of it."""
    saved: Callable[[], Dialog]
    """Saves the game as a file to give away; tells what came of it."""

    def copied(self, *, is_moment: bool) -> Dialog:
        """Put the moment, or the whole game, into the clipboard; tell what came of it."""
        return self.copy(is_moment)
