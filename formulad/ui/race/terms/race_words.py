"""Words of a race: parts, causes, tyres, skies, and numbers as people say them."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import Joined, Sentence, counted, joined, say, say_of
from formulad.race.bills import Verdict
from formulad.race.car import Part
from formulad.race.events import Cause
from formulad.race.state import Weather
from formulad.race.turn.weather import Sky
from formulad.race.tyres import TyreKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from formulad.kernel.game import Refusal
    from formulad.race.bills import Item


class Tone(Enum):
    """How a line of the log sounds."""

    PLAIN = auto()
    GOOD = auto()
    BAD = auto()


@frozen
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


ORDINALS = (
    say_of("gear", "neutral"),
    say_of("gear", "1st"),
    say_of("gear", "2nd"),
    say_of("gear", "3rd"),
    say_of("gear", "4th"),
    say_of("gear", "5th"),
    say_of("gear", "6th"),
)
"""What gears are called."""

CAUSES = {
    Cause.OVER_REVVING: say_of("cause", "skipping gears"),
    Cause.BRAKING: say_of("cause", "braking"),
    Cause.BLOCKED: say_of("cause", "a closed road"),
    Cause.OVERSHOOT: say_of("cause", "overshooting the corner"),
    Cause.MISSED_STOPS: say_of("cause", "leaving a corner with two stops missing"),
    Cause.COLLISION: say_of("cause", "contact"),
    Cause.ENGINE: say_of("cause", "engine trouble"),
    Cause.SLIPSTREAM: say_of("cause", "a slipstream into a corner"),
    Cause.DEBRIS: say_of("cause", "debris"),
    Cause.WRECK: say_of("cause", "a crash right behind"),
    Cause.DRIFT: say_of("cause", "a drift"),
    Cause.GUNFIRE: say_of("cause", "gunfire"),
    Cause.RADIO: say_of("cause", "a flying radio"),
}
"""What takes points of a car, or ends its race."""

PARTS = {
    Part.TYRES: say_of("part", "tyres"),
    Part.BRAKES: say_of("part", "brakes"),
    Part.GEARBOX: say_of("part", "gearbox"),
    Part.BODY: say_of("part", "body"),
    Part.ENGINE: say_of("part", "engine"),
    Part.ROAD_HOLDING: say_of("part", "handling"),
}
"""What each part is called within a sentence."""

PART_TITLES = {
    Part.TYRES: say_of("part", "Tyres"),
    Part.BRAKES: say_of("part", "Brakes"),
    Part.GEARBOX: say_of("part", "Gearbox"),
    Part.BODY: say_of("part", "Body"),
    Part.ENGINE: say_of("part", "Engine"),
    Part.ROAD_HOLDING: say_of("part", "Handling"),
}

PART_LETTERS = {
    Part.TYRES: say_of("part", "T"),
    Part.BRAKES: say_of("part", "B"),
    Part.GEARBOX: say_of("part", "G"),
    Part.BODY: say_of("part", "Bo"),
    Part.ENGINE: say_of("part", "E"),
    Part.ROAD_HOLDING: say_of("part", "H"),
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

VERDICTS = {
    Verdict.CLEAN: say_of("verdict", "clean"),
    Verdict.COST: say_of("verdict", "cost"),
    Verdict.SPIN: say_of("verdict", "spin"),
    Verdict.OUT: say_of("verdict", "out"),
}
"""What becomes of a car, in a word."""

WEAR_POINTS = say("Wear points")
"""What the points of all parts are called where they are one pool."""

TYRES = {
    TyreKind.HARD: say_of("tyres", "hard"),
    TyreKind.SOFT: say_of("tyres", "soft"),
    TyreKind.WET: say_of("tyres", "wet"),
}
"""What tyres are, within a sentence about tyres."""

TYRE_TITLES = {
    TyreKind.HARD: say_of("tyres", "Hard"),
    TyreKind.SOFT: say_of("tyres", "Soft"),
    TyreKind.WET: say_of("tyres", "Wet"),
}

SKIES = {
    Weather.FINE: (say_of("sky", "Fine"), say("dry track")),
    Weather.VARIABLE: (say_of("sky", "Changeable"), say("dry, for now")),
    Weather.RAINY_VARIABLE: (say_of("sky", "Changeable"), say("wet, for now")),
    Weather.RAIN: (say_of("sky", "Rain"), say("wet track")),
}
"""The sky over the circuit, and what the road is like under it."""

SKY_WORDS = {
    Sky.FINE: say_of("sky", "fine"),
    Sky.VARIABLE: say_of("sky", "changeable"),
    Sky.RAIN: say_of("sky", "rain"),
}
"""What the black die reads in the sky, within a sentence."""

WEATHER_WORDS = {
    Weather.FINE: SKY_WORDS[Sky.FINE],
    Weather.VARIABLE: SKY_WORDS[Sky.VARIABLE],
    Weather.RAINY_VARIABLE: SKY_WORDS[Sky.VARIABLE],
    Weather.RAIN: SKY_WORDS[Sky.RAIN],
}
"""What the sky is, within a sentence."""

_COMMA = say_of("between the parts of a list", ", ")


def reason_of(refusal: Refusal) -> Sentence:
    """Return why a move is not allowed, as the player reads it."""
    return Sentence(refusal.template, dict(refusal.values))


def points(number: int) -> Sentence:
    """Return a number of wear points in words."""
    return counted(number, "{n} point", "{n} points")


def part_points(part: Part, number: int, *, is_one_pool: bool = False) -> Sentence:
    """Return points of a part in words: `2 brakes`; `2 points` where all share one pool."""
    if is_one_pool:
        return points(number)
    match part:
        case Part.TYRES:
            return counted(number, "{n} tyre", "{n} tyres")
        case Part.BRAKES:
            return counted(number, "{n} brake", "{n} brakes")
        case Part.GEARBOX:
            return counted(number, "{n} gearbox", "{n} gearbox")
        case Part.BODY:
            return counted(number, "{n} body", "{n} body")
        case Part.ENGINE:
            return counted(number, "{n} engine", "{n} engine")
        case Part.ROAD_HOLDING:
            return counted(number, "{n} handling", "{n} handling")


def repaired(repairs: Iterable[tuple[Part, int]]) -> tuple[Sentence, ...]:
    """Return points given back, by part: `+1 gearbox`."""
    return tuple(say("+{n} {part}", n=number, part=PARTS[part]) for part, number in repairs)


def by_part(items: Iterable[Item]) -> dict[Part, int]:
    """Return what a bill takes from each part."""
    taken: dict[Part, int] = {}
    for item in items:
        taken[item.part] = taken.get(item.part, 0) + item.points
    return taken


def initials(items: Iterable[Item], *, is_one_pool: bool) -> str:
    """Return what a bill takes in as few letters as can be: `−2B −T`, or `−3` of one pool."""
    if is_one_pool:
        return in_total(items)
    return joined(" ", (_initial(part, number) for part, number in by_part(items).items()))


def in_total(items: Iterable[Item]) -> str:
    """Return what a bill takes from all parts together: `−3`."""
    total = sum(item.points for item in items)
    return f"−{total}" if total else ""


def _initial(part: Part, number: int) -> Sentence:
    """Return what a bill takes from a part: `−2B`, or `−T` for one point."""
    return joined("", (f"−{number}" if number > 1 else "−", PART_LETTERS[part]))


def cells(number: int) -> Sentence:
    """Return a number of cells in words."""
    return counted(number, "{n} cell", "{n} cells")


def rolls(number: int) -> Sentence:
    """Return a number of throws of a timed lap in words."""
    return counted(number, "{n} roll", "{n} rolls")


def stop_of(made: int, needed: int) -> Sentence:
    """Return which stop it is of those a corner demands."""
    return say("stop {made}/{needed}", made=made, needed=needed)


def up_to(limit: int) -> str:
    """Return the rolls of the black die up to a limit: `1–4`, or `1` alone."""
    return "1" if limit == 1 else f"1–{limit}"


def place(number: int) -> Sentence:
    """Return a place as 1st, 2nd, 3rd, 4th ..."""
    if number == 1:
        return say_of("place", "1st")
    ending = 0 if number % 100 in (11, 12, 13) else number % 10
    match ending:
        case 1:
            return say_of("place", "{n}st", n=number)
        case 2:
            return say_of("place", "{n}nd", n=number)
        case 3:
            return say_of("place", "{n}rd", n=number)
        case _:
            return say_of("place", "{n}th", n=number)


def in_a_row(texts: Iterable[str]) -> Sentence:
    """Return several texts one after the other: `4 tyres, 2 brakes`."""
    return joined(_COMMA, texts)


def without_last(text: str) -> str:
    """Return a row of texts without the last of them; a text that is no row stays as it is."""
    if isinstance(text, Joined) and len(text.parts) > 1:
        return joined(text.separator, text.parts[:-1])
    return text


def lines_of(text: str) -> tuple[str, ...]:
    """Return the lines of a text; those that were joined by line breaks stay sentences."""
    if isinstance(text, Joined) and text.separator == "\n":
        return text.parts
    return tuple(text.split("\n"))


def listed(words: Sequence[str]) -> str:
    """Return several words as one says them: `Ada, Bob and Cy`."""
    if len(words) == 1:
        return words[0]
    return say("{several} and {last}", several=in_a_row(words[:-1]), last=words[-1])
