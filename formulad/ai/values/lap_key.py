"""Keys of laps: which lap of which circuit, by what premise."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.values import replace

if TYPE_CHECKING:
    from formulad.ai.values.premise import Premise
    from formulad.race.road.track import Track

MOST_LAPS = 5
"""Laps that are told apart: with more to go a lap is worth what the fifth before the last is."""


class LapKey(NamedTuple):
    """Which lap of which circuit, by what premise."""

    track: Track
    premise: Premise
    laps_after: int
    from_grid: bool = False
    """It only leads from the grid to the line."""

    @property
    def beyond(self) -> LapKey | None:
        """The lap after it; none after the last. The line at the start ages no tyres (TYR-0)."""
        if not self.laps_after:
            return None
        premise = self.premise if self.from_grid else self.premise.after_line
        return LapKey(self.track, premise, self.laps_after - 1)

    @property
    def spent(self) -> LapKey | None:
        """The same lap without nitro, if there is any in the tank (STR-2)."""
        if self.premise.is_spent or not self.premise.has_nitro:
            return None
        return self._replace(premise=replace(self.premise, is_spent=True))
