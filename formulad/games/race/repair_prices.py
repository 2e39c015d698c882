"""Prices of repairs: what the points of a car come to in turns, by the table of values (SEA-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ai.judging.judge import judge_of
from formulad.ai.judging.vitals import losses, price
from formulad.games.race.known_values import stock_library
from formulad.kernel.game import Seat
from formulad.kernel.values import replace
from formulad.race.agreed.options import GridRule
from formulad.race.car import Part, Wear
from formulad.race.phase import Entry
from formulad.race.rules import RaceGame

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track
    from formulad.season.carried_damage import Cost
    from formulad.season.season import Points

_VITAL = (Part.BODY, Part.ROAD_HOLDING)
"""Parts that no table counts one by one."""


def repair_prices(track: Track, options: Options) -> Cost:
    """Return what gives the turns to the flag of a car with so many points, alone on a circuit."""
    stock_library()
    options = replace(options, grid=GridRule.AS_LISTED, qualifying=False, team_race=False)
    whole = options.rule_set.wear
    game = RaceGame(track, (Entry(1, whole),), options)
    begun, judge = game.initial(), judge_of(game.setting)

    def cost(points: Points) -> float:
        wear = worn(whole, points)
        car = replace(begun.cars[0], wear=wear)
        turns = judge.turns_to_go(game, begun.with_car(0, car), Seat(0))
        spares = ((part, left) for part in _VITAL for left in range(1, wear.left(part) + 1))
        return turns - sum(price(left, losses(part, turns)) for part, left in spares)

    return cost


def worn(whole: Wear, points: Points) -> Wear:
    """Return the points of a car of which some parts have so many, the others all of theirs."""
    return Wear(
        tuple(
            points.get(part.name.lower(), full)
            for part, full in zip(Part, whole.points, strict=True)
        )
    )
