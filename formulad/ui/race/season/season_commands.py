"""Season commands: what the widgets of the page of a new season stand for."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.season.season import Entry


class Trait(Enum):
    """What can be changed about a driver."""

    CAR = auto()
    NAME = auto()
    DRIVER = auto()
    """A person, or how well a computer drives."""
    LEAVE = auto()


@frozen
class ChangeEntry:
    """Change something about a driver."""

    trait: Trait
    entry: Entry


@frozen
class AddEntry:
    """Let somebody else drive too."""


@frozen
class LookAtRace:
    """Change something about a race of the calendar."""

    race: int
