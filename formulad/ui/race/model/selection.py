"""Selection: what a player points at before they decide."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.dice import Gear

if TYPE_CHECKING:
    from formulad.race.moves import Repair, StopForService
    from formulad.race.road.track import CellId


@frozen
class Selection:
    """The gear, the place to stop or whatever else is being looked at."""

    gear: Gear = Gear.NEUTRAL
    """The gear pointed at; neutral if none."""
    destination: int | None = None
    """Place in the list of destinations; None if none is pointed at."""
    cell: CellId | None = None
    """The cell of the board under the pointer, while a gear is looked at."""
    card: int = 0
    """Which of a few cards on the table."""
    face: int | None = None
    """The face that a die of the players shows; None until they have said it."""
    order: StopForService | None = None
    """What the crew in the pits is asked to do."""
    refused: StopForService | None = None
    """What it was asked to do, but cannot."""
    row: int = 0
    """Which line of the order the keys go to."""
    repair: Repair | None = None
    """How points that are given back are to be shared out; it may not be complete."""
    extra: str = ""
    """The button under the pointer of what may be used before a path is chosen."""

    is_urged: bool = False
    """Whether a player has pressed on before anything was chosen."""

    @property
    def decided(self) -> Selection:
        """What would be done if it were confirmed now, without what is only looked at."""
        return replace(self, cell=None, refused=None, row=0, extra="", is_urged=False)
