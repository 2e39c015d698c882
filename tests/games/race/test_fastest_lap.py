"""The fastest lap is that of the fewest own turns from line to line (SEA-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.fastest_lap import fastest_lap
from formulad.race.dice import Gear
from formulad.race.events import CarFinished, GearShifted, LineCrossed, RoundBegan

if TYPE_CHECKING:
    from formulad.race.events import Event

pytestmark = pytest.mark.rule("SEA-5")

BEGUN = RoundBegan(1, (0, 1))
BOTH = (0, 1)


def turns(car: int, count: int) -> list[Event]:
    """Return so many turns of a car."""
    return [GearShifted(car, Gear.SECOND)] * count


def test_fewer_own_turns_are_faster() -> None:
    events = [BEGUN, *turns(0, 9), CarFinished(0, 1), *turns(1, 8), CarFinished(1, 2)]

    assert 1 == fastest_lap(events, BOTH)


def test_of_equal_laps_that_counts_which_was_ended_first() -> None:
    events = [BEGUN, *turns(0, 8), *turns(1, 8), CarFinished(1, 1), CarFinished(0, 2)]

    assert 1 == fastest_lap(events, BOTH)


def test_who_does_not_finish_has_no_fastest_lap() -> None:
    events = [BEGUN, *turns(0, 8), *turns(1, 5), LineCrossed(1, 2), CarFinished(0, 1)]

    assert 0 == fastest_lap(events, {0})
    assert 1 == fastest_lap(events, BOTH)
    assert fastest_lap(events, ()) is None


def test_the_first_lap_is_counted_from_the_grid() -> None:
    from_grid = [*turns(0, 1), LineCrossed(0, 1), *turns(0, 7), LineCrossed(0, 2)]
    events = [BEGUN, *from_grid, *turns(1, 7), LineCrossed(1, 2)]

    assert 1 == fastest_lap(events, BOTH)


def test_every_lap_begins_anew_at_the_line() -> None:
    events = [BEGUN, *turns(0, 9), LineCrossed(0, 2), *turns(0, 6), CarFinished(0, 1)]

    assert 0 == fastest_lap([*events, *turns(1, 7), CarFinished(1, 2)], BOTH)
    assert 1 == fastest_lap([*events, *turns(1, 5), CarFinished(1, 2)], BOTH)


def test_what_was_driven_before_the_first_round_does_not_count() -> None:
    timed = [*turns(0, 2), LineCrossed(0, 2)]
    events = [*timed, BEGUN, *turns(0, 9), CarFinished(0, 2), *turns(1, 8), CarFinished(1, 1)]

    assert 1 == fastest_lap(events, BOTH)
    assert 0 == fastest_lap(events, BOTH, has_begun=True)


def test_nothing_is_fastest_before_anybody_has_ended_a_lap() -> None:
    assert fastest_lap([BEGUN, *turns(0, 9)], BOTH) is None
