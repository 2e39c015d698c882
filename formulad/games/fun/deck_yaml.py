"""Deck in a YAML file, which an owner of the game can correct.

What cannot be played is refused with the file, the line and a sentence.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta

from formulad.cards.fun.cards import WITH_AMOUNT, Card, CardKind, Special
from formulad.cards.fun.circuits import CircuitEffect
from formulad.cards.fun.deck import Deck
from formulad.cards.fun.setting import MOST
from formulad.kernel.sentence import say, say_of
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import check_version, open_document

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.store.yaml_document import Document, DocumentError

VERSION = 1
_Value: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
_Amount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
_Values: TypeAlias = Annotated[tuple[_Value, ...], Meta(min_length=1, max_length=40)]
_Name: TypeAlias = Annotated[str, Meta(pattern=r"^[^\W\d_][\w '.-]{0,15}$")]
_Row: TypeAlias = Annotated[tuple[_Amount, ...], Meta(min_length=1, max_length=12)]


class Source(StrEnum):
    """From where we know a card."""

    BOOK = "book"
    PUBLIC = "public"
    CHOICE = "choice"


class _Part(StrEnum):
    ENGINE = "engine"
    CHASSIS = "chassis"
    DRIVER = "driver"


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    values: _Values
    source: Source


class _Driver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    value: _Value
    source: Source
    brings: _Amount = 0
    fee: _Amount = 0


class _Circuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: _Name
    source: Source
    parts: tuple[_Part, ...] = ()
    at_least: _Amount = 0
    at_most: _Amount | None = None
    add: _Amount = 0
    twice: tuple[_Part, ...] = ()


class _Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    special: Special
    count: Annotated[int, Meta(ge=1, le=9)]
    source: Source
    amount: _Value | None = None


class _Wide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    engines: _Values
    chassis: _Values
    source: Source


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    start_money: Annotated[int, Meta(ge=1, le=99)]
    hand_start: Annotated[int, Meta(ge=1, le=8)]
    hand_limit: Annotated[int, Meta(ge=1, le=8)]
    draw_costs: Annotated[tuple[_Amount, ...], Meta(min_length=1, max_length=5)]
    points: Annotated[tuple[_Row, ...], Meta(min_length=1, max_length=12)]
    engines: _Cards
    chassis: _Cards
    drivers: tuple[_Driver, ...]
    sponsors: _Cards
    circuits: tuple[_Circuit, ...]
    specials: tuple[_Special, ...]
    wide_grid: _Wide


def read_deck(path: Path) -> Deck:
    """Return the deck of a file.

    Raises:
        DocumentError: if it cannot be played with.
    """
    document = open_document(path)
    check_version(document, say_of("file", "deck of cards"), VERSION)
    try:
        file = msgspec.convert(document.value, _File)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    for fault in _faults(document, file):
        raise fault
    wide = file.wide_grid
    return Deck(
        tuple(Counter(_cards(file)).items()),
        file.start_money,
        file.hand_start,
        file.hand_limit,
        file.draw_costs,
        file.points,
        tuple(Counter(_slots(wide.engines, wide.chassis)).items()),
    )


def fingerprint(deck: Deck) -> str:
    """Return a word that is another one if the deck is."""
    cards = [_told(card, count) for card, count in (*deck.counts, *deck.wide_grid)]
    rules = (deck.start_money, deck.hand_start, deck.hand_limit, deck.draw_costs, deck.points)
    said = "\n".join((*cards, repr(rules), str(len(deck.wide_grid))))
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def _told(card: Card, count: int) -> str:
    effect = "" if card.circuit is None else card.circuit.code
    return f"{card.code} {count} {card.value} {card.brings} {card.fee} {effect}"


def _cards(file: _File) -> Iterator[Card]:
    """Yield all cards of the game, each as often as there are."""
    yield from _slots(file.engines.values, file.chassis.values)
    for each in file.drivers:
        yield Card(CardKind.DRIVER, each.value, each.name, each.brings, each.fee)
    yield from (Card(CardKind.SPONSOR, value) for value in file.sponsors.values)
    for circuit in file.circuits:
        yield Card(CardKind.CIRCUIT, name=circuit.name, circuit=_effect(circuit))
    for special in file.specials:
        for _ in range(special.count):
            yield Card(CardKind.SPECIAL, special.amount or 0, special=special.special)


def _slots(engines: _Values, chassis: _Values) -> Iterator[Card]:
    yield from (Card(CardKind.ENGINE, value) for value in engines)
    yield from (Card(CardKind.CHASSIS, value) for value in chassis)


def _effect(circuit: _Circuit) -> CircuitEffect:
    parts, twice = (tuple(part.value for part in each) for each in (circuit.parts, circuit.twice))
    return CircuitEffect(parts, circuit.at_least, circuit.at_most, circuit.add, twice)


def _faults(document: Document, file: _File) -> Iterator[DocumentError]:
    yield from _name_faults(document, file)
    yield from _special_faults(document, file)
    yield from _circuit_faults(document, file)
    yield from _number_faults(document, file)


def _name_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    """Yield where a driver or a circuit has the name of another one: records tell them by it."""
    drivers = tuple(driver.name for driver in file.drivers)
    circuits = tuple(circuit.name for circuit in file.circuits)
    for entry, names in (("drivers", drivers), ("circuits", circuits)):
        lower = [name.lower() for name in names]
        for at, name in enumerate(names):
            if name.lower() in lower[:at]:
                fault = say("'{name}' is listed already", name=name)
                yield document.fault(f"$.{entry}[{at}].name", fault)


def _special_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    seen: set[Special] = set()
    for at, each in enumerate(file.specials):
        path, special = f"$.specials[{at}]", each.special
        if special in seen:
            yield document.fault(path, say("'{name}' is listed already", name=special.value))
        seen.add(special)
        if special in WITH_AMOUNT and each.amount is None:
            fault = say("'{special}' says how much it is about: 'amount'", special=special.value)
            yield document.fault(path, fault)
        if special not in WITH_AMOUNT and each.amount is not None:
            fault = say("'{special}' has no 'amount'", special=special.value)
            yield document.fault(f"{path}.amount", fault)


def _circuit_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    for at, each in enumerate(file.circuits):
        if bool(each.add) != bool(each.parts):
            fault = say("a circuit that adds something names the 'parts' it looks at")
            yield document.fault(f"$.circuits[{at}]", fault)
        if each.at_most is not None and each.at_most < each.at_least:
            fault = say("'at_most' is less than 'at_least': no car could gain anything")
            yield document.fault(f"$.circuits[{at}]", fault)


def _number_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    for at, row in enumerate(file.points):
        if any(worse > better for better, worse in pairwise(row)):
            fault = say("no place has more points than the one before it")
            yield document.fault(f"$.points[{at}]", fault)
    if file.hand_start > file.hand_limit:
        fault = say("more cards are dealt than may be kept")
        yield document.fault("$.hand_start", fault)
    if file.draw_costs[0]:
        fault = say("one card costs nothing: who has no money could not play")
        yield document.fault("$.draw_costs", fault)
    if not file.circuits or not file.drivers:
        path = "$.drivers" if file.circuits else "$.circuits"
        yield document.fault(path, say("without such cards there is no race"))
    number, needed = sum(1 for _ in _cards(file)), MOST * (file.hand_start + 1)
    if number < needed:
        fault = say(
            "{players} players need {needed} cards: {hand} each, and one each to draw;"
            " these are {number}",
            players=MOST,
            needed=needed,
            hand=file.hand_start,
            number=number,
        )
        yield document.fault("$.drivers", fault)
