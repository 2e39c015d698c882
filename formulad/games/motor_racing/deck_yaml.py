"""Deck in a YAML file, which an owner of the game can correct.

What cannot be played is refused with the file, the line and a sentence.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from formulad.cards.motor_racing.cards import CHARGES, MISHAPS, NUMBERED, Card, CardKind
from formulad.cards.motor_racing.cars import CARS, TEAM_OF_WORD, Team
from formulad.cards.motor_racing.deck import Deck
from formulad.cards.motor_racing.setting import MOST
from formulad.kernel.sentence import say, say_of
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import check_version, open_document

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from formulad.store.yaml_document import Document, DocumentError

VERSION = 1
_MOST_ALIKE = 54


class Source(StrEnum):
    """From where we know a card."""

    BOOK = "book"
    PUBLIC = "public"
    DERIVED = "derived"
    CHOICE = "choice"


class _Colour(StrEnum):
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"
    PURPLE = "purple"

    @property
    def team(self) -> Team:
        return TEAM_OF_WORD[self.value]


class _Reach(StrEnum):
    EACH_TEAM = "each_team"
    ANY_CAR = "any_car"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"
    PURPLE = "purple"


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"reach": "for"}):
    kind: CardKind
    reach: _Reach
    count: Annotated[int, Meta(ge=1, le=_MOST_ALIKE)]
    source: Source
    places: Annotated[int, Meta(ge=1, le=len(CARS) - 1)] | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    hand_size: Annotated[int, Meta(ge=1, le=8)]
    points: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(min_length=1, max_length=len(CARS))
    ]
    cards: tuple[_Cards, ...]
    charge_colours: dict[CardKind, tuple[_Colour, ...]]


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
    colours = tuple(
        (kind, tuple(word.team for word in words)) for kind, words in file.charge_colours.items()
    )
    counts = tuple((card, each.count) for each in file.cards for card in _alike(each))
    return Deck(counts, file.hand_size, file.points, colours)


def fingerprint(deck: Deck) -> str:
    """Return a word that is another one if the deck is."""
    told = [f"{card.code} {count}" for card, count in deck.counts]
    colours = [f"{kind} {words}" for kind, words in deck.charge_colours]
    said = "\n".join((*told, *colours, str(deck.hand_size), str(deck.points)))
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def _alike(cards: _Cards) -> Iterator[Card]:
    """Yield the cards that a line stands for: one of each colour, or one."""
    places = cards.places or 0
    if cards.reach is _Reach.EACH_TEAM:
        yield from (Card(cards.kind, places, team) for team in Team)
    else:
        yield Card(cards.kind, places, TEAM_OF_WORD.get(cards.reach))


def _faults(document: Document, file: _File) -> Iterator[DocumentError]:
    seen: set[str] = set()
    for at, cards in enumerate(file.cards):
        yield from _card_faults(document, f"$.cards[{at}]", cards)
        codes = {card.code for card in _alike(cards)}
        if codes & seen:
            yield document.fault(f"$.cards[{at}]", say("such cards are listed already"))
        seen |= codes
    yield from _number_faults(document, file)
    yield from _colour_faults(document, file)


def _card_faults(document: Document, path: str, cards: _Cards) -> Iterator[DocumentError]:
    if cards.kind in NUMBERED and cards.places is None:
        fault = say("'{kind}' says by how many 'places' a car moves", kind=cards.kind.value)
        yield document.fault(path, fault)
    if cards.kind not in NUMBERED and cards.places is not None:
        fault = say("'{kind}' has no 'places': the die says them", kind=cards.kind.value)
        yield document.fault(f"{path}.places", fault)
    if cards.kind in MISHAPS and cards.reach is not _Reach.ANY_CAR:
        fault = say("'{kind}' is for 'any_car': the die finds it", kind=cards.kind.value)
        yield document.fault(f"{path}.for", fault)


def _number_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    number = sum(cards.count * len(tuple(_alike(cards))) for cards in file.cards)
    needed = MOST * (file.hand_size + 1)
    if number < needed:
        fault = say(
            "{players} players need {needed} cards: {hand} each, and one each to draw;"
            " these are {number}",
            players=MOST,
            needed=needed,
            hand=file.hand_size,
            number=number,
        )
        yield document.fault("$.cards", fault)
    if any(worse > better for better, worse in pairwise(file.points)):
        yield document.fault("$.points", say("no place has more points than the one before it"))


def _colour_faults(document: Document, file: _File) -> Iterator[DocumentError]:
    """Yield where Charges for any car have no colour, should they need one (FMR-39)."""
    charges: Counter[CardKind] = Counter()
    for cards in file.cards:
        if cards.kind in CHARGES and cards.reach is _Reach.ANY_CAR:
            charges[cards.kind] += cards.count
    for kind in dict.fromkeys((*file.charge_colours, *charges)):
        colours = file.charge_colours.get(kind, ())
        if len(colours) != charges[kind]:
            fault = say(
                "'{kind}' needs a colour for each of its cards for any car: {cards}, not {colours}",
                kind=kind.value,
                cards=charges[kind],
                colours=len(colours),
            )
            yield document.fault(f"$.charge_colours.{kind.value}", fault)
