"""Questions that players are asked, and what chance is for."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from formulad.kernel import game


class Question(Enum):
    """What is to be decided."""

    DRAW = "how many cards"
    ACT = "what to do in this turn"
    BID = "bid or pass"
    RETURN = "which driver goes to the market"
    SPY = "which card of the other hand"


class Purpose(Enum):
    """What chance decides."""

    FIRST = "who begins"
    DEAL = "a card of the first hand"
    DRAW = "a card from the pile"
    LOOK = "a hand is opened"
    LOSE = "a card is lost"
    TIE = "which of equal cars is ahead"
    FINAL = "who of equal players is ahead"


Awaiting: TypeAlias = game.Decision[Question] | game.Chance[Purpose] | game.Over
