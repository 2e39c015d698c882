"""Header of a race record: what was agreed, where, and with which luck."""

from __future__ import annotations

from itertools import repeat
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
    read_origin,
    read_season_race,
    unusable,
    write_driver,
    write_entries,
    write_origin,
    write_season_race,
)
from formulad.games.race.designs import PartPoints, write_points
from formulad.games.race.header_migrations import MIGRATIONS, VERSION
from formulad.kernel.header import Header
from formulad.kernel.sentence import say, sentence_of
from formulad.race.agreed.design import design_fault, has_own_cars
from formulad.race.agreed.drivers import Ability, StreetDriver, points_fault
from formulad.race.agreed.option_catalogue import ENTRIES
from formulad.race.agreed.option_values import OptionError, read_options, write_options
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.car import Wear
from formulad.race.phase import EDITION

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from formulad.games.headers import Entries
    from formulad.race.agreed.design import Design
    from formulad.race.agreed.options import Options

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
    start: PartPoints | None = None
    """The points the car begins with, where a season left less than the whole car."""


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
            season=write_season_race(header.season),
            origin=write_origin(header.origin),
            received=header.is_received,
            options=write_options(setup.options),
            track=_Track(setup.track, header.fingerprint),
            seats=tuple(map(_write_seat, setup.seats, setup.start or repeat(None))),
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
    setup = RaceSetup(read.track.id, seats, options, _starts(read.seats, options))
    return Header(
        setup,
        read.track.fingerprint,
        read.word,
        read.created,
        read.edition,
        read_season_race(read.season),
        read_origin(read.origin),
        read.received,
    )


def _options(named: Mapping[str, bool | int | str]) -> Options:
    try:
        return read_options(named)
    except OptionError as error:
        fault = sentence_of(error)
        if error.option not in ENTRIES:
            fault = from_a_newer_game(fault)
        raise unusable(fault) from None


def _write_seat(entrant: Entrant, start: Wear | None) -> _Seat:
    points = None if entrant.design is None else write_points(entrant.design)
    street_driver = _write_street_driver(entrant.driver) if entrant.driver else None
    grade = write_driver(entrant.grade)
    begins_with = PartPoints(*start.points) if start else None
    return _Seat(entrant.name, entrant.number, grade, points, street_driver, begins_with)


def _read_seat(seat: _Seat, options: Options) -> Entrant:
    design = _allowed(seat.name, seat.design, options) if seat.design else None
    written = seat.street_driver
    driver = _read_street_driver(seat.name, written) if written else None
    return Entrant(seat.name, seat.number, read_driver(seat.driver), design, driver)


def _starts(seats: tuple[_Seat, ...], options: Options) -> tuple[Wear, ...]:
    """Return the points with which cars begin by seat; none if all of them are whole."""
    if not any(seat.start for seat in seats):
        return ()
    return tuple(_start(seat, options) for seat in seats)


def _start(seat: _Seat, options: Options) -> Wear:
    """Return the points with which a car begins, if a car can begin with them."""
    full, name = options.rule_set.wear, seat.name
    start = Wear(seat.start.design.points) if seat.start else full
    pairs = zip(start.points, full.points, strict=not full.is_one_pool)
    if full.is_one_pool or not all(1 <= points <= most for points, most in pairs):
        fault = say("no car begins with so many points")
        raise unusable(say("the car of {name} cannot race. {reason}", name=name, reason=fault))
    return start


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
