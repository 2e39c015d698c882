"""Standings: who is ahead, and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.cards.corsa.results import Run
    from formulad.cards.corsa.state import State


class Standing(NamedTuple):
    """How a player stands. They are compared as they are ranked: the greater one is ahead."""

    staying: int
    """0 while they play; of those who are out of the game the later one is ahead (COR-55)."""
    points: int
    """By which the game is won (COR-52)."""
    recruits: int
    """By which equals are told apart (COR-53)."""
    values: int
    """The sum of the values of their cars, by which those are who are still equal (COR-54)."""


def runs_of(state: State, seat: int) -> tuple[Run | None, ...]:
    """Return how a seat did in each race; None where it did not race."""
    return tuple(
        next((run for run in result.runs if run.seat == seat), None) for result in state.results
    )


def standing(state: State, seat: int) -> Standing:
    """Return how a seat stands after the races that are over."""
    runs = [run for run in runs_of(state, seat) if run is not None]
    out = state.excluded
    staying = out.index(seat) - len(out) if seat in out else 0
    points, values = sum(run.points for run in runs), sum(run.value for run in runs)
    return Standing(staying, points, state.recruits[seat], values)


def ranked(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Return seats by how they stand, the leader first; equals in the order they were given."""
    return tuple(sorted(seats, key=lambda seat: standing(state, seat), reverse=True))


def places(state: State) -> tuple[int, ...]:
    """Return the place of each seat; who is equal in everything shares it (COR-54)."""
    stands = [standing(state, seat) for seat in range(len(state.hands))]
    return tuple(1 + sum(other > each for other in stands) for each in stands)
