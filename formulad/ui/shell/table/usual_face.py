"""Usual face of a game: agreed on, played and ended in scenes that any game has."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path  # noqa: TC003 - the field of a past game
from typing import TYPE_CHECKING, Any, Generic

from formulad.kernel.frozen import frozen
from formulad.kernel.header import A
from formulad.kernel.kind import G, TermedKind
from formulad.kernel.match import Match  # noqa: TC001 - the field of a past game
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.store.paths import Home
from formulad.store.profiles import Profiles
from formulad.store.resume import ResumedGame, begin, resume
from formulad.ui.shell.help.usual_help import NO_DRAWINGS, usual_help
from formulad.ui.shell.new_game.agreed_terms_page import AgreedTermsPage
from formulad.ui.shell.new_game.line_up import line_up_of
from formulad.ui.shell.new_game.new_game_page import NewGameScene
from formulad.ui.shell.notice import notice
from formulad.ui.shell.saved.usual_record_face import UsualRecordFace
from formulad.ui.shell.settings.open_settings import settings_page
from formulad.ui.shell.table.game_scene import Closing, GameRoutes, GameScene
from formulad.ui.shell.table.game_table import GameTable
from formulad.ui.shell.table.pause_menu import AGREED, HELP, SETTINGS
from formulad.ui.shell.table.places_page import PlacedPlayer, PlacesPage
from formulad.ui.shell.table.result_page import ResultPage
from formulad.ui.shell.table.watch_scene import WatchScene
from formulad.ui.shell.table.watched_table import WatchedTable
from formulad.ui.shell.test_probe import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from formulad.kernel.agent import Agent, Player
    from formulad.kernel.header import SeasonRace
    from formulad.kernel.terms import UsualSetup
    from formulad.store.preferences import Section
    from formulad.store.resume import LoadedGame
    from formulad.ui.shell.help.drawing import Drawing
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from formulad.ui.shell.table.game_table import Playback
    from formulad.ui.toolkit.canvas import Canvas, Rect


@frozen
class Past(Generic[A]):
    """A game that was played, be it just now."""

    setup: A
    match: Match[Any, Any, Any]
    is_past: bool = False
    """Whether it was played some time ago: then only the way back leads on."""
    record: Path | None = None
    """Where it is written down; nowhere if it is only looked at."""


class UsualFace(Generic[G]):
    """A game that needs nothing but its own scene."""

    def __init__(
        self,
        game: str,
        kind: Callable[[Home], TermedKind[G]],
        scene: type[GameScene],
        new_playback: Callable[[], Playback[Any]],
        last: Section[UsualSetup],
        drawings: Mapping[str, Drawing] = NO_DRAWINGS,
    ) -> None:
        """Show a game.

        Args:
            game: its id, after which its rule book is called.
            kind: makes the game from the files there are; a SaveError says why it cannot.
            scene: on which it is played.
            new_playback: makes what plays its events.
            last: where it is remembered what was agreed on last.
            drawings: those of its rule book.
        """
        self._game = game
        self._drawings = drawings
        self._make_kind = kind
        self._scene = scene
        self._new_playback = new_playback
        self._last = last

    # What players see

    def new_game(self, context: SceneContext, people: int = 0) -> Scene:
        """Return the page on which a game is agreed on, for so many people if that is known."""
        try:
            kind = self.kind(context)
        except SaveError as error:
            return notice(say("This game cannot be played"), sentence_of(error))
        start = partial(self.begin, context)
        help_page = partial(self.help_page, context)
        memory, draw = context.memory, self.draw_pick
        profiles = Profiles(context.folders.profiles)
        return NewGameScene(kind, memory, self._last, start, help_page, people, draw, profiles)

    def draw_pick(self, pick: int, canvas: Canvas, rect: Rect) -> None:
        """Draw what a player has picked, where a game lets them pick anything."""
        raise NotImplementedError

    def help_page(self, context: SceneContext, rule: str = "") -> Scene:
        """Return the page that tells how it is played, open at a rule if one is named."""
        return usual_help(self._game, context, self._drawings, rule)

    def begin(self, context: SceneContext, setup: UsualSetup, seed: int | None = None) -> Scene:
        """Return the screen of a game that begins at once.

        Raises:
            SaveError: if it cannot be played, or no record can be written.
        """
        seed, now = fresh_seed() if seed is None else seed, datetime.now(UTC).astimezone()
        kind = self.kind(context)
        return self._shown(context, kind, begin(kind, setup, seed, now, context.folders.saves))

    def resumed(self, context: SceneContext, path: Path, *, drop_damaged: bool = False) -> Scene:
        """Return the screen of a saved game that goes on.

        Raises:
            DamagedSaveError: if a line of it does not hold, and is not to be dropped.
            SaveError: if it cannot go on.
        """
        kind = self.kind(context)
        return self._shown(context, kind, resume(kind, path, drop_damaged=drop_damaged))

    def records(self, context: SceneContext) -> UsualRecordFace:
        """Return how its saved games are shown.

        Raises:
            SaveError: if the game cannot be made from the files there are.
        """
        kind = self.kind(context)
        result = partial(self._past, context, kind)
        return UsualRecordFace(
            kind, partial(self.resumed, context), result, partial(self._replay, context, kind)
        )

    # What a game may show otherwise

    def scene(
        self,
        context: SceneContext,
        table: GameTable[Any, Any, Any],
        file: Closing,
        routes: GameRoutes,
    ) -> GameScene:
        """Return the screen around a table, of a game that is played or watched."""
        return self._scene(table, file, context.memory, routes)

    def playback(
        self, context: SceneContext, kind: TermedKind[G], past: Past[UsualSetup]
    ) -> Callable[[], Playback[Any]]:
        """Return what makes that which plays the events of a game."""
        del context, kind, past
        return self._new_playback

    def table(
        self,
        match: Match[Any, Any, Any],
        players: Sequence[Player],
        agents: Mapping[str, Agent[Any, Any, Any]],
        new_playback: Callable[[], Playback[Any]],
    ) -> GameTable[Any, Any, Any]:
        """Return people and computers around a game."""
        return GameTable(match, players, agents, new_playback)

    def result(self, context: SceneContext, kind: TermedKind[G], past: Past[UsualSetup]) -> Scene:
        """Return the page that shows how a game ended."""
        replay = partial(self._watched, context, kind, past)
        help_page = partial(self.help_page, context)
        placed = _placed(past.match, kind.players(past.setup))
        return PlacesPage(kind.title, placed, help_page, replay, is_past=past.is_past)

    def kind(self, context: SceneContext) -> TermedKind[G]:
        """Return the game.

        Raises:
            SaveError: if it cannot be made from the files there are.
        """
        return self._make_kind(Home(context.data, context.folders))

    # How it is shown

    def _shown(
        self, context: SceneContext, kind: TermedKind[G], opened: ResumedGame[UsualSetup, G]
    ) -> Scene:
        setup, match = opened.header.setup, opened.match
        players = kind.players(setup)
        try:
            agents = {each.grade: kind.agent(each.grade) for each in players if each.grade}
        except ValueError as error:
            opened.file.close()
            raise SaveError(sentence_of(error)) from error
        past = Past(setup, match, record=opened.file.path)
        result = partial(self.result, context, kind, past)
        routes = self._routes(context, kind, setup, result)
        if race := opened.header.season:
            routes = _in_season(context, race, routes)
        playback = self.playback(context, kind, past)
        table = self.table(match, players, agents, playback)
        return self.scene(context, table, opened.file, routes)

    def _routes(
        self,
        context: SceneContext,
        kind: TermedKind[G],
        setup: UsualSetup,
        result: Callable[[], Scene],
    ) -> GameRoutes:
        """Return where a game leads to."""
        help_page = partial(self.help_page, context)
        pages: dict[str, Callable[[], Scene]] = {
            HELP: help_page,
            SETTINGS: partial(settings_page, context.memory),
        }
        if kind.terms.options:
            pages[AGREED] = lambda: AgreedTermsPage(line_up_of(kind, setup), help_page)
        again, menu = partial(self.begin, context, setup), partial(context.box.menu, context)
        return GameRoutes(result, again, menu, pages)

    def _past(
        self, context: SceneContext, kind: TermedKind[G], loaded: LoadedGame[UsualSetup, G]
    ) -> Scene:
        """Return the page that shows how a saved game ended."""
        past = Past(loaded.header.setup, loaded.good_part, is_past=True, record=loaded.path)
        return self.result(context, kind, past)

    def _replay(
        self, context: SceneContext, kind: TermedKind[G], loaded: LoadedGame[UsualSetup, G]
    ) -> Scene:
        """Return the page on which a saved game is seen again."""
        past = Past(loaded.header.setup, loaded.good_part, record=loaded.path)
        return self._watched(context, kind, past)

    def _watched(self, context: SceneContext, kind: TermedKind[G], past: Past[UsualSetup]) -> Scene:
        """Return the page on which a game is seen again."""
        players = kind.players(past.setup)
        table = WatchedTable(past.match, players, self.playback(context, kind, past))
        help_page = partial(self.help_page, context)
        routes = self._routes(context, kind, past.setup, help_page)
        shown = self.scene(context, table, _Nothing(), routes)
        return WatchScene(table, shown, help_page, self._moment(context, table, past))

    def _moment(
        self, context: SceneContext, table: WatchedTable[Any, Any, Any], past: Past[UsualSetup]
    ) -> Callable[[int], Scene] | None:
        """Return what makes the page of a step; nothing where a hand would be seen by others."""
        is_open = table.shows_all or sum(each.is_human for each in past.setup.players) < _SEVERAL
        if past.record is None or not is_open:
            return None
        return partial(context.box.moment, context, self._game, past.record)


_SEVERAL = 2


def _in_season(context: SceneContext, race: SeasonRace, routes: GameRoutes) -> GameRoutes:
    """Return where a game leads to that is a race of a season: its result enters there first."""
    ways = context.box.seasons

    def result() -> Scene:
        ways.enter(context, race)
        page = routes.result()
        return page.in_season() if isinstance(page, ResultPage) else page

    return replace(routes, result=result, season=partial(ways.page, context, race))


class _Nothing:
    """No record: who watches writes nothing."""

    def close(self) -> None:
        """Let go of nothing."""


def _placed(match: Match[Any, Any, Any], players: Sequence[Player]) -> list[PlacedPlayer]:
    """Return who came where."""
    places = zip(match.game.places(match.state), players, strict=True)
    return [PlacedPlayer(*each) for each in places]
