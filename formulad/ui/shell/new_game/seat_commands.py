"""Commands of the page of a new game: what its widgets change."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.kernel.terms import Term


class Trait(Enum):
    """What can be changed about a seat."""

    NAME = auto()
    PROFILE = auto()
    """Who of those with a profile sits there."""
    PICK = auto()
    """What the player has picked, such as a team."""
    PLAYER = auto()
    GRADE = auto()
    PLACE = auto()
    """One seat further forward."""
    LEAVE = auto()


@frozen
class ChangeSeat:
    """Change something about a seat."""

    trait: Trait
    seat: int


@frozen
class AddPlayer:
    """Let one more sit down."""


@frozen
class AgreeOn:
    """Agree on another value of an option."""

    term: Term
