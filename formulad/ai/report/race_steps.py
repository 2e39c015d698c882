"""Steps of a race as it was driven: the state at each place, and whose turn it was."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.events import RoundBegan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.kernel.record import Played
    from formulad.race.events import Event
    from formulad.race.match import RaceMatch
    from formulad.race.moves import Move
    from formulad.race.rules import RaceGame
    from formulad.race.state import State


@frozen(eq=False, slots=False)
class RaceSteps:
    """A race from its first state on; a place in it is how many steps have happened."""

    game: RaceGame
    states: tuple[State, ...]
    """The state at each place: one more than there are steps."""
    steps: tuple[Played[Move, State, Event], ...]

    @property
    def last(self) -> State:
        """The state at the end, or where the race was broken off."""
        return self.states[-1]

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The places at which a turn begins."""
        begun = (at for at, (a, b) in enumerate(pairwise(self.states), 1) if _turn(a) != _turn(b))
        return (0, *begun)

    @cached_property
    def rounds(self) -> dict[int, int]:
        """The place at which each round begins; the timed laps are none."""
        found: dict[int, int] = {}
        for place, state in enumerate(self.states):
            if state.round and not state.trials:
                found.setdefault(state.round, place)
        return found

    def turn_at(self, place: int) -> int:
        """Return where the turn began that is played at a place."""
        return self.turns[bisect_right(self.turns, place) - 1]

    def turn_of(self, seat: int, place: int) -> int:
        """Return where the turn of a seat began in which the step at a place was done.

        A car that rolls out has its gear engaged by the last step of the turn before its own.
        """
        own = place if _plays(self.states[place], seat) else min(place + 1, len(self.steps))
        return self.turn_at(own)

    def end_of_turn(self, place: int) -> int:
        """Return where the turn that is played at a place is over."""
        following = bisect_right(self.turns, place)
        return self.turns[following] if following < len(self.turns) else len(self.steps)

    def racing(self) -> Iterator[tuple[int, Event]]:
        """Yield what happened once the race had begun, each with the place before its step."""
        has_begun = self.states[0].round > 0
        for place, played in enumerate(self.steps):
            for event in played.step.events:
                has_begun = has_begun or isinstance(event, RoundBegan)
                if has_begun:
                    yield place, event


def steps_of(game: RaceGame, match: RaceMatch) -> RaceSteps:
    """Return the steps of a race, as far as it was driven."""
    states = (match.initial, *(played.step.state for played in match.played))
    return RaceSteps(game, states, match.played)


def _turn(state: State) -> tuple[int, int, bool]:
    """Return what differs from turn to turn of a race."""
    return state.round, state.at, bool(state.trials)


def _plays(state: State, seat: int) -> bool:
    return bool(state.order) and state.at < len(state.order) and state.seat == seat
