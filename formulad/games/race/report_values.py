"""Report of a race as plain values: a table with a line for each turn, and facts for programs."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING, Any

from formulad.ai.report.account import RISK
from formulad.ai.report.dice_tally import tallies, throws_of
from formulad.ai.report.even_dice import even_dice
from formulad.ai.report.marks import class_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.report.account import DriverAccount, RaceAccount, Weighed
    from formulad.ai.report.car_turn import CarTurn
    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import CarStory, RaceStory
    from formulad.race.agreed.setup import Entrant
    from formulad.race.road.track import Track

HEAD = (
    *("round", "lap", "name", "number", "gear", "face", "cells", "to", "braked", "held_up"),
    *("points_lost", "slipstreams", "spun", "served", "mistake", "luck", "traffic"),
)
"""The columns of the table; the last three in turns."""
_FIGURES = 4


def as_csv(
    race: RaceSteps, story: RaceStory, seats: tuple[Entrant, ...], account: RaceAccount
) -> str:
    """Return a table with a line for each turn, in their order."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(HEAD)
    turns = sorted((turn for car in story.cars for turn in car.turns), key=lambda turn: turn.begin)
    worths = {key: worth for driver in account.drivers for key, worth in _worths(story, driver)}
    for turn in turns:
        row = _row(race.game.track, turn, seats[turn.car])
        table.writerow((*row, *worths.get((turn.car, turn.begin), ("", "", ""))))
    return text.getvalue()


def _row(track: Track, turn: CarTurn, entrant: Entrant) -> tuple[object, ...]:
    end = track.places[turn.cells[-1]].name if turn.cells else ""
    return (
        *(turn.round, turn.lap, entrant.name, entrant.number, int(turn.gear), turn.face),
        *(len(turn.cells), end, turn.braked, turn.blocked, turn.lost, turn.slipstreams),
        *(int(turn.has_spun), int(turn.is_served)),
    )


def _worths(
    story: RaceStory, driver: DriverAccount
) -> Iterator[tuple[tuple[int, int], tuple[float, float, float]]]:
    """Yield what each turn of a driver was worth, by seat and where it began."""
    for number, turn in enumerate(story.cars[driver.seat].turns):
        weighed = [each for each in driver.weighed if each.done == number]
        yield (driver.seat, turn.begin), _sums(weighed)


def _sums(weighed: list[Weighed]) -> tuple[float, float, float]:
    mistake = sum(each.mistake for each in weighed)
    luck = sum(each.luck for each in weighed)
    traffic = sum(each.traffic for each in weighed)
    return round(mistake, _FIGURES), round(luck, _FIGURES), round(traffic, _FIGURES)


def as_facts(
    race: RaceSteps, story: RaceStory, seats: tuple[Entrant, ...], account: RaceAccount
) -> dict[str, Any]:
    """Return what a race came to, for programs."""
    even = {each.seat: each for each in even_dice(account)}
    cars = []
    for place, seat in enumerate(story.order, 1):
        facts = _car(place, seats[seat], story.cars[seat])
        if account.drivers:
            facts |= _driver(account.drivers[seat])
        if seat in even:
            facts["with_even_dice"] = {
                "turns": round(even[seat].turns, _FIGURES),
                "spread": round(even[seat].spread, _FIGURES),
                "first": round(even[seat].chance, _FIGURES),
            }
        cars.append(facts)
    return {
        "track": race.game.track.id,
        "laps": race.game.options.laps,
        "rounds": story.rounds,
        "is_over": story.is_over,
        "cars": cars,
        "dice": [
            {
                "die": f"gear {int(tally.die)}" if tally.die else "black",
                "throws": tally.throws,
                "mean": round(tally.mean, _FIGURES),
                "expected": round(tally.expected, _FIGURES),
                "limits": [round(limit, _FIGURES) for limit in tally.limits],
            }
            for tally in tallies(throws_of(race))
        ],
    }


def _car(place: int, entrant: Entrant, car: CarStory) -> dict[str, Any]:
    return {
        "place": place,
        "name": entrant.name,
        "number": entrant.number,
        "turns": len(car.turns),
        "finished_in_round": car.finish,
        "out": car.exit.cause.value if car.exit else None,
        "points_lost": car.points_lost,
        "points_left": car.left,
        "braked": car.braked,
        "held_up": car.blocked,
        "slipstreams": car.slipstreams,
        "contacts": car.contacts,
        "spins": car.spins,
        "pit_stops": car.pit_stops,
    }


def _driver(driver: DriverAccount) -> dict[str, Any]:
    """Return the race of a driver in turns; what is about going out counts as risks."""
    risky = sum(abs(each.after - each.before) >= RISK for each in driver.weighed)
    return {
        "expected": round(driver.par, _FIGURES),
        "mistakes": round(driver.mistakes, _FIGURES),
        "luck": round(driver.luck, _FIGURES),
        "usual_luck": round(driver.usual_luck, _FIGURES),
        "traffic": round(driver.traffic, _FIGURES),
        "risks": None if driver.is_out else round(driver.risks, _FIGURES),
        "risky_moments": risky,
        "decisions": len(driver.decisions),
        "mean_mistake": round(driver.mean_mistake, 6),
        "class": class_of(driver.mean_mistake).name.lower(),
    }
