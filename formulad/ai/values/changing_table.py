"""Changing table: the values while nobody knows whether it will rain."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from formulad.ai.values.table import Table
from formulad.race.dice import BLACK, Gear
from formulad.race.state import Weather
from formulad.race.turn.weather import sky

if TYPE_CHECKING:
    from formulad.ai.values.lap import Turns
    from formulad.ai.values.points import Numbers
    from formulad.race.road.track import Track

AT_THE_LIMIT = 0.03
"""How often a turn of a car calls for a roll for the weather, about (WX-4)."""


class ChangingTable(Table):
    """The values in the weather of now, mixed with those of the other by its share to come."""

    def __init__(self, now: Table, other: Table, weather: Weather, cars: int) -> None:
        super().__init__(now.track, now.premise, now.laps)
        self.now, self.other, self.weather, self.cars = now, other, weather, cars
        self._shares: dict[int, float] = {}

    def turns(self, laps_after: int, slot: int, column: int, place: int) -> float:
        """Return the turns to go of a car whose turn has ended, in what weather may come."""
        now = self.now.turns(laps_after, slot, column, place)
        other = self.other.turns(laps_after, slot, column, place)
        return now + self._share(laps_after) * (other - now)

    def engaged(self, laps_after: int, slot: int, gear: int, place: int) -> float:
        """Return the turns to go in a gear: this turn is still driven in the weather of now."""
        now = self.now.engaged(laps_after, slot, gear, place)
        longer = self.other.turns(laps_after, slot, gear, place)
        longer -= self.now.turns(laps_after, slot, gear, place)
        return now + self._share(laps_after) * longer

    def turns_all(
        self, laps_after: int, slots: Numbers, columns: Numbers, places: Numbers
    ) -> Turns:
        """Return `turns` for many slots, columns and places at once, in what weather may come."""
        now = self.now.turns_all(laps_after, slots, columns, places)
        other = self.other.turns_all(laps_after, slots, columns, places)
        return now + self._share(laps_after) * (other - now)

    @cached_property
    def beyond(self) -> Table:
        """The values after the line."""
        return ChangingTable(self.now.beyond, self.other.beyond, self.weather, self.cars)

    def _share(self, laps_after: int) -> float:
        """Return the share of the turns to go that are driven in the other weather."""
        if laps_after not in self._shares:
            rounds = max(1, round((laps_after + 0.5) * self._lap_time))
            wet = share_of_rain(self.track, self.weather, rounds, AT_THE_LIMIT * self.cars)
            self._shares[laps_after] = 1 - wet if self.weather.is_wet else wet
        return self._shares[laps_after]

    @property
    def _lap_time(self) -> float:
        """The turns of a lap, about."""
        # not kept by `cached_property`: threads would wait there while one solves (Python 3.11)
        slot = self.slots.of(self.track.grid[0], 0)
        full = self.points.full
        last, before = (self.now.turns(laps, slot, Gear.FOURTH, full) for laps in (0, 1))
        return before - last


def share_of_rain(track: Track, weather: Weather, rounds: int, rolls: float) -> float:
    """Return what share of some rounds is wet, with so many rolls for the weather in each."""
    faces = range(1, BLACK.highest + 1)
    likely = {weather: 1.0}
    wet = 0.0
    for _ in range(rounds):
        wet += sum(share for each, share in likely.items() if each.is_wet)
        after: dict[Weather, float] = {}
        for each, share in likely.items():
            turning = min(1.0, rolls) * share if each.may_turn else 0.0
            after[each] = after.get(each, 0.0) + share - turning
            for face in faces if turning else ():
                then = Weather(each + sky(track.climate, face))
                after[then] = after.get(then, 0.0) + turning / BLACK.highest
        likely = after
    return wet / rounds
