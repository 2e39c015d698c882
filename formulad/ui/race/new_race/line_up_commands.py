"""Line-up commands: what the widgets of the seats of a new race stand for."""

from __future__ import annotations

from enum import Enum, auto

from formulad.kernel.frozen import frozen


class Trait(Enum):
    """What can be changed about a seat."""

    CAR = auto()
    NAME = auto()
    PROFILE = auto()
    """Who of those with a profile sits there."""
    DRIVER = auto()
    """A person or a computer."""
    ADVICE = auto()
    """When the engineer speaks to a person."""
    GRADE = auto()
    """How well a computer drives."""
    DESIGN = auto()
    STREET_DRIVER = auto()


@frozen
class ChangeSeat:
    """Change something about a seat."""

    trait: Trait
    seat: int


@frozen
class RemoveSeat:
    """Let a seat go."""

    seat: int


@frozen
class AddCar:
    """Let somebody else drive too, with the car of a number."""

    number: int
