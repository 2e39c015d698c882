"""Events of the weather, and of what is asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.values import Frozen

if TYPE_CHECKING:
    from formulad.race.state import Weather


class WeatherRolled(Frozen):
    """The weather before the cars drive."""

    value: int
    weather: Weather


class WeatherTurned(Frozen):
    """The weather was rolled for again; it may have stayed."""

    car: int
    value: int
    weather: Weather


class SkyRead(Frozen):
    """A roll for the weather that may still be asked for again."""

    car: int
    value: int


class SkyRolledAgain(Frozen):
    """A driver asked for another roll for the weather."""

    car: int


SkyEvent: TypeAlias = WeatherRolled | WeatherTurned | SkyRead | SkyRolledAgain
