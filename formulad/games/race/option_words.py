"""Words of the table options, in one language: titles, lines, words for values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from formulad.kernel.sentence import say
from formulad.race.agreed.option_catalogue import CATALOGUE, PARTS_OF_THE_GAME, lacking
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import Document, open_document

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.agreed.option_catalogue import Conflict, Entry, Group, Value
    from formulad.race.agreed.options import Options


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of one option."""

    title: str
    line: str
    """What it does, in a sentence or two."""
    values: dict[str, str] = {}
    """A word for each value that is neither on nor off nor simply a number."""
    conflict: str = ""
    """What is said where it is on without what it needs."""
    excluded: str = ""
    """What is said where another option that is on leaves no room for it."""


class OptionWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is said of the options in one language."""

    idle: str
    """Said of an option that changes nothing as the others stand."""
    idle_off: str
    """The same, where another option would have to be off."""
    idle_either: str
    """The same, where one of two options would do."""
    number: str
    """An option and its value, where both are told."""
    off: str
    on: str
    presets: dict[str, str]
    groups: dict[str, str]
    options: dict[str, Words]
    has_capital_nouns: bool = False
    """Whether titles keep their capital within a sentence, as German nouns do."""

    def title(self, option: str) -> str:
        """Return what an option is called."""
        return self.options[option].title

    def within(self, option: str) -> str:
        """Return what an option is called within a sentence."""
        title = self.title(option)
        return title if self.has_capital_nouns else title.lower()

    def group(self, group: Group) -> str:
        """Return what a group of options is called."""
        return self.groups[group]

    def preset(self, name: str) -> str:
        """Return what a preset is called; one of a player as he called it."""
        return self.presets.get(name, name)

    def value(self, option: str, value: Value) -> str:
        """Return the word for a value."""
        if isinstance(value, bool):
            return self.on if value else self.off
        return self.options[option].values.get(str(value), str(value))

    def told(self, option: str, value: Value) -> str:
        """Return an option with its value, as `Laps: 3`."""
        return self.number.format(title=self.title(option), value=self.value(option, value))

    def needs(self, option: str, value: Value) -> str:
        """Return that something counts only with an option at a value."""
        if value is False:
            return self.idle_off.format(option=self.title(option))
        return self.idle.format(option=self._asked(option, value))

    def lacks(self, entry: Entry, options: Options) -> str:
        """Return why an option changes nothing as the others stand; empty if it does."""
        needed = lacking(entry, options)
        if needed is None:
            return ""
        if entry.or_needs and needed == entry.needs:
            ways = (self._asked(*entry.needs), self._asked(*entry.or_needs))
            return self.idle_either.format(option=ways[0], other=ways[1])
        return self.needs(*needed)

    def conflict(self, conflict: Conflict) -> str:
        """Return why an option cannot stand as it does, and how that is mended."""
        said = self.options[conflict.option]
        return said.excluded if conflict.value is False else said.conflict

    def _asked(self, option: str, value: Value) -> str:
        """Return an option as something waits for it: switched on, or at a value."""
        return self.title(option) if value is True else self.told(option, value)


def read_option_words(path: Path) -> OptionWords:
    """Return what a file says of the options.

    Raises:
        DocumentError: if it cannot be used, or says nothing of an option.
    """
    document = open_document(path)
    try:
        words = msgspec.convert(document.value, OptionWords)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    _refuse_gaps(document, words)
    return words


def _refuse_gaps(document: Document, words: OptionWords) -> None:
    for entry in CATALOGUE:
        if entry.group not in words.groups:
            fault = say("there is no word for the group '{group}'", group=str(entry.group))
            raise document.fault("$.groups", fault)
        if entry.id not in words.options:
            fault = say("there are no words for '{option}'", option=entry.id)
            raise document.fault("$.options", fault)
        for value in _to_be_named(entry):
            if value not in words.options[entry.id].values:
                path = f"$.options.{entry.id}.values"
                fault = say("there is no word for '{value}'", value=f"{entry.id}: {value}")
                raise document.fault(path, fault)
        _refuse_silence(document, entry, words.options[entry.id])


def _refuse_silence(document: Document, entry: Entry, said: Words) -> None:
    """Refuse an option that would have to say what is wrong with it, and cannot."""
    if entry.id not in PARTS_OF_THE_GAME:
        return
    if not said.conflict:
        fault = say("'{option}' has no sentence for a conflict", option=entry.id)
        raise document.fault(f"$.options.{entry.id}", fault)
    if entry.needs and entry.needs[1] is False and not said.excluded:
        fault = say("'{option}' does not say what excludes it", option=entry.id)
        raise document.fault(f"$.options.{entry.id}", fault)


def _to_be_named(entry: Entry) -> list[str]:
    """Return the values that need a word: those of names, not switches and numbers."""
    return [str(value) for value in entry.values if isinstance(value, str)]
