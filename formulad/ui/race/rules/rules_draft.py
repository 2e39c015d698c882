"""Rules draft: a preset, and what differs from it, as they are being chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.race.agreed.option_catalogue import CATALOGUE, Conflict, conflicts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from formulad.race.agreed.option_catalogue import Value
    from formulad.race.agreed.options import Options


@frozen
class Draft:
    """Options on their way to be agreed on; every change gives a new draft."""

    options: Options
    base: str
    """The name of the preset they were chosen from."""
    start: Options
    """What that preset says."""

    @property
    def changes(self) -> tuple[str, ...]:
        """The options that differ from the preset, in the order of the menu."""
        return differences(self.options, self.start)

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """The options that cannot go together as they stand."""
        return conflicts(self.options)

    def value(self, option: str) -> Value:
        """Return the value of an option."""
        value: Value = getattr(self.options, option)
        return value

    def with_value(self, option: str, value: Value) -> Draft:
        """Return the draft with another value of an option."""
        return replace(self, options=_with(self.options, option, value))

    def back(self) -> Draft:
        """Return the draft as the preset has it."""
        return replace(self, options=self.start)

    def with_what_is_needed(self) -> Draft:
        """Return the draft with all agreed on that its options need."""
        draft = self
        while draft.conflicts:
            needed = draft.conflicts[0]
            draft = draft.with_value(needed.needs, needed.value)
        return draft

    def without_conflicts(self) -> Draft:
        """Return the draft without the options that lack what they need."""
        draft = self
        for conflict in self.conflicts:
            draft = draft.with_value(conflict.option, value=False)
        return draft


def differences(options: Options, others: Options) -> tuple[str, ...]:
    """Return the options that differ, in the order of the menu."""
    return tuple(
        entry.id for entry in CATALOGUE if getattr(options, entry.id) != getattr(others, entry.id)
    )


def nearest(options: Options, presets: Mapping[str, Options]) -> str:
    """Return the preset from which options differ least."""
    return min(presets, key=lambda name: len(differences(options, presets[name])))


def _with(options: Options, option: str, value: Value) -> Options:
    # mypy cannot know which field has which type; the menu takes values from the catalogue.
    return replace(options, **{option: value})  # type: ignore[arg-type]
