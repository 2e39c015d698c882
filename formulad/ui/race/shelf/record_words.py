"""Words of the records of a circuit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.shelf.statistics.tally import What

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence

TITLES = {
    What.TURNS: say("Fewest turns for the race"),
    What.LAP: say("Fewest turns for a lap"),
    What.WIN: say("Widest win"),
    What.LOST: say("Fewest points lost"),
}
ICONS = {What.TURNS: "flag", What.LAP: "fast", What.WIN: "trophy", What.LOST: "heart"}


def record_words(what: What, value: int) -> Sentence:
    """Return a record in a few words."""
    match what:
        case What.TURNS:
            return counted(value, "{n} turn", "{n} turns")
        case What.LAP:
            return counted(value, "{n} turn a lap", "{n} turns a lap")
        case What.WIN:
            return counted(value, "won by {n} round", "won by {n} rounds")
        case What.LOST:
            return counted(value, "{n} point lost", "{n} points lost")
