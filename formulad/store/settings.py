"""What the player set and the game remembers, as a file that people can read and edit."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import yaml
from msgspec import Meta

from formulad.kernel.spelling import did_you_mean
from formulad.race.setup import Entrant  # noqa: TC001 - msgspec reads the types of fields
from formulad.store.disk import keep_beside, write_whole

if TYPE_CHECKING:
    from pathlib import Path


class Pace(StrEnum):
    """How fast cars and dice move on the screen."""

    CALM = "calm"
    BRISK = "brisk"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the game remembers between two evenings."""

    width: Annotated[int, Meta(ge=320, le=16384)] = 1280
    height: Annotated[int, Meta(ge=180, le=16384)] = 720
    fullscreen: bool = False
    pace: Pace = Pace.BRISK
    track: str = "monaco"
    """The circuit of the last race."""
    line_up: tuple[Entrant, ...] = field(default=())
    """The drivers of the last race."""


@dataclass(frozen=True, slots=True)
class SettingsRead:
    """The settings of a file, and what was wrong with it."""

    settings: Settings = field(default=Settings())
    fault: str = ""
    """A sentence; the settings are then those of a new game."""


def read_settings(path: Path) -> SettingsRead:
    """Return the settings of a file; one that cannot be used is kept aside and said so."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return SettingsRead()
    except OSError as error:
        return SettingsRead(fault=f"{path} cannot be read: {error.strerror}")
    try:
        return SettingsRead(_settings(content))
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        kept = keep_beside(path, content)
        path.unlink()
        fault = f"{path.name} was put aside as {kept.name}: {_sentence(error)}"
        return SettingsRead(fault=fault)


def write_settings(path: Path, settings: Settings) -> None:
    """Write settings over those in a file, in one stroke."""
    path.parent.mkdir(parents=True, exist_ok=True)
    entries = msgspec.to_builtins(settings, builtin_types=())
    text = yaml.safe_dump(entries, allow_unicode=True, sort_keys=False)
    write_whole(path, text.encode())


def _settings(content: bytes) -> Settings:
    entries: Any = yaml.load(content, yaml.CSafeLoader) or {}
    if not isinstance(entries, dict):
        raise ValueError("settings are lines of `name: value`")  # noqa: TRY004 - a file's fault
    known = [item.name for item in fields(Settings)]
    for key in entries:
        if key not in known:
            raise ValueError(f"there is no setting '{key}'{did_you_mean(str(key), known)}")
    return msgspec.convert(entries, Settings)


def _sentence(error: Exception) -> str:
    """Return an error of one of the readers as one line."""
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark:
        return f"line {error.problem_mark.line + 1}: {error.problem}"
    return " ".join(str(error).split())
