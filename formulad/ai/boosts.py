"""Boosts: nitro and drifts on top of a die, and when they are worth their price."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from formulad.ai.sight import next_stretch
from formulad.race.car import Part
from formulad.race.drivers import Ability
from formulad.race.extras import BIG_NITRO_CELLS
from formulad.race.moves import UseDrift, UseNitro

if TYPE_CHECKING:
    from formulad.ai.moment import Moment
    from formulad.race.dice import Gear
    from formulad.race.track import CellId

NITRO = 0.6
"""The turns that nitro saves, well used, if a whole lap is left for it."""
TURNS_TO_CHOOSE = 4.0
"""How soon a good moment for it comes: in so many turns most of that is to be had."""


class Boost(NamedTuple):
    """Cells more or less than the die shows."""

    cells: int
    price: float
    """In turns."""
    from_count: int = 0
    """How far the car has to go for it, with these cells: a drift needs a corner."""


NOTHING = (Boost(0, 0.0),)


def nitro_kept(moment: Moment, cell: CellId) -> float:
    """Return the turns that unused nitro is still worth on a cell: nothing beyond the line.

    The nearer the line, the fewer turns are left in which it may be of use; there it is filled up,
    and what was in it is lost (STR-2).
    """
    if not moment.has_nitro or moment.is_past_line(cell):
        return 0.0
    left = moment.outlook.road.guess(cell, 0)
    return NITRO * (1 - exp(-left / TURNS_TO_CHOOSE))


def boosts(moment: Moment, gear: Gear) -> tuple[Boost, ...]:
    """Return what can be made of a die of a gear before it falls; the die itself first."""
    if not moment.setting.options.street or moment.state.trials:
        return NOTHING
    nitro = _nitro(moment, gear)
    drifts = _drifts(moment)
    both = [
        Boost(n.cells + d.cells, n.price + d.price, d.from_count) for n in nitro for d in drifts
    ]
    return (*NOTHING, *nitro, *drifts, *both)


def price_of(moment: Moment, extra: UseNitro | UseDrift) -> float:
    """Return the turns that a drift costs; nitro costs nothing but the chance to use it later."""
    return moment.worth.loss(Part.TYRES, 1) if isinstance(extra, UseDrift) else 0.0


def _nitro(moment: Moment, gear: Gear) -> list[Boost]:
    if not moment.has_nitro:
        return []
    price = nitro_kept(moment, moment.car.cell)
    more = (0, BIG_NITRO_CELLS) if moment.can(Ability.BIG_NITRO) else (0,)
    return [Boost(gear + cells, price) for cells in more]


def _drifts(moment: Moment) -> list[Boost]:
    car = moment.car
    if not moment.can(Ability.DRIFT) or car.wear.left(Part.TYRES) < 1:
        return []
    price = moment.worth.loss(Part.TYRES, 1)
    is_inside = moment.track.corner_sector[car.cell] >= 0
    ahead = None if is_inside else next_stretch(moment.track, car.cell, car.stops)
    nearest = ahead.nearest if ahead else 0
    return [Boost(1, price, nearest), Boost(-1, price, nearest)]
