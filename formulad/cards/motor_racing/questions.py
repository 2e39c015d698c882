"""Questions that players are asked, and what chance is for."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from formulad.kernel import game


class Question(Enum):
    """What is to be decided."""

    CARD = "which card, and for which car"
    CHARGE = "again or stop"
    SPIN = "keep the roll or roll once more"
    CRASH = "the car ahead or behind"


class Purpose(Enum):
    """What chance decides."""

    CHAIR = "where a team without a player sits"
    GRID = "which team is next on the grid"
    DEAL = "a card of the first hand"
    DRAW = "a card from the pile"
    TURN_UP = "the card of a team without a player"
    PIT_STOP = "pit stop"
    CHARGE = "charge"
    SPIN = "spin"
    CRASH = "crash"


Awaiting: TypeAlias = game.Decision[Question] | game.Chance[Purpose] | game.Over
