"""Readiness: whether the values for a moment are at hand, and solving those that are not.

Solving takes seconds: it is done beside the game, never while somebody waits for a picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.values.changing_table import ChangingTable
from formulad.ai.values.lap_key import MOST_LAPS, LapKey
from formulad.ai.values.library import the_library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.ai.judging.judge import Judge
    from formulad.ai.values.table import Table
    from formulad.race.state import State


def prepare_start(judge: Judge) -> None:
    """Solve what new cars are judged by on a dry road, unless it is known."""
    _solve(judge.tables.first.keys)


def is_ready(judge: Judge, state: State, seats: Iterable[int]) -> bool:
    """Return whether all that some cars are judged by now is known."""
    library = the_library()
    return all(library.has(key) for seat in seats for key in _keys(judge, state, seat))


def prepare(judge: Judge, state: State, seats: Iterable[int]) -> None:
    """Solve what some cars are judged by now, unless it is known."""
    for seat in seats:
        _solve(_keys(judge, state, seat))


def _solve(keys: Iterable[LapKey]) -> None:
    for key in keys:
        the_library().lap(key)


def _keys(judge: Judge, state: State, seat: int) -> Iterator[LapKey]:
    """Yield the laps on which all rests that a car is judged by now."""
    table = judge.tables.of(state, seat)
    tables = (table.now, table.other) if isinstance(table, ChangingTable) else (table,)
    for each in tables:
        yield from _of_table(each, state.cars[seat].lap)


def _of_table(table: Table, lap: int) -> Iterator[LapKey]:
    after = min(max(0, table.laps - lap), MOST_LAPS - 1)
    yield LapKey(table.track, table.premise, after)
    if lap == 0:
        yield table.keys[-1]
