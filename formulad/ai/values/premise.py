"""Premise of a solution: what a car has, how it grips, and what may happen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formulad.kernel.frozen import frozen
from formulad.kernel.values import replace
from formulad.race.agreed.drivers import Ability
from formulad.race.agreed.options import SlideRule, SpinScope, StartLanes
from formulad.race.car import Part
from formulad.race.dice import BLACK
from formulad.race.thresholds import DEBRIS_DRY
from formulad.race.tyres import SHORT_SLIDE, TyreKind, TyreSet, bonus, overshoot_factor, slide

if TYPE_CHECKING:
    from formulad.race.car import Wear
    from formulad.race.phase import Setting

IN_TRAFFIC = 0.05
"""The chance in a turn to lose a point to others, with which a driver in company reckons."""
MOST_TOLD_APART = {
    Part.TYRES: 10,
    Part.BRAKES: 4,
    Part.GEARBOX: 3,
    Part.BODY: 1,
    Part.ENGINE: 3,
    Part.ROAD_HOLDING: 1,
}
"""More points than these of a part are worth no more: few cars have them, and no race uses them."""
OLDEST = 3
"""Tyres in this lap or a later one are all alike (TYR-5)."""


class Road(NamedTuple):
    """What of a premise decides the ways ahead."""

    slide: int = 0
    """Cells by which a corner makes a move longer (TYR-4)."""
    slides_on_stops: bool = False
    """It does so only where the car would make a stop that is owed."""
    bonus: int = 0
    """Cells that may be added (TYR-2)."""
    has_debris: bool = False
    """The blackened cells of a city are tested (STR-4)."""


@frozen
class Premise:
    """All that decides what a place on a circuit is worth, besides the circuit."""

    points: tuple[int, ...]
    """The most points a car of the race has, by `Part`; a single number is one pool for all."""
    tyres: TyreSet | None = None
    is_wet: bool = False
    is_sure_footed: bool = False
    """The car slides only a little (DRV-JULIEN-2)."""
    soft_in_rain: int = 2
    """What a cell too far costs on soft tyres in the rain (TYR-2)."""
    slides_on_stops: bool = False
    engine_risk: float = 0.2
    """The chance that an engine test costs a point (ENG-1)."""
    may_spin_on: bool = False
    """A car without tyre points may always spin once more (SPN-2)."""
    has_nitro: bool = False
    is_spent: bool = False
    """The nitro of this lap is used up (STR-2)."""
    has_checkpoint: bool = False
    """The line gives points back (STR-7)."""
    has_debris: bool = False
    hazard: float = 0.0
    """The chance to lose a point of the one pool to others at the end of a turn."""
    stall_to: int = 1
    """A start roll up to this stalls the engine (STA-2)."""
    great_start_from: int = 20
    """A start roll from this is a great start (STA-3)."""
    restarts: bool = False
    """A car that has spun rolls as at the start (SPN-6)."""
    keeps_lane: bool = False
    """A great start stays in its lane (STA-3)."""

    @property
    def factor(self) -> int:
        """Tyre points for each cell too far (TYR-5)."""
        return overshoot_factor(self.tyres, is_wet=self.is_wet, soft_in_rain=self.soft_in_rain)

    @property
    def road(self) -> Road:
        """What of it decides the ways ahead."""
        slips = slide(self.tyres, is_wet=self.is_wet)
        slips = min(slips, SHORT_SLIDE) if self.is_sure_footed else slips
        longer = bonus(self.tyres, is_wet=self.is_wet)
        return Road(slips, self.slides_on_stops and slips > 0, longer, self.has_debris)

    @property
    def after_line(self) -> Premise:
        """What holds in the next lap: tyres are older (TYR-0), the nitro is filled up (STR-2)."""
        tyres = self.tyres and replace(self.tyres, laps=self.tyres.laps + 1)
        return replace(self, tyres=worn(tyres, is_wet=self.is_wet), is_spent=False)


def worn(tyres: TyreSet | None, *, is_wet: bool) -> TyreSet | None:
    """Return tyres as they grip: those of one kind that grip alike are one set."""
    if tyres is None or (tyres.kind is TyreKind.HARD and not is_wet):
        return None
    is_ageless = tyres.kind is TyreKind.HARD or (tyres.kind is TyreKind.WET and is_wet)
    return TyreSet(tyres.kind, 1 if is_ageless else min(OLDEST, tyres.laps))


def premise_of(setting: Setting) -> Premise:
    """Return what new cars of a race are judged by on a dry road."""
    options, rules = setting.options, setting.options.rule_set
    points = _most_points([entry.wear for entry in setting.entries])
    street = setting.track.street
    return Premise(
        points,
        soft_in_rain=options.soft_wet_factor,
        slides_on_stops=options.slide_rule is SlideRule.REQUIRED_STOP,
        engine_risk=rules.engine_to / BLACK.highest,
        may_spin_on=options.spin_again_scope is SpinScope.WHILE_ZERO,
        has_nitro=options.has_nitro,
        has_checkpoint=options.has_checkpoint,
        has_debris=options.debris and street is not None and bool(street.zone),
        hazard=IN_TRAFFIC if setting.seats > 1 and len(points) == 1 else 0.0,
        stall_to=rules.stall_to,
        great_start_from=rules.great_start_from,
        restarts=options.spin_restart_roll,
        keeps_lane=options.super_start_lanes is StartLanes.AVOID,
    )


def _most_points(wears: list[Wear]) -> tuple[int, ...]:
    """Return the most points of any car that a table tells apart."""
    if wears[0].is_one_pool:
        return (max(wear.points[0] for wear in wears),)
    return tuple(min(MOST_TOLD_APART[part], max(w.left(part) for w in wears)) for part in Part)


def is_sure_footed(setting: Setting, seat: int) -> bool:
    """Return whether a driver slides only a little (DRV-JULIEN-2)."""
    return seat in setting.gifted(Ability.SHORT_SLIDE)


DEBRIS_RISK = DEBRIS_DRY / BLACK.highest
"""The chance that a blackened cell costs a point of road-holding (DEB-2)."""
