"""Themes of a puzzle, told from what its answer does (SCH-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.school.puzzle import Ask, Theme

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formulad.race.bills import Bill
    from formulad.school.stage import Stage

OFTEN = 0.3
"""The share of the dice from which something is said to be the plan."""
FEW_TYRES = 1
MANY_STOPS = 2
"""Stops still to be made in the corner at hand: here, or in the next one if none is owed here."""
NEAR_FLAG = 0.5
"""The share of the last lap from which the flag is in sight."""


def themes_of(stage: Stage, answer: str, choices: Sequence[str]) -> tuple[Theme, ...]:
    """Return what a puzzle is about, in the order of the themes."""
    of_answer = _of_gear if stage.ask is Ask.GEAR else _of_place
    found = {*of_answer(stage, answer, choices), *_of_situation(stage)}
    return tuple(theme for theme in Theme if theme in found)


def _of_gear(stage: Stage, answer: str, choices: Sequence[str]) -> Iterator[Theme]:
    gear = int(answer)
    yield Theme.GO if gear == max(map(int, choices)) else Theme.HOLD_BACK
    if stage.state.car.gear - gear > 1:
        yield Theme.SKIP_GEARS
    faces = stage.faces(Gear(gear))
    for part, theme in _MONEY:
        if sum(each.chance for each in faces if _costs(each.bill, part)) >= OFTEN:
            yield theme


def _of_place(stage: Stage, answer: str, _choices: Sequence[str]) -> Iterator[Theme]:
    bill = stage.best_way(answer).bill
    spent = [theme for part, theme in _MONEY if _costs(bill, part)]
    yield from spent or [Theme.LANE]


_MONEY = ((Part.TYRES, Theme.TYRES_AS_MONEY), (Part.BRAKES, Theme.BRAKES_AS_MONEY))


def _costs(bill: Bill, part: Part) -> bool:
    return any(item.part is part for item in bill.items)


def _of_situation(stage: Stage) -> Iterator[Theme]:
    track, car = stage.game.track, stage.state.car
    if car.wear.left(Part.TYRES) <= FEW_TYRES:
        yield Theme.NO_TYRES
    owed = track.stops[track.cells[car.cell].sector] - car.stops
    if owed == 1:
        yield Theme.INSIDE
    if (owed if owed > 0 else _stops_ahead(stage)) >= MANY_STOPS:
        yield Theme.MANY_STOPS
    if car.lap == stage.game.options.laps and _share_of_lap(stage) >= NEAR_FLAG:
        yield Theme.LAST_LAP


def _share_of_lap(stage: Stage) -> float:
    """Return how much of the sectors of a lap lies behind the car."""
    track = stage.game.track
    return track.cells[stage.state.car.cell].sector / len(track.sectors)


def _stops_ahead(stage: Stage) -> int:
    """Return the stops that the next corner wants, the one the car is in left out."""
    track = stage.game.track
    sector, count = track.cells[stage.state.car.cell].sector, len(track.sectors)
    ahead = (track.stops[(sector + step) % count] for step in range(1, count + 1))
    return next((stops for stops in ahead if stops), 0)


def next_stops(stage: Stage) -> int:
    """Return the stops of the corner the car is in, or of the one ahead of it."""
    track = stage.game.track
    sector, count = track.cells[stage.state.car.cell].sector, len(track.sectors)
    ahead = (track.stops[(sector + step) % count] for step in range(count))
    return next((stops for stops in ahead if stops), 0)
