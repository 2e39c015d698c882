"""Race report: a race that was driven, with all that the page tells of it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.ai.report.dice_tally import tallies, throws_of
from formulad.ai.report.moments import foremost, moments_of
from formulad.ai.report.race_steps import steps_of
from formulad.ai.report.race_story import story_of
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, joined

if TYPE_CHECKING:
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.dice_tally import DieTally, Throw
    from formulad.ai.report.moments import Moment
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import CarStory, RaceStory
    from formulad.kernel.sentence import Sentence
    from formulad.race.agreed.setup import Entrant
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.services.race_services import DrivenRace

MOMENTS = 5
"""So many turning points are told."""


@frozen(eq=False, slots=False)
class RaceReport:
    """A race as it is told."""

    circuit: Circuit
    seats: tuple[Entrant, ...]
    steps: RaceSteps
    story: RaceStory

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """What anybody would tell of."""
        return foremost(moments_of(self.steps, self.story), MOMENTS)

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """Every die that fell."""
        return tuple(throws_of(self.steps))

    def dice(self, seat: int | None = None) -> tuple[DieTally, ...]:
        """Return what the dice of a driver showed; those of all if nobody is named."""
        return tallies(throw for throw in self.throws if seat in (None, throw.seat))

    def turns(self, seat: int | None = None) -> tuple[CarTurn, ...]:
        """Return the turns of a driver; those of all, in their order, if nobody is named."""
        cars = self.story.cars if seat is None else (self.car(seat),)
        return tuple(sorted((t for car in cars for t in car.turns), key=lambda turn: turn.begin))

    def car(self, seat: int) -> CarStory:
        """Return the race of one car."""
        return self.story.cars[seat]

    def name(self, seat: int) -> str:
        """Return how a driver is called."""
        return self.seats[seat].name

    @property
    def subject(self) -> Sentence:
        """Where it was, how long, and among how many."""
        laps = self.steps.game.options.laps
        return joined(
            " · ",
            (
                self.circuit.track.title,
                counted(laps, "{n} lap", "{n} laps"),
                counted(self.story.rounds, "{n} round", "{n} rounds"),
            ),
        )


def report_of(race: DrivenRace) -> RaceReport:
    """Return the report of a race, as far as it was driven."""
    steps = steps_of(race.game, race.match)
    return RaceReport(race.circuit, race.setup.seats, steps, story_of(steps))
