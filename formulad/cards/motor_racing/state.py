"""State of a season at one moment."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Car, Team
    from formulad.cards.motor_racing.events import Event
    from formulad.cards.motor_racing.line import Line
    from formulad.cards.packs import CardId, Pack
    from formulad.kernel.game import Step


class Stage(Enum):
    """What comes next."""

    CHAIRS = "chairs"
    """The teams without a player find their places at the table."""
    GRID = "grid"
    DEAL = "deal"
    TURN = "turn"
    """A turn begins."""
    PLAY = "play"
    TURN_UP = "turn up"
    BEGIN = "begin"
    """What the card does begins."""
    THROW = "throw"
    PUSH = "push"
    """The Charge of an own car goes on, or not."""
    KEEP = "keep"
    """The first roll of a Spin counts, or not."""
    INVOLVE = "involve"
    """A neighbour is taken along by a Crash."""
    DONE = "done"
    """What the card does is done."""
    DRAW = "draw"
    PASS = "pass"  # noqa: S105 - no password: the turn goes on to the next
    OVER = "over"


class Chair(NamedTuple):
    """A place at the table."""

    seat: int
    """The player who sits there, or the one who turns cards up for the team that does."""
    bank: Team | None = None
    """The team without a player; None for a player."""


PILE_LASTS = -1


@frozen
class State:
    """A season at one moment."""

    stage: Stage
    chairs: tuple[Chair, ...]
    """Round the table, clockwise."""
    hands: tuple[Pack, ...]
    """By seat."""
    pile: Pack = ()
    """What may still come up: also cards that were laid aside unseen (FMR-37)."""
    left: int = 0
    """How many cards can still be drawn."""
    discards: tuple[CardId, ...] = ()
    """The cards that were played, the last one at the end."""
    drawn: tuple[Team, ...] = ()
    """The teams on the first grid, in the order of their cards."""
    run: Line = ()
    """The running cars, the leader first."""
    out: tuple[Car, ...] = ()
    """The retired cars, the best classified first (FMR-29)."""
    race: int = 1
    at: int = 0
    """Which chair has the turn."""
    last_turns: int = PILE_LASTS
    """How many turns there still are once the pile is empty (FMR-11)."""
    car: Car | None = None
    """The car that the card is for."""
    face: int = 0
    """What the die showed last in this turn."""
    throws: int = 0
    """How often it fell in this turn."""
    has_drawn: bool = False
    """Whether the card of this turn was drawn."""
    results: tuple[Line, ...] = ()
    """The classifications of the races that are over."""

    @property
    def chair(self) -> Chair:
        """The one that has the turn."""
        return self.chairs[self.at]

    @property
    def classification(self) -> Line:
        """All cars as they stand: those that run, then those that are out (FMR-31)."""
        return self.run + self.out


MotorStep: TypeAlias = "Step[State, Event]"
"""What a decision or an outcome leads to."""
