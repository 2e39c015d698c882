"""Last game of a usual kind: what was agreed on it, which is where the next one begins."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from formulad.games.headers import SeatEntry, read_driver, write_driver
from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import OptionValue, UsualSetup
from formulad.store.preferences import Section
from formulad.store.validation_errors import typing_fault

if TYPE_CHECKING:
    from formulad.store.yaml_document import Document


class _Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[SeatEntry, ...] = ()
    options: dict[str, OptionValue] = {}


@cache
def last_game(game: str) -> Section[UsualSetup]:
    """Return what the file of preferences says of a game, by its id."""
    return Section(game, (), UsualSetup(()), _read, _write)


def _read(document: Document, path: str, entries: dict[str, Any]) -> UsualSetup:
    try:
        read = msgspec.convert(entries, _Entries)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error, path) from None
    players = tuple(SeatedPlayer(seat.name, read_driver(seat.driver)) for seat in read.seats)
    return UsualSetup(players, read.options)


def _write(last: UsualSetup) -> dict[str, Any]:
    seats = [{"name": each.name, "driver": write_driver(each.grade)} for each in last.players]
    return {"seats": seats, "options": dict(last.options)}
