"""Expectation of a car: the turns it will have used at the flag, seen from any state."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.game import Chance, Decision, Seat
from formulad.race.questions import Purpose, Question

if TYPE_CHECKING:
    from formulad.ai.judging.judge import Judge
    from formulad.ai.judging.judged import Judged
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

COUNTED = frozenset(
    {
        Question.GEAR,
        Question.PATH,
        Question.SLIPSTREAM,
        Question.PIT,
        Question.REPAIR,
        Question.RADIO,
    }
)
"""Questions whose answers are told in turns to the flag, the one being played counted."""


class Own(NamedTuple):
    """A turn of a car while it is played."""

    round: int
    at: int
    """Whose turn of the round it is: as states tell it."""
    done: int
    """The turns that the car had used before it."""

    def lasts(self, state: State) -> bool:
        """Return whether it is still played."""
        return (self.round, self.at) == (state.round, state.at)


class Expectation:
    """Reckons what cars can expect, by the values of a judge."""

    def __init__(self, game: RaceGame, judge: Judge) -> None:
        self._game, self._judge = game, judge

    def between(self, state: State, seat: int, done: int) -> float:
        """Return the turns a car can expect in all that has used so many and waits for its next."""
        return done + self._judge.turns_to_go(self._game, state, Seat(seat))

    def judged(self, state: State) -> tuple[Judged, ...]:
        """Return every decision that may be made now."""
        return self._judge.judged(self._game, state)

    def within(self, state: State, seat: int, own: Own) -> float:
        """Return the turns a car can expect in all, while its own turn is played or just over."""
        due = self._game.awaiting(state)
        is_asked = own.lasts(state) and isinstance(due, Decision | Chance) and due.seat == seat
        match due:
            case Decision(question=question) if is_asked and question in COUNTED:
                return own.done + min(each.turns for each in self.judged(state))
            case Chance() if is_asked:
                return self.before_die(state, seat, own)
            case _:
                return self.between(state, seat, own.done + 1)

    def before_die(self, state: State, seat: int, own: Own) -> float:
        """Return the turns a car can expect in all before a die of its own turn falls."""
        due = self._game.awaiting(state)
        if isinstance(due, Chance) and due.purpose is Purpose.MOVE:
            return own.done + self._before_gear_die(state)
        chances = outcomes(self._game, state)
        return sum(float(chance) * self.within(each, seat, own) for each, chance in chances)

    def before_other_die(self, state: State, seat: int, done: int) -> float:
        """Return the same of a die that falls for a car in the turn of another."""
        chances = outcomes(self._game, state)
        return sum(float(chance) * self.between(each, seat, done) for each, chance in chances)

    def _before_gear_die(self, state: State) -> float:
        prospects = self._judge.prospects(self._game, state, state.car.gear)
        return sum(float(each.chance) * each.turns for each in prospects)

    def spread(self, state: State) -> float:
        """Return the variance of what the gear die that is due is worth, in turns squared."""
        prospects = self._judge.prospects(self._game, state, state.car.gear)
        mean = sum(float(each.chance) * each.turns for each in prospects)
        return sum(float(each.chance) * (each.turns - mean) ** 2 for each in prospects)


def outcomes(game: RaceGame, state: State) -> tuple[tuple[State, Fraction], ...]:
    """Return the states that a die may lead to, each once, with how likely it is."""
    due = game.awaiting(state)
    found: dict[State, Fraction] = {}
    if isinstance(due, Chance):
        for outcome, chance in due.outcomes:
            after = game.apply(state, outcome).state
            found[after] = found.get(after, Fraction(0)) + chance
    return tuple(found.items())
