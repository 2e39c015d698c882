"""Cost chip: what a choice costs, risks or brings, in a word with its icon."""

from __future__ import annotations

from formulad.kernel.frozen import frozen
from formulad.ui.race.terms.race_words import Tone


@frozen
class CostChip:
    """Something that a choice costs, risks or brings, with the rule that says so."""

    icon: str
    text: str
    """`−2 brakes, road closed`."""
    rule: str
    tone: Tone = Tone.PLAIN
    """A cost is plain; good is what helps, bad what ends a race or spins a car."""
