"""Race commands: what the widgets of a race screen stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formulad.ui.shell.help_link import OpenRule

if TYPE_CHECKING:
    from formulad.race.dice import Gear


class Reply(Enum):
    """What can be said to any question."""

    ACT = auto()
    """What the big button says."""
    UNDO = auto()
    DECLINE = auto()


class Tool(Enum):
    """What stands beside every question and has nothing to do with it."""

    MENU = "menu"
    REACH = "reach"
    ZOOM = "zoom"
    BOARD = "board"
    TURN_BOARD = "turn"
    """On a screen that lies flat."""


class Radio(Enum):
    """What can be said to the engineer."""

    ASK = auto()
    LEVEL = auto()
    """When to speak."""
    FOLD = auto()


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Take the card of a seat, or move one that is taken to the next side of the table."""

    seat: int | None = None
    """None is whoever's turn it is."""


@dataclass(frozen=True, slots=True)
class PickGear:
    """Engage a gear."""

    gear: Gear


@dataclass(frozen=True, slots=True)
class PickPlace:
    """Stop at a place, by its index in the list."""

    index: int


@dataclass(frozen=True, slots=True)
class PickCard:
    """Choose one of the cards on the table."""

    index: int


@dataclass(frozen=True, slots=True)
class PickFace:
    """Say that the die shows a face."""

    face: int


@dataclass(frozen=True, slots=True)
class RewriteLine:
    """Ask the crew for something else on a line of the order."""

    line: str


@dataclass(frozen=True, slots=True)
class GoThrough:
    """Look at the choice so many steps further on."""

    steps: int


@dataclass(frozen=True, slots=True)
class Boost:
    """Put nitro or a gift of the driver on or off."""

    name: str


Choice: TypeAlias = PickGear | PickPlace | PickCard | PickFace | RewriteLine
"""What is chosen among several, for which keys have ways of their own."""
Apart: TypeAlias = Tool | Radio | OpenRule | TakeSeat
"""What does the same whatever is asked."""
