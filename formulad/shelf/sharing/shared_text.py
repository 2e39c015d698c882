"""Shared texts: rules, street drivers, seasons and puzzles, each one page that people can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from formulad.games.race.drivers_yaml import DriverProfile, driver_in
from formulad.games.race.presets import SHIPPED, preset_in
from formulad.games.season_yaml import season_in, take_in_season
from formulad.kernel.frozen import frozen
from formulad.kernel.letters import is_line
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, sentence_of
from formulad.race.agreed.options import Options
from formulad.school.puzzle import Puzzle
from formulad.school.puzzle_yaml import puzzle_in
from formulad.season.season import Season
from formulad.store.container import TEXTS, Container, ContainerError, Kind
from formulad.store.free_names import put_beside
from formulad.store.kept_maps import SUFFIX as MAP_SUFFIX
from formulad.store.kept_maps import safe_stem
from formulad.store.yaml_document import DocumentError, read_document

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.store.paths import UserFolders
    from formulad.store.yaml_document import Document

SUFFIX = ".yaml"
_LONGEST_STEM = 14
"""Letters of a title that become those of a file, with room for what follows them."""
Content: TypeAlias = Options | DriverProfile | Season | Puzzle
"""What one of these texts says."""


@frozen
class SharedText:
    """A text that somebody gave away, and what it says."""

    container: Container
    content: Content

    @property
    def kind(self) -> Kind:
        """What it is."""
        return self.container.kind


def text_to_share(kind: Kind, title: str, content: bytes) -> Container:
    """Return a text as it is given away."""
    return Container(kind, title, "", {TEXTS[kind]: content})


def open_shared_text(container: Container) -> SharedText:
    """Return a text that somebody gave away, read; nothing is written.

    Raises:
        ContainerError: if it is none, or cannot be used.
    """
    name = TEXTS.get(container.kind, "")
    if name not in container.files:
        raise ContainerError(say("there is no text in it"))
    try:
        text = container.files[name].decode()
        document = read_document(name, text)
        if not _is_seen(document.value):
            raise ContainerError(say("this holds signs that cannot be seen"))
        content = _content(container, document, text)
    except UnicodeDecodeError:
        raise ContainerError(say("{file} in it was changed or damaged", file=name)) from None
    except DocumentError as error:
        raise ContainerError(sentence_of(error)) from None
    if any(track.endswith(MAP_SUFFIX) for track in _tracks(content)):
        raise ContainerError(say("this names a map by its path; nobody here follows it"))
    return SharedText(container, content)


def keep_shared_text(shared: SharedText, folders: UserFolders) -> Path:
    """Put a text among the player's own, beside all that is there; return its file.

    Raises:
        ContainerError: if the disk does not take it.
    """
    try:
        if isinstance(shared.content, Season):
            return take_in_season(shared.content, folders.seasons)
        folder = _folder(shared, folders)
        content = shared.container.files[TEXTS[shared.kind]]
        return put_beside(folder, _stem(shared), SUFFIX, content)
    except OSError as error:
        fault = say("It cannot be kept: {reason}.", reason=reason(error))
        raise ContainerError(fault) from None
    except ValueError as error:
        raise ContainerError(sentence_of(error)) from None


def _content(container: Container, document: Document, text: str) -> Content:
    match container.kind:
        case Kind.RULES:
            return preset_in(document)
        case Kind.DRIVER:
            return driver_in(_word(container.title), document)
        case Kind.SEASON:
            return season_in(document)
        case _:
            return puzzle_in(document.name, text)[1]


def _tracks(content: Content) -> tuple[str, ...]:
    """Return the circuits that a text names."""
    match content:
        case Season():
            return tuple(each.track for each in content.calendar)
        case Puzzle():
            return (content.track,)
        case _:
            return ()


def _folder(shared: SharedText, folders: UserFolders) -> Path:
    match shared.kind:
        case Kind.RULES:
            return folders.presets
        case Kind.DRIVER:
            return folders.drivers
        case _:
            return folders.puzzles


def _stem(shared: SharedText) -> str:
    """Return what its file is called after; never as something of the game is called."""
    title = shared.container.title
    if isinstance(shared.content, Puzzle):
        return safe_stem(shared.content.id)
    if isinstance(shared.content, DriverProfile):
        return f"{_word(title)}-received"
    name = safe_stem(title)[:_LONGEST_STEM].strip(" -_") or "rules"
    return f"{name} received" if name in SHIPPED else name


def _word(title: str) -> str:
    """Return a title as the id of a driver."""
    letters = "".join(sign if sign.isalnum() else "-" for sign in title.casefold())
    return letters.strip("-")[:_LONGEST_STEM] or "driver"


def _is_seen(value: object) -> bool:
    """Return whether all texts of a document are lines that can be seen."""
    if isinstance(value, str):
        return is_line(value)
    if isinstance(value, dict):
        return all(_is_seen(key) and _is_seen(each) for key, each in value.items())
    return all(map(_is_seen, value)) if isinstance(value, list) else True
