"""Option entries: what may be agreed on before a card game, by name, and how a word is read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import joined, say
from formulad.kernel.spelling import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from enum import StrEnum

    from formulad.kernel.sentence import Sentence

OptionValue: TypeAlias = bool | int | str
O = TypeVar("O", bound=Any)  # noqa: E741 - the options of a game
_LONGEST = 3
"""Digits of a number."""


@frozen
class OptionEntry:
    """An option as it is agreed on."""

    id: str
    values: tuple[OptionValue, ...]
    """Those to choose from, the usual one first."""
    read: Callable[[str], OptionValue | tuple[object, ...]]
    """Returns the value of a word; a ValueError says that it is none."""


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers between two bounds."""

    def read(word: str) -> int:
        if not word.isdecimal() or len(word) > _LONGEST or not lowest <= int(word) <= highest:
            fault = say("a whole number from {lowest} to {highest}", lowest=lowest, highest=highest)
            raise ValueError(fault)
        return int(word)

    return read


def number_entry(name: str, usual: int, lowest: int, highest: int) -> OptionEntry:
    """Return an option that is a whole number between two bounds."""
    others = tuple(n for n in range(lowest, highest + 1) if n != usual)
    return OptionEntry(name, (usual, *others), whole_number(lowest, highest))


def word_entry(name: str, kind: type[StrEnum]) -> OptionEntry:
    """Return an option that is one of some words, the usual one first."""
    return OptionEntry(name, tuple(each.value for each in kind), _word_of(kind))


def switch_entry(name: str, *, usual: bool) -> OptionEntry:
    """Return an option that is on or off."""
    return OptionEntry(name, (usual, not usual), _switch)


def choice_of(words: Iterable[str]) -> Sentence:
    """Return words to choose from, as a sentence names them."""
    *first, last = words
    return say("{first} or {last}", first=joined(", ", first), last=last)


def changed_options(
    options: O, named: Mapping[str, OptionValue], entries: Mapping[str, OptionEntry], *also: str
) -> O:
    """Return options with those changed that are named.

    Raises:
        ValueError: if one of them is unknown or has no such value; words besides are hinted at.
    """
    changes = {name: _value(name, value, entries, also) for name, value in named.items()}
    # mypy cannot know which field has which type; each entry of the catalogue read its own.
    changed: O = replace(options, **changes)
    return changed


def no_such_value(name: str, value: OptionValue, choice: str) -> ValueError:
    """Return what is wrong with the value of an option."""
    return ValueError(
        say(
            "'{option}' may be {choice}, not {given}",
            option=name,
            choice=choice,
            given=str(value)[:40],
        )
    )


def _word_of(kind: type[StrEnum]) -> Callable[[str], StrEnum]:
    words = {each.value: each for each in kind}

    def read(word: str) -> StrEnum:
        if word not in words:
            raise ValueError(choice_of(words))
        return words[word]

    return read


def _switch(word: str) -> bool:
    if word not in {str(True), str(False)}:
        raise ValueError(choice_of(("on", "off")))
    return word == str(True)


def _value(
    name: str, value: OptionValue, entries: Mapping[str, OptionEntry], also: tuple[str, ...]
) -> object:
    if name not in entries:
        hint = did_you_mean(name, (*entries, *also))
        raise ValueError(say("there is no option '{option}'{hint}", option=name, hint=hint))
    try:
        return entries[name].read(str(value))
    except ValueError as error:
        raise no_such_value(name, value, error.args[0]) from None
