"""Forecasts: what a card would do to the line, with every face of its die, before it is played.

The rules say it: each decision and each outcome is tried on the state, and what happens is seen on
the picture. Whoever plays may stop after a good roll, and is content with a first roll of a Spin.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.events import CarsMoved, CarsRetired, NothingMoved
from formulad.cards.motor_racing.moves import Push, Spin
from formulad.cards.motor_racing.questions import Purpose
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Chance, Decision
from formulad.ui.cards.motor_racing.line_picture import LinePicture

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.setting import Setting
    from formulad.cards.motor_racing.state import MotorStep, State

_EFFECTS = (CarsMoved, CarsRetired, NothingMoved)


@frozen
class Fate:
    """One way in which a decision may end."""

    picture: LinePicture
    chance: Fraction
    faces: tuple[int, ...] = ()
    """What the die shows for it."""


@frozen
class Forecast:
    """All ways in which a decision may end."""

    before: LinePicture
    fates: tuple[Fate, ...]

    @property
    def is_certain(self) -> bool:
        """Whether no die decides."""
        return len(self.fates) == 1

    @property
    def changes_nothing(self) -> bool:
        """Whether the line stays as it is, whatever the die shows."""
        return all(fate.picture == self.before for fate in self.fates)

    def gain(self, setting: Setting, cars: Sequence[Car], fate: Fate) -> int:
        """Return how many points more cars have if it ends in one way."""
        return fate.picture.score(setting, cars) - self.before.score(setting, cars)

    def mean_gain(self, setting: Setting, cars: Sequence[Car]) -> Fraction:
        """Return how many points more cars have on average."""
        gains = (fate.chance * self.gain(setting, cars, fate) for fate in self.fates)
        return sum(gains, Fraction(0))

    def mean_place_gain(self, cars: Sequence[Car]) -> Fraction:
        """Return how many places further forward cars are on average, all together."""
        before = sum(self.before.place(car) for car in cars)
        return sum(
            (
                fate.chance * (before - sum(fate.picture.place(car) for car in cars))
                for fate in self.fates
            ),
            Fraction(0),
        )

    def worth(self, setting: Setting, cars: Sequence[Car]) -> tuple[Fraction, Fraction]:
        """Return what it is worth to who has cars: points first, then places."""
        return self.mean_gain(setting, cars), self.mean_place_gain(cars)

    def best(self, setting: Setting, cars: Sequence[Car]) -> Fate:
        """Return the best end for who has cars."""
        return max(self.fates, key=lambda fate: self._rank(setting, cars, fate))

    def worst(self, setting: Setting, cars: Sequence[Car]) -> Fate:
        """Return the worst end for who has cars."""
        return min(self.fates, key=lambda fate: self._rank(setting, cars, fate))

    def _rank(self, setting: Setting, cars: Sequence[Car], fate: Fate) -> tuple[int, int]:
        places = sum(fate.picture.place(car) for car in cars)
        return self.gain(setting, cars, fate), -places


def forecast(game: MotorRacing, state: State, move: Move, cars: Sequence[Car]) -> Forecast:
    """Return what a decision leads to, for the player of some cars."""
    before = LinePicture.of(state)
    if move is Push.STOP:
        return Forecast(before, (Fate(before, Fraction(1)),))
    ends: dict[LinePicture, tuple[Fraction, tuple[int, ...]]] = {}
    for end in _Ends(game, cars).after(before, game.apply(state, move), Fraction(1), 0):
        known, faces = ends.get(end.picture, (Fraction(0), ()))
        ends[end.picture] = known + end.chance, (*faces, *end.faces)
    fates = (Fate(picture, chance, faces) for picture, (chance, faces) in ends.items())
    return Forecast(before, tuple(fates))


@frozen
class _Ends:
    """Finds every end of a card."""

    game: MotorRacing
    cars: Sequence[Car]

    def after(
        self, picture: LinePicture, step: MotorStep, chance: Fraction, face: int
    ) -> Iterator[Fate]:
        """Yield the ends after a step: what it did is one, else it goes on."""
        done = next((event for event in step.events if isinstance(event, _EFFECTS)), None)
        due = self.game.awaiting(step.state)
        if done is not None:
            yield Fate(picture.after(done), chance, (face,) if face else ())
        elif isinstance(due, Chance):
            yield from self._thrown(picture, step.state, due, chance, face)
        elif isinstance(due, Decision):
            yield self._answered(picture, step.state, chance, face)

    def _thrown(
        self,
        picture: LinePicture,
        state: State,
        due: Chance[Purpose],
        chance: Fraction,
        face: int,
    ) -> Iterator[Fate]:
        is_draw = due.purpose is Purpose.DRAW  # whatever is drawn, the card does the same
        outcomes = ((due.outcomes[0][0], Fraction(1)),) if is_draw else due.outcomes
        for outcome, share in outcomes:
            step, shown = self.game.apply(state, outcome), face if is_draw else outcome.value
            yield from self.after(picture, step, chance * share, shown)

    def _answered(self, picture: LinePicture, state: State, chance: Fraction, face: int) -> Fate:
        """Return the end of the answer that is best for the player; a first roll is kept."""
        moves = [move for move in self.game.moves(state) if move is not Spin.REROLL]
        steps = [self.game.apply(state, move) for move in moves]
        ends = [end for step in steps for end in self.after(picture, step, chance, face)]
        setting = self.game.setting
        return max(ends, key=lambda end: end.picture.score(setting, self.cars))
