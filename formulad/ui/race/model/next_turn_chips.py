"""Chip of a place to stop about the turn after it: what that costs, whatever falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import counted, say
from formulad.ui.race.terms.race_words import Tone, in_a_row
from formulad.ui.race.views.cost_chip import CostChip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from formulad.ai.engineer.dead_end import DeadEnd
    from formulad.ai.engineer.place_counsel import PlaceCounsel
    from formulad.kernel.sentence import Sentence


def next_turn_chips(counsel: PlaceCounsel | None) -> Iterator[CostChip]:
    """Yield what the next turn costs at least, if it costs anything."""
    if counsel and (end := counsel.dead_end):
        yield CostChip("warn", dead_end_words(end), "COR-1", Tone.BAD)


def dead_end_words(end: DeadEnd) -> str:
    """Return what the next turn costs at least, with the reason."""
    stops = say("stop {made} of {needed}", made=end.made, needed=end.needed)
    if end.has_room:
        return in_a_row((_price(end), stops))
    return in_a_row((_price(end), stops, say("no cell left")))


def _price(end: DeadEnd) -> Sentence:
    if end.is_out:
        return say("out next turn")
    return counted(end.points, "−{n} or more next turn", "−{n} or more next turn")
