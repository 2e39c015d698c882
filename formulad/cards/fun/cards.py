"""Cards: parts of a car, sponsors, circuits and specials, and what stands on them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.fun.circuits import CircuitEffect


class CardKind(StrEnum):
    """What a card is."""

    ENGINE = "engine"
    CHASSIS = "chassis"
    DRIVER = "driver"
    SPONSOR = "sponsor"
    CIRCUIT = "circuit"
    SPECIAL = "special"


PARTS = (CardKind.ENGINE, CardKind.CHASSIS, CardKind.DRIVER)
"""What a car is made of: it is bought at auctions, and nobody may throw it away (FUN-8, FUN-33)."""
FREE_TO_DISCARD = (CardKind.SPONSOR, CardKind.SPECIAL)
"""What anybody with too many cards may throw away (FUN-34)."""


class Special(StrEnum):
    """What a special does."""

    EXTRA_RACE = "extra_race"
    SCOUT = "scout"
    ENGINE_SWAP = "engine_swap"
    CHASSIS_SWAP = "chassis_swap"
    DRIVER_SWAP = "driver_swap"
    DISQUALIFIED = "disqualified"
    ENGINE_FAILURE = "engine_failure"
    CHASSIS_CRACK = "chassis_crack"
    SPONSOR_OUT = "sponsor_out"
    NEW_SPONSOR = "new_sponsor"
    MONEY_TROUBLE = "money_trouble"
    WINDFALL = "windfall"
    SPY = "spy"
    LOST_CARDS = "lost_cards"


WITH_AMOUNT = frozenset({Special.MONEY_TROUBLE, Special.WINDFALL, Special.LOST_CARDS})
"""Those that say how much: millions, or cards."""


@frozen
class Card:
    """What stands on a card."""

    kind: CardKind
    value: int = 0
    """What a part adds to a car, what a sponsor pays, how much a special is about."""
    name: str = ""
    """Of a driver or a circuit; all others have none."""
    brings: int = 0
    """What a driver brings along after each race they took part in (FUN-28)."""
    fee: int = 0
    """What a driver is paid after each race they ended first or second in (FUN-29)."""
    circuit: CircuitEffect | None = None
    special: Special | None = None

    @property
    def code(self) -> str:
        """The card in one word, such as `engine-5`, `driver-lena`, `circuit-rain` or `spy`."""
        if self.special is not None:
            return self.special.value
        word = self.name.lower().replace(" ", "_")
        return f"{self.kind}-{word or self.value}"

    @property
    def is_part(self) -> bool:
        """Whether a car is made of it."""
        return self.kind in PARTS
