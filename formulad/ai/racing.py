"""Races that computers drive from the first roll to the flag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Over

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.ai.driver import Driver
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.rules import RaceGame


def drive(game: RaceGame, match: RaceMatch, drivers: Sequence[Driver]) -> Iterator[Event]:
    """Drive a race to its end and yield what happens; the drivers are listed by seat."""
    while not isinstance(due := match.awaiting, Over):
        if isinstance(due, Chance):
            step = match.roll()
        else:
            step = match.play(drivers[due.seat].choose(game, match.state))
        yield from step.events
