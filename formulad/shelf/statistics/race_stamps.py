"""Stamps that one race is worth, told from how it was driven (SHE-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.shelf.statistics import stamps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.report.race_steps import RaceSteps
    from formulad.ai.report.race_story import CarStory, RaceStory

_FULL_GRID, _SOME_CARS, _CONTACTS, _CHAIN = 10, 4, 3, 3


def race_stamps(steps: RaceSteps, story: RaceStory, car: CarStory) -> tuple[str, ...]:
    """Return the stamps that a race is worth to whoever drove a car."""
    if len(story.cars) < 2 or car.finish is None:
        return ()
    found = [*_of_coming_home(steps, story, car)]
    if story.order[0] == car.seat:
        found += _of_winning(steps, story, car)
    return tuple(found)


def _of_coming_home(steps: RaceSteps, story: RaceStory, car: CarStory) -> Iterator[str]:
    homes = [each for each in story.cars if each.finish is not None]
    wear = steps.last.cars[car.seat].wear
    driven = {turn.gear for turn in car.turns}
    if len(story.cars) >= _FULL_GRID and len(homes) == len(story.cars):
        yield stamps.TEN_HOME
    if wear.left(Part.ENGINE) == 1:
        yield stamps.LAST_POINT
    if driven >= {gear for gear in Gear if gear}:
        yield stamps.ALL_GEARS
    if any(turn.slipstreams >= _CHAIN for turn in car.turns):
        yield stamps.CHAIN


def _of_winning(steps: RaceSteps, story: RaceStory, car: CarStory) -> Iterator[str]:
    grid = story.places[0] if story.places else ()
    place = grid[car.seat] if grid else 0
    wear, homes = steps.last.cars[car.seat].wear, [each.finish for each in story.cars]
    spent = (Part.TYRES, Part.BRAKES, Part.GEARBOX)
    others = [home for seat, home in enumerate(homes) if seat != car.seat and home is not None]
    many = len(story.cars) >= _SOME_CARS
    reached = {
        stamps.DRY: not wear.is_one_pool and not any(map(wear.left, spent)),
        stamps.BACKWARDS: car.spins > 0,
        stamps.FROM_THE_BACK: many and place == len(story.cars),
        stamps.FROM_POLE: many and place == 1,
        stamps.SPOTLESS: car.points_lost == 0,
        stamps.CLOSE: car.finish in others,
        stamps.ALONE: many and not others,
        stamps.RAIN: any(state.is_wet for state in steps.states),
        stamps.SERVED: car.pit_stops > 0,
        stamps.CITY: steps.game.options.street,
        stamps.TOUCHED: car.contacts >= _CONTACTS,
    }
    yield from (stamp for stamp, is_reached in reached.items() if is_reached)
