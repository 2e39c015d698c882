"""Resuming of games: a record is read, checked, played again, and written on.

It serves every game: what only one of them knows, its kind answers (`GameKind`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic

from formulad.kernel.chance import SeededLuck
from formulad.kernel.files import MOST_OF_RECORD, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.game import Over
from formulad.kernel.header import A, Header
from formulad.kernel.kind import G, Opened
from formulad.kernel.match import Match
from formulad.kernel.os_errors import reason
from formulad.kernel.record import SaveError, finished, replaying, write_edition, write_mark
from formulad.kernel.sentence import say
from formulad.store.disk import keep_beside
from formulad.store.save_file import SaveFile
from formulad.store.saves import new_save, read_save
from formulad.store.yaml_document import unreadable

if TYPE_CHECKING:
    from collections.abc import Generator
    from datetime import datetime
    from pathlib import Path

    from formulad.kernel.kind import GameKind
    from formulad.kernel.record import GameRecord, Replay


@frozen
class LoadedGame(Generic[A, G]):
    """A record that was read and played again."""

    opened: Opened[A, G]
    record: GameRecord
    replay: Replay[Any, Any, Any]
    luck: SeededLuck
    """What chance brings next, where the record leaves it."""
    edition: int
    """Of the rules by which the game would be played on."""
    path: Path | None = None
    """Where its record lies, if it was read from the disk."""

    @property
    def header(self) -> Header[A]:
        """What the record says before its first step."""
        return self.opened.header

    @property
    def game(self) -> G:
        """What is played."""
        return self.opened.game

    @property
    def is_older(self) -> bool:
        """Whether it is still to be played on by newer rules than it was begun with."""
        is_done = self.record.is_over and not self.replay.fault
        if self.header.edition == self.edition or is_done:
            return False
        return write_edition(self.edition) not in self.record.lines[: self.replay.good_lines]

    @property
    def good_part(self) -> Match[Any, Any, Any]:
        """The game up to the last line that holds; what is played on it is not written down."""
        played, takes_back = self.replay.played, self.opened.takes_back
        return Match(self.game, self.luck, played=played, takes_back=takes_back)


class DamagedSaveError(SaveError):
    """A record that does not hold to its end; the good part before the damage can be had."""

    def __init__(self, loaded: LoadedGame[Any, Any]) -> None:
        """Say which line does not hold."""
        fault = loaded.replay.fault
        super().__init__(fault.told if fault else "")
        self.loaded = loaded
        self.is_outdated = fault is not None and fault.is_outdated
        """The record is as it was written, but the rules have changed."""


@frozen
class ResumedGame(Generic[A, G]):
    """A game that is played, and writes on in its file."""

    header: Header[A]
    game: G
    match: Match[Any, Any, Any]
    file: SaveFile


def begin(
    kind: GameKind[A, G], setup: A, seed: int, created: datetime, folder: Path
) -> ResumedGame[A, G]:
    """Begin a game and its record, which is named after its day and what it is played on.

    Args:
        kind: which game it is.
        setup: what was agreed on.
        seed: what its chance follows from.
        created: when it begins.
        folder: where its record goes.

    Raises:
        SaveError: if it cannot be played, or nothing can be written there.
    """
    header = Header(setup, kind.fingerprint(setup), seed, created, kind.edition)
    return begin_as(kind, header, folder)


def begin_as(kind: GameKind[A, G], header: Header[A], folder: Path) -> ResumedGame[A, G]:
    """Begin a game as a header says, and its record.

    Args:
        kind: which game it is.
        header: what is written before the first step.
        folder: where the record goes.

    Raises:
        SaveError: if it cannot be played, or nothing can be written there.
    """
    opened = kind.open(header, folder)
    entries, name = kind.write_header(header), kind.stem(header.setup)
    file = new_save(folder, entries, header.created, name)
    match = Match(opened.game, SeededLuck(header.seed), file.write, takes_back=opened.takes_back)
    return ResumedGame(opened.header, opened.game, match, file)


def load(kind: GameKind[A, G], path: Path, lines: int | None = None) -> LoadedGame[A, G]:
    """Read a record and play it again, as far as it holds; `replay.fault` says where it does not.

    Args:
        kind: which game it is of.
        path: the record.
        lines: how many lines to play, if not all.

    Raises:
        SaveError: if it cannot be read at all, or what it was played with is missing or changed.
    """
    return finished(loading(kind, path, lines))


def loading(
    kind: GameKind[A, G], path: Path, lines: int | None = None
) -> Generator[None, None, LoadedGame[A, G]]:
    """Read a record as `load` does, stopping after every line: the screen moves on meanwhile.

    Args:
        kind: which game it is of.
        path: the record.
        lines: how many lines to play, if not all.

    Raises:
        SaveError: if it cannot be read at all, or what it was played with is missing or changed.
    """
    try:
        content = read_bytes(path, MOST_OF_RECORD)
    except OSError as error:
        raise SaveError(unreadable(path, error)) from error
    loaded = yield from playing_again(kind, content, path.parent, lines)
    return replace(loaded, path=path)


def resume(kind: GameKind[A, G], path: Path, *, drop_damaged: bool = False) -> ResumedGame[A, G]:
    """Go on with a game where its record ends; a last line that was cut never happened.

    Args:
        kind: which game it is of.
        path: the record.
        drop_damaged: go on from the good part of a damaged record; the file as it was is kept
            beside it.

    Raises:
        DamagedSaveError: if a line does not hold and is not to be dropped.
        SaveError: if the record cannot be used at all.
    """
    file = SaveFile(path)
    try:
        return _go_on(kind, file, drop_damaged=drop_damaged)
    except BaseException:
        file.close()
        raise


def _go_on(kind: GameKind[A, G], file: SaveFile, *, drop_damaged: bool) -> ResumedGame[A, G]:
    content = file.read()
    loaded = finished(playing_again(kind, content, file.path.parent))
    if loaded.replay.fault:
        if not drop_damaged:
            raise DamagedSaveError(loaded)
        _keep(file.path, content)
    kept = loaded.record.first_line - 1 + loaded.replay.good_lines
    file.cut(sum(len(line) + 1 for line in content.split(b"\n")[:kept]))
    if loaded.is_older:
        file.write(write_edition(kind.edition))
    match = Match(
        loaded.game,
        loaded.luck,
        file.write,
        loaded.replay.played,
        takes_back=loaded.opened.takes_back,
    )
    if isinstance(match.awaiting, Over) and not loaded.record.is_over:
        file.write(write_mark(loaded.game, match.state))
    return ResumedGame(loaded.header, loaded.game, match, file)


def _keep(path: Path, content: bytes) -> None:
    """Keep a damaged record as it was, before its good part takes its place."""
    try:
        keep_beside(path, content)
    except OSError as error:
        fault = say("no copy of {file} can be kept: {reason}", file=path.name, reason=reason(error))
        raise SaveError(fault) from error


def playing_again(
    kind: GameKind[A, G], content: bytes, folder: Path, lines: int | None = None
) -> Generator[None, None, LoadedGame[A, G]]:
    """Play a record again that was read, as it would be from a folder, stopping after every line.

    Raises:
        SaveError: if it cannot be read at all, or what it was played with is missing or changed.
    """
    record = read_save(content)
    header = kind.read_header(record.header)
    opened = kind.open(header, folder)
    record = replace(record, lines=record.lines[:lines])
    luck = SeededLuck(header.seed)
    played = yield from replaying(
        opened.game,
        record,
        luck,
        takes_back=opened.takes_back,
        changed_rule=opened.changed_rule if header.edition < kind.edition else None,
    )
    return LoadedGame(opened, record, played, luck, kind.edition)
