"""Face of Formule Fun: how the screen agrees on, opens and ends a championship."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from formulad.cards.fun.rules import Fun
from formulad.games.box import FUN, GAMES
from formulad.games.last_game import last_game
from formulad.kernel.sentence import say
from formulad.ui.cards.fun.fun_result import FunResult, dearest
from formulad.ui.cards.fun.fun_scene import STANDINGS, FunScene
from formulad.ui.cards.fun.fun_standings import standings_rows
from formulad.ui.cards.fun.market_playback import MarketPlayback
from formulad.ui.cards.fun.race_page import RacePage
from formulad.ui.cards.kit.card_table import CardTable
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.shell.table.standings_page import StandingsPage
from formulad.ui.shell.table.usual_face import UsualFace
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from formulad.cards.fun.state import State
    from formulad.kernel.agent import Agent, Player
    from formulad.kernel.kind import TermedKind
    from formulad.kernel.match import Match
    from formulad.kernel.terms import UsualSetup
    from formulad.ui.cards.fun.market_playback import RaceReport
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.shell.table.game_scene import Closing, GameRoutes, GameScene
    from formulad.ui.shell.table.game_table import GameTable
    from formulad.ui.shell.table.usual_face import Past


class FunFace(UsualFace[Fun]):
    """Formule Fun on the screen."""

    def __init__(self) -> None:
        """Show the game of the box."""
        kind: Any = GAMES[FUN].kind
        super().__init__(FUN, kind, FunScene, BeatQueue, last_game(FUN))

    def playback(
        self, context: SceneContext, kind: TermedKind[Fun], past: Past[UsualSetup]
    ) -> Callable[[], MarketPlayback]:
        """Return what makes that which plays the events of a championship."""
        names = tuple(player.name for player in kind.players(past.setup))
        memory, setting = context.memory, cast("Fun", past.match.game).setting

        def motion() -> Amount:
            return Amount(memory.preferences.motion.value)

        return lambda: MarketPlayback(setting, names, motion)

    def table(
        self,
        match: Match[Any, Any, Any],
        players: Sequence[Player],
        agents: Mapping[str, Agent[Any, Any, Any]],
        new_playback: Callable[[], Any],
    ) -> CardTable[Any, Any, Any]:
        """Return people and computers around a championship."""

        def has_news(playback: MarketPlayback) -> bool:
            return playback.has_report

        return CardTable(match, players, agents, new_playback, news=has_news)

    def scene(
        self,
        context: SceneContext,
        table: GameTable[Any, Any, Any],
        file: Closing,
        routes: GameRoutes,
    ) -> GameScene:
        """Return the screen around a table, with the pages that are seen after a race."""
        scene = FunScene(table, file, context.memory, routes, context.sound)
        setting = scene.game.setting
        people = [player.is_human for player in table.players]

        def race(state: State, report: RaceReport) -> Scene:
            return RacePage(setting, state, scene.names, report, STANDINGS)

        def between(state: State) -> Scene:
            rows = standings_rows(setting, state, scene.names, people)
            return StandingsPage(say("Formule Fun"), rows, len(state.results), state.length)

        scene.race_page, scene.standings_page = race, between
        return scene

    def result(self, context: SceneContext, kind: TermedKind[Fun], past: Past[UsualSetup]) -> Scene:
        """Return the page that shows how a championship ended, or how far it came."""
        game = cast("Fun", past.match.game)
        return FunResult(
            game.setting,
            past.match.state,
            kind.players(past.setup),
            dearest(past.match),
            partial(self.help_page, context),
            partial(self._watched, context, kind, past),
            is_past=past.is_past,
        )
