"""Moves: what a player can decide. They are imperative, and what a record keeps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.cards import Kind
    from formulad.cards.packs import CardId, Pack


@frozen
class Sell:
    """Sell a card of the hand to the bank."""

    card: CardId


@frozen
class Buy:
    """Buy the top card of a deck."""

    kind: Kind


class Market(StrEnum):
    """The end of a visit to the market."""

    LEAVE = "leave"


class Wish(StrEnum):
    """Whether a player wants a driver of the round (COR-27)."""

    HIRE = "hire"
    WAIT = "wait"


@frozen
class Build:
    """Build the car of a race, under the driver."""

    strategy: CardId
    techniques: Pack = ()


Move: TypeAlias = Sell | Buy | Market | Wish | Build
