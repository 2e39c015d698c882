"""Phase of a turn: what every part looks like to the game that puts the parts in order."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.kernel.game import Chance, Decision, Seat, Step
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Car
from formulad.race.tyres import TyreKind, TyreSet

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome, Refusal
    from formulad.race.agreed.options import Options
    from formulad.race.car import Wear
    from formulad.race.dice import Die
    from formulad.race.events import Event
    from formulad.race.moves import Move
    from formulad.race.questions import Due, Purpose, Question
    from formulad.race.road.track import Track
    from formulad.race.state import Phase, State

RaceStep: TypeAlias = "Step[State, Event]"


EDITION = 2
"""The edition of the rules: a race goes by one from its start to its end, but see `editions`."""


@frozen
class Entry:
    """A car as it is entered for a race."""

    number: int
    """Two numbers make a team: 1 and 2, 3 and 4 ..."""
    wear: Wear
    """Its points when it is new."""
    abilities: tuple[Ability, ...] = ()
    """What its driver can do (DRV)."""

    @property
    def team(self) -> int:
        """The number of its team."""
        return (self.number + 1) // 2


@frozen(eq=False)
class Setting:
    """What stays the same during a race."""

    track: Track
    options: Options
    entries: tuple[Entry, ...]
    """By seat."""
    edition: int = EDITION
    """Of the rules."""
    has_gifts: bool = field(init=False, repr=False)
    """Whether any driver can do what others cannot."""
    _gifted: dict[Ability, frozenset[int]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Note who can do what: it is asked in every turn."""
        seats = range(len(self.entries)) if self.options.has_abilities else ()
        gifted = {
            ability: frozenset(seat for seat in seats if ability in self.entries[seat].abilities)
            for ability in Ability
        }
        object.__setattr__(self, "_gifted", gifted)
        object.__setattr__(self, "has_gifts", any(gifted.values()))

    def gifted(self, ability: Ability) -> frozenset[int]:
        """Return the seats whose drivers have an ability."""
        return self._gifted[ability]

    def new_cars(self) -> tuple[Car, ...]:
        """Return the cars as they come to the circuit; street cars have hard tyres (STR-1)."""
        tyres = TyreSet(TyreKind.HARD) if self.options.street else None
        return tuple(Car(entry.wear, tyres=tyres) for entry in self.entries)

    @property
    def seats(self) -> int:
        """How many cars race."""
        return len(self.entries)


class TurnPart:
    """A part of a turn in which nothing is due; each phase says what differs."""

    phase: Phase

    def is_played(self, setting: Setting) -> bool:
        """Return whether a race has this part at all; one that it never has costs no time."""
        del setting
        return True

    def then(self, state: State) -> Phase | None:
        """Return the phase to go on with, if it is not the next in order."""
        del state
        return None

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Do what happens by itself when the turn comes to this phase."""
        del setting
        return Step(state)

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return what has to be chosen or rolled now; nothing when the phase is over."""
        del setting, state
        return None

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return every decision that is legal now."""
        del setting, state
        return ()

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why a decision that this phase waits for is not allowed."""
        raise NotImplementedError

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Carry out a legal decision."""
        raise NotImplementedError

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Carry out what the die showed."""
        raise NotImplementedError


@cache
def throw(seat: int, die: Die, purpose: Purpose) -> Chance[Purpose]:
    """Return the throw of a die that is due."""
    return Chance(Seat(seat), die.name, purpose, die.outcomes)


@cache
def decision(seat: int, question: Question) -> Decision[Question]:
    """Return the decision of a seat that is due."""
    return Decision(Seat(seat), question)
