"""Part names of a car as a driver meets them: a sign, a name, and what the part is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.race.car import Part
from formulad.ui.toolkit.theme import POOLS

if TYPE_CHECKING:
    from formulad.race.agreed.design import Design
    from formulad.ui.toolkit.colour import Colour


@frozen
class PartWords:
    """What is said of a part."""

    icon: str
    """It names the colour of the part too."""
    name: str
    use: str
    """What it is for, in a line."""


PARTS: dict[Part, PartWords] = {
    Part.TYRES: PartWords("tyre", say("Tyres"), say("Pay for each cell too far out of a corner.")),
    Part.BRAKES: PartWords("brake", say("Brakes"), say("Take cells off a throw that is too long.")),
    Part.GEARBOX: PartWords("gearbox", say("Gearbox"), say("Lets you skip gears on the way down.")),
    Part.BODY: PartWords("body", say("Body"), say("Takes the knocks when cars touch.")),
    Part.ENGINE: PartWords("engine", say("Engine"), say("Survives top speed and brutal shifts.")),
    Part.ROAD_HOLDING: PartWords(
        "road", say("Handling"), say("Keeps you on the road over debris.")
    ),
}


def in_figures(design: Design) -> tuple[tuple[str, Colour], ...]:
    """Return a design in a few figures, in the order and the colours of the parts."""
    colours = (POOLS[words.icon] for words in PARTS.values())
    return tuple(zip((str(points) for points in design.points), colours, strict=True))
