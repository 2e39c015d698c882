"""Cards: technique and strategy cards, and what stands on drivers and circuits."""

from __future__ import annotations

from enum import StrEnum

from formulad.kernel.frozen import frozen


class Kind(StrEnum):
    """The two kinds of cards that players hold."""

    TECHNIQUE = "technique"
    STRATEGY = "strategy"


class Type(StrEnum):
    """What a technique card betters."""

    AERODYNAMICS = "aerodynamics"
    BRAKES_TYRES = "brakes_tyres"
    ENGINE = "engine"


TYPES = tuple(Type)
"""In the order in which circuits multiply them."""


@frozen
class Card:
    """What stands on a card of a hand."""

    value: int
    type: Type | None = None
    """Of a technique card; None for a strategy card."""

    @property
    def kind(self) -> Kind:
        """Which of the two kinds it is."""
        return Kind.STRATEGY if self.type is None else Kind.TECHNIQUE

    @property
    def code(self) -> str:
        """The card in one word, such as `engine-3` or `strategy-7`."""
        return f"{self.type or self.kind}-{self.value}"


@frozen
class Driver:
    """A driver, whom everybody may hire for a race."""

    name: str
    bonus: int
    """What the car gains."""
    cost: int
    """In recruits."""


@frozen
class Circuit:
    """A circuit: what counts on it, and what its places are worth."""

    id: str
    name: str
    multipliers: tuple[int, ...]
    """Of each type of technique card (COR-39)."""
    points: tuple[int, ...]
    """Of each place (COR-46)."""
    recruits: tuple[int, ...]
    """Of each place (COR-47)."""

    def worth(self, card: Card) -> int:
        """Return what a technique card adds to a car here (COR-39)."""
        return 0 if card.type is None else card.value * self.multipliers[TYPES.index(card.type)]
