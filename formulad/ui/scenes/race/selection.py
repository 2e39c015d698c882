"""What a player points at before he decides."""

from __future__ import annotations

from dataclasses import dataclass

from formulad.race.dice import Gear


@dataclass(frozen=True, slots=True)
class Selection:
    """The gear or the place to stop that is being looked at."""

    gear: Gear = Gear.NEUTRAL
    """The gear pointed at; neutral if none."""
    destination: int | None = None
    """Place in the list of destinations; None if none is pointed at."""
