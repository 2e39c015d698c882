"""Readiness: whether the values for a moment are at hand, and fetching those that are not.

Reading them takes a tenth of a second and more, solving them seconds: both are done beside the
game, never while somebody waits for a picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.values.changing_table import ChangingTable
from formulad.ai.values.library import the_library
from formulad.ai.values.workshop import needed
from formulad.kernel.values import replace
from formulad.race.car import Once

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from formulad.ai.judging.judge import Judge
    from formulad.ai.values.table import Table
    from formulad.race.state import State


def prepare_start(judge: Judge) -> None:
    """Fetch what new cars are judged by on a dry road."""
    for key in needed(judge.tables.setting):
        the_library().lap(key)


def is_ready(judge: Judge, state: State, seats: Iterable[int]) -> bool:
    """Return whether all that some cars are judged by now is at hand."""
    laps = (each for seat in seats for each in _laps(judge, state, seat))
    return all(table.is_at_hand(after) for table, after in laps)


def is_known(judge: Judge, state: State, seats: Iterable[int]) -> bool:
    """Return whether nothing has to be solved before some cars can be judged."""
    laps = (each for seat in seats for each in _laps(judge, state, seat))
    return all(table.is_known(after) for table, after in laps)


def prepare(judge: Judge, state: State, seats: Iterable[int]) -> None:
    """Fetch what some cars are judged by now: read it, or solve it."""
    for seat in seats:
        for table, after in _laps(judge, state, seat):
            table.take(after)


def _laps(judge: Judge, state: State, seat: int) -> Iterator[tuple[Table, int]]:
    """Yield the laps that a car is judged by now, with the tables in which they are looked up."""
    for table in _tables(judge, state, seat):
        yield from table.looked_up_in(state.cars[seat].lap)


def _tables(judge: Judge, state: State, seat: int) -> Iterator[Table]:
    """Yield the tables of a car: in the weather of now and that to come, with nitro and without."""
    moments = [state]
    if judge.tables.new.has_nitro:
        car = state.cars[seat]
        moments.append(state.with_car(seat, replace(car, used=car.used | {Once.NITRO})))
    for moment in moments:
        table = judge.tables.of(moment, seat)
        yield from (table.now, table.other) if isinstance(table, ChangingTable) else (table,)
