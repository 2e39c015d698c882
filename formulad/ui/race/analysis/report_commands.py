"""Report commands: what the widgets of the report of a race stand for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class ChooseDriver:
    """Tell more of a driver; chosen once more, of all again."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeeFrom:
    """See the race again from a step on."""

    step: int


@dataclass(frozen=True, slots=True)
class SeeTurn(SeeFrom):
    """See a turn again that is listed."""

    row: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Decide once more."""

    option: int


class Way(Enum):
    """Where the report leads to."""

    TRY_AGAIN = auto()
    TAKE_ALONG = auto()
