"""The weather: what the black die brings, and how it turns during a race (section 16, WX)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from formulad.kernel.game import Step
from formulad.kernel.values import replace
from formulad.race.dice import BLACK
from formulad.race.events import WeatherRolled, WeatherTurned
from formulad.race.phase import RaceStep, Setting, TurnPart, throw
from formulad.race.rounds import has_ended
from formulad.race.state import Phase, State, Weather
from formulad.race.thresholds import rolled_to_the_limit

if TYPE_CHECKING:
    from formulad.kernel.game import Chance, Decision, Outcome
    from formulad.race.track import WeatherTable


class Sky(IntEnum):
    """What the table of a circuit makes of the black die; its value is the way the rows turn."""

    FINE = -1
    VARIABLE = 0
    RAIN = 1


_FIRST = {Sky.FINE: Weather.FINE, Sky.VARIABLE: Weather.VARIABLE, Sky.RAIN: Weather.RAIN}


def sky(table: WeatherTable, value: int) -> Sky:
    """Return what a roll brings on a circuit (WX-1)."""
    if value in table.fine:
        return Sky.FINE
    return Sky.VARIABLE if value in table.variable else Sky.RAIN


class _FirstWeather(TurnPart):
    """The roll for the weather before cars drive."""

    purpose: str

    def is_due(self, setting: Setting, state: State) -> bool:
        """Return whether this weather is rolled for at all."""
        raise NotImplementedError

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Look up before the roll."""
        return Step(replace(state, is_sky_open=self.is_due(setting, state)))

    def due(self, setting: Setting, state: State) -> Decision | Chance | None:
        """Return the roll, thrown by the first of the order."""
        del setting
        seat = state.order[0] if state.order else 0
        return throw(seat, BLACK, self.purpose) if state.is_sky_open else None

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Set the weather by the circuit's table (WX-2, WX-3)."""
        weather = _FIRST[sky(_table(setting), outcome.value)]
        rolled = WeatherRolled(outcome.value, weather)
        return Step(replace(state, weather=weather, is_sky_open=False), (rolled,))


class PracticeWeather(_FirstWeather):
    """The weather of the timed laps (WX-2)."""

    phase = Phase.PRACTICE
    purpose = "practice weather"

    def is_due(self, setting: Setting, state: State) -> bool:
        """Return whether there are timed laps to come."""
        del state
        return setting.options.weather and setting.options.qualifying


class RaceWeather(_FirstWeather):
    """The weather just before the race (WX-3)."""

    phase = Phase.FORECAST
    purpose = "race weather"

    def is_due(self, setting: Setting, state: State) -> bool:
        """Return whether the race has weather."""
        del state
        return setting.options.weather


class Drift(TurnPart):
    """Variable weather may turn when a fast engine is driven to its limit (WX-4)."""

    phase = Phase.WEATHER

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Note who rolled the highest face of fifth or sixth, while the weather may change."""
        del setting
        if state.trials or not state.weather.may_turn or not rolled_to_the_limit(state):
            return Step(state)
        return Step(replace(state, sky_rolls=(*state.sky_rolls, state.seat)))

    def due(self, setting: Setting, state: State) -> Decision | Chance | None:
        """Return the roll: at once, or when the round ends (WX-5)."""
        if not state.sky_rolls or not state.weather.may_turn or has_ended(setting, state):
            return None
        if setting.options.weather_end_of_round and not state.is_last_of_round:
            return None
        return throw(state.sky_rolls[0], BLACK, "weather")

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Let the weather turn by a row, or stay."""
        seat, *rest = state.sky_rolls
        found = sky(_table(setting), outcome.value)
        weather = Weather(state.weather + found)
        turned = WeatherTurned(seat, outcome.value, weather)
        kept = tuple(rest) if weather.may_turn else ()
        return Step(replace(state, weather=weather, sky_rolls=kept), (turned,))


def _table(setting: Setting) -> WeatherTable:
    table = setting.track.weather
    if table is None:
        raise ValueError(f"{setting.track.title} has no weather")
    return table
