"""Presets: whole sets of options by name, those of the game and those a player saved.

A file `NAME.yaml` says of which version it is and lists options; one that it does not list is as in
`Options`. Files are read when they are asked for, for a player may edit them while the game runs;
what they say is understood once.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from formulad.kernel.files import files_in
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.spelling import did_you_mean
from formulad.race.agreed.option_values import OptionError, read_options, write_options
from formulad.store.disk import write_whole
from formulad.store.validation_errors import no_entry
from formulad.store.yaml_document import (
    Document,
    DocumentError,
    check_version,
    name_in_faults,
    read_document,
    text_in,
)
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.race.agreed.options import Options
    from formulad.race.road.track import Track

SHIPPED = ("beginner", "rulebook", "masters", "street")
"""The presets that come with the game, in the order of the menu."""
USUAL, USUAL_ON_STREETS = "rulebook", "street"
"""What is played where nothing is said: on a circuit, and in a city."""
VERSION = 1
"""The version of the files that are written."""
LONGEST_NAME = 24
_SUFFIX = ".yaml"
_NAME = re.compile(r"\w([\w -]*\w)?")


class PresetError(ValueError):
    """There is no preset of this name, or it cannot be saved."""


def usual(track: Track) -> str:
    """Return the preset that is played on a circuit where nothing is said."""
    return USUAL_ON_STREETS if track.is_city else USUAL


class Presets:
    """The presets of the game and of a player."""

    def __init__(self, shipped: Path, own: Path) -> None:
        """Look into the game's folder of presets, and into the player's, which need not be."""
        self._shipped = shipped
        self._own = own

    @property
    def own_names(self) -> tuple[str, ...]:
        """The names of those that the player saved."""
        found = {path.stem for path in files_in(self._own, _SUFFIX)}
        return tuple(sorted(found - set(SHIPPED), key=str.casefold))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all of them, those of the game first."""
        return SHIPPED + self.own_names

    def options(self, name: str) -> Options:
        """Return the options of a preset.

        Raises:
            PresetError: if nothing has this name.
            DocumentError: if its file cannot be used.
        """
        if name not in self.names:
            fault = say(
                "there are no rules '{name}'; there are: {known}{hint}",
                name=name,
                known=", ".join(self.names),
                hint=did_you_mean(name, self.names),
            )
            raise PresetError(fault)
        return read_preset(self._path(name))

    def save(self, name: str, options: Options) -> None:
        """Save a preset of the player, over an older one of the same name.

        Raises:
            PresetError: if it cannot have this name, or the disk does not take it.
        """
        if fault := self.fault(name):
            raise PresetError(fault)
        content = {"version": VERSION, "options": write_options(options)}
        try:
            self._own.mkdir(parents=True, exist_ok=True)
            write_whole(self._path(name), yaml_of(content).encode())
        except OSError as error:
            unsaved = say("The preset cannot be saved: {reason}.", reason=reason(error))
            raise PresetError(unsaved) from None

    def delete(self, name: str) -> None:
        """Delete a preset of the player; one that is gone already is no fault.

        Raises:
            PresetError: if it is none of his, or the disk does not let it go.
        """
        if name in SHIPPED:
            raise PresetError(say("'{name}' comes with the game and stays.", name=name))
        try:
            self._path(name).unlink(missing_ok=True)
        except OSError as error:
            why = say("The preset cannot be deleted: {reason}.", reason=reason(error))
            raise PresetError(why) from None

    def fault(self, name: str) -> str:
        """Return why a preset of the player cannot have a name; empty if it can."""
        if name in SHIPPED:
            return say("'{name}' comes with the game: choose another name.", name=name)
        if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
            return say(
                "A name has letters, figures, spaces and hyphens, at most {most}.",
                most=LONGEST_NAME,
            )
        if name in self.own_names and not self._is_readable(name):
            return say(
                "A file of another FormulaD is called '{name}': choose another name.", name=name
            )
        return ""

    def _is_readable(self, name: str) -> bool:
        try:
            self.options(name)
        except DocumentError:
            return False
        return True

    def _path(self, name: str) -> Path:
        return (self._shipped if name in SHIPPED else self._own) / f"{name}{_SUFFIX}"


def read_preset(path: Path) -> Options:
    """Return the options of a preset's file.

    Raises:
        DocumentError: if it cannot be used; the file stays as it is.
    """
    name = name_in_faults(path)
    return _preset_in_text(name, text_in(path, name))


@lru_cache(maxsize=64)
def _preset_in_text(name: str, text: str) -> Options:
    """Return the options of a preset's text, which a page that is open asks for at every key."""
    return preset_in(read_document(name, text))


def preset_in(document: Document) -> Options:
    """Return the options of a preset that was read.

    Raises:
        DocumentError: if it cannot be used.
    """
    entries = document.value
    if not isinstance(entries, dict):
        raise document.fault("$", say("a preset has the entries 'version' and 'options'"))
    check_version(document, say_of("file", "preset"), VERSION)
    for key in entries:
        if key not in {"version", "options"}:
            hint = did_you_mean(str(key), ("version", "options"))
            fault = no_entry(str(key), hint)
            raise document.fault(f"$.{key}", fault)
    named = entries.get("options")
    if not isinstance(named, dict):
        raise document.fault("$.options", say("'options' are lines of `name: value`"))
    try:
        return read_options({str(name): value for name, value in named.items()})
    except OptionError as error:
        raise document.fault(f"$.options.{error.option}", sentence_of(error)) from None
