"""Weighing of a race: every decision and every die of each car, in turns.

What a car can expect in all changes by its driver's decisions, by its dice, and by all else that
happens between them: cars in its way, contacts, wakes. Each change is put down to one of the
three, or to the risks if it is about going out, so that the four add up to what the race has cost.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from formulad.ai.report.account import DriverAccount, RaceAccount, Weighed
from formulad.ai.report.expectation import COUNTED, Expectation, Own
from formulad.kernel.game import Chance, Decision
from formulad.race.car import Status
from formulad.race.questions import Purpose

if TYPE_CHECKING:
    from collections.abc import Generator

    from formulad.ai.judging.judge import Judge
    from formulad.ai.judging.judged import Judged
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import RaceStory

EVEN = 0.0005
"""Decisions that differ by no more are as good as each other."""


@dataclass(slots=True)
class _Running:
    """A car while its race is weighed."""

    expected: float
    """The turns it can expect in all, as far as it is weighed."""
    geared: float | None = None
    """The same before its gear die, if its gear was just chosen."""


class Weighing:
    """Weighs a race, step by step."""

    def __init__(self, race: RaceSteps, story: RaceStory, judge: Judge) -> None:
        self._race, self._story = race, story
        self._expectation = Expectation(race.game, judge)
        self._begins = [[turn.begin for turn in car.turns] for car in story.cars]
        self._found: list[list[Weighed]] = [[] for _ in story.cars]
        self._known: tuple[int, tuple[Judged, ...]] = (-1, ())
        """The decisions that were judged last, and at which place."""

    def work(self) -> Generator[float, None, RaceAccount]:
        """Weigh the race; after every step tell which part of it is done."""
        race, rounds = self._race, self._race.rounds
        if not rounds:
            return RaceAccount(())
        first = min(rounds.values())
        start = race.states[first]
        seats = range(len(start.cars))
        pars = [self._expectation.between(start, seat, 0) for seat in seats]
        running = [_Running(par) for par in pars]
        for place in range(first, len(race.steps)):
            self._weigh(place, running)
            yield (place + 1 - first) / (len(race.steps) - first)
        return RaceAccount(tuple(self._closed(seat, pars[seat], running[seat]) for seat in seats))

    def _weigh(self, place: int, running: list[_Running]) -> None:
        """Weigh the step at a place, if somebody decided or a die fell that matters."""
        due = self._race.game.awaiting(self._race.states[place])
        match due:
            case Decision(seat=seat):
                weighed = self._decision(place, seat, running[seat])
            case Chance(seat=seat):
                weighed = self._die(place, seat, running[seat])
            case _:
                return
        running[weighed.seat].expected = weighed.after
        self._found[weighed.seat].append(weighed)

    def _decision(self, place: int, seat: int, car: _Running) -> Weighed:
        judged = self._judged(place)
        state, due = self._race.states[place], self._race.game.awaiting(self._race.states[place])
        best = min(judged, key=lambda each: each.turns)
        chosen = self._turns_of(place, judged)
        mistake = max(0.0, chosen - best.turns)
        is_counted = isinstance(due, Decision) and due.question in COUNTED
        own = self._own(seat, place)
        before = own.done + best.turns if is_counted and own else car.expected
        spread = max(each.turns for each in judged) - best.turns
        car.geared = before + mistake if state.turn.is_geared is False else None
        return Weighed(
            place,
            seat,
            own.done if own else self._done(seat, place),
            car.expected,
            before,
            before + mistake,
            is_die=False,
            best=best.move,
            is_forced=spread <= EVEN,
        )

    def _judged(self, place: int) -> tuple[Judged, ...]:
        if self._known[0] != place:
            self._known = place, self._expectation.judged(self._race.states[place])
        return self._known[1]

    def _turns_of(self, place: int, judged: tuple[Judged, ...]) -> float:
        """Return what the decision came to that was made; the best, if it cannot be told apart."""
        choice = self._race.steps[place].choice
        exact = [each.turns for each in judged if each.move == choice]
        return exact[0] if exact else min((each.turns for each in judged), default=0.0)

    def _die(self, place: int, seat: int, car: _Running) -> Weighed:
        state, after = self._race.states[place], self._race.states[place + 1]
        own, geared = self._own(seat, place), car.geared
        car.geared = None
        due = self._race.game.awaiting(state)
        is_gear = isinstance(due, Chance) and due.purpose is Purpose.MOVE
        if own is None:
            done = self._done(seat, place)
            before = self._expectation.before_other_die(state, seat, done)
            now = self._expectation.between(after, seat, done)
        else:
            done = own.done
            is_known = is_gear and geared is not None
            before = geared if is_known and geared is not None else self._before(place, seat, own)
            now = self._after_die(place, seat, own)
        variance = self._expectation.spread(state) if is_gear and own else 0.0
        return Weighed(place, seat, done, car.expected, before, now, is_die=True, variance=variance)

    def _before(self, place: int, seat: int, own: Own) -> float:
        return self._expectation.before_die(self._race.states[place], seat, own)

    def _after_die(self, place: int, seat: int, own: Own) -> float:
        """Return what a car can expect after a die, with what is judged next kept."""
        after = self._race.states[place + 1]
        due = self._race.game.awaiting(after)
        is_own = isinstance(due, Decision) and due.seat == seat and own.lasts(after)
        if is_own and isinstance(due, Decision) and due.question in COUNTED:
            return own.done + min(each.turns for each in self._judged(place + 1))
        return self._expectation.within(after, seat, own)

    def _own(self, seat: int, place: int) -> Own | None:
        """Return the turn of a car that is played at a place; None if it is another's."""
        begun = bisect_right(self._begins[seat], place)
        state = self._race.states[place]
        if not begun or place >= self._story.cars[seat].turns[begun - 1].end:
            return None
        return Own(state.round, state.at, begun - 1)

    def _done(self, seat: int, place: int) -> int:
        return bisect_right(self._begins[seat], place)

    def _closed(self, seat: int, par: float, car: _Running) -> DriverAccount:
        """Return the account of a car: what happened after its last decision or die belongs too."""
        last = self._race.last
        is_out = last.cars[seat].status is Status.OUT
        plays = not self._story.is_over and last.order and last.seat == seat
        end = car.expected
        if not is_out and not plays:
            used = len(self._story.cars[seat].turns)
            end = self._expectation.between(last, seat, used)
        found = tuple(self._found[seat])
        return DriverAccount(seat, par, end, found, is_out=is_out)


def weighing(
    race: RaceSteps, story: RaceStory, judge: Judge
) -> Generator[float, None, RaceAccount]:
    """Weigh a race, stopping after every step to tell which part of it is done."""
    return Weighing(race, story, judge).work()
