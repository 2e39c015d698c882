"""Race commands: what the widgets of a race screen stand for."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen
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


@frozen
class TakeSeat:
    """Take the card of a seat, or move one that is taken to the next side of the table."""

    seat: int | None = None
    """None is whoever's turn it is."""


@frozen
class PickGear:
    """Engage a gear."""

    gear: Gear


@frozen
class PickPlace:
    """Stop at a place, by its index in the list."""

    index: int


@frozen
class PickCard:
    """Choose one of the cards on the table."""

    index: int


@frozen
class PickFace:
    """Say that the die shows a face."""

    face: int


@frozen
class RewriteLine:
    """Ask the crew for something else on a line of the order."""

    line: str


@frozen
class GoThrough:
    """Look at the choice so many steps further on."""

    steps: int


@frozen
class Boost:
    """Put nitro or a gift of the driver on or off."""

    name: str


Choice: TypeAlias = PickGear | PickPlace | PickCard | PickFace | RewriteLine
"""What is chosen among several, for which keys have ways of their own."""
Apart: TypeAlias = Tool | Radio | OpenRule | TakeSeat
"""What does the same whatever is asked."""
