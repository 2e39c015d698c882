"""The words of a race: parts, causes, tyres, skies, and numbers as people say them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.race.car import Part
from formulad.race.events import Cause
from formulad.race.state import Weather
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.race.bills import Item


class Tone(Enum):
    """How a line of the log sounds."""

    PLAIN = auto()
    GOOD = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: whose it is, the die that fell, and what it meant."""

    text: str
    car: int | None = None
    die: int | None = None
    """The gear of the die that fell, `BLACK_DIE`, or none."""
    value: int = 0
    tone: Tone = Tone.PLAIN
    rule: str = ""
    """The rule that explains it."""
    is_great: bool = False
    """Something to stop for a moment: a pole, a car out, a finish."""
    is_gift: bool = False
    """What only one driver can do has made the difference (DRV)."""


ORDINALS = ("neutral", "1st", "2nd", "3rd", "4th", "5th", "6th")

CAUSES = {
    Cause.OVER_REVVING: "skipping gears",
    Cause.BRAKING: "braking",
    Cause.BLOCKED: "a closed road",
    Cause.OVERSHOOT: "overshooting the corner",
    Cause.MISSED_STOPS: "leaving a corner with two stops missing",
    Cause.COLLISION: "contact",
    Cause.ENGINE: "engine trouble",
    Cause.SLIPSTREAM: "a slipstream into a corner",
    Cause.DEBRIS: "debris",
    Cause.WRECK: "a crash right behind",
    Cause.DRIFT: "a drift",
    Cause.GUNFIRE: "gunfire",
    Cause.RADIO: "a flying radio",
}

PARTS = {
    Part.TYRES: ("tyre", "tyres"),
    Part.BRAKES: ("brake", "brakes"),
    Part.GEARBOX: ("gearbox", "gearbox"),
    Part.BODY: ("body", "body"),
    Part.ENGINE: ("engine", "engine"),
    Part.ROAD_HOLDING: ("handling", "handling"),
}
"""What a point of each part is called, and several of them."""

PART_TITLES = {
    Part.TYRES: "Tyres",
    Part.BRAKES: "Brakes",
    Part.GEARBOX: "Gearbox",
    Part.BODY: "Body",
    Part.ENGINE: "Engine",
    Part.ROAD_HOLDING: "Handling",
}

PART_LETTERS = {
    Part.TYRES: "T",
    Part.BRAKES: "B",
    Part.GEARBOX: "G",
    Part.BODY: "Bo",
    Part.ENGINE: "E",
    Part.ROAD_HOLDING: "H",
}
"""For places that are too small for words."""

PART_ICONS = {
    Part.TYRES: "tyre",
    Part.BRAKES: "brake",
    Part.GEARBOX: "gearbox",
    Part.BODY: "body",
    Part.ENGINE: "engine",
    Part.ROAD_HOLDING: "road",
}

TYRES = {TyreKind.HARD: "hard", TyreKind.SOFT: "soft", TyreKind.WET: "wet"}

SKIES = {
    Weather.FINE: ("Fine", "dry track"),
    Weather.VARIABLE: ("Changeable", "dry, for now"),
    Weather.RAINY_VARIABLE: ("Changeable", "wet, for now"),
    Weather.RAIN: ("Rain", "wet track"),
}
"""The sky over the circuit, and what the road is like under it."""


def counted(number: int, one: str, many: str) -> str:
    """Return a number of things in words."""
    return f"{number} {one if number == 1 else many}"


def points(number: int) -> str:
    """Return a number of wear points in words."""
    return counted(number, "point", "points")


def part_points(part: Part, number: int, *, is_one_pool: bool = False) -> str:
    """Return points of a part in words: `2 brakes`; `2 points` where all share one pool."""
    if is_one_pool:
        return points(number)
    one, several = PARTS[part]
    return f"{number} {one if number == 1 else several}"


def by_part(items: Iterable[Item]) -> dict[Part, int]:
    """Return what a bill takes from each part."""
    taken: dict[Part, int] = {}
    for item in items:
        taken[item.part] = taken.get(item.part, 0) + item.points
    return taken


def initials(items: Iterable[Item], *, is_one_pool: bool) -> str:
    """Return what a bill takes in as few letters as can be: `−2B −T`, or `−3` of one pool."""
    taken = by_part(items)
    if is_one_pool:
        total = sum(taken.values())
        return f"−{total}" if total else ""
    return " ".join(f"−{n if n > 1 else ''}{PART_LETTERS[part]}" for part, n in taken.items())


def cells(number: int) -> str:
    """Return a number of cells in words."""
    return counted(number, "cell", "cells")


def rolls(number: int) -> str:
    """Return a number of throws of a timed lap in words."""
    return counted(number, "roll", "rolls")


def up_to(limit: int) -> str:
    """Return the rolls of the black die up to a limit: `1–4`, or `1` alone."""
    return "1" if limit == 1 else f"1–{limit}"


def place(number: int) -> str:
    """Return a place as 1st, 2nd, 3rd, 4th ..."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def listed(words: Sequence[str]) -> str:
    """Return several words as one says them: `Ada, Bob and Cy`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
