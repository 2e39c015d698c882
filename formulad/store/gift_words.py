"""What the game says of the gifts of street drivers, in one language: a title and a line (DRV)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from formulad.kernel.sentence import say
from formulad.race.drivers import Ability
from formulad.store.document import open_document, typing_fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of one gift."""

    title: str
    line: str
    """What it does, in a sentence."""


GiftWords: TypeAlias = "Mapping[Ability, Gift]"
NO_WORDS: GiftWords = MappingProxyType({})


class GiftsNow(Mapping[Ability, Gift]):
    """What is said of gifts in the language of the moment, for who keeps it for a while."""

    def __init__(self, words: Callable[[], GiftWords]) -> None:
        self._words = words

    def __getitem__(self, ability: Ability) -> Gift:
        return self._words()[ability]

    def __iter__(self) -> Iterator[Ability]:
        return iter(self._words())

    def __len__(self) -> int:
        return len(self._words())


def gift_title(words: GiftWords, gift: Ability) -> str:
    """Return what a gift is called; in plain words where nothing is said of it."""
    said = words.get(gift)
    return said.title if said else gift.value.replace("_", " ").capitalize()


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
