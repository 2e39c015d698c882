"""New season page, on which a season is agreed on: who, where, for which points, by which rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.games.season_entries import LONGEST_TITLE
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.values import replace
from formulad.season.drafting import (
    changed_entry,
    changed_race,
    entered,
    first_open,
    free_cars,
    free_name,
    may_leave,
    with_race,
    withdrawn,
    without_race,
)
from formulad.season.scoring_terms import scoring_terms
from formulad.ui.race.new_race.line_up import NAMES
from formulad.ui.race.season.absence_page import AbsenceScene
from formulad.ui.race.season.calendar_board import CalendarBoard
from formulad.ui.race.season.drivers_leaf import DriversLeaf
from formulad.ui.race.season.new_season_layout import new_season_places
from formulad.ui.race.season.race_mover import Moved, RaceMover, moved
from formulad.ui.race.season.season_commands import AddEntry, ChangeEntry, LookAtRace, Trait
from formulad.ui.race.season.season_offer import SeasonOffer, who_enters
from formulad.ui.race.season.terms_leaf import TermsLeaf
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.new_game.new_game_page import value_at
from formulad.ui.shell.new_game.seat_commands import AgreeOn
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import draw_lines, in_lines
from formulad.ui.toolkit.intents import (
    Cancel,
    Next,
    PointAt,
    Press,
    Release,
    Undo,
    asks_for_help,
)
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.button_row import in_a_row
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited, Stepped
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.terms import OptionValue, Term
    from formulad.season.season import Entry, Season
    from formulad.ui.race.rules.rules_draft import Draft
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

BEGIN, TABS, TITLE, ALL_RULES = "begin", "tabs", "title", "all-rules"
DRIVERS, CALENDAR, POINTS, RULES = range(4)
_NEXT = Next()
_NOWHERE = Rect(0, 0, 0, 0)
_WIDEST = 330.0


class NewSeasonScene(FormScene):
    """A season is agreed on; it can begin at once, for everything has a usual value."""

    name = "new-season"

    def __init__(
        self,
        offer: SeasonOffer,
        season: Season,
        keep: Callable[[Season], str],
        help_page: Callable[[], Scene],
    ) -> None:
        """Show a season as it is drawn up.

        Args:
            offer: what there is to choose from.
            season: what is agreed on at first; of one that has begun only title and races to
                come can be changed.
            keep: writes it down, and returns the answer to the page below; a ValueError says
                why it cannot.
            help_page: makes the page that tells how the game is played.
        """
        super().__init__()
        self._offer = offer
        self._season = season
        self._keep = keep
        self._help_page = help_page
        self._tab = CALENDAR if season.results else DRIVERS
        self._division = 1
        self._race = min(first_open(season), len(season.calendar))
        self._mover = RaceMover()
        self._writing: tuple[str, Writing] | None = None
        """The field that is written in, and what stands there."""
        self._terms = TermsLeaf()
        self._canvas: Canvas | None = None
        self._fault = ""

    @property
    def agreed(self) -> Season:
        """The season as it is agreed on now."""
        return self._season

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the way on."""
        self._canvas = canvas
        self._lay_out(focus="" if self._form.focus else BEGIN)

    # What the player does

    def handle(self, intent: Intent) -> Change | None:
        """Change what is agreed on, go back, or begin."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        if self._has_terms and self._terms.board.scrolls(intent, self._form):
            self._lay_out()
            return None
        if self._tab == CALENDAR and self._move(
            self._mover.moved(intent, self._season, self._calendar, self._form.focused_command)
        ):
            return None
        before = self._form.focus
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._follow_writing()
        if self._has_terms and self._form.focus != before and not _is_pointing(intent):
            self._terms.board.reveal(self._form.focus)
        self._lay_out()
        return change

    @property
    def _has_terms(self) -> bool:
        return self._tab in (POINTS, RULES)

    def _move(self, found: Moved | None) -> bool:
        """Take a season in which a race stands elsewhere; return whether there is one."""
        if found is None:
            return False
        self._season, self._race = found
        self._form.let_go()
        self._lay_out(focus=f"race-{found.race}")
        return True

    def _act(self, action: Action) -> Change | None:
        season, race = self._season, self._race
        match action:
            case Edited(id="title", writing=writing):
                self._season = replace(season, title=writing.text)
                self._writing = TITLE, writing
            case Edited(id=name, command=ChangeEntry(_, entry), writing=writing):
                self._change(entry, replace(entry, name=writing.text))
                self._writing = name, writing
            case Chosen(command=ChangeEntry(_, entry), index=index):
                grade = ("", *self._offer.grades(season))[index]
                self._change(entry, replace(entry, grade=grade))
            case Activated(command=ChangeEntry(trait, entry)):
                self._press(trait, entry)
            case Activated(command=AddEntry()):
                self._add_entry()
            case Activated(command=LookAtRace(at)):
                self._race = at
            case Chosen(command=AgreeOn(term), index=index):
                self._agree(term, value_at(term, index))
            case Stepped(command=AgreeOn(term), value=value):
                self._agree(term, value)
            case Chosen(id="tabs", index=index):
                self._tab = self._tabs[index]
                self._terms.board.to_top()
            case Chosen(id="division", index=index):
                self._division = index + 1
            case Chosen(id="circuit", index=index):
                track = tuple(self._offer.circuits)[index]
                round_ = replace(season.calendar[race - 1], track=track)
                self._season = changed_race(season, race, round_)
            case Stepped(id="race-laps", value=laps):
                kept = 0 if laps == self._offer.laps(season) else laps
                round_ = replace(season.calendar[race - 1], laps=kept)
                self._season = changed_race(season, race, round_)
            case Activated(id=button):
                return self._use(button)
        return None

    def _agree(self, term: Term, value: OptionValue) -> None:
        self._season = self._terms.agreed(self._season, term, value)
        self._division = min(self._division, len(self._season.divisions))
        self._race = min(self._race, len(self._season.calendar))

    def _change(self, before: Entry, after: Entry) -> None:
        self._season = changed_entry(self._season, before, after)

    def _press(self, trait: Trait, entry: Entry) -> None:
        season = self._season
        match trait:
            case Trait.CAR if free := free_cars(season, self._offer.cars(season), entry.division):
                later = [car for car in free if car > entry.number]
                self._change(entry, replace(entry, number=min(later or free)))
            case Trait.LEAVE if may_leave(season, entry.division):
                self._season = withdrawn(season, entry)
                self._writing = None
            case Trait.NAME:
                self._form.handle(_NEXT)
            case _:
                pass

    def _add_entry(self) -> None:
        season, division = self._season, self._division
        car = free_cars(season, self._offer.cars(season), division)[0]
        names = (NAMES[car - 1], *NAMES)
        grades = self._offer.grades(season)
        others = [entry.grade for entry in season.drivers(division) if entry.grade]
        grade = others[-1] if others else grades[len(grades) // 2]
        self._season = entered(season, car, free_name(season, names), grade, division)

    def _use(self, button: str) -> Change | None:
        season, race = self._season, self._race
        match button:
            case "back":
                return Pop()
            case "begin":
                return self._begin()
            case "all-rules":
                return self._change_rules()
            case "away":
                return Push(AbsenceScene(season, race, self._excuse))
            case "earlier":
                self._move(moved(season, race, race - 1))
            case "later":
                self._move(moved(season, race, race + 1))
            case "add-race":
                self._season = with_race(season, replace(season.calendar[-1], absent=()))
                self._race = len(self._season.calendar)
            case "drop-race":
                self._season = without_race(season, race)
                self._race = min(race, len(self._season.calendar))
        return None

    def _excuse(self, absent: tuple[str, ...]) -> None:
        """Let some stay away from the race that is looked at."""
        round_ = replace(self._season.calendar[self._race - 1], absent=absent)
        self._season = changed_race(self._season, self._race, round_)

    def _change_rules(self) -> Change:
        from formulad.ui.race.rules.rules_page import RulesScene

        try:
            draft = self._offer.draft(self._season)
            return Push(RulesScene(self._offer.shelf(), draft, self._take_rules))
        except ValueError as error:
            return Push(notice(say("The rules cannot be shown"), sentence_of(error)))

    def _take_rules(self, draft: Draft) -> None:
        self._season = self._offer.by_draft(self._season, draft)

    def _begin(self) -> Change:
        fault = self._offer.fault(self._season)
        if not self._season.title.strip():
            fault = say("The season has no name.")
        if fault:
            return Push(notice(say("Not yet"), fault))
        try:
            return Pop(self._keep(replace(self._season, title=self._title_told)))
        except ValueError as error:
            return Push(notice(say("This season cannot go on"), sentence_of(error)))

    def resume(self, answer: str) -> None:
        """Come back from the rules, the help or a message."""
        del answer
        self._lay_out()

    def _follow_writing(self) -> None:
        """Put the caret at the end of what the keys come to; forget it elsewhere."""
        field = self._form.focused
        if not isinstance(field, TextField):
            self._writing = None
        elif self._writing is None or self._writing[0] != field.id:
            self._writing = field.id, Writing.of(field.text)

    # Layout

    @property
    def _has_begun(self) -> bool:
        return bool(self._season.results)

    @property
    def _tabs(self) -> tuple[int, ...]:
        return (CALENDAR,) if self._has_begun else (DRIVERS, CALENDAR, POINTS, RULES)

    @property
    def _calendar(self) -> CalendarBoard:
        listed, panel = new_season_places(*self._area.size).calendar
        return CalendarBoard(self._season, self._race, self._offer, listed, panel)

    @property
    def _area(self) -> Rect:
        return self._canvas.area if self._canvas else _NOWHERE

    def _lay_out(self, focus: str = "") -> None:
        if self._canvas is None:
            return
        self._fault = self._offer.fault(self._season)
        places = new_season_places(*self._area.size)
        widgets: list[Widget] = [back_button(), self._title(places.title), *self._tab_row()]
        if self._tab == DRIVERS:
            widgets += self._drivers.widgets()
        elif self._tab == CALENDAR:
            widgets += self._calendar.widgets(self._canvas)
        else:
            widgets += self._agreements(self._canvas)
        widgets += in_a_row(self._canvas, self._ways_on(), self._way_on, _WIDEST)
        self._form.show(widgets, focus, self._terms.board.pane if self._has_terms else None)

    @property
    def _way_on(self) -> Rect:
        bar = new_season_places(*self._area.size).bar
        width = min(2 * _WIDEST, bar.width * 0.62) if len(self._ways_on()) > 1 else _WIDEST
        return Rect(bar.right - 14 - width, bar.top + 12, width, bar.height - 24)

    def _ways_on(self) -> list[Button]:
        label = say("Use this") if self._has_begun else say("Begin the season")
        begin = Button(BEGIN, _NOWHERE, label, Kind.PRIMARY, icon="flag")
        if self._tab == RULES and self._season.game == RACE:
            return [Button(ALL_RULES, _NOWHERE, say("All rules"), icon="settings"), begin]
        return [begin]

    def _title(self, place: Rect) -> TextField:
        return TextField(
            TITLE,
            place,
            self._written(TITLE, self._title_told),
            placeholder=say("Name"),
            longest=LONGEST_TITLE,
        )

    @property
    def _title_told(self) -> str:
        """How the season is called, in the language of the player until he has named it."""
        title = self._season.title
        return str(self._canvas.language.say(title) if self._canvas else title)

    def _written(self, field: str, text: str) -> Writing:
        return self._writing[1] if self._writing and self._writing[0] == field else Writing(text)

    def _tab_row(self) -> list[Widget]:
        names = {
            DRIVERS: say_of("part of a new season", "Drivers"),
            CALENDAR: say_of("part of a new season", "Calendar"),
            POINTS: say_of("part of a new season", "Points"),
            RULES: say_of("part of a new season", "Rules"),
        }
        tabs = self._tabs
        if len(tabs) < 2:
            return []
        place = new_season_places(*self._area.size).tabs
        return [Segmented(TABS, place, tuple(names[tab] for tab in tabs), tabs.index(self._tab))]

    @property
    def _drivers(self) -> DriversLeaf:
        places = new_season_places(*self._area.size)
        return DriversLeaf(self._season, self._division, self._offer, places, self._written)

    def _agreements(self, canvas: Canvas) -> list[Widget]:
        season = self._season
        terms = scoring_terms(season) if self._tab == POINTS else self._offer.terms(season)
        room = new_season_places(*self._area.size).content.inflate(12, 12)
        return self._terms.show(canvas, season, terms, room)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        title = say("Change the season") if self._has_begun else say("New season")
        draw_page(canvas, title.upper(), who_enters(self._season))
        self._draw_bar(canvas)
        if self._tab == DRIVERS:
            self._drivers.draw(canvas, self._form)
        if self._tab == CALENDAR:
            self._calendar.draw(canvas)
        if self._has_terms:
            self._terms.draw(canvas, self._form)
        else:
            self._form.draw(canvas, canvas.theme.pages)

    def _draw_bar(self, canvas: Canvas) -> None:
        """Draw below what is agreed on, or why it cannot begin like that."""
        bar, palette = new_season_places(*self._area.size).bar, canvas.theme.pages
        canvas.panel(bar, palette, radius=16)
        told = self._fault or self._hint
        room = self._way_on.left - 20 - (bar.left + 24)
        lines, style = in_lines(canvas, told, LABEL, room, 2)
        colour = palette.wrong if self._fault else palette.muted
        draw_lines(canvas, lines, (bar.left + 24, bar.centery), style, colour)

    @property
    def _hint(self) -> str:
        if self._tab == CALENDAR:
            return say("Drag a race to another place, or press Page up or Page down on it.")
        return say("Everything has a usual value: the season can begin at once.")


def _is_pointing(intent: Intent) -> bool:
    return isinstance(intent, PointAt | Press | Release)
