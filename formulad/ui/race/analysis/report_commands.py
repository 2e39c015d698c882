"""Report commands: what the widgets of the report of a race stand for."""

from __future__ import annotations

from enum import Enum, auto

from formulad.kernel.frozen import frozen


@frozen
class ChooseDriver:
    """Tell more of a driver; chosen once more, of all again."""

    seat: int


@frozen
class SeeFrom:
    """See the race again from a step on."""

    step: int


@frozen
class SeeTurn(SeeFrom):
    """See a turn again that is listed."""

    row: int


@frozen
class Answer:
    """Decide once more."""

    option: int


class Way(Enum):
    """Where the report leads to."""

    TRY_AGAIN = auto()
    TAKE_ALONG = auto()
