"""Cars in a race: whose each is, who drives it, and its value on the circuit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from formulad.cards.packs import CardId


class RaceCar(NamedTuple):
    """A car in a race."""

    seat: int
    driver: CardId
    value: int
