"""Place names on a circuit: lanes, straights and corners."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.sentence import Sentence, say, say_of
from formulad.race.road.track import LANE_LETTERS

if TYPE_CHECKING:
    from formulad.race.road.track import CellId, Track

_LEFT, _MIDDLE, _RIGHT = (
    say_of("lane", "left"),
    say_of("lane", "middle"),
    say_of("lane", "right"),
)
_SIDES = {2: (_LEFT, _RIGHT), 3: (_LEFT, _MIDDLE, _RIGHT)}


def lane_word(track: Track, lane: int) -> str:
    """Return what a lane is called: left, middle or right; a letter where there are more."""
    words = _SIDES.get(track.lane_count)
    return words[lane] if words else LANE_LETTERS[lane]


def where(track: Track, cell: CellId) -> str:
    """Return where a cell lies: `Massenet, left 5`, `After Tabac, right 2`.

    On a straight its cells count from the last corner on, as the numbers beside the road do.
    """
    place = track.places[cell]
    if track.is_pit(cell):
        if place.is_box:
            return say("Pit box")
        return say("Pit lane {cell}", cell=place.name.rpartition(".")[2])
    return say(
        "{stretch}, {lane} {number}",
        stretch=_stretch(track, place.sector),
        lane=lane_word(track, place.lane),
        number=_number(place.name) + _before_the_line(track, cell),
    )


def stretch_in(name: str) -> str:
    """Return the stretch that `where` names; nothing if it names none."""
    stretch = name.arguments.get("stretch") if isinstance(name, Sentence) else None
    return stretch if isinstance(stretch, str) else ""


def spot_in(name: str) -> str:
    """Return lane and number of the cell that `where` names, without the stretch it lies on."""
    if not isinstance(name, Sentence) or not stretch_in(name):
        return ""
    return say("{lane} {number}", lane=name.arguments["lane"], number=name.arguments["number"])


def with_stretch(name: str, stretch: str) -> str:
    """Return what `where` says with another word for the stretch, such as a shorter one."""
    if not isinstance(name, Sentence) or not stretch_in(name):
        return name
    return Sentence(name.english, {**name.arguments, "stretch": stretch}, name.context)


def stretch_of(track: Track, cell: CellId) -> str:
    """Return the name of the corner or the straight a cell lies on."""
    return where(track, cell) if track.is_pit(cell) else _stretch(track, track.places[cell].sector)


def _number(name: str) -> int:
    """Return the 12 of `s1.B12`."""
    return int(name.rpartition(".")[2][1:])


def _stretch(track: Track, sector: int) -> str:
    """Return the name of a corner, or of the straight after one; the line lies on its own."""
    corner = track.sectors[sector].corner
    if corner:
        return corner.name
    behind = track.sectors[sector - 1].corner
    if behind is None or sector == len(track.sectors) - 1:
        return say("Start straight")
    return say("After {corner}", corner=behind.name)


@lru_cache(maxsize=512)
def _before_the_line(track: Track, cell: CellId) -> int:
    """Return the cells of a straight that lie before the finish line, for those after it."""
    place, last = track.places[cell], len(track.sectors) - 1
    if place.sector != 0 or track.sectors[0].corner or track.sectors[last].corner:
        return 0
    return sum(c.sector == last and c.lane == place.lane for c in track.cells)
