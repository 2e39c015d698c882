"""Choices of a player: cards and cars, what each comes to, and what to warn of."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cards import CardKind
from formulad.cards.motor_racing.cars import CARS, cars_of
from formulad.cards.motor_racing.moves import PlayCard
from formulad.kernel.sentence import Sentence, counted, say
from formulad.ui.cards.kit.card_marks import NO_MARK, CardMark
from formulad.ui.cards.kit.change_chip import signed
from formulad.ui.cards.motor_racing.forecasts import Forecast, forecast
from formulad.ui.cards.motor_racing.line_picture import number_of

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.cards.packs import CardId

NOTHING = (Fraction(0), Fraction(0))


@dataclass
class Choices:
    """What a seat that has to decide may do, and what comes of it; reckoned when it is asked."""

    game: MotorRacing
    view: State
    """The state as the seat knows it."""
    seat: int
    _forecasts: dict[Move, Forecast] = field(default_factory=dict)
    _worths: dict[Move, tuple[Fraction, Fraction]] = field(default_factory=dict)
    _gains: dict[Move, tuple[int, int]] = field(default_factory=dict)

    @cached_property
    def cars(self) -> tuple[Car, ...]:
        """The cars of the seat."""
        drivers = self.game.setting.drivers
        return tuple(car for car in CARS if drivers[car] == self.seat)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """All that may be decided."""
        return self.game.moves(self.view)

    def of_card(self, card: CardId) -> tuple[PlayCard, ...]:
        """Return in which ways a card may be played."""
        return tuple(m for m in self.moves if isinstance(m, PlayCard) and m.card == card)

    def targets(self, card: CardId) -> tuple[Car, ...]:
        """Return for which cars a card may be played."""
        return tuple(move.car for move in self.of_card(card) if move.car is not None)

    def forecast(self, move: Move) -> Forecast:
        """Return what a decision leads to."""
        if move not in self._forecasts:
            self._forecasts[move] = forecast(self.game, self.view, move, self.cars)
        return self._forecasts[move]

    def worth(self, move: Move) -> tuple[Fraction, Fraction]:
        """Return what a decision is worth to the seat: points, then places."""
        if move not in self._worths:
            self._worths[move] = self.forecast(move).worth(self.game.setting, self.cars)
        return self._worths[move]

    def best(self, card: CardId) -> PlayCard | None:
        """Return for which car a card is best now."""
        return max(self.of_card(card), key=self.worth, default=None)

    def hurts(self, move: Move) -> bool:
        """Return whether a decision costs the seat points, or places where no points are lost."""
        return self.worth(move) < NOTHING

    def mark(self, card: CardId) -> CardMark:
        """Return what is to be known of a card before it is played."""
        moves = self.of_card(card)
        if moves and all(self.forecast(move).changes_nothing for move in moves):
            return CardMark(dead=self._why_dead(card))
        best = self.best(card)
        return CardMark(hurts=True) if best and self.hurts(best) else NO_MARK

    def _why_dead(self, card: CardId) -> Sentence:
        face = self.game.setting.deck.cards[card]
        kind, team = face.kind, face.team
        if team is not None and not self.targets(card):
            first, second = (number_of(car) for car in cars_of(team))
            return say("{first} and {second} are out", first=first, second=second)
        return say("it is first already") if kind is CardKind.OVERTAKE else say("nothing moves")

    def gain_range(self, move: Move) -> tuple[int, int]:
        """Return the least and the most points that a decision brings the seat."""
        if move not in self._gains:
            told, setting = self.forecast(move), self.game.setting
            gains = [told.gain(setting, self.cars, fate) for fate in told.fates]
            self._gains[move] = min(gains), max(gains)
        return self._gains[move]

    def surprise(self, move: Move, names: tuple[str, ...]) -> Sentence:
        """Return the one thing that is worth saying of a decision before it is made."""
        told = self.forecast(move)
        if told.changes_nothing:
            return say("Nothing would move.")
        if not told.is_certain:
            return self._risk(told)
        return self._company(move, told, names)

    def _risk(self, told: Forecast) -> Sentence:
        least, most = (
            told.gain(self.game.setting, self.cars, end)
            for end in (
                told.worst(self.game.setting, self.cars),
                told.best(self.game.setting, self.cars),
            )
        )
        still = sum(fate.chance for fate in told.fates if fate.picture == told.before)
        return say(
            "For you from {least} to {most} points; {share} % that nothing moves.",
            least=signed(least),
            most=signed(most),
            share=round(100 * still),
        )

    def _company(self, move: Move, told: Forecast, names: tuple[str, ...]) -> Sentence:
        """Say who comes along in the slipstream, and what it brings them."""
        after = told.fates[0].picture
        car = move.car if isinstance(move, PlayCard) else None
        others = [
            each
            for each in told.before.run
            if each != car and after.place(each) < told.before.place(each)
        ]
        is_forward = car is not None and after.place(car) < told.before.place(car)
        if not is_forward or not others:
            return self._sum(told)
        follower = others[0]
        seat = self.game.setting.drivers[follower]
        points = told.before.points(self.game.setting), after.points(self.game.setting)
        gain = points[1].get(follower, 0) - points[0].get(follower, 0)
        if seat is None or seat == self.seat or gain <= 0:
            return say("Car {car} follows in the slipstream.", car=number_of(follower))
        return counted(
            gain,
            "Car {car} follows in the slipstream: {name} gains {n} point as well.",
            "Car {car} follows in the slipstream: {name} gains {n} points as well.",
            car=number_of(follower),
            name=names[seat],
        )

    def _sum(self, told: Forecast) -> Sentence:
        gain = told.gain(self.game.setting, self.cars, told.fates[0])
        if not gain:
            return say("Your points stay as they are.")
        if gain > 0:
            return counted(gain, "You gain {n} point.", "You gain {n} points.")
        return counted(-gain, "You lose {n} point.", "You lose {n} points.")
