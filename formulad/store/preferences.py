"""Preferences of a player, and what games remember, in a file that people can read and edit."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, field

from formulad.kernel.files import MOST_OF_TEXT, read_bytes
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.kernel.spelling import did_you_mean
from formulad.kernel.values import Frozen, fields_of, replace
from formulad.store.bindings import check_keys, check_pad
from formulad.store.disk import keep_beside, write_whole
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import (
    Document,
    DocumentError,
    no_text,
    read_document,
    unreadable,
)
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

T = TypeVar("T")


class Pace(StrEnum):
    """How fast cars and dice move on the screen."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "instant"


class Motion(StrEnum):
    """How much moves on the screen."""

    FULL = "full"
    REDUCED = "reduced"
    NONE = "none"


class Colours(StrEnum):
    """The colours of menus and pages."""

    DAY = "day"
    NIGHT = "night"
    CONTRAST = "contrast"
    """As strong as can be, with no scenery around the board."""


class Advice(StrEnum):
    """When a person at a game is told what their choices come to."""

    NEVER = "never"
    """Nor how a decision is made, or by which key."""
    ASKED = "asked"
    """As often as they ask; they need not be told how a decision is made."""
    ALWAYS = "always"


Volume: TypeAlias = Annotated[int, Meta(ge=0, le=10)]


