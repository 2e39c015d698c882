"""The weather: what the black die brings, and how it turns during a race (section 16, WX)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from formulad.kernel.game import Step, refuse
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.dice import BLACK
from formulad.race.events import SkyRead, SkyRolledAgain, WeatherRolled, WeatherTurned
from formulad.race.moves import KeepSky, RollSkyAgain
from formulad.race.phase import RaceStep, Setting, TurnPart, decision, throw
from formulad.race.questions import Purpose, Question
from formulad.race.state import SECOND, Phase, State, Weather
from formulad.race.thresholds import rolled_to_the_limit
from formulad.race.turn.rounds import has_ended

if TYPE_CHECKING:
    from formulad.kernel.game import Outcome, Refusal
    from formulad.race.moves import Move
    from formulad.race.questions import Due
    from formulad.race.road.track import WeatherTable


class Sky(IntEnum):
    """What the table of a circuit makes of the black die; its value is the way the rows turn."""

    FINE = -1
    VARIABLE = 0
    RAIN = 1


FIRST = {Sky.FINE: Weather.FINE, Sky.VARIABLE: Weather.VARIABLE, Sky.RAIN: Weather.RAIN}
"""What the table brings where no weather was before (WX-2, WX-3)."""


def sky(table: WeatherTable, value: int) -> Sky:
    """Return what a roll brings on a circuit (WX-1)."""
    if value in table.fine:
        return Sky.FINE
    return Sky.VARIABLE if value in table.variable else Sky.RAIN


class _Sky(TurnPart):
    """A roll for the weather; one driver may ask for another (DRV-JULIEN-1)."""

    def settle(self, setting: Setting, state: State, value: int) -> RaceStep:
        """Let the roll that counts bring its weather."""
        raise NotImplementedError

    def throw(self, setting: Setting, state: State, seat: int, purpose: Purpose) -> Due | None:
        """Return the roll that is due, or the choice to ask for another."""
        reader = _reader(setting, state)
        if state.sky_roll > 0 and reader is not None:
            return decision(reader, Question.SKY)
        return throw(seat, BLACK, purpose)

    def moves(self, setting: Setting, state: State) -> tuple[Move, ...]:
        """Return to be content with the roll, and to ask for another."""
        del setting, state
        return (KeepSky(), RollSkyAgain())

    def refusal(self, setting: Setting, state: State, move: Move) -> Refusal | None:
        """Return why something else has to wait."""
        if move in self.moves(setting, state):
            return None
        return refuse("DRV-JULIEN-1", "First say whether the roll for the weather stands.")

    def decide(self, setting: Setting, state: State, move: Move) -> RaceStep:
        """Let the roll stand, or throw the die again."""
        if isinstance(move, KeepSky):
            return self.settle(setting, replace(state, sky_roll=0), state.sky_roll)
        reader = _reader(setting, state)
        again = () if reader is None else (SkyRolledAgain(reader),)
        return Step(replace(state, sky_roll=SECOND), again)

    def roll(self, setting: Setting, state: State, outcome: Outcome) -> RaceStep:
        """Show the roll to who may ask for another, or let it count."""
        reader = _reader(setting, state)
        if reader is None or state.sky_roll == SECOND:
            return self.settle(setting, replace(state, sky_roll=0), outcome.value)
        read = SkyRead(reader, outcome.value)
        return Step(replace(state, sky_roll=outcome.value), (read,))


def _reader(setting: Setting, state: State) -> int | None:
    """Return the seat that may ask for another roll; None if nobody on the track may."""
    gifted = sorted(setting.gifted(Ability.SECOND_SKY))
    return next((seat for seat in gifted if state.cars[seat].is_on_track), None)


class _FirstWeather(_Sky):
    """The roll for the weather before cars drive."""

    purpose: Purpose

    def is_due(self, setting: Setting, state: State) -> bool:
        """Return whether this weather is rolled for at all."""
        raise NotImplementedError

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Look up before the roll."""
        return Step(replace(state, is_sky_open=self.is_due(setting, state)))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the roll, thrown by the first of the order; or whether it stands."""
        seat = state.order[0] if state.order else 0
        return self.throw(setting, state, seat, self.purpose) if state.is_sky_open else None

    def settle(self, setting: Setting, state: State, value: int) -> RaceStep:
        """Set the weather by the circuit's table (WX-2, WX-3)."""
        weather = FIRST[sky(setting.track.climate, value)]
        rolled = WeatherRolled(value, weather)
        return Step(replace(state, weather=weather, is_sky_open=False), (rolled,))


class PracticeWeather(_FirstWeather):
    """The weather of the timed laps (WX-2)."""

    phase = Phase.PRACTICE
    purpose = Purpose.PRACTICE_WEATHER

    def is_due(self, setting: Setting, state: State) -> bool:
        """Return whether there are timed laps to come."""
        del state
        return setting.options.weather and setting.options.qualifying


class RaceWeather(_FirstWeather):
    """The weather just before the race (WX-3)."""

    phase = Phase.FORECAST
    purpose = Purpose.RACE_WEATHER

    def is_due(self, setting: Setting, state: State) -> bool:
        """Return whether the race has weather."""
        del state
        return setting.options.weather


class WeatherTurns(_Sky):
    """Variable weather may turn when a fast engine is driven to its limit (WX-4)."""

    phase = Phase.WEATHER

    def is_played(self, setting: Setting) -> bool:
        """Return whether there is weather."""
        return setting.options.weather

    def begin(self, setting: Setting, state: State) -> RaceStep:
        """Note who rolled the highest face of fifth or sixth, while the weather may change."""
        del setting
        if state.trials or not state.weather.may_turn or not rolled_to_the_limit(state):
            return Step(state)
        return Step(replace(state, sky_rolls=(*state.sky_rolls, state.seat)))

    def due(self, setting: Setting, state: State) -> Due | None:
        """Return the roll: at once, or when the round ends (WX-5)."""
        if not state.sky_rolls or not state.weather.may_turn or has_ended(setting, state):
            return None
        if setting.options.weather_end_of_round and not state.is_last_of_round:
            return None
        return self.throw(setting, state, state.sky_rolls[0], Purpose.WEATHER)

    def settle(self, setting: Setting, state: State, value: int) -> RaceStep:
        """Let the weather turn by a row, or stay."""
        seat, *rest = state.sky_rolls
        found = sky(setting.track.climate, value)
        weather = Weather(state.weather + found)
        turned = WeatherTurned(seat, value, weather)
        kept = tuple(rest) if weather.may_turn else ()
        return Step(replace(state, weather=weather, sky_rolls=kept), (turned,))
