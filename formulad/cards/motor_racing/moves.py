"""Moves: what a player can decide. They are imperative, and what a record keeps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car
    from formulad.cards.packs import CardId


@frozen
class PlayCard:
    """Play a card of the hand."""

    card: CardId
    car: Car | None = None
    """The car it is for; None where the die finds one, or no car of its colour runs."""


class Push(StrEnum):
    """How the Charge of an own car goes on (FMR-23)."""

    AGAIN = "again"
    STOP = "stop"


class Spin(StrEnum):
    """What becomes of the first roll of a Spin (FMR-25)."""

    KEEP = "keep"
    REROLL = "reroll"


class Involve(StrEnum):
    """Which neighbour a Crash takes along (FMR-28)."""

    AHEAD = "ahead"
    BEHIND = "behind"


Answer: TypeAlias = Push | Spin | Involve
Move: TypeAlias = PlayCard | Answer
