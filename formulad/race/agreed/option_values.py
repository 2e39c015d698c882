"""Values of options by name: what people write is read, or refused in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import joined, say
from formulad.kernel.spelling import did_you_mean
from formulad.kernel.values import fields_of, replace
from formulad.race.agreed.option_catalogue import ENTRIES, Conflict, Entry, Value, conflicts
from formulad.race.agreed.options import Options

if TYPE_CHECKING:
    from collections.abc import Mapping

_ALWAYS_WRITTEN = ("rules", "laps")
_MOST_NAMED = 9
"""Of so many values a sentence names each; of more it names the ends."""
_LARGE, _LONGEST_SHOWN = 10**9, 60
_PLAIN = Options()


class OptionError(ValueError):
    """An option that there is not, that has a value it cannot have, or lacks what it needs."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


def read_options(named: Mapping[str, object], base: Options = _PLAIN) -> Options:
    """Return options with those changed that are named.

    Raises:
        OptionError: if they cannot be agreed on like that.
    """
    changes = {name: _value(name, value) for name, value in named.items()}
    # mypy cannot know which field has which type; `_value` took each from its catalogue.
    options = replace(base, **changes)  # type: ignore[arg-type]
    for conflict in conflicts(options):
        raise OptionError(conflict.option, told(conflict))
    return options


def write_options(options: Options) -> dict[str, Value]:
    """Return by name what makes a race special: its rules, its laps, and what is not as usual.

    What nobody chose is left out, so that an older game can read a race that uses nothing new. For
    the same reason a field of `Options` never changes what it is without a word.
    """
    return {
        name: _plain(getattr(options, name))
        for name in fields_of(Options)
        if name in _ALWAYS_WRITTEN or getattr(options, name) != getattr(_PLAIN, name)
    }


def write_differences(options: Options, usual: Options) -> dict[str, Value]:
    """Return by name what was agreed on otherwise than is usual."""
    return {
        name: _plain(getattr(options, name))
        for name in fields_of(Options)
        if getattr(options, name) != getattr(usual, name)
    }


def told(conflict: Conflict) -> str:
    """Return in a sentence which two options cannot go together."""
    return say(
        "'{option}' needs '{needed}': agree on that, or leave '{option}' out",
        option=conflict.option,
        needed=f"{conflict.needs}: {_word(conflict.value)}",
    )


def _value(name: str, value: object) -> Value:
    if name not in ENTRIES:
        hint = did_you_mean(name, ENTRIES)
        raise OptionError(name, say("there is no option '{option}'{hint}", option=name, hint=hint))
    entry = ENTRIES[name]
    for known in entry.values:
        if known == value and isinstance(known, bool) is isinstance(value, bool):
            return known
    fault = say(
        "'{option}' may be {choice}, not {given}",
        option=name,
        choice=_choice(entry),
        given=_given(value),
    )
    raise OptionError(name, fault)


def _given(value: object) -> str:
    """Return a value as it was written, as far as anybody wants to see it."""
    if isinstance(value, int) and abs(value) > _LARGE:
        return say("a number like that")
    word = f"'{value}'" if isinstance(value, str) else _word(value)
    return word if len(word) <= _LONGEST_SHOWN else f"{word[:_LONGEST_SHOWN]}…"


def _choice(entry: Entry) -> str:
    words = [_word(value) for value in entry.values]
    if len(words) > _MOST_NAMED:
        return say("{first} to {last}", first=words[0], last=words[-1])
    *first, last = words
    return say("{first} or {last}", first=joined(", ", first), last=last) if first else last


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _plain(value: Value) -> Value:
    """Return a value as a file holds it."""
    return str(value) if isinstance(value, str) else value
