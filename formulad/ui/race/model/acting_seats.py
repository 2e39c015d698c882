"""Acting seats: what a person at the table decides or throws, and what goes on by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Decision, Over
from formulad.race.car import Status
from formulad.race.events import (
    BonusUsed,
    CarBraked,
    CarMoved,
    CarSlid,
    CornerOvershot,
    GearDieRolled,
    GearShifted,
    LineCrossed,
    StopMade,
    StopsMissed,
)
from formulad.race.questions import Purpose

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.agreed.setup import Entrant
    from formulad.race.events import Event
    from formulad.race.questions import Awaiting
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

HANDMADE = (Purpose.START, Purpose.MOVE, Purpose.RESTART, Purpose.PIT)
"""Dice that fall when their person says so; the others fall by themselves."""
_DRIVING = (
    BonusUsed,
    CarBraked,
    CarMoved,
    CarSlid,
    CornerOvershot,
    GearDieRolled,
    GearShifted,
    LineCrossed,
    StopMade,
    StopsMissed,
)
"""What nobody watches when a computer driver goes for a timed lap."""


class Seats:
    """The people and the computer drivers of a race."""

    def __init__(self, game: RaceGame, seats: tuple[Entrant, ...]) -> None:
        self._game = game
        self._seats = seats
        self._has_people = any(entrant.is_human for entrant in seats)

    def has_no_person_left(self, state: State) -> bool:
        """Return whether people took part, and none of them drives any more."""
        gone = (Status.OUT, Status.FINISHED)
        cars = zip(self._seats, state.cars, strict=True)
        drives = any(seat.is_human and car.status not in gone for seat, car in cars)
        return self._has_people and not drives

    def is_personal(self, state: State) -> bool:
        """Return whether a person has to act."""
        due = self._game.awaiting(state)
        match due:
            case Decision(seat=seat):
                return self._seats[seat].is_human
            case Chance(seat=seat, purpose=purpose):
                if self._game.options.physical_dice:
                    return self._is_entered(due, state)
                return purpose in HANDMADE and self._seats[seat].is_human
            case Over():
                return False

    def is_entered(self, state: State) -> bool:
        """Return whether the players throw the die that is due, and say what it shows.

        They throw for computer drivers as well, but not for their timed laps, which nobody
        watches; and a race without people goes on by itself. The clock is no die.
        """
        return self._is_entered(self._game.awaiting(state), state)

    def _is_entered(self, due: Awaiting, state: State) -> bool:
        is_theirs = self._game.options.physical_dice and self._has_people
        is_die = isinstance(due, Chance) and not due.measured
        return is_theirs and is_die and not self.is_lap_of_computer(state)

    def is_timed(self, state: State) -> bool:
        """Return whether a person is on a timed lap by the clock."""
        trials = state.trials
        is_driven = trials is not None and trials.now is not None
        is_by_clock = self._game.options.qualifying_clock
        return is_driven and is_by_clock and self._seats[state.seat].is_human

    def is_lap_of_computer(self, state: State) -> bool:
        """Return whether a computer driver is on a timed lap, or about to begin one."""
        return state.trials is not None and not self._seats[state.seat].is_human

    def watched(self, before: State, events: Iterable[Event]) -> list[Event]:
        """Return what happened that is shown: of a computer driver's timed lap only the result."""
        if not self.is_lap_of_computer(before):
            return list(events)
        return [event for event in events if not isinstance(event, _DRIVING)]
