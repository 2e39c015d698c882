"""Modal views: what lies over the board for a while, as values."""

from __future__ import annotations

from typing import TypeAlias

from formulad.kernel.frozen import frozen


@frozen
class CardView:
    """One of a few things to choose from."""

    index: int
    """Its place among them."""
    icon: str
    title: str
    lines: tuple[str, ...]
    """What it means, a fact a line."""
    is_chosen: bool


@frozen
class CardsSheet:
    """A few cards on the table."""

    heading: str
    note: str
    cards: tuple[CardView, ...]
    rule: str
    """The rule about the card looked at."""


@frozen
class FacesSheet:
    """The faces of a die that the players throw themselves."""

    heading: str
    note: str
    die: int
    """The gear of the die, or `BLACK_DIE`."""
    faces: tuple[int, ...]
    chosen: int | None
    """Which of them is said to lie on top."""


@frozen
class RowView:
    """One of several choices in a row of the order to the crew."""

    id: str
    label: str
    choices: tuple[str, ...]
    index: int


@frozen
class RepairView:
    """A part that the crew may repair."""

    id: str
    icon: str
    label: str
    left: int
    full: int
    points: int
    """How many points it is to get back."""

    @property
    def lacks(self) -> int:
        """How many it lacks."""
        return self.full - self.left


@frozen
class ServiceSheet:
    """The order to the crew in the pits."""

    heading: str
    note: str
    """What comes of it: what is restored, how the car leaves."""
    rows: tuple[RowView, ...]
    repairs: tuple[RepairView, ...]
    """None for a stop that repairs nothing."""
    spare: str
    """`1 of 2 spare points left`."""
    refusal: str
    """Why the crew cannot do what was asked last."""
    focus: str
    """The row or part that the keys change."""
    rule: str
    """The rule about such a stop."""


Sheet: TypeAlias = CardsSheet | FacesSheet | ServiceSheet


@frozen
class TimingRow:
    """The timed lap of a driver, or his place on the grid."""

    place: str
    number: int
    name: str
    detail: str
    """`24 rolls + 2 cells, 0:41`."""
    score: str
    is_now: bool = False


@frozen
class TimingView:
    """The board of the timekeepers."""

    title: str
    clock: str
    """What the stopwatch shows; empty if nobody is on the track by the clock."""
    note: str
    rows: tuple[TimingRow, ...]
