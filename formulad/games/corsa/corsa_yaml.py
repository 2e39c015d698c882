"""Cards of Formula Corsa in a YAML file, which an owner of the game can correct.

What cannot be played is refused with the file, the line and a sentence.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from formulad.cards.corsa.cards import TYPES, Card, Circuit, Driver, Type
from formulad.cards.corsa.deck import Deck
from formulad.cards.corsa.options import FEWEST_FACES, FEWEST_RACES, MOST_RACES
from formulad.cards.corsa.outcomes import MOST_FACES
from formulad.cards.corsa.setting import FEWEST, MOST
from formulad.kernel.sentence import say, say_of
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import check_version, open_document

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence
    from pathlib import Path

    from formulad.store.yaml_document import Document, DocumentError

VERSION = 1
_TABLES = range(FEWEST, MOST + 1)
"""How many players there may be."""
_Value = Annotated[int, Meta(ge=1, le=20)]
_Count = Annotated[int, Meta(ge=1, le=60)]
_Price = Annotated[int, Meta(ge=1, le=9)]
_Number = Annotated[int, Meta(ge=0, le=99)]
_Races = Annotated[int, Meta(ge=FEWEST_RACES, le=MOST_RACES)]
_OfPlaces = Annotated[tuple[_Number, ...], Meta(min_length=MOST, max_length=MOST)]
_Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Source(StrEnum):
    """From where we know a card."""

    BOOK = "book"
    DERIVED = "derived"
    CHOICE = "choice"


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file."""


class _Dealt(_Entry, frozen=True):
    technique: Annotated[int, Meta(ge=0, le=9)]
    strategy: Annotated[int, Meta(ge=1, le=9)]
    recruits: tuple[_Price, _Price, _Price]


class _Technique(_Entry, frozen=True):
    type: Type
    value: _Value
    count: _Count
    source: Source


class _Strategy(_Entry, frozen=True):
    value: _Value
    count: _Count
    source: Source


class _Driver(_Entry, frozen=True):
    name: _Name
    bonus: _Value
    cost: _Price
    source: Source


class _Multipliers(_Entry, frozen=True):
    aerodynamics: Annotated[int, Meta(ge=0, le=9)]
    brakes_tyres: Annotated[int, Meta(ge=0, le=9)]
    engine: Annotated[int, Meta(ge=0, le=9)]


class _Circuit(_Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^[a-z][a-z_]{0,23}$")]
    name: _Name
    multipliers: _Multipliers
    points: _OfPlaces
    recruits: _OfPlaces
    source: Source

    @property
    def circuit(self) -> Circuit:
        """The circuit that is described."""
        multipliers = tuple(getattr(self.multipliers, each.value) for each in TYPES)
        return Circuit(self.id, self.name, multipliers, self.points, self.recruits)


class _File(_Entry, frozen=True):
    version: int
    races: tuple[_Races, _Races, _Races]
    die: Annotated[int, Meta(ge=FEWEST_FACES, le=MOST_FACES)]
    dealt: _Dealt
    recruits: Annotated[int, Meta(ge=1, le=999)]
    buy_price: _Price
    sell_price: _Price
    most_techniques: Annotated[int, Meta(ge=0, le=4)]
    techniques: tuple[_Technique, ...]
    strategies: tuple[_Strategy, ...]
    drivers: Annotated[tuple[_Driver, ...], Meta(max_length=30)]
    circuits: Annotated[tuple[_Circuit, ...], Meta(min_length=MOST_RACES, max_length=99)]


def read_deck(path: Path) -> Deck:
    """Return the cards of a file.

    Raises:
        DocumentError: if they cannot be played with.
    """
    document = open_document(path)
    check_version(document, say_of("file", "deck of cards"), VERSION)
    try:
        file = msgspec.convert(document.value, _File)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    for fault in _faults(document, file):
        raise fault
    return _deck(file)


def _deck(file: _File) -> Deck:
    techniques = [(Card(each.value, each.type), each.count) for each in file.techniques]
    strategies = [(Card(each.value), each.count) for each in file.strategies]
    drivers = [Driver(each.name, each.bonus, each.cost) for each in file.drivers]
    return Deck(
        (*techniques, *strategies),
        tuple(sorted(drivers, key=lambda driver: -driver.bonus)),
        tuple(each.circuit for each in file.circuits),
        file.dealt.technique,
        file.dealt.strategy,
        dict(zip(_TABLES, file.dealt.recruits, strict=True)),
        dict(zip(_TABLES, file.races, strict=True)),
        file.recruits,
        file.buy_price,
        file.sell_price,
        file.most_techniques,
        file.die,
    )


def fingerprint(deck: Deck) -> str:
    """Return a word that is another one if the cards are."""
    return hashlib.sha256(repr(deck).encode()).hexdigest()[:16]


def _faults(document: Document, file: _File) -> Iterator[DocumentError]:
    yield from _alike(document, "techniques", [(e.type, e.value) for e in file.techniques])
    yield from _alike(document, "strategies", [e.value for e in file.strategies])
    yield from _alike(document, "drivers", [e.name for e in file.drivers])
    yield from _alike(document, "circuits", [e.id for e in file.circuits])
    yield from _alike(document, "circuits", [e.name for e in file.circuits])
    yield from _number_faults(document, file)
    yield from _driver_faults(document, file)
    for at, circuit in enumerate(file.circuits):
        if any(worse > better for better, worse in pairwise(circuit.points)):
            fault = say("no place has more points than the one before it")
            yield document.fault(f"$.circuits[{at}].points", fault)


def _alike(document: Document, entry: str, keys: Sequence[Hashable]) -> Iterator[DocumentError]:
    """Yield where something is listed once more."""
    for at, key in enumerate(keys):
        if key in keys[:at]:
            yield document.fault(f"$.{entry}[{at}]", say("this one is listed already"))


def _number_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    """Yield where there are too few cards to deal."""
    dealt = (
        ("techniques", file.dealt.technique * MOST, sum(each.count for each in file.techniques)),
        ("strategies", file.dealt.strategy * MOST, sum(each.count for each in file.strategies)),
    )
    for entry, needed, number in dealt:
        if number < needed:
            fault = say(
                "{players} players are dealt {needed} of these cards; there are {number}",
                players=MOST,
                needed=needed,
                number=number,
            )
            yield document.fault(f"$.{entry}", fault)
    needed = max(each * seats for each, seats in zip(file.dealt.recruits, _TABLES, strict=True))
    if file.recruits < needed:
        fault = say(
            "{needed} recruits are dealt; there are {number}", needed=needed, number=file.recruits
        )
        yield document.fault("$.recruits", fault)


def _driver_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    """Yield where drivers are too few, or those worth the same cost one more than the other."""
    if len(file.drivers) < MOST:
        fault = say(
            "{players} players need a driver each; there are {number}",
            players=MOST,
            number=len(file.drivers),
        )
        yield document.fault("$.drivers", fault)
    costs: dict[int, int] = {}
    for at, driver in enumerate(file.drivers):
        if costs.setdefault(driver.bonus, driver.cost) != driver.cost:
            fault = say("drivers of +{bonus} all cost the same", bonus=driver.bonus)
            yield document.fault(f"$.drivers[{at}].cost", fault)
