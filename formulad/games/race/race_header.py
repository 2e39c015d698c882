"""The header of a race record: what was agreed, where, and with which luck."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime  # noqa: TC003 - msgspec reads the types of fields at run time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from formulad.games.race.designs import PartPoints, write_points
from formulad.games.race.header_migrations import VERSION, up_to_date
from formulad.kernel.chance import WORD
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.design import design_fault, has_own_cars
from formulad.race.drivers import Ability, StreetDriver, points_fault
from formulad.race.option_catalogue import ENTRIES
from formulad.race.option_values import OptionError, read_options, write_options
from formulad.race.phase import EDITION
from formulad.race.setup import Entrant, RaceSetup
from formulad.store.validation_errors import typing_sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.kernel.sentence import Sentence
    from formulad.race.design import Design
    from formulad.race.options import Options

_HUMAN = "human"
_COMPUTER = "ai:"
_LETTERS = r"^[^\x00\ud800-\udfff]*$"
"""What a name may consist of: a screen cannot show nulls, nor halves of letters."""


@dataclass(frozen=True, slots=True)
class RaceHeader:
    """All that a record says before its first step."""

    setup: RaceSetup
    fingerprint: str
    """Of the circuit as it was, by which a changed map is noticed."""
    word: int
    """The 64-bit word all dice follow from."""
    created: datetime
    edition: int = EDITION
    """Of the rules by which the race was begun."""


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the header as it is written."""


class _Track(_Strict, frozen=True):
    id: str
    fingerprint: str


class _StreetDriver(_Strict, frozen=True):
    """A driver as he raced: his file may have been corrected since."""

    id: Annotated[str, Meta(pattern=_LETTERS, min_length=1)]
    points: PartPoints
    abilities: tuple[Ability, ...]


class _Seat(_Strict, frozen=True, omit_defaults=True):
    name: Annotated[str, Meta(pattern=_LETTERS)]
    number: int
    driver: Annotated[str, Meta(pattern=r"^(human|ai:[a-z_]+)$")]
    design: PartPoints | None = None
    """Left out for the standard car."""
    street_driver: _StreetDriver | None = None
    """Left out where nobody has a gift."""


class _Header(_Strict, frozen=True):
    game: Literal["race"]
    version: int
    edition: int
    options: dict[str, bool | int | str]
    """By name; one that a record does not name is as it was before there was one."""
    track: _Track
    seats: Annotated[tuple[_Seat, ...], Meta(min_length=1)]
    word: int
    created: datetime


def write_header(header: RaceHeader) -> dict[str, Any]:
    """Return the entries of a header, ready to be written."""
    setup = header.setup
    written = _Header(
        game="race",
        version=VERSION,
        edition=header.edition,
        options=write_options(setup.options),
        track=_Track(setup.track, header.fingerprint),
        seats=tuple(_write_seat(entrant) for entrant in setup.seats),
        word=header.word,
        created=header.created,
    )
    entries: dict[str, Any] = msgspec.to_builtins(written)
    return entries


def read_header(entries: Mapping[str, Any]) -> RaceHeader:
    """Return what the entries of a header say.

    Raises:
        SaveError: if an entry is missing, unknown or of the wrong kind.
    """
    current = up_to_date(entries)
    try:
        written = msgspec.convert(dict(current), _Header)
    except msgspec.ValidationError as error:
        raise _unusable(typing_sentence(error)) from None
    if not 0 <= written.word < WORD:
        raise _unusable(say("`word` is not of 64 bits"))
    if not 1 <= written.edition <= EDITION:
        unknown = say("nobody knows edition {edition} of the rules here", edition=written.edition)
        raise _unusable(_from_a_newer_game(unknown))
    options = _options(written.options)
    seats = tuple(_read_seat(seat, options) for seat in written.seats)
    setup = RaceSetup(written.track.id, seats, options)
    track = written.track.fingerprint
    return RaceHeader(setup, track, written.word, written.created, written.edition)


def _options(named: Mapping[str, bool | int | str]) -> Options:
    try:
        return read_options(named)
    except OptionError as error:
        fault = sentence_of(error)
        if error.option not in ENTRIES:
            fault = _from_a_newer_game(fault)
        raise _unusable(fault) from None


def _from_a_newer_game(fault: str) -> Sentence:
    return say("{fault}; a newer FormulaD may have written it", fault=fault)


def _unusable(reason: str) -> SaveError:
    return SaveError(say("the header of this record cannot be used: {reason}", reason=reason))


def _write_seat(entrant: Entrant) -> _Seat:
    points = None if entrant.design is None else write_points(entrant.design)
    street_driver = _write_street_driver(entrant.driver) if entrant.driver else None
    grade = write_driver(entrant.grade)
    return _Seat(entrant.name, entrant.number, grade, points, street_driver)


def _read_seat(seat: _Seat, options: Options) -> Entrant:
    design = _allowed(seat.name, seat.design, options) if seat.design else None
    written = seat.street_driver
    driver = _read_street_driver(seat.name, written) if written else None
    return Entrant(seat.name, seat.number, read_driver(seat.driver), design, driver)


def _write_street_driver(driver: StreetDriver) -> _StreetDriver:
    return _StreetDriver(driver.id, PartPoints(*driver.points), driver.abilities)


def _read_street_driver(name: str, written: _StreetDriver) -> StreetDriver:
    """Return the driver of a seat, if he is one that may race."""
    points = written.points.design.points
    if fault := points_fault(points):
        raise _unusable(say("the driver of {name} cannot race. {reason}", name=name, reason=fault))
    return StreetDriver(written.id, points, written.abilities)


def _allowed(name: str, points: PartPoints, options: Options) -> Design:
    """Return the design of a driver, if it is one that may race."""
    exactly = options.must_spend_all and has_own_cars(options)
    if fault := design_fault(points.design, must_spend_all=exactly):
        raise _unusable(
            say("the car of {name} cannot race. {reason}", name=name, reason=fault.sentence)
        )
    return points.design


def write_driver(grade: str) -> str:
    """Return who drives, in one word: `human`, or `ai:` and the grade."""
    return f"{_COMPUTER}{grade}" if grade else _HUMAN


def read_driver(word: str) -> str:
    """Return the grade of a driver that `write_driver` wrote; empty for a person."""
    return word.removeprefix(_COMPUTER) if word != _HUMAN else ""
