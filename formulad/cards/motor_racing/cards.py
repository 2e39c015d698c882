"""Cards: what each kind does is said where it is done; here is what stands on them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from formulad.cards.motor_racing.cars import Team


class CardKind(StrEnum):
    """What a card is."""

    OVERTAKE = "overtake"
    PIT_STOP = "pit_stop"
    WRONG_LINE = "wrong_line"
    OFF_CIRCUIT = "off_circuit"
    LOSE_CONTROL = "lose_control"
    TAILENDER_TURBO = "tailender_turbo"
    CHARGE_LOSE_GEAR = "charge_lose_gear"
    CHARGE_ENGINE_BLOWS = "charge_engine_blows"
    SPIN_OUT = "spin_out"
    SPIN_LAST = "spin_last"
    CRASH = "crash"


SLIPS = frozenset({CardKind.WRONG_LINE, CardKind.OFF_CIRCUIT, CardKind.LOSE_CONTROL})
"""Those that set a car back by what stands on them (FMR-17)."""
CHARGES = frozenset({CardKind.CHARGE_LOSE_GEAR, CardKind.CHARGE_ENGINE_BLOWS})
SPINS = frozenset({CardKind.SPIN_OUT, CardKind.SPIN_LAST})
MISHAPS = SPINS | {CardKind.CRASH}
"""Those that hit the car at the place that the die shows."""
NUMBERED = SLIPS | {CardKind.OVERTAKE, CardKind.TAILENDER_TURBO}
"""Those that say by how many places a car moves."""


@frozen
class Card:
    """What stands on a card."""

    kind: CardKind
    places: int = 0
    """By how many a car moves, where the card says it."""
    team: Team | None = None
    """The colour of the card; None for one that is for any car."""

    @property
    def code(self) -> str:
        """The card in one word, such as `overtake+3.blue`, `lose_control-3` or `pit_stop`."""
        sign = "-" if self.kind in SLIPS else "+"
        number = f"{sign}{self.places}" if self.places else ""
        return f"{self.kind}{number}{f'.{self.team.word}' if self.team is not None else ''}"
