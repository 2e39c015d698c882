"""Judge: what cards come to, exactly over all faces of the die, by an opinion of lines of cars."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import SLIPS, CardKind
from formulad.cards.motor_racing.effects import GAINS, STOPS, card_of
from formulad.cards.motor_racing.line import back, forward, neighbours, to_the_end, without
from formulad.cards.motor_racing.moves import Involve, PlayCard, Push, Spin
from formulad.cards.motor_racing.outcomes import FACES
from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.cards.motor_racing.cards import Card
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import State

_GAIN = len(GAINS) / len(FACES)
"""How often a Charge gains a place."""


@frozen
class Judge:
    """What a seat thinks of a line of cars, and therefore of its cards."""

    setting: Setting
    seat: int
    places: tuple[float, ...]
    """What each place is worth, from the first on."""
    cars: tuple[float, ...]
    """What each car is to the seat: its own ones gain, others cost."""

    def worth(self, run: Line) -> float:
        """Return what a line is worth; cars that are out are worth nothing."""
        cars = self.cars
        return sum([place * cars[car] for place, car in zip(self.places, run, strict=False)])

    def of_move(self, state: State, move: Move) -> float:
        """Return what a decision is expected to come to."""
        if isinstance(move, PlayCard):
            return self.of_card(self.setting.deck.cards[move.card], move.car, state.run)
        card, run, at = card_of(self.setting, state), state.run, state.face - 1
        match move:
            case Push.AGAIN if state.car is not None:
                return self._push(card, run, run.index(state.car))
            case Push.AGAIN | Push.STOP:
                return self.worth(run)
            case Spin.KEEP:
                return self._spun(card, run, at)
            case Spin.REROLL:
                return self._mean(lambda hit: self._spun(card, run, hit))
            case Involve.AHEAD:
                return self.worth(without(run, at - 1, 2))
            case Involve.BEHIND:
                return self.worth(without(run, at, 2))

    def of_card(self, card: Card, car: int | None, run: Line) -> float:
        """Return what a card is expected to come to if it is played on a car."""
        at = run.index(car) if car in run else 0
        match card.kind:
            case CardKind.SPIN_OUT | CardKind.SPIN_LAST:
                again = self._mean(lambda hit: self._spun(card, run, hit))
                return self._mean(lambda hit: max(again, self._spun(card, run, hit)))
            case CardKind.CRASH:
                return self._mean(lambda hit: self._crashed(run, hit))
            case _ if car is None:
                return self.worth(run)
            case CardKind.OVERTAKE:
                return self.worth(forward(run, at, card.places, 2))
            case CardKind.TAILENDER_TURBO:
                return self.worth(forward(run, at, card.places))
            case kind if kind in SLIPS:
                return self.worth(back(run, at, card.places))
            case CardKind.PIT_STOP:
                return self._pit_stop(run, at)
            case _:
                return self._charge(card, run, at)

    def _mean(self, of_place: Callable[[int], float]) -> float:
        """Return the mean over all faces of the die, which count places from 0 on."""
        return fsum(of_place(at) for at in range(len(FACES))) / len(FACES)

    def _pit_stop(self, run: Line, at: int) -> float:
        stops = fsum(self.worth(back(run, at, face)) for face in STOPS)
        return (stops + (len(FACES) - len(STOPS)) * self.worth(run)) / len(FACES)

    def _charge(self, card: Card, run: Line, at: int) -> float:
        """Return what a Charge comes to; another's car has one roll."""
        if self.setting.drivers[run[at]] == self.seat:
            return self._push(card, run, at)
        gained = self.worth(forward(run, at, 1))
        return _GAIN * gained + (1 - _GAIN) * self._failed(card, run, at)

    def _push(self, card: Card, run: Line, at: int) -> float:
        """Return what it comes to to roll on with an own car and to stop when that is best.

        Solved from the first place backwards. What a failure costs is the same from every place.
        """
        failed = self._failed(card, run, at)
        best = self.worth(forward(run, at, at))
        for gained in range(at - 1, 0, -1):
            rolled = _GAIN * best + (1 - _GAIN) * failed
            best = max(self.worth(forward(run, at, gained)), rolled)
        return _GAIN * best + (1 - _GAIN) * failed

    def _failed(self, card: Card, run: Line, at: int) -> float:
        is_out = card.kind is CardKind.CHARGE_ENGINE_BLOWS
        return self.worth(without(run, at) if is_out else to_the_end(run, at))

    def _spun(self, card: Card, run: Line, at: int) -> float:
        if at >= len(run):
            return self.worth(run)
        is_out = card.kind is CardKind.SPIN_OUT
        return self.worth(without(run, at) if is_out else to_the_end(run, at))

    def _crashed(self, run: Line, at: int) -> float:
        if at >= len(run):
            return self.worth(run)
        near = neighbours(run, at) or (at,)
        return max(self.worth(without(run, min(at, by), 1 + abs(at - by))) for by in near)
