"""Notation of moves and of what chance brings, and its exact inverse.

overtake+3.blue B1      play a blue Overtake by three on the first blue car
lose_control-3 G2       play a card that is for any car
crash                   play a card without a car
again, stop             go on with the Charge of an own car, or not
keep, reroll            be content with the first roll of a Spin, or not
ahead, behind           the car that a Crash takes along
r7                      the die shows 7
card pit_stop.red       this card comes up
team orange             this team is next on the grid
chair 3                 a team without a player sits behind the third chair
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from formulad.cards.motor_racing.cars import CAR_NAMES, CAR_OF_NAME, TEAM_OF_WORD, Team
from formulad.cards.motor_racing.moves import Answer, Involve, Move, PlayCard, Push, Spin
from formulad.cards.motor_racing.outcomes import CARD, CHAIR, FACES, TEAM
from formulad.kernel.game import NotationError, Outcome
from formulad.kernel.sentence import say

if TYPE_CHECKING:
    from formulad.cards.motor_racing.deck import Deck

_ANSWERS: dict[str, Answer] = {each.value: each for kind in (Push, Spin, Involve) for each in kind}
_FACE = re.compile(r"r([1-9]\d{0,2})", re.ASCII)
_CHAIR = re.compile(r"chair ([1-9])", re.ASCII)


def write(deck: Deck, choice: Move | Outcome) -> str:
    """Return the notation of a move or an outcome."""
    match choice:
        case Outcome(value):
            return _write_outcome(deck, value)
        case PlayCard(card, car):
            code = deck.cards[card].code
            return code if car is None else f"{code} {CAR_NAMES[car]}"
        case _:
            return choice.value


def _write_outcome(deck: Deck, value: int) -> str:
    if value >= CARD:
        return f"card {deck.cards[value - CARD].code}"
    if value >= CHAIR:
        return f"chair {value - CHAIR + 1}"
    return f"team {Team(value - TEAM).word}" if value >= TEAM else f"r{value}"


def read(deck: Deck, text: str) -> Move | Outcome:
    """Return the move or outcome of a notation.

    Raises:
        NotationError: if nothing reads like it.
    """
    found = _ANSWERS.get(text) or _read_outcome(deck, text) or _read_card(deck, text)
    if found is None:
        raise NotationError(say("'{text}' is no move of this game", text=text[:40]))
    return found


def _read_outcome(deck: Deck, text: str) -> Outcome | None:
    if (face := _FACE.fullmatch(text)) and int(face[1]) in FACES:
        return Outcome(int(face[1]))
    if chair := _CHAIR.fullmatch(text):
        return Outcome(CHAIR + int(chair[1]) - 1)
    kind, _, word = text.partition(" ")
    if kind == "team" and word in TEAM_OF_WORD:
        return Outcome(TEAM + TEAM_OF_WORD[word])
    if kind == "card" and word in deck.numbers:
        return Outcome(CARD + deck.numbers[word])
    return None


def _read_card(deck: Deck, text: str) -> PlayCard | None:
    code, space, name = text.partition(" ")
    if code not in deck.numbers or (space and name not in CAR_OF_NAME):
        return None
    return PlayCard(deck.numbers[code], CAR_OF_NAME[name] if space else None)
