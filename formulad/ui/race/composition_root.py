"""Composition root of Formula D: services are made, and each scene is shown the next."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.games.race.designs import Garage
from formulad.games.race.drivers_yaml import Paddock
from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.race.road.track import TrackError
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
from formulad.ui.race.past_race_face import PastRaceFace
from formulad.ui.race.saved.race_record_face import RaceRecordFace
from formulad.ui.race.school.school_face import SchoolFace
from formulad.ui.race.season.season_face import SeasonFace
from formulad.ui.race.services.race_services import DrivenRace, Services
from formulad.ui.race.shelf.shelf_face import ShelfFace
from formulad.ui.shell.help.bookshelf import Bookshelf
from formulad.ui.shell.notice import notice
from formulad.ui.shell.saved.game_shelf import GameShelf
from formulad.ui.shell.scene import Push, Reset
from formulad.ui.shell.test_probe import fresh_seed
from formulad.ui.toolkit.theme import THEMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.kernel.header import SeasonRace
    from formulad.school.lesson import Lesson
    from formulad.school.lesson_run import LessonRun
    from formulad.tiled.catalogue import Catalogue
    from formulad.tiled.circuit import Circuit
    from formulad.ui.race.boards.board_painting import Boards, Painting
    from formulad.ui.race.menu.poster import Poster
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.race.scene.routes import Routes
    from formulad.ui.race.services.race_services import OpenRace
    from formulad.ui.shell.record_face import RecordFace
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.scene_context import MakeFace, SceneContext


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
        self.past = PastRaceFace(context, self.services, self._painted, self._board, self.help_page)
        self.seasons = SeasonFace(context, self.services, self.rules, self._season_help, self.title)
        self.shelf = ShelfFace(
            context, self.services, self.rules, self.records, self.past.replay, self._shelf_help
        )
        self.school = SchoolFace(
            context, self._circuit, self._board, self._lesson, self._school_help
        )

    def title(self) -> TitleScene:
        """Return the menu."""
        self.seasons.enter_all()
        return TitleScene(
            self.services,
            self._saved,
            self._poster,
            self._pages(),
            self._rules_note,
            self.first_race,
            self.shelf.dropped,
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
            SEASONS: self.seasons.page,
            SCHOOL: self.school.page,
            SHELF: self.shelf.page,
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
            replay=self.past.replay,
            report=self.past.report,
            result=partial(self._result_now, opened.season),
            rules=self.rules,
            season=partial(self.seasons.page_of, opened.season) if opened.season else None,
        )

    def _lesson(
        self, run: LessonRun, circuit: Circuit, note: Callable[[Lesson, int], None]
    ) -> Scene:
        """Return the screen of a lesson."""
        from formulad.ui.race.lessons.first_race import PERSON
        from formulad.ui.race.school.lesson_race import open_lesson
        from formulad.ui.race.school.lesson_scene import LessonScene

        opened = open_lesson(run, circuit, self._usual_name or PERSON)
        routes, sounds = self._routes(opened), self._context.sound
        return LessonScene(self._painted(), self.services, opened, routes, sounds, run, note)

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
        return RaceRecordFace(
            self.services, self.race, self.past.replay, self.past.result, self.rules
        )

    def _result_now(self, season: SeasonRace | None, race: DrivenRace) -> Scene:
        """Return the page that shows how a race has just ended; in a season it enters there."""
        page = self.past.result(race, is_past=False)
        if season is None:
            return page
        self.seasons.enter_result(season)
        return page.in_season()

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
        return self._painted().card(circuit, scale, is_plain=self._is_plain)

    def _board(self, circuit: Circuit, scale: float) -> Painting:
        """Return the board of a circuit in the making, for so many pixels a unit."""
        return self._painted().painting(circuit, scale, is_plain=self._is_plain)

    @property
    def _is_plain(self) -> bool:
        """Whether boards are painted in plain colours."""
        return THEMES[self._context.memory.preferences.colours].is_plain

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
        from formulad.tiled.catalogue import the_catalogue

        return the_catalogue(self._context.data / "tracks", self._context.folders.tracks)


def _records(make: MakeFace, context: SceneContext) -> RecordFace:
    """Return how the saved games of another game are shown."""
    return make().records(context)


def _now() -> datetime:
    return datetime.now(UTC).astimezone()
