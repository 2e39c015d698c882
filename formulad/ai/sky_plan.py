"""Plan for the weather: whether to ask for another roll (DRV-JULIEN-1)."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from formulad.race.dice import BLACK
from formulad.race.drivers import Ability
from formulad.race.moves import KeepSky, Move, RollSkyAgain
from formulad.race.state import Phase, Weather
from formulad.race.weather import FIRST, sky

if TYPE_CHECKING:
    from formulad.kernel.game import Seat
    from formulad.race.rules import RaceGame
    from formulad.race.state import State

WETNESS = {
    Weather.FINE: 0.0,
    Weather.VARIABLE: 0.25,
    Weather.RAINY_VARIABLE: 0.75,
    Weather.RAIN: 1.0,
}
"""How much of what is left of a race is driven in the rain, about."""


def best_sky(game: RaceGame, state: State, seat: Seat) -> Move:
    """Return to roll again if that is likely to bring a sky that suits the driver better.

    Rain is good for who slides less than others, and bad for anybody else.
    """
    likes_rain = seat in game.setting.gifted(Ability.SHORT_SLIDE)
    wetness = [_wetness(game, state, value) for value in range(1, BLACK.highest + 1)]
    now, hoped = wetness[state.sky_roll - 1], fmean(wetness)
    is_worse = now < hoped if likes_rain else now > hoped
    return RollSkyAgain() if is_worse else KeepSky()


def _wetness(game: RaceGame, state: State, value: int) -> float:
    """Return how wet the race gets if a roll stands."""
    found = sky(game.track.climate, value)
    is_first = state.phase is not Phase.WEATHER
    return WETNESS[FIRST[found] if is_first else Weather(state.weather + found)]
