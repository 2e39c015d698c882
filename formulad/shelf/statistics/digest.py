"""Digest of a record: what statistics ask of a game that is over, small enough to be kept."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class Apart(StrEnum):
    """Why a game counts for no statistics (SHE-2, SHE-6, SHE-7)."""

    DICE = "dice"
    """Its dice were thrown by hand."""
    TAKEN_BACK = "taken_back"
    """Steps were taken back across dice."""
    BRANCHED = "branched"
    """It went on from a moment of another game."""
    RECEIVED = "received"
    """Somebody else played it."""


class SeatDigest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player came to."""

    name: str
    grade: str
    """How well the computer played; empty for a person."""
    place: int
    turns: int = 0
    """Of a race that was driven home; 0 elsewhere."""
    fastest_lap: int = 0
    """Own turns of the best lap that was ended; 0 if none was."""
    points_lost: int = 0
    lost: dict[str, int] = {}
    """Points that were lost, by cause."""
    gears: dict[int, int] = {}
    """How often each gear was engaged."""
    is_home: bool = True
    """Whether a car came home; nobody goes out of a game of cards."""
    stamps: tuple[str, ...] = ()
    """What this game alone is worth, by the ids of stamps."""

    @property
    def is_human(self) -> bool:
        """Whether a person played."""
        return not self.grade


class Digest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game came to that was played to its end."""

    game: str
    rules: str
    """What was agreed on, by which games are told apart: options as JSON, without the laps."""
    seats: tuple[SeatDigest, ...]
    apart: Apart | None = None
    """Why it counts for nothing, if it does not."""
    circuit: str = ""
    """The title of the circuit, if it was a race."""
    fingerprint: str = ""
    """Of the circuit."""
    laps: int = 0
    margin: int = 0
    """Rounds between the first and the second car at the flag."""

    @property
    def counts(self) -> bool:
        """Whether it counts for statistics."""
        return self.apart is None

    @property
    def people(self) -> Iterator[SeatDigest]:
        """The persons who played."""
        return (seat for seat in self.seats if seat.is_human)

    def is_won_by(self, seat: SeatDigest) -> bool:
        """Return whether a player was first of several; nobody wins who did not come home."""
        return seat.place == 1 and seat.is_home and len(self.seats) > 1


def rules_of(options: Mapping[str, bool | int | str]) -> str:
    """Return options as a text by which games of the same rules are known."""
    return json.dumps(dict(options), sort_keys=True, ensure_ascii=False)
