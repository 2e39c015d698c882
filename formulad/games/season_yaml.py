"""Seasons as YAML files: read with line and nearest word, written whole, one window at a time."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from formulad.games.season_entries import (
    VERSION,
    CarryEntry,
    DriverEntry,
    ResultEntry,
    RoundEntry,
    RulesEntry,
    ScoringEntry,
    SeasonFile,
    entries_of,
    season_of,
)
from formulad.kernel.files import files_in
from formulad.kernel.os_errors import reason
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.spelling import hint
from formulad.kernel.values import replace
from formulad.season.carried_damage import SeasonError
from formulad.season.season_faults import season_fault
from formulad.store.disk import claim, write_whole
from formulad.store.free_names import put_beside
from formulad.store.locking import lock_soon
from formulad.store.validation_errors import no_entry, split_path, typing_fault, unknown_entry
from formulad.store.yaml_document import (
    DocumentError,
    check_version,
    open_document,
    unreadable,
)
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from formulad.season.season import Season
    from formulad.store.yaml_document import Document

SUFFIX = ".yaml"
_FORMS: dict[str, type[msgspec.Struct]] = {
    "rules": RulesEntry,
    "scoring": ScoringEntry,
    "carry": CarryEntry,
    "entries": DriverEntry,
    "calendar": RoundEntry,
    "results": ResultEntry,
}
"""The parts of the file by the name they begin with."""


def read_season(path: Path) -> Season:
    """Return the season of a file.

    Raises:
        DocumentError: if it cannot be used; the file stays as it is.
    """
    return season_in(open_document(path))


def season_in(document: Document) -> Season:
    """Return the season of a document that was read.

    Raises:
        DocumentError: if it cannot be used.
    """
    check_version(document, say_of("file", "season"), VERSION)
    try:
        season = season_of(msgspec.convert(document.value, SeasonFile))
    except msgspec.ValidationError as error:
        raise _fault(document, error) from None
    if fault := season_fault(season):
        raise document.fault(fault.path, fault.sentence)
    return season


def _fault(document: Document, error: msgspec.ValidationError) -> DocumentError:
    """Return what is wrong, with the nearest word for an entry that there is none of."""
    entry = unknown_entry(error)
    if not entry:
        return typing_fault(document, error)
    path = split_path(str(error))[1]
    part = path.removeprefix("$").removeprefix(".").partition("[")[0]
    form = _FORMS.get(part, SeasonFile)
    known = [field.encode_name for field in msgspec.structs.fields(form)]
    return document.fault(f"{path}.{entry}", no_entry(entry, hint(entry, known)))


def write_season(path: Path, season: Season) -> None:
    """Write a season over its file, in one stroke.

    Raises:
        SeasonError: if the disk does not take it.
    """
    text = yaml_of(msgspec.to_builtins(entries_of(season)))
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise SeasonError(
            say("The season cannot be saved: {reason}.", reason=reason(error))
        ) from None


def new_season_file(folder: Path, season: Season) -> Path:
    """Write a season to a file of its own, named after its title; return it.

    Raises:
        SeasonError: if the disk does not take it.
    """
    letters = "".join(sign if sign.isalnum() else "-" for sign in season.title.casefold())
    stem = "-".join(filter(None, letters.split("-"))) or season.id
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / f"{stem}{SUFFIX}", 1
        while not claim(path):
            number += 1
            path = folder / f"{stem}-{number}{SUFFIX}"
    except OSError as error:
        raise SeasonError(
            say("The season cannot be saved: {reason}.", reason=reason(error))
        ) from None
    write_season(path, season)
    return path


def seasons_in(folder: Path) -> Iterator[tuple[Path, Season | str]]:
    """Yield the seasons of a folder by name; of a file that cannot be used what is wrong."""
    for path in sorted(files_in(folder, SUFFIX)):
        try:
            if path.stat().st_size:  # of a name that was only claimed there is nothing yet
                yield path, read_season(path)
        except DocumentError as error:
            yield path, sentence_of(error)
        except OSError as error:
            yield path, unreadable(path.name, error)


def take_in(path: Path, folder: Path) -> Path:
    """Put a season that somebody gave away among the player's own; return its file.

    One that is there already comes in as another, and begins where the other stands.

    Raises:
        DocumentError: if it is none, or cannot be used.
        SeasonError: if the disk does not take it.
    """
    return take_in_season(read_season(path), folder)


def take_in_season(season: Season, folder: Path) -> Path:
    """Put a season that was given away among the player's own; return its file.

    Raises:
        SeasonError: if the disk does not take it.
    """
    known = {own.id for _, own in seasons_in(folder) if not isinstance(own, str)}
    number = int(season.id, 16) % (1 << 32)
    while f"{number:08x}" in known:
        number = (number + 1) % (1 << 32)
    fresh = season.id if season.id not in known else f"{number:08x}"
    return new_season_file(folder, replace(season, id=fresh))


def give_away(path: Path, folder: Path) -> Path:
    """Copy the file of a season to where all lies that is given away; return the copy.

    It is put beside an older one of its name that says something else, never over it.

    Raises:
        SeasonError: if it cannot be read, or the disk does not take it.
    """
    try:
        return put_beside(folder, path.stem, SUFFIX, path.read_bytes())
    except OSError as error:
        raise _unsaved(error) from None


def change_season(path: Path, change: Callable[[Season], Season]) -> Season:
    """Change a season in its file, as it is there now; nobody else changes it meanwhile.

    Whoever changes it at the same time is done in a moment, and waited for.

    Raises:
        DocumentError: if the file cannot be used.
        SeasonError: if another window changes it, or it cannot be changed so.
    """
    with _locked(path):
        before = read_season(path)
        after = change(before)
        if after != before:
            write_season(path, after)
        return after


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other windows off a season; the file itself is replaced, so another one is locked."""
    try:
        with path.with_name(f".{path.name}.lock").open("ab") as lock:
            if not lock_soon(lock.fileno()):
                raise SeasonError(say("{file} is open in another window", file=path.name))
            yield
    except OSError as error:
        raise SeasonError(
            say("The season cannot be saved: {reason}.", reason=reason(error))
        ) from None


def _unsaved(error: OSError) -> SeasonError:
    return SeasonError(say("The season cannot be saved: {reason}.", reason=reason(error)))
