"""Face of Formula Corsa: how the screen opens a game, and shows how it ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from formulad.cards.corsa.rules import Corsa
from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.games.last_game import last_game
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.store.yaml_document import DocumentError
from formulad.ui.cards.corsa.corsa_playback import CorsaPlayback
from formulad.ui.cards.corsa.corsa_result import CorsaResult, corsa_standings
from formulad.ui.cards.corsa.corsa_scene import THROWN, CorsaScene
from formulad.ui.cards.kit.card_table import CardTable
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.shell.table.standings_page import StandingsPage
from formulad.ui.shell.table.usual_face import UsualFace
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from formulad.cards.corsa.state import State
    from formulad.games.usual_kind import UsualKind
    from formulad.kernel.agent import Agent, Player
    from formulad.kernel.kind import TermedKind
    from formulad.kernel.match import Match
    from formulad.kernel.terms import UsualSetup
    from formulad.store.paths import Home
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.shell.table.game_scene import Closing, GameRoutes
    from formulad.ui.shell.table.game_table import GameTable
    from formulad.ui.shell.table.usual_face import Past

TITLE = say("Formula Corsa")


class CorsaFace(UsualFace[Corsa]):
    """Formula Corsa on the screen."""

    def __init__(self) -> None:
        """Show the game."""
        name = Corsa.name
        super().__init__(name, _kind, CorsaScene, BeatQueue, last_game(name))

    def scene(
        self,
        context: SceneContext,
        table: GameTable[Any, Any, Any],
        file: Closing,
        routes: GameRoutes,
    ) -> CorsaScene:
        """Return the screen around a table, of a game that is played or watched."""
        scene = CorsaScene(table, file, context.memory, routes, context.sound)
        scene.standings_page = partial(_standings, scene.game, table.players)
        return scene

    def playback(
        self, context: SceneContext, kind: TermedKind[Corsa], past: Past[UsualSetup]
    ) -> Callable[[], CorsaPlayback]:
        """Return what makes that which plays the events of a game."""
        names = tuple(player.name for player in kind.players(past.setup))
        memory, setting = context.memory, _rules(past.match).setting

        def motion() -> Amount:
            return Amount(memory.preferences.motion.value)

        return lambda: CorsaPlayback(setting, names, motion)

    def table(
        self,
        match: Match[Any, Any, Any],
        players: Sequence[Player],
        agents: Mapping[str, Agent[Any, Any, Any]],
        new_playback: Callable[[], Any],
    ) -> CardTable[Any, Any, Any]:
        """Return people and computers around a game."""
        return CardTable(match, players, agents, new_playback, thrown=THROWN)

    def result(
        self, context: SceneContext, kind: TermedKind[Corsa], past: Past[UsualSetup]
    ) -> Scene:
        """Return the page that shows how a game ended, or how far it came."""
        return CorsaResult(
            _rules(past.match).setting,
            past.match.state,
            kind.players(past.setup),
            partial(self.help_page, context),
            partial(self._watched, context, kind, past),
            is_past=past.is_past,
        )


def _rules(match: Match[Any, Any, Any]) -> Corsa:
    return cast("Corsa", match.game)


def _standings(game: Corsa, players: Sequence[Player], state: State) -> Scene:
    """Return how a game stands between two races."""
    people = [player.is_human for player in players]
    rows = corsa_standings(state, [player.name for player in players], people)
    return StandingsPage(TITLE, rows, len(state.results), game.setting.races)


def _kind(home: Home) -> UsualKind[Corsa]:
    """Return the game with the cards of the game's own files.

    Raises:
        SaveError: if they cannot be played with.
    """
    try:
        return corsa_kind(home.data)
    except DocumentError as error:
        raise SaveError(sentence_of(error)) from error
