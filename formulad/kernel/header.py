"""Header of a record: what any game notes before its first step, beside what was agreed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from datetime import datetime

A = TypeVar("A")
"""What is agreed on a game: who plays, where, by which options."""


@frozen
class SeasonRace:
    """Which race of a season a game is (SEA-16)."""

    id: str
    """Of the season."""
    race: int
    """Counted from 1."""
    division: int = 1


@frozen
class Origin:
    """From which moment of another game a game goes on (SHE-7)."""

    record: str
    """What the record of the other game is called."""
    step: int
    """How many of its steps happened before."""


@frozen
class Header(Generic[A]):
    """All that a record says before its first step."""

    setup: A
    """What was agreed: the game's own part."""
    fingerprint: str
    """Of what it is played with, a circuit or a deck, by which a change of it is noticed."""
    seed: int
    """The 64 bits that all chance follows from."""
    created: datetime
    edition: int
    """Of the rules by which the game was begun."""
    season: SeasonRace | None = None
    """The race of a season that it is, if it is one."""
    origin: Origin | None = None
    """Where it branched off from another game, if it did."""
    is_received: bool = False
    """Whether somebody else played it and gave it away: it counts for no one here (SHE-6)."""
