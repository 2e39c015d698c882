"""Events of the weather, and of what is asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.race.state import Weather


@frozen
class WeatherRolled:
    """The weather before the cars drive."""

    value: int
    weather: Weather


@frozen
class WeatherTurned:
    """The weather was rolled for again; it may have stayed."""

    car: int
    value: int
    weather: Weather


@frozen
class SkyRead:
    """A roll for the weather that may still be asked for again."""

    car: int
    value: int


@frozen
class SkyRolledAgain:
    """A driver asked for another roll for the weather."""

    car: int


SkyEvent: TypeAlias = WeatherRolled | WeatherTurned | SkyRead | SkyRolledAgain
