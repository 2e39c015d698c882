"""Record face of a game: what lists of saved games show of its records, and what they open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from formulad.kernel.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from formulad.kernel.agent import Player
    from formulad.kernel.header import Header
    from formulad.kernel.kind import Entries
    from formulad.kernel.sentence import Sentence
    from formulad.store.resume import LoadedGame
    from formulad.store.saves import SavedGame
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas, Rect

AnyLoaded: TypeAlias = "LoadedGame[Any, Any]"
Show: TypeAlias = "Callable[[AnyLoaded], Scene]"
"""Makes the page that shows a saved game; a SaveError says why it cannot be shown."""


@frozen
class Standing:
    """How a game stands where its record, or the good part of it, ends."""

    where: Sentence
    """How far it has come."""
    who: Sentence | None
    """Who is next, or who has won; None if nobody."""
    order: tuple[int, ...]
    """The seats as they are named: the winner first once it is over."""
    places: tuple[str, ...] = ()
    """Where they came, in that order, if it is over."""
    is_over: bool = False


@frozen
class RecordWords:
    """What is said of saved games, as players call these."""

    page: Sentence
    """The name of the page that lists them."""
    nothing: tuple[Sentence, Sentence, Sentence]
    """What is said where none is to be continued, is finished, or is unreadable."""
    go_on: Sentence
    """Leads back into the one that was left last."""
    cannot_go_on: Sentence
    cannot_be_shown: Sentence
    cannot_be_deleted: Sentence
    asks_to_delete: Sentence
    """The question before one is deleted."""
    tells_of_deleting: Callable[[str, str], Sentence]
    """What becomes of a file, and in which folder it is kept."""
    tells_of_damage: Callable[[str], Sentence]
    """What can be done with one whose record has a fault."""


class RecordFace(Protocol):
    """The records of one game, as lists of saved games show them."""

    @property
    def words(self) -> RecordWords:
        """What is said of them."""

    @property
    def replay(self) -> Show | None:
        """Makes the page on which one is seen again, if there is such a page."""

    @property
    def result(self) -> Show | None:
        """Makes the page that shows how one ended, if there is such a page."""

    def read_header(self, entries: Entries) -> Header[Any]:
        """Return what the entries of a header say.

        Raises:
            SaveError: if it cannot be used.
        """

    def players(self, setup: Any) -> Sequence[Player]:
        """Return who plays, by seat."""

    def title(self, setup: Any) -> str:
        """Return what stands above all else, such as the circuit of a race."""

    def note(self, setup: Any) -> str:
        """Return what else was agreed on, such as laps and rules; empty if nothing."""

    def line(self, header: Header[Any]) -> str:
        """Return in a line what is played, and when it began."""

    def draw_badge(self, canvas: Canvas, player: Any, rect: Rect) -> None:
        """Draw the sign of a player, such as the plate of a car."""

    def reading(self, path: Path) -> Generator[None, None, AnyLoaded]:
        """Read a record and play it again, a line at a time; nothing is written.

        Raises:
            SaveError: if it cannot be used at all.
        """

    def standing(self, loaded: AnyLoaded) -> Standing:
        """Return how a game stands where its record, or the good part of it, ends."""

    def resumed(self, path: Path, *, drop_damaged: bool = False) -> Scene:
        """Return the screen of a saved game that goes on.

        Raises:
            DamagedSaveError: if a line of it does not hold, and is not to be dropped.
            SaveError: if it cannot go on.
        """

    def delete(self, saved: SavedGame[Header[Any]]) -> None:
        """Put a record away, with whatever is kept for nothing else.

        Raises:
            SaveError: if it is being played, or the disk does not let it go.
        """
