"""Extra counsel: what nitro or a gift of the driver is worth before driving on (STR-2, DRV)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.race.turn.extras import Extra

if TYPE_CHECKING:
    from collections.abc import Sequence

    from formulad.ai.judging.judged import Judged

NEXT_TO_NOTHING = 0.05
"""Fewer turns nobody tells apart."""


class ExtraCounsel(Frozen):
    """Something that may be used now, which gains turns."""

    extra: Extra
    ahead: float
    """By how many turns the best way with it is better than the best without it."""


def extra_counsel(judged: Sequence[Judged]) -> ExtraCounsel | None:
    """Return what is best used before a way is chosen, of all decisions there are.

    Nothing is told that gains next to nothing, or less than to keep it for later.
    """
    gains = [(each.turns, each.move) for each in judged if isinstance(each.move, Extra)]
    if not gains:
        return None
    without = min(each.turns for each in judged if not isinstance(each.move, Extra))
    turns, extra = min(gains, key=lambda each: each[0])
    return ExtraCounsel(extra, without - turns) if without - turns >= NEXT_TO_NOTHING else None
