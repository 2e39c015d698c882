"""Usual face of a game: it begins and goes on in one scene, and ends on the page of places."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Generic

from formulad.kernel.header import A
from formulad.kernel.kind import G, GameKind
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import sentence_of
from formulad.store.resume import ResumedGame, begin, resume
from formulad.ui.shell.table.game_scene import GameRoutes, GameScene
from formulad.ui.shell.table.game_table import GameTable
from formulad.ui.shell.table.places_page import PlacedPlayer, PlacesPage
from formulad.ui.shell.test_probe import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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

    def resumed(self, context: SceneContext, path: Path) -> Scene:
        """Return the screen of a saved game that goes on.

        Raises:
            SaveError: if it cannot go on.
        """
        return self._shown(context, resume(self._kind, path))

    def _shown(self, context: SceneContext, opened: ResumedGame[A, G]) -> Scene:
        setup, match = opened.header.setup, opened.match
        players = self._kind.players(setup)
        try:
            agents = {each.grade: self._kind.agent(each.grade) for each in players if each.grade}
        except ValueError as error:
            opened.file.close()
            raise SaveError(sentence_of(error)) from error

        def result() -> Scene:
            placed = zip(match.game.places(match.state), players, strict=True)
            return PlacesPage(self._kind.title, [PlacedPlayer(*each) for each in placed])

        routes = GameRoutes(result, lambda: self.begin(context, setup), lambda: self.menu(context))
        table = GameTable(match, players, agents, self._new_playback)
        return self._scene(table, opened.file, context.memory, routes)
