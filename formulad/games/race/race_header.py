"""Header of a race record: what was agreed, where, and with which luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from formulad.games.headers import (
    LETTERS,
    Driver,
    HeaderEntries,
    Name,
    StrictEntries,
    from_a_newer_game,
    read_driver,
    read_entries,
    unusable,
    write_driver,
    write_entries,
)
from formulad.games.race.designs import PartPoints, write_points
from formulad.games.race.header_migrations import MIGRATIONS, VERSION
from formulad.kernel.header import Header
from formulad.kernel.sentence import say, sentence_of
from formulad.race.design import design_fault, has_own_cars
from formulad.race.drivers import Ability, StreetDriver, points_fault
from formulad.race.option_catalogue import ENTRIES
from formulad.race.option_values import OptionError, read_options, write_options
from formulad.race.phase import EDITION
from formulad.race.setup import Entrant, RaceSetup

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from formulad.games.headers import Entries
    from formulad.race.design import Design
    from formulad.race.options import Options

RaceHeader: TypeAlias = Header[RaceSetup]
"""The header of a race; its fingerprint is that of the circuit."""


class _Track(StrictEntries, frozen=True):
    id: str
    fingerprint: str


class _StreetDriver(StrictEntries, frozen=True):
    """A driver as they raced: their file may have been corrected since."""

    id: Annotated[str, Meta(pattern=LETTERS, min_length=1)]
    points: PartPoints
    abilities: tuple[Ability, ...]


class _Seat(StrictEntries, frozen=True, omit_defaults=True):
    name: Name
    number: int
    driver: Driver
    design: PartPoints | None = None
    """Left out for the standard car."""
    street_driver: _StreetDriver | None = None
    """Left out where nobody has a gift."""


class _Header(HeaderEntries, frozen=True):
    game: Literal["race"]
    options: dict[str, bool | int | str]
    """By name; one that a record does not name is as it was before there was one."""
    track: _Track
    seats: Annotated[tuple[_Seat, ...], Meta(min_length=1)]


def new_header(setup: RaceSetup, fingerprint: str, seed: int, created: datetime) -> RaceHeader:
    """Return the header of a race that begins, by the present rules."""
    return Header(setup, fingerprint, seed, created, EDITION)


def write_header(header: RaceHeader) -> dict[str, Any]:
    """Return the entries of a header, ready to be written."""
    setup = header.setup
    return write_entries(
        _Header(
            game="race",
            version=VERSION,
            edition=header.edition,
            word=header.seed,
            created=header.created,
            options=write_options(setup.options),
            track=_Track(setup.track, header.fingerprint),
            seats=tuple(_write_seat(entrant) for entrant in setup.seats),
        )
    )


def read_header(entries: Entries) -> RaceHeader:
    """Return what the entries of a header say.

    Raises:
        SaveError: if an entry is missing, unknown or of the wrong kind.
    """
    read = read_entries(entries, _Header, EDITION, MIGRATIONS)
    options = _options(read.options)
    seats = tuple(_read_seat(seat, options) for seat in read.seats)
    setup = RaceSetup(read.track.id, seats, options)
    return Header(setup, read.track.fingerprint, read.word, read.created, read.edition)


def _options(named: Mapping[str, bool | int | str]) -> Options:
    try:
        return read_options(named)
    except OptionError as error:
        fault = sentence_of(error)
        if error.option not in ENTRIES:
            fault = from_a_newer_game(fault)
        raise unusable(fault) from None


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
        raise unusable(say("the driver of {name} cannot race. {reason}", name=name, reason=fault))
    return StreetDriver(written.id, points, written.abilities)


def _allowed(name: str, points: PartPoints, options: Options) -> Design:
    """Return the design of a driver, if it is one that may race."""
    exactly = options.must_spend_all and has_own_cars(options)
    if fault := design_fault(points.design, must_spend_all=exactly):
        raise unusable(
            say("the car of {name} cannot race. {reason}", name=name, reason=fault.sentence)
        )
    return points.design
