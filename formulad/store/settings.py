"""What the player set and the game remembers, as a file that people can read and edit."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from formulad.games.race.designs import check_points
from formulad.games.race.drivers_yaml import check_driver
from formulad.games.race.presets import USUAL
from formulad.kernel.files import MOST_OF_TEXT, read_bytes
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.kernel.spelling import did_you_mean
from formulad.race.option_values import OptionError, read_options, write_options
from formulad.race.options import Options  # noqa: TC001 - msgspec reads the types of fields
from formulad.race.setup import Entrant  # noqa: TC001 - as above
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
    from pathlib import Path

    from formulad.race.option_catalogue import Value


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


class Hints(StrEnum):
    """How much the screen explains by itself."""

    FULL = "full"
    BRIEF = "brief"
    NONE = "none"


Volume: TypeAlias = Annotated[int, Meta(ge=0, le=10)]


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the game remembers between two evenings."""

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
    hints: Hints = Hints.FULL
    left_handed: bool = False
    """Whether the button that is used most lies on the left of the dashboard."""
    hand_over: bool = False
    """Whether the screen waits between two people until the next one has sat down."""
    captions: bool = False
    """Whether sounds are also told in words."""
    sound: bool = True
    effects: Volume = 7
    voices: Volume = 7
    ambience: Volume = 5
    music: Volume = 4
    table: bool = False
    """Whether the screen lies flat, and people sit around it."""
    board_turned: Annotated[int, Meta(ge=0, le=270, multiple_of=90)] | None = None
    """By how many degrees the board was turned clockwise on such a screen, if somebody did."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of actions that have other keys than usual."""
    pad: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The same for the buttons of a pad."""
    track: str = "monaco"
    """The circuit of the last race."""
    preset: str = USUAL
    """What its rules were chosen from."""
    rules: Options | None = None
    """Its rules; without a word they are those of the usual preset."""
    line_up: tuple[Entrant, ...] = field(default=())
    """Its drivers."""

    @property
    def tastes(self) -> Settings:
        """What the player has set himself, apart from what the game only remembers."""
        return replace(self, **_REMEMBERED)


_NEW = Settings()
_REMEMBERED: dict[str, Any] = {
    name: getattr(_NEW, name)
    for name in ("width", "height", "board_turned", "track", "preset", "rules", "line_up")
}


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """The settings of a file, and what was wrong with it."""

    settings: Settings = field(default=Settings())
    fault: str = ""
    """A sentence; the settings are then those of a new game."""


def read_settings(path: Path) -> SettingsRead:
    """Return the settings of a file; one that cannot be used is kept aside and said so."""
    try:
        content = read_bytes(path, MOST_OF_TEXT)
    except FileNotFoundError:
        return SettingsRead()
    except OSError as error:
        return SettingsRead(fault=unreadable(path, error))
    try:
        return SettingsRead(_settings(path.name, content))
    except DocumentError as error:
        fault = joined("; ", (sentence_of(error), _put_aside(path, content)))
        return SettingsRead(fault=fault)


def write_settings(path: Path, settings: Settings) -> None:
    """Write settings over those in a file, in one stroke."""
    path.parent.mkdir(parents=True, exist_ok=True)
    entries = msgspec.to_builtins(settings) | {"rules": _written(settings.rules)}
    write_whole(path, yaml_of(entries).encode())


def _put_aside(path: Path, content: bytes) -> str:
    """Put a file aside that cannot be used, and say so, or why it stays where it is."""
    try:
        kept = keep_beside(path, content)
        path.unlink()
    except OSError as error:
        return say("the file could not be put aside: {reason}", reason=reason(error))
    return say("the file was put aside as {file}", file=kept.name)


def _settings(name: str, content: bytes) -> Settings:
    try:
        document = read_document(name, content.decode())
    except UnicodeDecodeError:
        raise no_text(name) from None
    entries: Any = {} if document.value is None else document.value
    if not isinstance(entries, dict):
        raise document.fault("$", say("settings are lines of `name: value`"))
    entries = _with_rules(dict(entries))
    known = [item.name for item in fields(Settings)]
    for key in map(str, entries):
        if key not in known:
            hint = did_you_mean(key, known)
            fault = say("there is no setting '{setting}'{hint}", setting=key, hint=hint)
            raise document.fault(f"$.{key}", fault)
    rules = _rules(document, entries.pop("rules", None))
    check_keys(document, entries.get("keys", {}))
    check_pad(document, entries.get("pad", {}))
    try:
        settings = msgspec.convert(entries, Settings)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    for seat, entrant in enumerate(settings.line_up):
        if entrant.design:
            check_points(document, f"$.line_up[{seat}].design", entrant.design)
        if entrant.driver:
            check_driver(document, f"$.line_up[{seat}].driver", entrant.driver)
    return replace(settings, rules=rules)


def _with_rules(entries: dict[str, Any]) -> dict[str, Any]:
    """Return settings as they are now: they named laps and grid when rules were always basic."""
    before = {name: entries.pop(name) for name in ("laps", "grid") if name in entries}
    if not before or "rules" in entries:
        return entries
    return entries | {"preset": "beginner", "rules": {"rules": "basic"} | before}


def _rules(document: Document, named: object) -> Options | None:
    if named is None:
        return None
    if not isinstance(named, dict):
        raise document.fault("$.rules", say("the rules are lines of `name: value`"))
    try:
        return read_options({str(name): value for name, value in named.items()})
    except OptionError as error:
        paths = (f"$.rules.{error.option}", f"$.{error.option}")
        path = next((path for path in paths if path in document.lines), "$.rules")
        raise document.fault(path, sentence_of(error)) from None


def _written(rules: Options | None) -> dict[str, Value] | None:
    return None if rules is None else write_options(rules)
