"""Contest of two computer drivers: races of ten, five of either, on grids that are mirrored."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from formulad.ai.grades import driver_of
from formulad.ai.match.dice_luck import DiceLuck
from formulad.ai.match.mirrored import Mirrored, line_up, share_ahead
from formulad.games.race.race_series import begun_race
from formulad.kernel.agent import play_out
from formulad.kernel.frozen import frozen
from formulad.kernel.keyed_luck import KeyedLuck

if TYPE_CHECKING:
    from formulad.games.race.race_series import RaceSeries


@frozen
class RaceContest:
    """Races with half of the cars for either, each driven twice with the seats swapped."""

    series: RaceSeries
    """Where and by which rules; who drives which car follows from the race."""
    a: str
    b: str

    @property
    def games(self) -> int:
        """Pairs of races, at most."""
        return self.series.games

    @property
    def seed(self) -> int:
        """The seed of the first pair."""
        return self.series.seed

    @property
    def asked(self) -> dict[str, Any]:
        """Where, and by which rules."""
        return self.series.asked | {"cars": len(self.series.grades)}

    def play(self, number: int, seed: int) -> Mirrored:
        """Drive a race and its mirror image: the same dice, the seats swapped."""
        cars = range(len(self.series.grades))
        first = line_up(len(cars), seed)
        swapped = frozenset(cars) - first
        (score, luck), (other_score, other_luck) = (
            self._driven(number, seed, seats) for seats in (first, swapped)
        )
        return Mirrored((score, other_score), (luck, other_luck))

    def _driven(self, number: int, seed: int, first: frozenset[int]) -> tuple[float, float]:
        """Drive one of the two; return the first driver's score, and what of it was luck."""
        cars = range(len(self.series.grades))
        grades = tuple(self.a if seat in first else self.b for seat in cars)
        _, game, match = begun_race(replace(self.series, grades=grades), number, KeyedLuck(seed))
        for _ in play_out(match, [driver_of(grade) for grade in grades]):
            pass
        score = share_ahead(game.places(match.state), first)
        return score, DiceLuck(game, match, first).total()
