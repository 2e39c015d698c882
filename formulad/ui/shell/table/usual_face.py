"""Usual face of a game: it begins and goes on in one scene, and ends on the page of places."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

from formulad.kernel.header import A
from formulad.kernel.kind import G, GameKind
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of
from formulad.store.resume import ResumedGame, begin, resume
from formulad.ui.shell.saved.usual_record_face import UsualRecordFace
from formulad.ui.shell.table.game_scene import GameRoutes, GameScene
from formulad.ui.shell.table.game_table import GameTable
from formulad.ui.shell.table.places_page import PlacedPlayer, PlacesPage
from formulad.ui.shell.test_probe import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from formulad.kernel.agent import Player
    from formulad.kernel.match import Match
    from formulad.store.resume import LoadedGame
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.shell.table.game_table import Playback


class UsualFace(Generic[A, G]):
    """A game that needs nothing but its own scene."""

    def __init__(
        self,
        kind: GameKind[A, G],
        scene: type[GameScene],
        new_playback: Callable[[], Playback[Any]],
        menu: Callable[[SceneContext], Scene],
    ) -> None:
        """Show a game.

        Args:
            kind: the game.
            scene: on which it is played.
            new_playback: makes what plays its events.
            menu: makes the screen from which it is begun.
        """
        self._kind = kind
        self._scene = scene
        self._new_playback = new_playback
        self.menu = menu

    def begin(self, context: SceneContext, setup: A, seed: int | None = None) -> Scene:
        """Return the screen of a game that begins at once.

        Raises:
            SaveError: if it cannot be played, or no record can be written.
        """
        seed, now = fresh_seed() if seed is None else seed, datetime.now(UTC).astimezone()
        return self._shown(context, begin(self._kind, setup, seed, now, context.folders.saves))

    def resumed(self, context: SceneContext, path: Path, *, drop_damaged: bool = False) -> Scene:
        """Return the screen of a saved game that goes on.

        Raises:
            DamagedSaveError: if a line of it does not hold, and is not to be dropped.
            SaveError: if it cannot go on.
        """
        return self._shown(context, resume(self._kind, path, drop_damaged=drop_damaged))

    def records(self, context: SceneContext) -> UsualRecordFace:
        """Return how its saved games are shown."""
        return UsualRecordFace(self._kind, partial(self.resumed, context), self._past)

    def _shown(self, context: SceneContext, opened: ResumedGame[A, G]) -> Scene:
        setup, match = opened.header.setup, opened.match
        players = self._kind.players(setup)
        try:
            agents = {each.grade: self._kind.agent(each.grade) for each in players if each.grade}
        except ValueError as error:
            opened.file.close()
            raise SaveError(sentence_of(error)) from error

        def result() -> Scene:
            return PlacesPage(self._kind.title, _placed(match, players))

        routes = GameRoutes(result, lambda: self.begin(context, setup), lambda: self.menu(context))
        table = GameTable(match, players, agents, self._new_playback)
        return self._scene(table, opened.file, context.memory, routes)

    def _past(self, loaded: LoadedGame[A, G]) -> Scene:
        """Return the page that shows how a saved game ended."""
        players = self._kind.players(loaded.header.setup)
        return PlacesPage(self._kind.title, _placed(loaded.good_part, players), is_past=True)


def _placed(match: Match[Any, Any, Any], players: Sequence[Player]) -> list[PlacedPlayer]:
    """Return who came where."""
    places = zip(match.game.places(match.state), players, strict=True)
    return [PlacedPlayer(*each) for each in places]
