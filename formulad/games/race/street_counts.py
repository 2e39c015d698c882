"""Counts of what the street cars met and did in a race."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from formulad.race.events import (
    DriftUsed,
    LitterLeft,
    NitroUsed,
    PartsRepaired,
    PolicePrizeWon,
    RadioThrown,
    RivalCharmed,
    ShotFired,
    SkyRolledAgain,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from formulad.race.events import Event

NITRO = "nitro"
_NAMES = {
    NitroUsed: NITRO,
    ShotFired: "shots",
    PolicePrizeWon: "prizes",
    PartsRepaired: "repairs",
    RadioThrown: "radios",
    DriftUsed: "drifts",
    LitterLeft: "litter",
    SkyRolledAgain: "rerolls",
    RivalCharmed: "charms",
}
WORDS = (NITRO, "shots", "hits", *list(_NAMES.values())[2:])
"""What is counted, in the order in which it is told."""


def street_counts(events: Iterable[Event], seats: int) -> tuple[Counter[str], ...]:
    """Return what each car met or did, by seat; who turned a head is counted, not who looked."""
    counts = tuple(Counter[str]() for _ in range(seats))
    for event in events:
        match event:
            case RivalCharmed(by=seat):
                counts[seat]["charms"] += 1
            case ShotFired(car=seat, hit=hit):
                counts[seat].update(("shots", "hits") if hit is not None else ("shots",))
            case _ if type(event) in _NAMES:
                counts[event.car][_NAMES[type(event)]] += 1  # type: ignore[union-attr]  # they have
    return counts
