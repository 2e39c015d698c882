"""Face of Formula Motor Racing: how the screen opens a season, and shows how it ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from formulad.cards.motor_racing.rules import MotorRacing
from formulad.games.last_game import last_game
from formulad.games.motor_racing.motor_racing_kind import motor_racing_kind
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.store.yaml_document import DocumentError
from formulad.ui.cards.kit.card_table import CardTable
from formulad.ui.cards.kit.liveries import SIX_TEAMS, draw_swatch
from formulad.ui.cards.motor_racing.champion_page import ChampionPage
from formulad.ui.cards.motor_racing.line_playback import LinePlayback
from formulad.ui.cards.motor_racing.motor_racing_scene import MotorRacingScene
from formulad.ui.cards.motor_racing.season_standings import standings_rows
from formulad.ui.cards.motor_racing.turning_point import turning_point
from formulad.ui.shell.table.beat_queue import BeatQueue
from formulad.ui.shell.table.standings_page import StandingsPage
from formulad.ui.shell.table.usual_face import UsualFace
from formulad.ui.toolkit.motion import Amount

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from formulad.cards.motor_racing.cars import Team
    from formulad.cards.motor_racing.state import State
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
    from formulad.ui.toolkit.canvas import Canvas, Rect


TITLE = say("Formula Motor Racing")


class MotorRacingFace(UsualFace[MotorRacing]):
    """Formula Motor Racing on the screen."""

    def __init__(self) -> None:
        """Show the game."""
        name = MotorRacing.name
        super().__init__(name, _kind, MotorRacingScene, BeatQueue, last_game(name))

    def scene(
        self,
        context: SceneContext,
        table: GameTable[Any, Any, Any],
        file: Closing,
        routes: GameRoutes,
    ) -> MotorRacingScene:
        """Return the screen around a table, of a season that is played or watched."""
        scene = MotorRacingScene(table, file, context.memory, routes, context.sound)
        scene.standings_page = partial(_standings, _rules(table.match), table.players)
        return scene

    def playback(
        self, context: SceneContext, kind: TermedKind[MotorRacing], past: Past[UsualSetup]
    ) -> Callable[[], LinePlayback]:
        """Return what makes that which plays the events of a season."""
        names = tuple(player.name for player in kind.players(past.setup))
        memory, setting = context.memory, _rules(past.match).setting

        def motion() -> Amount:
            return Amount(memory.preferences.motion.value)

        return lambda: LinePlayback(setting, names, team_name, motion)

    def table(
        self,
        match: Match[Any, Any, Any],
        players: Sequence[Player],
        agents: Mapping[str, Agent[Any, Any, Any]],
        new_playback: Callable[[], Any],
    ) -> CardTable[Any, Any, Any]:
        """Return people and computers around a season."""
        return CardTable(match, players, agents, new_playback)

    def draw_pick(self, pick: int, canvas: Canvas, rect: Rect) -> None:
        """Draw a team that a player has picked."""
        draw_swatch(canvas, SIX_TEAMS[pick], rect, radius=10)

    def result(
        self, context: SceneContext, kind: TermedKind[MotorRacing], past: Past[UsualSetup]
    ) -> Scene:
        """Return the page that shows how a season ended, or how far it came."""
        state, setting = past.match.state, _rules(past.match).setting
        players = kind.players(past.setup)
        names = [player.name for player in players]
        teams = [team.name for team in SIX_TEAMS]
        return ChampionPage(
            setting,
            state.results or (state.classification,),
            players,
            turning_point(past.match, names, teams),
            partial(self.help_page, context),
            partial(self._watched, context, kind, past),
            is_past=past.is_past,
        )


def _rules(match: Match[Any, Any, Any]) -> MotorRacing:
    return cast("MotorRacing", match.game)


def team_name(team: Team) -> str:
    """Return what a team is called."""
    return SIX_TEAMS[team].name


def _standings(game: MotorRacing, players: Sequence[Player], state: State) -> Scene:
    """Return how a season stands between two races."""
    names = tuple(player.name for player in players)
    people = [player.is_human for player in players]
    rows = standings_rows(game.setting, state.results, names, people)
    return StandingsPage(TITLE, rows, len(state.results), game.setting.options.races)


def _kind(home: Home) -> UsualKind[MotorRacing]:
    """Return the game with the cards of the game's own files.

    Raises:
        SaveError: if they cannot be played with.
    """
    try:
        return motor_racing_kind(home.data)
    except DocumentError as error:
        raise SaveError(sentence_of(error)) from error
