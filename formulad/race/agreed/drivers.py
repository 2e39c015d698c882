"""Drivers of street races: a car of their own, and what nobody else can do (DRV)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.agreed.design import POINTS, part_fault
from formulad.race.car import Part, Wear

if TYPE_CHECKING:
    from formulad.race.agreed.options import Options


MOST_POINTS = 22
"""That any driver of the game has in all."""


class Ability(StrEnum):
    """What a driver can do, or is good at; each is a rule of its own."""

    CHARM = "charm"
    """Rivals that pass on a straight go a cell less (DRV-LITSU-1)."""
    DRIFT = "drift"
    """In corners a cell more or less, for a tyre point (DRV-JACK-1)."""
    RADIO = "radio"
    """Once per race a car beside, before or behind is hit by a radio (DRV-STANLEY-1)."""
    TOUGH_ENGINE = "tough_engine"
    """Engine tests are easier by one (DRV-DIMITRI-1)."""
    SECOND_SKY = "second_sky"
    """Any roll for the weather may be asked for again (DRV-JULIEN-1)."""
    SHORT_SLIDE = "short_slide"
    """In the rain the car slides by one cell (DRV-JULIEN-2)."""
    LONG_CHECK = "long_check"
    """The checkpoint gives back four points instead of two (DRV-JENNY-1)."""
    BIG_NITRO = "big_nitro"
    """The nitro may carry three cells farther (DRV-MONTOYA-1)."""
    ROUGH = "rough"
    """Who touches this car rolls twice (DRV-DEREK-1)."""
    GALLANTRY = "gallantry"
    """First in every tie (DRV-DIANE-1)."""
    LITTER = "litter"
    """Once per lap debris may be left on the cell the car leaves (DRV-TEMANA-1)."""
    LIGHT_WHEELS = "light_wheels"
    """Debris harms the car on 1 and 2 only (DRV-TEMANA-2)."""

    @property
    def rule(self) -> str:
        """The id of its rule in the rule book."""
        return _RULES[self]


_RULES = {
    Ability.CHARM: "DRV-LITSU-1",
    Ability.DRIFT: "DRV-JACK-1",
    Ability.RADIO: "DRV-STANLEY-1",
    Ability.TOUGH_ENGINE: "DRV-DIMITRI-1",
    Ability.SECOND_SKY: "DRV-JULIEN-1",
    Ability.SHORT_SLIDE: "DRV-JULIEN-2",
    Ability.LONG_CHECK: "DRV-JENNY-1",
    Ability.BIG_NITRO: "DRV-MONTOYA-1",
    Ability.ROUGH: "DRV-DEREK-1",
    Ability.GALLANTRY: "DRV-DIANE-1",
    Ability.LITTER: "DRV-TEMANA-1",
    Ability.LIGHT_WHEELS: "DRV-TEMANA-2",
}


@frozen
class StreetDriver:
    """Who sits in a street car: its points when it is new, and what the driver can do."""

    id: str
    """The short name, such as `jack`."""
    points: tuple[int, ...]
    """By `Part`."""
    abilities: tuple[Ability, ...]

    def wear(self, options: Options) -> Wear:
        """Return the points with which this driver's car begins a race."""
        return Wear(balanced(self.points) if options.balance_drivers else self.points)


def driver_fault(driver: StreetDriver, options: Options) -> str | None:
    """Return why a driver cannot be chosen for a race, as a sentence; None if they can (STR-1)."""
    counts = options.abilities and not options.weather
    if counts and Ability.SECOND_SKY in driver.abilities:
        return say("The gift of this driver is about the weather, and this race has none.")
    return None


def points_fault(points: tuple[int, ...]) -> str | None:
    """Return why nobody may have such points, as a sentence; None if a driver may."""
    for part, number in zip(Part, points, strict=True):
        if fault := part_fault(part, number):
            return fault.sentence
    if sum(points) > MOST_POINTS:
        return say(
            "A driver has at most {most} points in all, not {points}.",
            most=MOST_POINTS,
            points=sum(points),
        )
    return None


def balanced(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return points brought down to twenty, from the largest pool each time."""
    left = list(points)
    while sum(left) > POINTS:
        left[max(Part, key=lambda part: (left[part], -part))] -= 1
    return tuple(left)
