"""Puzzle: one decision of a race, and what each way to make it comes to (SCH-4)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.scenario.script import CarEntry


class Ask(StrEnum):
    """What a puzzle asks for."""

    GEAR = "gear"
    PLACE = "place"
    """The cell to end on, when the die has fallen."""


class Theme(StrEnum):
    """What a puzzle is about; computed, never given (SCH-8)."""

    HOLD_BACK = "hold_back"
    GO = "go"
    TYRES_AS_MONEY = "tyres_as_money"
    BRAKES_AS_MONEY = "brakes_as_money"
    SKIP_GEARS = "skip_gears"
    NO_TYRES = "no_tyres"
    MANY_STOPS = "many_stops"
    INSIDE = "inside"
    LAST_LAP = "last_lap"
    LANE = "lane"


LEAST_MARGIN = 0.30
"""Turns by which the best has to be ahead of the second best."""
LEAST_MARGIN_IN_TRAFFIC = 0.50
"""The same with cars near, of which later turns know nothing (SCH-10)."""


@frozen(slots=False)
class Puzzle:
    """One decision of a race; the first car makes it."""

    id: str
    ask: Ask
    track: str
    fingerprint: str
    """Of the circuit it was proved on."""
    options: Mapping[str, bool | int | str]
    cars: tuple[CarEntry, ...]
    answer: str
    """A gear as a figure, or the name of a cell."""
    values: Mapping[str, float]
    """Expected turns to the flag by answer, the one being played counted."""
    themes: tuple[Theme, ...]
    stars: int
    roll: int = 0
    """What the die has shown; 0 if a gear is asked for."""

    @property
    def best(self) -> str:
        """The answer that the values speak for."""
        return min(self.values, key=self.values.__getitem__)

    @property
    def margin(self) -> float:
        """The turns by which the best is ahead of the second best."""
        least, second = sorted(self.values.values())[:2]
        return second - least

    @property
    def least_margin(self) -> float:
        """The margin it needs to be a puzzle."""
        return LEAST_MARGIN if len(self.cars) == 1 else LEAST_MARGIN_IN_TRAFFIC

    def lost(self, choice: str) -> float:
        """Return the turns that a choice loses on average against the best."""
        return self.values[choice] - self.values[self.best]
