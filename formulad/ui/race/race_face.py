"""Race face: how the screen opens Formula D; services made, each scene shown the next."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.games.race.designs import Garage
from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.record import SaveError, finished
from formulad.kernel.sentence import say, sentence_of
from formulad.race.road.track import TrackError
from formulad.store.paths import Home
from formulad.store.preferences import Advice
from formulad.store.yaml_document import DocumentError
from formulad.ui.race.menu.menu_ways import (
    BOX,
    CIRCUITS,
    CREDITS,
    HELP,
    NEW_RACE,
    RACES,
    RULES,
    SCHOOL,
    SEASONS,
    SETTINGS,
    SHELF,
)
from formulad.ui.race.menu.title_page import TitleScene
from formulad.ui.race.saved.race_record_face import RaceRecordFace
from formulad.ui.race.services.race_services import DrivenRace, Services
from formulad.ui.shell.help.bookshelf import Bookshelf
from formulad.ui.shell.notice import notice
from formulad.ui.shell.saved.game_shelf import GameShelf
from formulad.ui.shell.scene import Pop, Push, Reset
from formulad.ui.shell.test_probe import fresh_seed
from formulad.ui.toolkit.cache import Cache
from formulad.ui.toolkit.languages import ENGLISH, Language
from formulad.ui.toolkit.theme import THEMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.kernel.header import SeasonRace
    from formulad.race.agreed.setup import RaceSetup
    from formulad.school.lesson import Lesson
    from formulad.school.lesson_run import LessonRun
    from formulad.shelf.sharing.shared_game import SharedGame
    from formulad.tiled.catalogue import Catalogue
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.analysis.analysis_run import AnalysisRun
    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.race.analysis.sharing import Sharing
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.race.menu.poster import Poster
    from formulad.ui.race.results.result_sharing import ResultSharing
    from formulad.ui.race.results.results_page import ResultScene
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.race.scene.routes import Routes
    from formulad.ui.race.season.season_ways import SeasonWays
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.shell.record_face import RecordFace
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import MakeFace, SceneContext

_REPORTS_KEPT = 4


class CompositionRoot:
    """Makes the scenes of one game, each with what it needs.

    The board and the race are imported when they are first shown: the menu comes before them.
    """

    def __init__(self, context: SceneContext) -> None:
        self._context = context
        self._boards: Boards | None = None
        assets = context.data / "assets"
        self._books = Bookshelf(assets / "rulebook", self._spoken)
        self._shelf: RuleShelf | None = None
        self._reports: Cache[tuple[RaceReport, AnalysisRun]] = Cache(_REPORTS_KEPT)
        self.services = Services(
            self._circuit,
            context.folders,
            context.memory,
            fresh_seed,
            _now,
            Garage(assets / "designs"),
            Paddock(assets, context.folders.drivers, self._spoken),
            context.clock,
            lambda: self._catalogue.paths,
            context.aside,
        )

    def title(self) -> TitleScene:
        """Return the menu."""
        return TitleScene(
            self.services,
            self._saved,
            self._poster,
            self._pages(),
            self._rules_note,
            self.first_race,
        )

    def language(self) -> Scene:
        """Return the choice of the language, which leads to the menu."""
        from formulad.ui.race.menu.language_choice import LanguageScene

        circuit = self.services.circuit_of_poster
        return LanguageScene(self._context.memory, self.title, self._poster, circuit)

    def _pages(self) -> dict[str, Callable[[], Scene]]:
        """Return what makes the pages of the menu."""
        return {
            NEW_RACE: self.new_race,
            BOX: self.box,
            SEASONS: self.seasons,
            SCHOOL: self.school,
            SHELF: self.shelf_page,
            RACES: self.saved_races,
            CIRCUITS: self.circuits,
            RULES: self.rules_page,
            HELP: self.help_page,
            SETTINGS: self.settings,
            CREDITS: self.credits,
        }

    def race(self, opened: OpenRace) -> Scene:
        """Return the screen of a race."""
        from formulad.ui.race.scene.race_scene import RaceScene

        routes = self._routes(opened)
        return RaceScene(self._painted(), self.services, opened, routes, self._context.sound)

    def _routes(self, opened: OpenRace) -> Routes:
        """Return where a race leads to."""
        from formulad.ui.race.scene.routes import Routes

        return Routes(
            race=self.race,
            menu=self.title,
            help_page=self.help_page,
            settings_page=self.settings,
            replay=self.replay,
            report=self.report,
            result=partial(self._result_now, opened.season),
            rules=self.rules,
            season=partial(self.season_of, opened.season) if opened.season else None,
        )

    def new_race(self, track_id: str = "") -> Scene:
        """Return the page of a new race, on a circuit or where the last one was."""
        from formulad.ui.race.new_race.new_race_page import NewRaceScene

        try:
            return NewRaceScene(
                self.services,
                self.race,
                self.help_page,
                self.picture,
                self.rules(),
                track_id,
            )
        except TrackError as error:
            return notice(say("This circuit cannot be raced on"), sentence_of(error))
        except DocumentError as error:
            return notice(say("The rules cannot be read"), sentence_of(error))

    def first_race(self) -> Change:
        """Begin the race of who has never driven one; say so if it cannot begin."""
        from formulad.games.race.presets import PresetError
        from formulad.ui.race.lessons.first_race import PRESET, first_race

        try:
            setup = first_race(self.rules().presets.options(PRESET), self._usual_name)
            opened = self.services.begin(setup)
        except (DocumentError, PresetError, SaveError, TrackError) as error:
            return Push(notice(say("The race cannot start"), sentence_of(error)))
        self.services.advise(setup.seats[0].name, Advice.ALWAYS)
        self.services.remember_race(coached=opened.file.path.name, hints=())
        return Reset(self.race(opened))

    @property
    def _usual_name(self) -> str:
        """How the first person of the last race was called; empty if there was none."""
        people = (each.name for each in self.services.last_race.line_up if each.is_human)
        return next(people, "")

    def box(self) -> Scene:
        """Return the page of all games that can be played."""
        from formulad.ui.shell.box.box_page import BoxScene

        return BoxScene(self._context, self._saved)

    def seasons(self) -> Scene:
        """Return the page of the seasons there are."""
        from formulad.ui.race.season.seasons_page import SeasonsScene

        return SeasonsScene(self._season_ways(Pop))

    def school(self) -> Scene:
        """Return the page of the school."""
        from formulad.games.race.known_values import stock_library
        from formulad.ui.race.school.school_page import SchoolScene
        from formulad.ui.race.school.school_ways import Classroom

        def board(circuit: Circuit, scale: float) -> Painting:
            is_plain = THEMES[self._context.memory.preferences.colours].is_plain
            return self._painted().painting(circuit, scale, is_plain=is_plain)

        stock_library()
        assets, home = self._context.data / "assets", self._context.folders.root
        try:
            room = Classroom(
                assets / "puzzles",
                assets / "lessons" / "race",
                home,
                self._circuit,
                board,
                self._school_help,
                self._lesson,
            )
            return SchoolScene(room)
        except DocumentError as error:
            return notice(say("The school is closed"), sentence_of(error))

    def shelf_page(self) -> Scene:
        """Return the page of the player's shelf."""
        from formulad.shelf.statistics.index import StatisticsIndex
        from formulad.ui.race.shelf.counting import Counting
        from formulad.ui.race.shelf.shelf_page import ShelfScene
        from formulad.ui.race.shelf.shelf_ways import ShelfWays

        counting = Counting(StatisticsIndex(self._home))
        ways = ShelfWays(
            self._context,
            self.services,
            self.rules,
            counting,
            self._watched,
            self._watched_shared,
            self._shelf_help,
        )
        return ShelfScene(ways)

    def _watched(self, path: Path) -> Scene:
        """Return the page on which a saved race is seen again.

        Raises:
            SaveError: if it cannot be shown.
        """
        return self.records().replay(finished(self.services.reading(path)))

    def _watched_shared(self, shared: SharedGame) -> Scene:
        """Return the page on which a game is seen that somebody gave away.

        Raises:
            SaveError: if it cannot be shown.
        """
        if shared.circuit is None:
            records = self._context.box.faces[shared.game]().records(self._context)
            if records.replay is None:
                raise SaveError(say("This game cannot be shown"))
            return records.replay(shared.loaded)
        loaded, setup = shared.loaded, shared.loaded.header.setup
        race = DrivenRace(shared.circuit, loaded.game, loaded.good_part, setup)
        return self._film(race, shared.step or 0, partial(self.report, race))

    def _lesson(self, run: LessonRun, circuit: Circuit, note: Callable[[Lesson], None]) -> Scene:
        """Return the screen of a lesson."""
        from formulad.ui.race.lessons.first_race import PERSON
        from formulad.ui.race.school.lesson_race import open_lesson
        from formulad.ui.race.school.lesson_scene import LessonScene

        opened = open_lesson(run, circuit, self._usual_name or PERSON)
        routes, sounds = self._routes(opened), self._context.sound
        return LessonScene(self._painted(), self.services, opened, routes, sounds, run, note)

    def season_of(self, race: SeasonRace) -> Scene:
        """Return the page of the season that a race belongs to; the menu if it is gone."""
        from formulad.games.seasons import season_path
        from formulad.ui.race.season.season_page import SeasonScene

        path = season_path(self._home, race.id)
        if path is None:
            return self.title()
        try:
            return SeasonScene(self._season_ways(lambda: Reset(self.title())), path)
        except ValueError:
            return self.title()

    def enter_result(self, race: SeasonRace) -> None:
        """Enter what came of a race of a season, now or, if something is in the way, later."""
        from formulad.games.seasons import SeasonFile, season_path

        with suppress(ValueError):
            if path := season_path(self._home, race.id):
                SeasonFile(self._home, path)

    @property
    def _home(self) -> Home:
        return Home(self._context.data, self._context.folders)

    def _season_ways(self, leave: Callable[[], Change]) -> SeasonWays:
        """Return what the page of a season needs, and where it leads back."""
        from formulad.ui.race.season.season_offer import SeasonOffer
        from formulad.ui.race.season.season_ways import SeasonWays

        offer = SeasonOffer(self._context, self.services, self.rules)
        return SeasonWays(self._context, offer, self._season_help, leave)

    def saved_races(self) -> Scene:
        """Return the page of the games that were written down."""
        from formulad.ui.shell.saved.saved_games_page import SavedScene

        return SavedScene(self._saved, self._help_of)

    def _help_of(self, game: str) -> Scene:
        """Return the page that tells how a game of the box is played."""
        faces = self._context.box.faces
        is_other = game != RACE and game in faces
        return faces[game]().help_page(self._context) if is_other else self.help_page()

    @cached_property
    def _saved(self) -> GameShelf:
        """The saved games: races, and those of the other games of the box."""
        context = self._context
        others = {
            game: partial(_records, make, context)
            for game, make in context.box.faces.items()
            if game != RACE
        }
        return GameShelf(context.folders.saves, self.records(), others)

    def records(self) -> RaceRecordFace:
        """Return how saved races are shown."""
        return RaceRecordFace(self.services, self.race, self.replay, self.result, self.rules)

    def replay(self, race: DrivenRace) -> Scene:
        """Return the page on which a race is seen again, with the way to its report."""
        return self._film(race, report=partial(self.report, race))

    def _film(
        self, race: DrivenRace, place: int = 0, report: Callable[[], Scene] | None = None
    ) -> Scene:
        """Return the page on which a race is seen again from a place on."""
        from formulad.ui.race.model.street_cast import cast_of
        from formulad.ui.race.replay.filming import filmed
        from formulad.ui.race.replay.replay_scene import ReplayScene

        cast = cast_of(self.services.paddock, race.setup)
        return ReplayScene(
            self._painted(),
            race.circuit,
            filmed(race.game, race.match, race.setup, cast.words),
            self.help_page,
            cast,
            lambda: self.services.motion,
            place=place,
            report=report,
            moment=partial(self._moment_of, race.record) if race.record else None,
        )

    def _moment_of(self, record: Path, step: int) -> Scene:
        """Return the page of what can be done from a step of a race."""
        return self.moment(RACE, record, step)

    def moment(self, game: str, record: Path, step: int) -> Scene:
        """Return the page of what can be done from a step of a record, of any game."""
        from formulad.ui.race.shelf.moments import moment_page

        return moment_page(self._context, self.services, game, record, step)

    def report(self, race: DrivenRace) -> Scene:
        """Return the page that tells what really happened in a race."""
        from formulad.ui.race.analysis.report_page import ReportScene

        report, analysis = self._reported(race)
        replay = partial(self._film, race)
        again = partial(self._try_again, race, report, analysis)
        return ReportScene(report, self.help_page, replay, analysis, self._sharing(), again)

    def _try_again(
        self, race: DrivenRace, report: RaceReport, analysis: AnalysisRun, seat: int
    ) -> Scene | None:
        """Return the page on which the worst decisions of a driver are made once more."""
        from formulad.ai.judging.judge import judge_of
        from formulad.ai.report.second_attempts import second_attempts
        from formulad.ui.race.analysis.try_again_page import TryAgainScene

        judge = judge_of(race.game.setting)
        attempts = second_attempts(report.steps, analysis.finish(), judge, seat)
        if not attempts:
            return None

        def board(scale: float) -> Painting:
            is_plain = THEMES[self._context.memory.preferences.colours].is_plain
            return self._painted().painting(race.circuit, scale, is_plain=is_plain)

        replay = partial(self._film, race)
        return TryAgainScene(report, attempts, board, replay, self.help_page)

    def _sharing(self) -> Sharing:
        """Return what takes reports along."""
        from formulad.ui.race.analysis.sharing import Sharing
        from formulad.ui.shell.clipboard import Clipboard

        context = self._context

        def language() -> Language:
            return Language(self._spoken() or ENGLISH, context.data / "assets" / "locale")

        folder = context.folders.reports
        return Sharing(folder, Clipboard(), context.assets, language, self.services.now)

    def _reported(self, race: DrivenRace) -> tuple[RaceReport, AnalysisRun]:
        """Return the report of a race, and what weighs it; those of the last few are kept."""
        from formulad.ai.judging.judge import judge_of
        from formulad.games.race.known_values import stock_library
        from formulad.ui.race.analysis.analysis_run import AnalysisRun
        from formulad.ui.race.analysis.race_report import report_of

        def made() -> tuple[RaceReport, AnalysisRun]:
            stock_library()
            report = report_of(race)
            return report, AnalysisRun(report.steps, report.story, judge_of)

        choices = tuple(played.choice for played in race.match.played)
        return self._reports.get((race.setup, race.circuit.origin, choices), made)

    def _result_now(self, season: SeasonRace | None, race: DrivenRace) -> Scene:
        """Return the page that shows how a race has just ended; in a season it enters there."""
        page = self.result(race, is_past=False)
        if season is None:
            return page
        self.enter_result(season)
        return page.in_season()

    def result(self, race: DrivenRace, *, is_past: bool = True) -> ResultScene:
        """Return the page that shows how a race ended, just now or some time ago."""
        from formulad.ui.race.analysis.race_report import report_of
        from formulad.ui.race.results.results_page import ResultScene
        from formulad.ui.race.results.standings import standings

        told = standings(race.game, race.match, race.setup)
        faces = self.services.paddock.faces() if race.setup.options.street else {}
        replay, report = partial(self.replay, race), partial(self.report, race)
        return ResultScene(
            told,
            self.help_page,
            faces,
            replay=replay,
            report=report,
            story=report_of(race),
            sharing=self._result_sharing(race),
            motion=lambda: self.services.motion,
            is_past=is_past,
        )

    def _result_sharing(self, race: DrivenRace) -> ResultSharing:
        """Return what takes the result of a race along."""
        from formulad.ui.race.results.result_sharing import ResultSharing

        return ResultSharing(self._sharing(), race.circuit.track.id)

    def circuits(self) -> Scene:
        """Return the page of the circuits."""
        from formulad.ui.race.circuits.circuits_page import CircuitsScene

        return CircuitsScene(
            self.services, self.picture, self.new_race, self.help_page, self._give_away
        )

    def _give_away(self, circuit: Circuit) -> Path:
        """Pack a circuit with a picture of it; return the file."""
        from formulad.ui.race.board.still_preview import preview_jpg

        return self.services.give_away(circuit, preview_jpg(circuit, self._context.assets))

    def watch(self, path: Path) -> Scene:
        """Return the page of a map that is drawn meanwhile."""
        from formulad.ui.race.boards.board_in_work import BoardInWork
        from formulad.ui.race.circuits.watch_page import WatchScene

        typesetter, clock = self._painted().typesetter, self._context.clock

        def board(circuit: Circuit, scale: float) -> BoardInWork:
            return BoardInWork(circuit, scale, typesetter, clock)

        return WatchScene(path, board, self.new_race, self.help_page)

    def credits(self) -> Scene:
        """Return the page of those to thank."""
        from formulad.ui.shell.credits.credits_page import CreditsScene

        return CreditsScene(lambda: self.services.motion)

    def rules_page(self) -> Scene:
        """Return the page on which the rules of the next race are chosen."""
        from formulad.ui.race.rules.rules_page import RulesScene

        try:
            shelf = self.rules()
            return RulesScene(shelf, shelf.draft(self.services.last_race), self._agree)
        except ValueError as error:
            return notice(say("The rules cannot be shown"), sentence_of(error))

    def _agree(self, draft: Draft) -> None:
        """Remember the rules of the next race."""
        self.services.remember_race(preset=draft.base, rules=draft.options)

    def _rules_note(self) -> str:
        """Return by which rules the next race is driven."""
        try:
            shelf = self.rules()
            return shelf.told(shelf.draft(self.services.last_race))
        except ValueError:
            return say("What your races are driven by")

    def help_page(self, rule: str = "") -> Scene:
        """Return the page that tells how the game is played, open at a rule if one is named."""
        from formulad.ui.race.help.race_help import help_page

        return help_page(self._books, rule, lambda: self.services.motion)

    def _season_help(self) -> Scene:
        """Return the page that tells how seasons are driven."""
        from formulad.ui.race.help.race_help import season_help

        return season_help(self._books, lambda: self.services.motion)

    def _shelf_help(self) -> Scene:
        """Return the page that tells what the shelf holds."""
        from formulad.ui.race.help.race_help import shelf_help

        return shelf_help(self._books, lambda: self.services.motion)

    def _school_help(self) -> Scene:
        """Return the page that tells what the school asks."""
        from formulad.ui.race.help.race_help import school_help

        return school_help(self._books, lambda: self.services.motion)

    def settings(self) -> Scene:
        """Return the page on which the game is set to a player's taste."""
        from formulad.ui.shell.settings.open_settings import settings_page

        return settings_page(self._context.memory)

    def rules(self) -> RuleShelf:
        """Return the rules there are to choose from, read when they are first asked for."""
        from formulad.games.race.option_words import read_option_words
        from formulad.games.race.presets import Presets
        from formulad.store.spoken import Spoken
        from formulad.ui.race.rules.preset_shelf import RuleShelf

        if self._shelf is None:
            assets = self._context.data / "assets"
            presets = Presets(assets / "presets", self._context.folders.presets)
            words = Spoken(assets / "options", ".yaml", read_option_words)
            self._shelf = RuleShelf(
                presets, lambda: words.in_language(self._spoken()), self.help_page
            )
        self._shelf.words  # noqa: B018 - whoever asks for the rules is told if nobody can read them
        return self._shelf

    def _spoken(self) -> str:
        """Return the language of the player as it is now."""
        return self._context.memory.preferences.language

    def picture(self, circuit: Circuit, scale: float) -> Painting:
        """Return the small picture of a circuit for so many pixels a unit."""
        is_plain = THEMES[self._context.memory.preferences.colours].is_plain
        return self._painted().card(circuit, scale, is_plain=is_plain)

    def _poster(self) -> Poster:
        from formulad.ui.race.menu.poster import Poster

        return Poster(self._painted())

    def _painted(self) -> Boards:
        """Return the boards, which all scenes share."""
        from formulad.ui.race.boards.board_painting import Boards

        if self._boards is None:
            self._boards = Boards(self._context.assets, self._context.folders)
        return self._boards

    def _circuit(self, track_id: str) -> Circuit:
        return self._catalogue.load(track_id)

    @cached_property
    def _catalogue(self) -> Catalogue:
        """The circuits of the game and of the player."""
        from formulad.tiled.catalogue import Catalogue

        return Catalogue(self._context.data / "tracks", self._context.folders.tracks)


