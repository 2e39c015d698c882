"""Moves: what a player can decide. They are imperative, and what a record keeps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.cards.corsa.cards import Kind
    from formulad.cards.packs import CardId, Pack


class Sell(Frozen):
    """Sell a card of the hand to the bank."""

    card: CardId


class Buy(Frozen):
    """Buy the top card of a deck."""

    kind: Kind


class Market(StrEnum):
    """The end of a visit to the market."""

    LEAVE = "leave"


class Wish(StrEnum):
    """Whether a player wants a driver of the round (COR-27)."""

    HIRE = "hire"
    WAIT = "wait"


class Build(Frozen):
    """Build the car of a race, under the driver."""

    strategy: CardId
    techniques: Pack = ()


Move: TypeAlias = Sell | Buy | Market | Wish | Build
