"""Words of the gifts of street drivers, in one language: a title and a line (DRV)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from formulad.kernel.sentence import say
from formulad.race.agreed.drivers import Ability
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import open_document

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from formulad.store.spoken import Spoken


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of one gift."""

    title: str
    line: str
    """What it does, in a sentence."""
    within: str = ""
    """What it is called within a sentence, if that is more than a title that begins small."""


GiftWords: TypeAlias = "Mapping[Ability, Gift]"
NO_WORDS: GiftWords = MappingProxyType({})


def gift_title(words: GiftWords, gift: Ability) -> str:
    """Return what a gift is called; in plain words where nothing is said of it."""
    said = words.get(gift)
    return said.title if said else gift.value.replace("_", " ").capitalize()


def gift_within(words: GiftWords, gift: Ability) -> str:
    """Return what a gift is called within a sentence."""
    said = words.get(gift)
    return _within(said) if said else _begun_small(gift_title(words, gift))


def _within(gift: Gift) -> str:
    return gift.within or _begun_small(gift.title)


def _begun_small(title: str) -> str:
    return f"{title[:1].lower()}{title[1:]}"


def gifts_in_any_language(words: Spoken[GiftWords]) -> GiftWords:
    """Return what is said of the gifts as sentences, each told in the language of its reader."""
    return {ability: _gift(words, ability) for ability in Ability}


def _gift(words: Spoken[GiftWords], ability: Ability) -> Gift:
    return Gift(
        words.sentence(lambda gifts: gifts[ability].title),
        words.sentence(lambda gifts: gifts[ability].line),
        words.sentence(lambda gifts: _within(gifts[ability])),
    )


def read_gift_words(path: Path) -> GiftWords:
    """Return what a file says of the gifts.

    Raises:
        DocumentError: if it cannot be used, or says nothing of a gift.
    """
    document = open_document(path)
    try:
        words = msgspec.convert(document.value, dict[Ability, Gift])
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    for ability in Ability:
        if ability not in words:
            fault = say("there are no words for the gift '{gift}'", gift=str(ability))
            raise document.fault("$", fault)
    return words
