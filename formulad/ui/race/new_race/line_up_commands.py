"""Line-up commands: what the widgets of the seats of a new race stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


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


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """Change something about a seat."""

    trait: Trait
    seat: int


@dataclass(frozen=True, slots=True)
class RemoveSeat:
    """Let a seat go."""

    seat: int


@dataclass(frozen=True, slots=True)
class AddCar:
    """Let somebody else drive too, with the car of a number."""

    number: int
