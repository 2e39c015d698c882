"""Plain totals of drivers, as columns of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say_of
from formulad.ui.race.analysis.table_columns import Column

if TYPE_CHECKING:
    from formulad.ai.report.race_story import CarStory
    from formulad.ui.race.analysis.race_report import RaceReport


def few_columns() -> tuple[Column, ...]:
    """Return what matters most of a race."""
    return (
        Column(say_of("column", "points lost"), lambda car: str(car.points_lost)),
        Column(say_of("column", "braked"), lambda car: str(car.braked)),
        Column(say_of("column", "held up"), lambda car: str(car.blocked)),
        Column(say_of("column", "slipstreams"), lambda car: str(car.slipstreams)),
        Column(say_of("column", "contacts"), lambda car: str(car.contacts)),
    )


def all_columns(report: RaceReport) -> tuple[Column, ...]:
    """Return all that is counted of a race."""
    pits = any(car.pit_stops for car in report.story.cars)
    more = (
        Column(say_of("column", "spins"), lambda car: str(car.spins)),
        Column(say_of("column", "points left"), lambda car: str(car.left)),
    )
    stops = (Column(say_of("column", "pit stops"), lambda car: str(car.pit_stops)),)
    return (*few_columns(), *more, *(stops if pits else ()), *_laps(report))


def _laps(report: RaceReport) -> tuple[Column, ...]:
    """Return the turns of each lap, of as many as there is room for."""
    laps = report.steps.game.options.laps
    if not 1 < laps <= 4:
        return ()
    return tuple(_lap(lap) for lap in range(1, laps + 1))


def _lap(lap: int) -> Column:
    def turns(car: CarStory) -> str:
        used = sum(turn.lap == lap for turn in car.turns)
        return str(used) if used else "–"

    return Column(say_of("column", "turns, lap {lap}", lap=lap), turns)
