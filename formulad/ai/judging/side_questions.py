"""Side questions: what is decided beside gears and paths, judged by the places it leads to."""

from __future__ import annotations

from functools import cached_property
from statistics import fmean
from typing import TYPE_CHECKING

from formulad.ai.judging.arrivals import Arrivals
from formulad.ai.judging.judged import Judged
from formulad.ai.judging.service import Service
from formulad.ai.judging.standing import turns_to_go
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.car import Part
from formulad.race.dice import BLACK
from formulad.race.moves import (
    FitTyres,
    KeepRadio,
    KeepSky,
    Repair,
    RollSkyAgain,
    StopForService,
    ThrowRadio,
)
from formulad.race.state import Phase, Weather
from formulad.race.turn.radio import HITS
from formulad.race.turn.weather import FIRST, sky
from formulad.race.tyres import TyreKind, TyreSet

if TYPE_CHECKING:
    from formulad.race.car import Wear
    from formulad.race.moves import Move
    from formulad.race.repairs import Repairs
    from formulad.race.rules import RaceGame

WETNESS = {
    Weather.FINE: 0.0,
    Weather.VARIABLE: 0.25,
    Weather.RAINY_VARIABLE: 0.75,
    Weather.RAIN: 1.0,
}
"""How much of what is left of a race is driven in the rain, about."""
RAIN_COSTS, RAIN_GAINS = 0.1, 0.02
"""By what part a race gets longer in the rain; and what it gives those who slide less."""
WRONG_IN_RAIN, WRONG_IN_THE_DRY = 4.0, 2.0
"""Turns a lap that wrong tyres cost, on a wet road and on a dry one."""


LAST = 40.0
"""Turns that the last vital point is worth."""


class SideQuestions:
    """The other questions that one driver may be asked."""

    def __init__(self, game: RaceGame, arrivals: Arrivals) -> None:
        self.game, self.arrivals = game, arrivals
        self.state, self.seat = arrivals.state, arrivals.seat

    def judged(self) -> tuple[Judged, ...]:
        """Return every decision with the turns to go after it."""
        return tuple(Judged(move, self._turns(move)) for move in self.game.moves(self.state))

    def _turns(self, move: Move) -> float:
        match move:
            case StopForService():
                return self._served(move)
            case FitTyres(kind):
                return self._shod(self._sensible) + self._wrong(kind)
            case Repair(repairs):
                return 1 + self._repaired(repairs)
            case ThrowRadio(at):
                return 1 + self._here() - self._harm(at) / max(1, self.game.setting.seats - 1)
            case KeepRadio():
                return 1 + self._here()
            case RollSkyAgain():
                return self._here() * (1 + self._longer(fmean(self._wetness_by_roll)))
            case KeepSky():
                now = self._wetness_by_roll[self.state.sky_roll - 1]
                return self._here() * (1 + self._longer(now))
            case _:  # to go out for a timed lap, or for none
                return self._here()

    def _here(self) -> float:
        return turns_to_go(self.arrivals)

    def _served(self, stop: StopForService) -> float:
        """Return the turns to go after a service; tyres of another kind cost what they cost."""
        tyres = stop.tyres and self._sensible
        service = Service(self.arrivals).turns_after(replace(stop, tyres=tyres))
        return service + self._wrong(stop.tyres) - self._gained(stop.repairs)

    @property
    def _sensible(self) -> TyreKind:
        """The tyres to fit now: soft ones are good for a last lap in fine weather."""
        if self.state.is_wet:
            return TyreKind.WET
        is_settled = self.state.weather is Weather.FINE or self.state.trials is not None
        is_last = self._laps_to_go <= 1
        return TyreKind.SOFT if is_settled and is_last else TyreKind.HARD

    @property
    def _laps_to_go(self) -> int:
        return min(self.arrivals.laps_after + 1, self.game.setting.options.laps)

    def _shod(self, kind: TyreKind) -> float:
        """Return the turns of the car with new tyres of a kind."""
        car = replace(self.arrivals.car, tyres=TyreSet(kind))
        state = self.state.with_car(self.seat, car)
        return turns_to_go(Arrivals(self.arrivals.tables, state, self.seat))

    def _with(self, seat: int, wear: Wear) -> float:
        """Return the turns of a car as if it had other points."""
        here = self.arrivals
        car = replace(self.state.cars[seat], wear=wear)
        state = self.state.with_car(seat, car)
        return turns_to_go(Arrivals(here.tables, state, seat))

    def _repaired(self, repairs: Repairs) -> float:
        """Return the turns to go with points given back, by tables and by what no table counts."""
        wear = self.arrivals.car.wear
        for part, points in repairs:
            wear = wear.plus(part, points)
        return self._with(self.seat, wear) - self._gained(repairs)

    def _gained(self, repairs: Repairs) -> float:
        """Return what points are worth that no table counts: vital ones, brakes among rivals."""
        wear = self.arrivals.car.wear
        if wear.is_one_pool:
            return 0.0
        arrivals, brakes = self.arrivals, wear.left(Part.BRAKES)
        more = dict(repairs).get(Part.BRAKES, 0)
        gained = arrivals.risked(brakes) - arrivals.risked(brakes + more)
        return gained + sum(
            arrivals.price(part, left)
            for part, points in repairs
            for left in range(wear.left(part) + 1, wear.left(part) + points + 1)
        )

    def _harm(self, seat: int) -> float:
        """Return the turns that a radio costs a rival on average (DRV-STANLEY-1)."""
        wear = self.state.cars[seat].wear
        before = self._with(seat, wear)
        harm, last = 0.0, 0
        for highest, part in HITS:
            harm += (highest - last) * self._loss(seat, wear, part, before)
            last = highest
        return harm / last

    def _loss(self, seat: int, wear: Wear, part: Part, before: float) -> float:
        left = wear.left(part)
        if not left:
            return 0.0
        if part in (Part.BODY, Part.ROAD_HOLDING) and not wear.is_one_pool:
            return self.arrivals.price(part, left)
        hit = wear.minus([(part, 1)])
        return LAST if hit.is_spent([part]) else self._with(seat, hit) - before

    def _wrong(self, kind: TyreKind | None) -> float:
        """Return what tyres cost that do not suit the road ahead."""
        if kind is None or kind is self._sensible:
            return 0.0
        return self._laps_to_go * (WRONG_IN_RAIN if self.state.is_wet else WRONG_IN_THE_DRY)

    @cached_property
    def _wetness_by_roll(self) -> list[float]:
        """How wet the race gets by the roll for the weather that stands."""
        is_first = self.state.phase is not Phase.WEATHER
        found = [sky(self.game.track.climate, n) for n in range(1, BLACK.highest + 1)]
        weather = [FIRST[s] if is_first else Weather(self.state.weather + s) for s in found]
        return [WETNESS[each] for each in weather]

    def _longer(self, wetness: float) -> float:
        """Return by what part the race gets longer for this driver."""
        likes_rain = self.seat in self.game.setting.gifted(Ability.SHORT_SLIDE)
        return wetness * (-RAIN_GAINS if likes_rain else RAIN_COSTS)
