"""Tables of a race: which values hold for a car, by its tyres, its nitro and the weather."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.ai.values.changing_table import ChangingTable
from formulad.ai.values.premise import is_sure_footed, premise_of, worn
from formulad.ai.values.table import table_of
from formulad.kernel.values import replace
from formulad.race.car import Once
from formulad.race.dice import BLACK

if TYPE_CHECKING:
    from collections.abc import Hashable

    from formulad.ai.values.premise import Premise
    from formulad.ai.values.table import Table
    from formulad.race.phase import Setting
    from formulad.race.state import State, Weather
    from formulad.race.tyres import TyreSet


class Tables:
    """The values of all cars of a race, in any weather."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.new = premise_of(setting)
        """What new cars are judged by on a dry road."""
        self._known: dict[tuple[TyreSet | None, bool, bool, Weather, bool], Table] = {}
        self.services: dict[Hashable, float] = {}
        """What a judge keeps in mind of what the ways out of the pits come to."""
        self.exits: dict[Hashable, object] = {}
        """What it keeps in mind of where they lead."""

    def of(self, state: State, seat: int) -> Table:
        """Return the values for a car as it is now."""
        car, is_spent = state.cars[seat], self._is_spent(state, seat)
        is_timed, is_sure = state.trials is not None, is_sure_footed(self.setting, seat)
        asked = car.tyres, is_spent, is_sure, state.weather, is_timed
        if asked not in self._known:
            self._known[asked] = self._found(state, seat)
        return self._known[asked]

    def _found(self, state: State, seat: int) -> Table:
        now = self._table(self._premise(state, seat, is_wet=state.is_wet))
        if not state.weather.may_turn or state.trials:
            return now
        other = self._table(self._premise(state, seat, is_wet=not state.is_wet))
        return _changing(now, other, state.weather, self.setting.seats)

    @property
    def first(self) -> Table:
        """The values of new cars on a dry road."""
        return self._table(self.new)

    def _premise(self, state: State, seat: int, *, is_wet: bool) -> Premise:
        options, car = self.setting.options, state.cars[seat]
        engine_to = options.engine_rain if is_wet else options.rule_set.engine_to
        return replace(
            self.new,
            tyres=worn(car.tyres, is_wet=is_wet),
            is_wet=is_wet,
            is_sure_footed=is_wet and is_sure_footed(self.setting, seat),
            engine_risk=engine_to / BLACK.highest,
            is_spent=self._is_spent(state, seat),
        )

    def _is_spent(self, state: State, seat: int) -> bool:
        """Return whether a car has used up the nitro of its lap (STR-2)."""
        return self.new.has_nitro and Once.NITRO in state.cars[seat].used

    def _table(self, premise: Premise) -> Table:
        return table_of(self.setting.track, premise, self.setting.options.laps)


_changing = lru_cache(maxsize=16)(ChangingTable)


@lru_cache(maxsize=16)
def tables_of(setting: Setting) -> Tables:
    """Return the values of a race; each is solved when it is first looked up."""
    return Tables(setting)
