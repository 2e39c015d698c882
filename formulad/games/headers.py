"""Headers of records: what those of all games have in common, read with typed checks.

A game derives its own entries from `HeaderEntries` and its seats from `SeatEntry`. When entries
change their meaning, it adds a migration: a function that turns the entries as they were into the
entries as they are. It takes a mapping and gives a new one; it reads nothing else, so that it does
the same for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime  # noqa: TC003 - msgspec reads the types of fields at run time
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from formulad.kernel.chance import SEEDS
from formulad.kernel.header import Origin, SeasonRace
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say
from formulad.store.validation_errors import typing_sentence

if TYPE_CHECKING:
    from formulad.kernel.sentence import Sentence

Entries: TypeAlias = Mapping[str, Any]
Migration: TypeAlias = Callable[[Entries], Entries]

_HUMAN = "human"
_COMPUTER = "ai:"
_LONGEST_RECORD_NAME = 255
LETTERS = r"^[^\x00\ud800-\udfff]*$"
"""What a name may consist of: a screen cannot show nulls, nor halves of letters."""
Name: TypeAlias = Annotated[str, Meta(pattern=LETTERS)]
Driver: TypeAlias = Annotated[str, Meta(pattern=r"^(human|ai:[a-z_]+)$")]
"""Who plays, as `write_driver` writes it."""


class StrictEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a header as it is written."""


class SeatEntry(StrictEntries, frozen=True, omit_defaults=True):
    """A player, by seat."""

    name: Name
    driver: Driver


class SeasonEntry(StrictEntries, frozen=True, omit_defaults=True):
    """The race of a season that a game is."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-f]{8,32}$")]
    race: Annotated[int, Meta(ge=1)]
    division: Annotated[int, Meta(ge=1)] = 1


class OriginEntry(StrictEntries, frozen=True):
    """The moment of another game from which a game goes on."""

    record: Annotated[str, Meta(pattern=LETTERS, max_length=_LONGEST_RECORD_NAME)]
    step: Annotated[int, Meta(ge=0)]


class HeaderEntries(StrictEntries, frozen=True, kw_only=True):
    """What every game writes into the header of a record."""

    game: str
    version: int
    edition: int
    word: int
    """The seed."""
    created: datetime
    season: SeasonEntry | None = None
    """Left out where a game counts for itself."""
    origin: OriginEntry | None = msgspec.field(default=None, name="from")
    """Left out where a game began at its beginning."""
    received: bool = False
    """Left out where it was played here."""


H = TypeVar("H", bound=HeaderEntries)
_ONLY_IF_SAID = ("season", "from", "received")


def write_entries(entries: HeaderEntries) -> dict[str, Any]:
    """Return the entries of a header, ready to be written."""
    written: dict[str, Any] = msgspec.to_builtins(entries)
    first = {name: written.pop(name) for name in ("game", "version", "edition")}
    last = {name: written.pop(name) for name in ("word", "created")}
    named = {name: value for name in _ONLY_IF_SAID if (value := written.pop(name))}
    return first | written | named | last


def read_entries(
    entries: Entries, form: type[H], edition: int, migrations: Sequence[Migration] = ()
) -> H:
    """Return the entries of a header, checked.

    Args:
        entries: as they stand in a record.
        form: what the header of this game holds.
        edition: the newest one of its rules.
        migrations: lead from version to version, up to the present one.

    Raises:
        SaveError: if an entry is missing, unknown or of the wrong kind.
    """
    current = up_to_date(entries, migrations)
    try:
        read = msgspec.convert(dict(current), form)
    except msgspec.ValidationError as error:
        raise unusable(typing_sentence(error)) from None
    if not 0 <= read.word < SEEDS:
        raise unusable(say("`word` is not of 64 bits"))
    if not 1 <= read.edition <= edition:
        unknown = say("nobody knows edition {edition} of the rules here", edition=read.edition)
        raise unusable(from_a_newer_game(unknown))
    return read


def up_to_date(entries: Entries, migrations: Sequence[Migration]) -> Entries:
    """Return the entries of a header as the present version would have written them.

    Raises:
        SaveError: if a later version wrote them.
    """
    version, newest = entries.get("version"), 1 + len(migrations)
    if type(version) is not int or version < 1:
        raise SaveError(say("the header of this record does not say of which version it is"))
    if version > newest:
        newer = say(
            "the header of this record has version {version}, written by a newer FormulaD;"
            " this one reads versions up to {newest}",
            version=version,
            newest=newest,
        )
        raise SaveError(newer)
    for migrate in migrations[version - 1 :]:
        entries = migrate(entries)
    return entries


def write_season_race(season: SeasonRace | None) -> SeasonEntry | None:
    """Return which race of a season a game is, as it is written."""
    return SeasonEntry(season.id, season.race, season.division) if season else None


def read_season_race(entry: SeasonEntry | None) -> SeasonRace | None:
    """Return which race of a season a game is."""
    return SeasonRace(entry.id, entry.race, entry.division) if entry else None


def write_origin(origin: Origin | None) -> OriginEntry | None:
    """Return from which moment a game goes on, as it is written."""
    return OriginEntry(origin.record, origin.step) if origin else None


def read_origin(entry: OriginEntry | None) -> Origin | None:
    """Return from which moment a game goes on."""
    return Origin(entry.record, entry.step) if entry else None


def names_its_origin(entries: Entries) -> Entries:
    """Records may say where they come from from the version on that this leads to."""
    return {**entries, "version": entries["version"] + 1}


def names_its_season(entries: Entries) -> Entries:
    """Records may name their season from the version on that this leads to."""
    return {**entries, "version": entries["version"] + 1}


def from_a_newer_game(fault: str) -> Sentence:
    """Return a fault of a header with what probably lies behind it."""
    return say("{fault}; a newer FormulaD may have written it", fault=fault)


def unusable(reason: str) -> SaveError:
    """Return the refusal of a header."""
    return SaveError(say("the header of this record cannot be used: {reason}", reason=reason))


def write_driver(grade: str) -> str:
    """Return who plays, in one word: `human`, or `ai:` and the grade."""
    return f"{_COMPUTER}{grade}" if grade else _HUMAN


def read_driver(word: str) -> str:
    """Return the grade of a player that `write_driver` wrote; empty for a person."""
    return word.removeprefix(_COMPUTER) if word != _HUMAN else ""
