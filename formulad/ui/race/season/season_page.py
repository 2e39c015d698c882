"""Season page: how a season stands between two of its races, and the way into the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.season_yaml import SUFFIX
from formulad.games.seasons import SeasonFile
from formulad.kernel.sentence import joined, say, sentence_of
from formulad.season.carried_damage import garage
from formulad.season.next_season import next_season, next_title
from formulad.season.scoring import TeamScoring
from formulad.ui.race.season.calendar_strip import draw_calendar_strip
from formulad.ui.race.season.doubted_results import KEEP, TAKE, DoubtedResults
from formulad.ui.race.season.drivers_panel import draw_drivers_panel
from formulad.ui.race.season.garage_page import GarageScene
from formulad.ui.race.season.new_season_page import NewSeasonScene
from formulad.ui.race.season.other_divisions import OtherDivisions
from formulad.ui.race.season.points_panel import draw_points_panel, table_switch
from formulad.ui.race.season.season_copy import take_along
from formulad.ui.race.season.season_layout import STRIP, SeasonPlaces, season_places
from formulad.ui.race.season.season_ways import SeasonWays, now
from formulad.ui.race.season.season_words import headline
from formulad.ui.race.season.teams_panel import draw_teams_panel
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Push, Reset
from formulad.ui.shell.test_probe import fresh_seed
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Cancel, Feature, Toggle, Undo, asks_for_help
from formulad.ui.toolkit.lettering import NAME
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.button_row import in_a_row
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.kernel.sentence import Sentence
    from formulad.season.season import Season
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

ON, MEND, GARAGE, CHANGE = "next-race", "mend", "garage", "change"
COUNT, ANEW, NEXT_SEASON, COPY = "count", "anew", "next-season", "copy"
DIVISION, VIEW, TABLE = "division", "view", "points-table"
_POINTS = 1
"""The leaf of the points, where not all leaves have room at once."""
_COUNTED = say(
    "Cars are placed as they stand now. If the leader has driven less than three quarters,"
    " half of the points are given."
)
_DRIVEN_AGAIN = say("What was driven of it is put away, and the race begins anew.")
_NOWHERE = Rect(0, 0, 0, 0)
_WIDEST, _DIVISIONS = 320.0, 560.0


class SeasonScene(FormScene):
    """Who leads after so many races; the garage, and the next race."""

    name = "season"

    def __init__(self, ways: SeasonWays, path: Path) -> None:
        """Open a season; what a power cut kept out enters now.

        Raises:
            ValueError: if it cannot go on; the message is a sentence.
        """
        super().__init__()
        self._ways = ways
        self._file = SeasonFile(ways.home, path)
        self._others_drive = OtherDivisions(ways.context.aside, self._file)
        self._division = self._first_of_persons
        self._canvas: Canvas | None = None
        self._view = 0
        self._is_table = False
        """Whether points are shown in figures."""
        self._doubted = DoubtedResults(ways.context.aside, self._file)

    @property
    def _first_of_persons(self) -> int:
        """The division that is shown at first: one of persons that is furthest behind."""
        season = self._file.season
        own = [each for each in season.divisions if season.has_persons(each)]
        return min(own or season.divisions, key=lambda each: len(season.driven(each)))

    @property
    def _race(self) -> int:
        """The next race; 0 if the season is over."""
        return self._file.season.next_race(self._division)

    @property
    def _may_mend(self) -> bool:
        """Whether there is something to mend for a person."""
        season = self._file.season
        if not season.carry or not self._race or self._file.unfinished(self._division):
            return False
        bays = garage(season, self._file.game.full(season), self._division)
        return any(bay.entry.is_person for bay in bays)

    def arrange(self, canvas: Canvas) -> None:
        """Place the sentence, what is told of the season, and the buttons."""
        self._canvas = canvas
        self._lay_out()

    @property
    def _places(self) -> SeasonPlaces:
        size = self._canvas.area.size if self._canvas else (0.0, 0.0)
        return season_places(*size, has_teams=self._has_teams)

    @property
    def _has_teams(self) -> bool:
        return self._file.season.scoring.teams is not TeamScoring.NONE

    def _lay_out(self) -> None:
        if self._canvas is None:
            return
        ways = self._ways_on()
        placed = in_a_row(self._canvas, ways, self._places.buttons, _WIDEST)
        focus = "" if self._form.focus else ways[-1].id
        self._form.show(
            [back_button(), *self._divisions(), *self._views(), *self._switch(), *placed],
            focus=focus,
        )

    def _divisions(self) -> list[Widget]:
        """Return the choice of the division, if there are several."""
        divisions = self._file.season.divisions
        if len(divisions) < 2:
            return []
        named = tuple(say("Division {number}", number=each) for each in divisions)
        strip = self._places.strip
        width = min(_DIVISIONS, strip.width * 0.45)
        place = Rect(strip.right - width - 6, strip.top + 4, width, STRIP - 8)
        return [Segmented(DIVISION, place, named, divisions.index(self._division))]

    def _views(self) -> list[Widget]:
        """Return the choice of what is shown, where there is no room for all of it."""
        place = self._places.views
        if not place.width:
            return []
        names = (say("Drivers"), say("Points"), say("Teams"))[: 3 if self._has_teams else 2]
        return [Segmented(VIEW, place, names, self._view)]

    def _switch(self) -> list[Widget]:
        """Return what changes lines of points for figures, where they are in sight."""
        places = self._places
        is_seen = not places.views.width or self._view == _POINTS
        if not is_seen or not self._file.season.driven(self._division):
            return []
        label = say("As lines") if self._is_table else say("As a table")
        return [Button(TABLE, table_switch(self._points), label, size=16, key="turn_board")]

    @property
    def _points(self) -> Rect:
        """Where points stand: figures need the room of the teams as well."""
        places = self._places
        has_both = self._is_table and self._has_teams and not places.views.width
        return places.points.union(places.teams) if has_both else places.points

    def _ways_on(self) -> list[Button]:
        copy = Button(COPY, _NOWHERE, say("Take along"), icon="folder")
        if self._file.season.is_over:
            again = say("Next season")
            return [copy, Button(NEXT_SEASON, _NOWHERE, again, Kind.PRIMARY, icon="flag")]
        if not self._race:
            return [copy]
        if self._file.unfinished(self._division):
            return [copy, *self._ways_from_a_race_that_was_broken_off()]
        changes = (
            []
            if self._others_drive.division
            else [Button(CHANGE, _NOWHERE, say("Change"), icon="edit")]
        )
        on = say("Race {race}", race=self._race)
        start = Button(ON, _NOWHERE, on, Kind.PRIMARY, icon="flag")
        if not self._may_mend:
            return [copy, *changes, start]
        garage_ = Button(GARAGE, _NOWHERE, say("Garage"), icon="settings")
        return [copy, *changes, Button(MEND, _NOWHERE, say("Mend for me")), garage_, start]

    def _ways_from_a_race_that_was_broken_off(self) -> list[Button]:
        on = say("Go on with race {race}", race=self._race)
        return [
            Button(COUNT, _NOWHERE, say("Count as it stands"), icon="check"),
            Button(ANEW, _NOWHERE, say("Drive it again"), icon="undo"),
            Button(ON, _NOWHERE, on, Kind.PRIMARY, icon="flag"),
        ]

    @property
    def moving(self) -> bool:
        """Whether computers still drive, or records are compared with what counts."""
        return bool(self._others_drive.division) or self._doubted.are_sought

    def update(self, dt: float) -> Change | None:
        """Enter what was driven meanwhile; ask about records that say otherwise than the season."""
        del dt
        question = self._doubted.sought()
        return Push(question) if question else self._enter_what_was_driven()

    def _enter_what_was_driven(self) -> Change | None:
        """Show what computers of another division came to meanwhile."""
        try:
            is_new = self._others_drive.enter()
        except ValueError as error:
            return Push(notice(say("This season cannot go on"), sentence_of(error)))
        if is_new:
            self._lay_out()
        return None

    def handle(self, intent: Intent) -> Change | None:
        """Mend, go to the garage or into the next race."""
        if isinstance(intent, Cancel | Undo):
            return self._ways.leave()
        if asks_for_help(intent):
            return Push(self._ways.help_page())
        if intent == Toggle(Feature.TURN):
            self._turn_points()
            return None
        match self._form.handle(intent):
            case Chosen(id="division", index=index):
                self._division = self._file.season.divisions[index]
                self._lay_out()
            case Chosen(id="view", index=index):
                self._view = index
                self._lay_out()
            case Activated(id=name):
                return self._use(name)
        return None

    def _use(self, name: str) -> Change | None:
        match name:
            case "back":
                return self._ways.leave()
            case "next-race":
                return self._go_on()
            case "points-table":
                self._turn_points()
            case "garage":
                return self._to_garage()
            case "mend":
                return self._mend()
            case "count":
                return Push(_question(COUNT, say("Count as it stands"), _COUNTED))
            case "anew":
                return Push(_question(ANEW, say("Drive it again"), _DRIVEN_AGAIN))
            case "change":
                return Push(
                    NewSeasonScene(
                        self._ways.offer, self._file.season, self._agree, self._ways.help_page
                    )
                )
            case "next-season":
                return self._next_season()
            case "copy":
                return self._copy()
        return None

    def _turn_points(self) -> None:
        """Change the lines of points for figures, or back; turn to them if they are hidden."""
        if not self._file.season.driven(self._division):
            return
        if self._switch():
            self._is_table = not self._is_table
        else:
            self._is_table, self._view = True, _POINTS
        self._lay_out()

    def resume(self, answer: str) -> Change | None:
        """Come back from the garage, a question or the page of what is agreed on."""
        if answer.endswith(SUFFIX):
            return self._open(self._ways.folder / answer)
        try:
            if answer == COUNT:
                self._file.count_as_it_stands(self._division)
                self._others_drive.go_on()
            elif answer == ANEW:
                self._file.drop_unfinished(self._division)
                return self._go_on()
            elif answer in {KEEP, TAKE}:
                return self._choose(take=answer == TAKE)
        except ValueError as error:
            return Push(notice(say("This season cannot go on"), sentence_of(error)))
        self._form.focus = ""
        self._lay_out()
        return None

    def _choose(self, *, take: bool) -> Change | None:
        """Let a result count or its record, and ask about the next one."""
        self._doubted.choose(take=take)
        if take:
            self._lay_out()
        question = self._doubted.question
        return Push(question) if question else None

    def _open(self, path: Path) -> Change | None:
        """Show another season in place of this one."""
        try:
            self._file = SeasonFile(self._ways.home, path)
        except ValueError as error:
            return Push(notice(say("This season cannot go on"), sentence_of(error)))
        self._others_drive = OtherDivisions(self._ways.context.aside, self._file)
        self._doubted = DoubtedResults(self._ways.context.aside, self._file)
        self._division = self._first_of_persons
        self._form.focus = ""
        if self._canvas:
            self.arrange(self._canvas)
        return None

    def _agree(self, agreed: Season) -> str:
        """Take what was agreed on otherwise."""
        self._file.change_agreed(agreed)
        return ""

    def _next_season(self) -> Change:
        season = self._file.season
        title = next_title(season.title)
        return self._ways.agree(next_season(season, f"{fresh_seed():016x}"[:8], title))

    def _copy(self) -> Change | None:
        if self._canvas is None:
            return None
        shared = self._ways.context.folders.shared
        return Push(take_along(self._file, self._division, shared, self._canvas.language))

    def _go_on(self) -> Change:
        """Begin the next race, or go on with it."""
        context = self._ways.context
        face = context.box.faces[self._file.season.game]()
        try:
            path = self._file.begin(fresh_seed(), now(), self._division)
            return Reset(face.resumed(context, path))
        except ValueError as error:
            return Push(notice(say("The race cannot start"), sentence_of(error)))

    def _to_garage(self) -> Change:
        return Push(GarageScene(self._file, self._ways.help_page, self._division))

    def _mend(self) -> Change | None:
        """Let the cars of persons be mended as computers do, and show what was done."""
        try:
            self._file.mend_for_me(self._division)
        except ValueError as error:
            return Push(notice(say("Garage"), sentence_of(error)))
        return self._to_garage()

    def draw(self, canvas: Canvas) -> None:
        """Draw the sentence, the calendar, the drivers, their points and the teams."""
        season, division, places = self._file.season, self._division, self._places
        draw_page(canvas, season.title.upper(), self._note)
        palette = canvas.theme.pages
        canvas.panel(places.strip, palette, radius=14)
        told, style = fitted(canvas, headline(season, division), NAME, self._room_to_tell, 0.6)
        canvas.text(told, places.strip.left + 24, places.strip.centery, style, palette.text)
        offer = self._ways.offer
        if places.calendar.width:
            draw_calendar_strip(canvas, places.calendar, season, division, offer)
        is_all = not places.views.width
        if is_all or self._view == 0:
            draw_drivers_panel(canvas, places.drivers, season, division, offer)
        if is_all or self._view == _POINTS:
            as_table = self._is_table
            draw_points_panel(canvas, self._points, season, division, as_table=as_table)
        if self._has_teams and ((is_all and not self._is_table) or self._view == 2):
            draw_teams_panel(canvas, places.teams, season, division)
        self._form.draw(canvas, palette)

    @property
    def _note(self) -> Sentence:
        """How far the season has come, and by which rules."""
        season, races = self._file.season, len(self._file.season.calendar)
        driven = len(season.driven(self._division))
        after = say("After race {race} of {races}", race=driven, races=races)
        return joined(" · ", (after, *self._being_driven, self._ways.offer.rules_told(season)))

    @property
    def _being_driven(self) -> tuple[Sentence, ...]:
        """Which division drives just now, if one does."""
        late = self._others_drive.division
        return (say("Division {number} is driving", number=late),) if late else ()

    @property
    def _room_to_tell(self) -> float:
        choice = self._form.find(DIVISION)
        strip = self._places.strip
        right = choice.rect.left if choice else strip.right
        return right - 24 - (strip.left + 24)


def _question(word: str, label: Sentence, text: Sentence) -> Dialog:
    """Return what is asked before a race that was broken off is given up."""
    return Dialog(label, text, (Answer("", say("Not yet")), Answer(word, label, Kind.PRIMARY)))
