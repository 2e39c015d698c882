"""Index of records: a digest of each, by the check-sum of its content, which can be made anew.

It is a cache. Whatever it says is in the records: deleted, it comes back as it was; of a record
that was changed, moved or removed it forgets what it knew.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any

import msgspec

from formulad.games.box import GAMES, game_of
from formulad.kernel.files import MOST_OF_RECORD, files_in, read_bytes
from formulad.kernel.frozen import frozen
from formulad.kernel.record import SaveError, finished, read_outline
from formulad.shelf.statistics.digest import Digest  # noqa: TC001 - msgspec reads the types of fields at run time
from formulad.shelf.statistics.digesting import digest_of
from formulad.shelf.statistics.weighed import Weighed, weighing_of
from formulad.store.disk import write_whole
from formulad.store.resume import load, playing_again
from formulad.store.save_file import SUFFIX

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from formulad.kernel.kind import AnyKind
    from formulad.store.paths import Home

VERSION = 1
"""Of digests: what was made by another one is made anew."""
_MOST = 64 << 20
_LINES_AT_ONCE = 10


@frozen
class Counted:
    """A record of a game that is over, and what it came to."""

    path: Path
    digest: Digest
    key: str = ""
    """The check-sum of the record."""
    weighed: tuple[Weighed | None, ...] = ()
    """What decisions and dice came to, by seat, if it was weighed."""


class _Kept(msgspec.Struct, frozen=True):
    version: int
    digests: dict[str, Digest | None]
    """By the check-sum of a record; None of one that cannot be counted."""
    weighed: dict[str, tuple[Weighed | None, ...]] = {}
    """What decisions and dice of races came to, by the same, as far as anybody asked."""


_NOTHING = _Kept(0, {})


class StatisticsIndex:
    """What all records of a player come to."""

    def __init__(self, home: Home) -> None:
        """Look after the records of a player."""
        self._home = home
        self._kinds: dict[str, AnyKind] = {}
        self._lock = Lock()
        """Held by who writes the file: races are weighed beside the game."""

    def counted(self) -> tuple[Counted, ...]:
        """Return what every record comes to, the oldest first; this may take a while."""
        return finished(self.counting())

    def counting(self) -> Generator[None, None, tuple[Counted, ...]]:
        """Count as `counted` does, stopping again and again: the screen moves on meanwhile.

        Whoever does not stay to the end finds what was counted by then the next time.
        """
        kept = self._kept()
        known = kept.digests
        found: dict[str, Digest | None] = {}
        counted: list[Counted] = []
        try:
            for path in sorted(files_in(self._home.folders.saves, SUFFIX)):
                yield from self._count(path, kept, found, counted)
        except GeneratorExit:
            self._keep(known, known | found)
            raise
        self._keep(known, found)
        return tuple(counted)

    def _count(
        self,
        path: Path,
        kept: _Kept,
        found: dict[str, Digest | None],
        counted: list[Counted],
    ) -> Generator[None, None, None]:
        """Count one record, but not a copy of one that is counted.

        One that cannot be opened, as its circuit is gone, is tried again.
        """
        content = _content(path)
        key = hashlib.sha256(content).hexdigest()
        if content and key not in found:
            if key in kept.digests:
                found[key] = kept.digests[key]
            else:
                with suppress(SaveError, UnicodeDecodeError):
                    found[key] = yield from self._digested(path, content)
            if digest := found.get(key):
                weighed = kept.weighed.get(key, ())
                counted.append(Counted(path, digest, key, weighed))
        yield

    def _digested(self, path: Path, content: bytes) -> Generator[None, None, Digest | None]:
        """Return what a record comes to; nothing if it is not over, or does not hold."""
        outline = read_outline(content.decode())
        if not outline.is_over:
            return None
        game = game_of(outline.header).id
        kind = self._kind(game)
        loaded: Any = None
        work = playing_again(kind, content, path.parent)
        while loaded is None:
            loaded = yield from _some_of(work)
        return None if loaded.replay.fault else digest_of(game, kind, loaded)

    def _kind(self, game: str) -> AnyKind:
        if game not in self._kinds:
            self._kinds[game] = GAMES[game].kind(self._home)
        return self._kinds[game]

    def weighing(self, counted: Counted) -> Generator[float, None, None]:
        """Weigh a race and keep what it comes to; this may take a minute, in any thread.

        After every step it tells which part is done; who does not stay to the end keeps nothing.

        Raises:
            SaveError: if its record cannot be used any more.
        """
        from formulad.games.race.known_values import stock_library

        stock_library()
        loaded = load(self._kind(counted.digest.game), counted.path)
        found = yield from weighing_of(loaded)
        with self._lock:
            kept = self._kept()
            self._write(kept.digests, kept.weighed | {counted.key: found})

    def _kept(self) -> _Kept:
        try:
            kept = msgspec.json.decode(read_bytes(self._home.folders.statistics, _MOST), type=_Kept)
        except (OSError, ValueError, RecursionError):
            return _NOTHING
        return kept if kept.version == VERSION else _NOTHING

    def _keep(self, known: dict[str, Digest | None], found: dict[str, Digest | None]) -> None:
        """Write down what was found, if it is something else than what was known."""
        if found == known:
            return
        with self._lock:
            weighed = self._kept().weighed
            self._write(found, {key: each for key, each in weighed.items() if key in found})

    def _write(
        self, digests: dict[str, Digest | None], weighed: dict[str, tuple[Weighed | None, ...]]
    ) -> None:
        path = self._home.folders.statistics
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, msgspec.json.encode(_Kept(VERSION, digests, weighed)))


def _some_of(work: Generator[None, None, Any]) -> Generator[None, None, Any]:
    """Go on with some work for a while; return what it comes to, if it is done."""
    try:
        for _ in range(_LINES_AT_ONCE):
            next(work)
    except StopIteration as end:
        return end.value
    yield
    return None


def _content(path: Path) -> bytes:
    """Return what a record holds; nothing if the disk does not give it, or it is not over."""
    try:
        content = read_bytes(path, MOST_OF_RECORD)
    except OSError:
        return b""
    return content if content.rstrip(b"\n").endswith(b" over") else b""
