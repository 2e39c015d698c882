"""Players of three grades: they see what their seat may know, and answer it alike every time."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from formulad.ai.motor_racing.envy import by_standing, even
from formulad.ai.motor_racing.judge import Judge
from formulad.ai.motor_racing.keeping import kept
from formulad.ai.motor_racing.outlook import left_after, places_with
from formulad.cards.motor_racing.moves import PlayCard
from formulad.cards.packs import without_card
from formulad.kernel.chance import next_seed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.cards.motor_racing.moves import Move
    from formulad.cards.motor_racing.rules import MotorRacing
    from formulad.cards.motor_racing.state import State
    from formulad.kernel.agent import Agent

EXPECTED = (8.2, 5.8, 4.4, 3.4, 2.6, 1.9, 1.3, 0.9, 0.6, 0.4, 0.25, 0.15)
"""The points that a car may expect from its place in the middle of a race."""


class Easy:
    """Plays any card, but thinks once more before one that only hurts itself."""

    def choose(self, game: MotorRacing, view: State, /) -> Move:
        """Return a decision that looks like any other."""
        word = next_seed(crc32(game.summary(view).encode()))
        moves = game.moves(view)
        first = _any_of(moves, word)
        seat = view.chair.seat
        own = tuple(float(owner == seat) for owner in game.setting.drivers)
        judge = Judge(game.setting, seat, EXPECTED, own)
        if judge.of_move(view, first) >= judge.worth(view.run):
            return first
        return _any_of(moves, next_seed(word))


class Normal:
    """Takes what is best for its cars on average, and grudges all others their points alike."""

    def choose(self, game: MotorRacing, view: State, /) -> Move:
        """Return the best decision."""
        seat = view.chair.seat
        return _best(game, view, Judge(game.setting, seat, EXPECTED, even(game.setting, seat)))


class Hard:
    """Plays for the end of the race: keeps what counts there, and hits those who are ahead."""

    def choose(self, game: MotorRacing, view: State, /) -> Move:
        """Return the best decision."""
        setting, seat = game.setting, view.chair.seat
        places = places_with(setting.deck.value_of_place, left_after(setting, view))
        judge = Judge(setting, seat, places, by_standing(setting, view, seat))
        keeps = {
            card: kept(setting, view, without_card(view.hands[seat], card))
            for card in dict.fromkeys(view.hands[seat])
        }

        def value(move: Move) -> float:
            kept_then = keeps[move.card] if isinstance(move, PlayCard) else 0.0
            return judge.of_move(view, move) + kept_then

        return max(game.moves(view), key=value)


def _any_of(moves: tuple[Move, ...], word: int) -> Move:
    """Return a card like any other, on a car like any other; or any answer."""
    cards = list(dict.fromkeys(move.card for move in moves if isinstance(move, PlayCard)))
    if not cards:
        return moves[word % len(moves)]
    card = cards[word % len(cards)]
    cars = [move for move in moves if isinstance(move, PlayCard) and move.card == card]
    return cars[next_seed(word) % len(cars)]


def _best(game: MotorRacing, view: State, judge: Judge) -> Move:
    return max(game.moves(view), key=lambda move: judge.of_move(view, move))


PLAYERS: Mapping[str, Agent[MotorRacing, State, Move]] = {
    "easy": Easy(),
    "normal": Normal(),
    "hard": Hard(),
}
"""The computer players by grade, from the easiest."""
