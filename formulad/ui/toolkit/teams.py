"""Teams: five of them, told apart by the hue, pattern, number and disc of their cars."""

from __future__ import annotations

from enum import Enum, auto

from formulad.kernel.frozen import frozen
from formulad.ui.toolkit.colour import WHITE, Colour, rgb

INK: Colour = rgb("0A1429")


class Pattern(Enum):
    """What a team paints on its cars, so that nobody needs to see hues."""

    STRIPE = auto()
    CHEVRONS = auto()
    CHEQUER = auto()
    HOOPS = auto()
    DIAGONAL = auto()
    DOTS = auto()


@frozen
class Team:
    """A team of two cars; the second has a dark disc, nose tip and rear wing."""

    name: str
    colour: Colour
    pattern: Pattern
    pattern_colour: Colour


TEAMS = (
    Team("Marine", rgb("2A5FE0"), Pattern.STRIPE, WHITE),
    Team("Corail", rgb("E0452C"), Pattern.CHEVRONS, WHITE),
    Team("Soleil", rgb("FFC833"), Pattern.CHEQUER, INK),
    Team("Ivoire", rgb("F5F1E8"), Pattern.HOOPS, rgb("3F4C6B")),
    Team("Azur", rgb("5CCBE8"), Pattern.DIAGONAL, WHITE),
)
"""In the order of their numbers: cars 1 and 2 are Marine's, 9 and 10 Azur's."""

CAR_NUMBERS = range(1, 2 * len(TEAMS) + 1)


def team_of(number: int) -> Team:
    """Return the team that runs the car of a number."""
    return TEAMS[(number - 1) // 2]


def is_second(number: int) -> bool:
    """Return whether a car is its team's second, with the dark disc."""
    return number % 2 == 0


def disc_colours(number: int) -> tuple[Colour, Colour]:
    """Return the colours of a car's number disc: the disc, then the figures."""
    return (INK, WHITE) if is_second(number) else (WHITE, INK)


def needs_underline(number: int) -> bool:
    """Return whether a number turned upside down would read as another."""
    return number in {6, 9}
