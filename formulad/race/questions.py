"""Questions of a race: what drivers decide, and what dice decide."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from formulad.kernel.game import Chance, Decision, Over


class Question(Enum):
    """What a driver is to decide; its value is the word of scenarios and of the command line."""

    GEAR = "gear"
    PATH = "path"
    SLIPSTREAM = "slipstream"
    PIT = "pit"
    """What the crew is to do."""
    TYRES = "tyres"
    TRIAL = "trial"
    """To begin the timed lap, or on which tyres to drive it."""
    REPAIR = "repair"
    """Which parts get points back."""
    RADIO = "radio"
    """At which car the radio flies, if at any (DRV-STANLEY-1)."""
    SKY = "sky"
    """Whether a roll for the weather stands (DRV-JULIEN-1)."""


class Purpose(Enum):
    """What a die is thrown for; its value is the word of scenarios and of the command line."""

    GRID = "grid"
    START = "start"
    RESTART = "restart"
    """To turn round after a spin."""
    MOVE = "move"
    DEBRIS = "debris"
    COLLISION = "collision"
    ENGINE = "engine"
    GUNFIRE = "gunfire"
    RADIO = "radio"
    PIT = "pit"
    """Whether the crew is quick."""
    LAP_TIME = "lap time"
    PRACTICE_WEATHER = "practice weather"
    RACE_WEATHER = "race weather"
    WEATHER = "weather"
    """Whether it turns during the race."""


Due: TypeAlias = Decision[Question] | Chance[Purpose]
"""What a race waits for until it is over."""
Awaiting: TypeAlias = Due | Over