def menu(context: SceneContext) -> Scene:
    """Return the first screen of the game: the menu, once a language has been chosen."""
    root = CompositionRoot(context)
    return root.title() if context.memory.preferences.language else root.language()


def begin(context: SceneContext, setup: RaceSetup, seed: int | None = None) -> Scene:
    """Return the screen of a race that begins at once.

    Raises:
        TrackError: if its circuit cannot be used.
        SaveError: if no record can be written.
    """
    root = CompositionRoot(context)
    return root.race(root.services.begin(setup, seed))


def resumed(context: SceneContext, path: Path) -> Scene:
    """Return the screen of a saved race that goes on.

    Raises:
        SaveError: if it cannot go on.
        TrackError: if its circuit cannot be used.
    """
    root = CompositionRoot(context)
    return root.race(root.services.resume(path))


def watch(context: SceneContext, path: Path) -> Scene:
    """Return the page of a map that is drawn meanwhile."""
    return CompositionRoot(context).watch(path)


def records(context: SceneContext) -> RaceRecordFace:
    """Return how saved races are shown."""
    return CompositionRoot(context).records()


def new_game(context: SceneContext, people: int = 0) -> Scene:
    """Return the page of a new race; who drives is agreed on there."""
    del people
    return CompositionRoot(context).new_race()


def enter_result(context: SceneContext, race: SeasonRace) -> None:
    """Enter what came of a race of a season, whatever game it was played with."""
    CompositionRoot(context).enter_result(race)


def season(context: SceneContext, race: SeasonRace) -> Scene:
    """Return the page of the season that a race belongs to."""
    return CompositionRoot(context).season_of(race)


def moment(context: SceneContext, game: str, path: Path, step: int) -> Scene:
    """Return the page of what can be done from a step of a record, of any game."""
    return CompositionRoot(context).moment(game, path, step)


def help_page(context: SceneContext, rule: str = "") -> Scene:
    """Return the page that tells how a race is driven, open at a rule if one is named."""
    return CompositionRoot(context).help_page(rule)


def _records(make: MakeFace, context: SceneContext) -> RecordFace:
    """Return how the saved games of another game are shown."""
    return make().records(context)


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
