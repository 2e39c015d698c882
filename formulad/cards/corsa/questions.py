"""Questions that players are asked, and what chance is for."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from formulad.kernel import game


class Question(Enum):
    """What is to be decided."""

    MARKET = "sell, buy or leave the market"
    WISH = "hire a driver of this round or wait"
    CAR = "a strategy card and techniques"


class Purpose(Enum):
    """What chance decides."""

    START = "who is first at the market"
    DEAL = "a card of the first hand"
    DRAW = "the technique card of a race"
    CIRCUIT = "the circuit"
    BUY = "a card from the market"
    CONTEST = "who gets the driver"
    RACE = "race"
    TIE = "who of equals is ahead"


Awaiting: TypeAlias = game.Decision[Question] | game.Chance[Purpose] | game.Over