class Preferences(Frozen):
    """What a player likes, and how they left the window; nothing of it is about one game."""

    width: Annotated[int, Meta(ge=320, le=16384)] = 1280
    """Of the window as it was left, in pixels."""
    height: Annotated[int, Meta(ge=180, le=16384)] = 720
    fullscreen: bool = False
    language: str = ""
    """Its code; empty until the player has chosen one."""
    colours: Colours = Colours.DAY
    text_size: Annotated[float, Meta(ge=0.8, le=2.0)] = 1.0
    magnifier: bool = False
    """Whether everything is twice as large as usual, and the window shows a part of the page."""
    pace: Pace = Pace.BRISK
    motion: Motion = Motion.FULL
    advice: Advice = Advice.ALWAYS
    """For whoever has not chosen for themselves, at the table or before the game."""
    forecast: bool = True
    """Whether the screen says all the time how likely each player wins, where that is known."""
    left_handed: bool = False
    """Whether the button that is used most lies on the left of the dashboard."""
    hand_over: bool = False
    """Whether the screen waits between two people until the next one has sat down."""
    captions: bool = False
    """Whether sounds are also told in words."""
    stamps: bool = True
    """Whether the shelf shows stamps for what was reached."""
    sound: bool = True
    effects: Volume = 7
    voices: Volume = 7
    ambience: Volume = 5
    music: Volume = 4
    table: bool = False
    """Whether the screen lies flat, and people sit around it."""
    board_turned: Annotated[int, Meta(ge=0, le=270, multiple_of=90)] | None = None
    """By how many degrees the board was turned clockwise on such a screen, if somebody did."""
    engineer_open: bool = False
    """Whether the engineer was left open in the last race, where the panel folds."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of actions that have other keys than usual."""
    pad: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The same for the buttons of a pad."""

    @property
    def chosen(self) -> Preferences:
        """What the player has set, apart from what is only remembered."""
        return replace(self, **_REMEMBERED)


_NEW = Preferences()
_HINTS = {"full": Advice.ALWAYS, "brief": Advice.ASKED, "none": Advice.NEVER}
"""What help during play was called in files from before there was advice."""
_REMEMBERED: dict[str, Any] = {
    name: getattr(_NEW, name) for name in ("width", "height", "board_turned", "engineer_open")
}


class Section(Frozen, Generic[T], eq=False):
    """What one game remembers from evening to evening, under its id in the file."""

    name: str
    former: tuple[str, ...]
    """Names of its entries in files that were written before there were sections."""
    usual: T
    """What a new player has."""
    read: Callable[[Document, str, dict[str, Any]], T]
    """Read its entries, which stand below a path of the document, or raise a DocumentError."""
    write: Callable[[T], dict[str, Any]]

    def names(self, entries: Mapping[Any, Any]) -> tuple[str, ...]:
        """Return what may stand in a file for it: a section, or its former entries, not both."""
        has_section = entries.get(self.name) is not None
        return (self.name,) if has_section else (self.name, *self.former)


AnySection: TypeAlias = Section[Any]


class PreferencesRead(Frozen):
    """The preferences of a file, and what was wrong with it."""

    preferences: Preferences = field(default=Preferences())
    remembered: Mapping[AnySection, Any] = field(default_factory=dict)
    """What the games remember, as far as the file says it."""
    fault: str = ""
    """A sentence; all is then as for a new player."""


def read_preferences(path: Path, sections: Iterable[AnySection]) -> PreferencesRead:
    """Return the preferences of a file; one that cannot be used is kept aside and said so.

    Args:
        path: the file.
        sections: what the games remember in it; there is nothing else beside the preferences.
    """
    try:
        content = read_bytes(path, MOST_OF_TEXT)
    except FileNotFoundError:
        return PreferencesRead()
    except OSError as error:
        return PreferencesRead(fault=unreadable(path, error))
    try:
        return _read(path.name, content, tuple(sections))
    except DocumentError as error:
        fault = joined("; ", (sentence_of(error), _put_aside(path, content)))
        return PreferencesRead(fault=fault)


def write_preferences(
    path: Path, preferences: Preferences, remembered: Mapping[AnySection, Any] | None = None
) -> None:
    """Write preferences, and what games remember, over those in a file, in one stroke."""
    path.parent.mkdir(parents=True, exist_ok=True)
    entries: dict[str, Any] = msgspec.to_builtins(preferences)
    for section, value in (remembered or {}).items():
        entries[section.name] = section.write(value)
    write_whole(path, yaml_of(entries).encode())


def _put_aside(path: Path, content: bytes) -> str:
    """Put a file aside that cannot be used, and say so, or why it stays where it is."""
    try:
        kept = keep_beside(path, content)
        path.unlink()
    except OSError as error:
        return say("the file could not be put aside: {reason}", reason=reason(error))
    return say("the file was put aside as {file}", file=kept.name)


def _read(name: str, content: bytes, sections: tuple[AnySection, ...]) -> PreferencesRead:
    try:
        document = read_document(name, content.decode())
    except UnicodeDecodeError:
        raise no_text(name) from None
    found: Any = {} if document.value is None else document.value
    if not isinstance(found, dict):
        raise document.fault("$", say("settings are lines of `name: value`"))
    entries = _with_advice(found)
    taken = [(section, *_entries_of(section, document, entries)) for section in sections]
    _refuse_unknown(document, entries, [name for each in sections for name in each.names(found)])
    check_keys(document, entries.get("keys", {}))
    check_pad(document, entries.get("pad", {}))
    try:
        preferences = msgspec.convert(entries, Preferences)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    remembered = {section: section.read(document, path, own) for section, path, own in taken if own}
    return PreferencesRead(preferences, remembered)


def _with_advice(found: Mapping[Any, Any]) -> dict[Any, Any]:
    """Return the entries of a file as they are now: hints were as long as advice is now given."""
    entries = dict(found)
    hints = entries.get("hints")
    if isinstance(hints, str) and hints in _HINTS:
        del entries["hints"]
        entries.setdefault("advice", _HINTS[hints].value)
    return entries


def _entries_of(
    section: AnySection, document: Document, entries: dict[str, Any]
) -> tuple[str, dict[str, Any]]:
    """Take the entries of a section out of those of the file, with the path they stand below."""
    own = entries.pop(section.name, None)
    if own is None:
        return "$", {name: entries.pop(name) for name in section.former if name in entries}
    if not isinstance(own, dict):
        fault = say("what `{section}` holds are lines of `name: value`", section=section.name)
        raise document.fault(f"$.{section.name}", fault)
    return f"$.{section.name}", dict(own)


def _refuse_unknown(document: Document, entries: dict[str, Any], of_games: list[str]) -> None:
    known = list(fields_of(Preferences))
    for key in map(str, entries):
        if key not in known:
            hint = did_you_mean(key, [*known, *of_games])
            fault = say("there is no setting '{setting}'{hint}", setting=key, hint=hint)
            raise document.fault(f"$.{key}", fault)
