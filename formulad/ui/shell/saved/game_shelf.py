"""Shelf of saved games: the records of every kind of game in one folder, each with its face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from formulad.kernel.frozen import frozen
from formulad.store.saves import SavedGame, Shelf, Unreadable, list_saves, put_away, saves_in
from formulad.ui.shell.saved.usual_record_face import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from formulad.kernel.agent import Player
    from formulad.kernel.header import Header
    from formulad.kernel.kind import Entries
    from formulad.ui.shell.record_face import RecordFace, RecordWords


@frozen
class ListedHeader:
    """What a record says before its first step, with the face of its game."""

    face: RecordFace
    header: Header[Any]
    game: str
    """The id of its game."""

    @property
    def players(self) -> Sequence[Player]:
        """Who plays, by seat."""
        return self.face.players(self.header.setup)


Saved: TypeAlias = SavedGame[ListedHeader]


class GameShelf:
    """The saved games of a player."""

    def __init__(
        self,
        folder: Path,
        own: RecordFace,
        others: Mapping[str, Callable[[], RecordFace]],
    ) -> None:
        """List what a folder holds.

        Args:
            folder: where the records lie.
            own: the game that says what is wrong with a header of no game.
            others: the other games, each by its id and made when the first record of it is met.
        """
        self.folder = folder
        self._own = own
        self._others = others
        self._faces: dict[str, RecordFace] = {}
        self._told: set[Path] = set()
        """Records that cannot be read, of which the player knows."""

    @property
    def words(self) -> RecordWords:
        """What is said of all of them: in the words of a game only if there is no other."""
        return WORDS if self._others else self._own.words

    def words_of(self, file: Saved | Unreadable) -> RecordWords:
        """Return what is said of a file."""
        return file.header.face.words if isinstance(file, SavedGame) else self.words

    def listed(self) -> Shelf[ListedHeader]:
        """Return the saved games."""
        return list_saves(self.folder, self._read)

    def last_unfinished(self) -> Saved | None:
        """Return the game that was left last before its end."""
        games = (game for game in self._newest_first() if isinstance(game, SavedGame))
        return next((game for game in games if not game.is_over), None)

    def left(self) -> dict[str, Saved]:
        """Return what was left last of each game before its end, by the ids of the games."""
        found: dict[str, Saved] = {}
        for game in self._newest_first():
            if isinstance(game, SavedGame) and not game.is_over:
                found.setdefault(game.header.game, game)
        return found

    def take_unreadable(self) -> Unreadable | None:
        """Return the record that was written last if it cannot be read, once.

        Of older ones nothing is said: whoever has played another game since does not miss them.
        """
        last = next(self._newest_first(), None)
        if not isinstance(last, Unreadable) or last.path in self._told:
            return None
        self._told.add(last.path)
        return last

    def delete(self, file: Saved | Unreadable) -> None:
        """Put a record away.

        Raises:
            SaveError: if it is being played, or the disk does not let it go.
        """
        if isinstance(file, Unreadable):
            put_away(file.path)
            return
        header = file.header.header
        saved = SavedGame(file.path, file.written, header, file.lines, file.is_over)
        file.header.face.delete(saved)

    def _newest_first(self) -> Iterator[Saved | Unreadable]:
        return saves_in(self.folder, self._read)

    def _read(self, entries: Entries) -> ListedHeader:
        game = str(entries.get("game"))
        face = self._face(game)
        return ListedHeader(face, face.read_header(entries), game)

    def _face(self, game: str) -> RecordFace:
        if game not in self._others:
            return self._own
        if game not in self._faces:
            self._faces[game] = self._others[game]()
        return self._faces[game]
