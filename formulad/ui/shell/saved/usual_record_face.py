"""Usual record face of a game: its title, its players, the round, and the places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.game import Over
from formulad.kernel.sentence import joined, say
from formulad.store.saves import put_away
from formulad.ui.shell.dates import day_and_time
from formulad.ui.shell.record_face import RecordWords, Standing
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from pathlib import Path
    from typing import Protocol

    from formulad.kernel.agent import Player
    from formulad.kernel.header import Header
    from formulad.kernel.kind import AnyTermedKind, Entries
    from formulad.kernel.sentence import Sentence
    from formulad.store.saves import SavedGame
    from formulad.ui.shell.record_face import AnyLoaded, Show
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas, Rect

    class Resumed(Protocol):
        """Makes the screen of a saved game that goes on."""

        def __call__(self, path: Path, *, drop_damaged: bool = False) -> Scene:
            """Return it, or raise a SaveError."""


def _tells_of_deleting(file: str, folder: str) -> Sentence:
    return say(
        "{name} leaves this list. It is kept in the folder “{folder}” beside the saved games.",
        name=file,
        folder=folder,
    )


def _tells_of_damage(fault: str) -> Sentence:
    return say(
        "{fault}. The game can go on from there; the file as it is will be kept.", fault=fault
    )


WORDS = RecordWords(
    say("Saved games"),
    (
        say("No game waits to be finished."),
        say("No game has been played to its end yet."),
        say("Every record can be read."),
    ),
    say("Continue game"),
    say("This game cannot go on"),
    say("This game cannot be shown"),
    say("This game cannot be deleted"),
    say("Delete this game?"),
    _tells_of_deleting,
    _tells_of_damage,
)


class UsualRecordFace:
    """Records of a game of which nothing is known but its kind."""

    words = WORDS

    def __init__(
        self, kind: AnyTermedKind, resumed: Resumed, result: Show | None, replay: Show | None = None
    ) -> None:
        """Show the records of a game.

        Args:
            kind: the game.
            resumed: makes the screen of one that goes on.
            result: makes the page that shows how one ended, if there is such a page.
            replay: makes the page on which one is seen again, if there is such a page.
        """
        self._kind = kind
        self.resumed = resumed
        self.result = result
        self.replay = replay

    def read_header(self, entries: Entries) -> Header[Any]:
        """Return what the entries of a header say."""
        return self._kind.read_header(entries)

    def players(self, setup: Any) -> Sequence[Player]:
        """Return who plays, by seat."""
        return self._kind.players(setup)

    def title(self, setup: Any) -> str:
        """Return what the game is called."""
        del setup
        return self._kind.title.upper()

    def note(self, setup: Any) -> str:
        """Return the names of the players."""
        return joined(" · ", (player.name for player in self.players(setup)))

    def line(self, header: Header[Any]) -> str:
        """Return what is played, and when it began."""
        begun = day_and_time(header.created)
        return say("{game}, begun {date}", game=self._kind.title, date=begun)

    def draw_badge(self, canvas: Canvas, player: Player, rect: Rect) -> None:
        """Draw the first letter of a player's name."""
        canvas.box(rect, INK, radius=6)
        canvas.text(player.name[:1].upper(), rect.centerx, rect.centery, LABEL, SUN, align=0.5)

    def reading(self, path: Path) -> Generator[None, None, AnyLoaded]:
        """Read a record and play it again, a line at a time."""
        from formulad.store.resume import loading

        return loading(self._kind, path)

    def standing(self, loaded: AnyLoaded) -> Standing:
        """Return the round and who is next, or who has won and the places."""
        game, state = loaded.game, loaded.good_part.state
        players, due = self.players(loaded.header.setup), game.awaiting(state)
        round_, seats = game.round(state), range(len(players))
        if not isinstance(due, Over):
            is_next = say("{name} is next", name=players[due.seat].name)
            return Standing(self._kind.progress(game, state), is_next, tuple(seats))
        places = game.places(state)
        order = tuple(sorted(seats, key=lambda seat: places[seat]))
        winners = joined(" · ", (players[seat].name for seat in order if places[seat] == 1))
        return Standing(
            say("Played to the end, in {n} rounds", n=round_),
            say("{name} wins", name=winners),
            order,
            tuple(str(places[seat]) for seat in order),
            is_over=True,
        )

    def delete(self, saved: SavedGame[Header[Any]]) -> None:
        """Put a record away."""
        put_away(saved.path)
