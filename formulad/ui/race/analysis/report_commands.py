"""Report commands: what the widgets of the report of a race stand for."""

from __future__ import annotations

from enum import Enum, auto

from formulad.kernel.values import Frozen


class ChooseDriver(Frozen):
    """Tell more of a driver; chosen once more, of all again."""

    seat: int


class SeeFrom(Frozen):
    """See the race again from a step on."""

    step: int


class SeeTurn(SeeFrom):
    """See a turn again that is listed."""

    row: int


class Answer(Frozen):
    """Decide once more."""

    option: int


class Way(Enum):
    """Where the report leads to."""

    TRY_AGAIN = auto()
    TAKE_ALONG = auto()
