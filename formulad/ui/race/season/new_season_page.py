"""New season page, on which a season is agreed on: who, where, for which points, by which rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.box import RACE
from formulad.games.season_entries import LONGEST_TITLE
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.values import replace
from formulad.season.scoring_terms import scoring_terms
from formulad.ui.race.season.absence_page import AbsenceScene
from formulad.ui.race.season.calendar_board import CalendarBoard
from formulad.ui.race.season.drivers_leaf import DriversLeaf
from formulad.ui.race.season.new_season_layout import new_season_places
from formulad.ui.race.season.race_mover import RaceMover
from formulad.ui.race.season.season_commands import ChangeEntry, Trait
from formulad.ui.race.season.season_draft import SeasonDraft
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

    from formulad.season.season import Season
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
        self._draft = SeasonDraft(offer, season)
        self._keep = keep
        self._help_page = help_page
        self._tab = CALENDAR if season.results else DRIVERS
        self._mover = RaceMover()
        self._writing: tuple[str, Writing] | None = None
        """The field that is written in, and what stands there."""
        self._terms = TermsLeaf()
        self._canvas: Canvas | None = None
        self._fault = ""

    @property
    def agreed(self) -> Season:
        """The season as it is agreed on now."""
        return self._draft.season

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
        if self._tab == CALENDAR and self._moves(intent):
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

    def _moves(self, intent: Intent) -> bool:
        """Let a race be pulled, or sent, to another place of the calendar; return whether it is."""
        looked_at = self._form.focused_command
        found = self._mover.moved(intent, self._draft.season, self._calendar, looked_at)
        if self._draft.move(found):
            self._form.let_go()
            self._lay_out(focus=f"race-{self._draft.race}")
        return found is not None

    def _act(self, action: Action) -> Change | None:
        draft = self._draft
        match action:
            case Edited(id="title", writing=writing):
                self._writing = TITLE, writing
                draft.season = replace(draft.season, title=writing.text)
            case Edited(id=name, writing=writing):
                self._writing = name, writing
                draft.act(action)
            case Activated(command=ChangeEntry(Trait.NAME)):
                self._form.handle(_NEXT)
            case Activated(command=ChangeEntry(Trait.LEAVE)):
                self._writing = None
                draft.act(action)
            case Chosen(command=AgreeOn(term), index=index):
                draft.agree(self._terms.agreed(draft.season, term, value_at(term, index)))
            case Stepped(command=AgreeOn(term), value=value):
                draft.agree(self._terms.agreed(draft.season, term, value))
            case Chosen(id="tabs", index=index):
                self._tab = self._tabs[index]
                self._terms.board.to_top()
            case Activated(id=button):
                return None if draft.act(action) else self._use(button)
            case _:
                draft.act(action)
        return None

    def _use(self, button: str) -> Change | None:
        match button:
            case "back":
                return Pop()
            case "begin":
                return self._begin()
            case "all-rules":
                return self._change_rules()
            case "away":
                away = AbsenceScene(self._draft.season, self._draft.race, self._draft.excuse)
                return Push(away)
        return None

    def _change_rules(self) -> Change:
        from formulad.ui.race.rules.rules_page import RulesScene

        try:
            draft = self._offer.draft(self._draft.season)
            return Push(RulesScene(self._offer.shelf(), draft, self._take_rules))
        except ValueError as error:
            return Push(notice(say("The rules cannot be shown"), sentence_of(error)))

    def _take_rules(self, draft: Draft) -> None:
        self._draft.season = self._offer.by_draft(self._draft.season, draft)

    def _begin(self) -> Change:
        fault = self._offer.fault(self._draft.season)
        if not self._draft.season.title.strip():
            fault = say("The season has no name.")
        if fault:
            return Push(notice(say("Not yet"), fault))
        try:
            return Pop(self._keep(replace(self._draft.season, title=self._title_told)))
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
        return bool(self._draft.season.results)

    @property
    def _tabs(self) -> tuple[int, ...]:
        return (CALENDAR,) if self._has_begun else (DRIVERS, CALENDAR, POINTS, RULES)

    @property
    def _calendar(self) -> CalendarBoard:
        listed, panel = new_season_places(*self._area.size).calendar
        return CalendarBoard(self._draft.season, self._draft.race, self._offer, listed, panel)

    @property
    def _area(self) -> Rect:
        return self._canvas.area if self._canvas else _NOWHERE

    def _lay_out(self, focus: str = "") -> None:
        if self._canvas is None:
            return
        self._fault = self._offer.fault(self._draft.season)
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
        if self._tab == RULES and self._draft.season.game == RACE:
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
        title = self._draft.season.title
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
        return DriversLeaf(
            self._draft.season, self._draft.division, self._offer, places, self._written
        )

    def _agreements(self, canvas: Canvas) -> list[Widget]:
        season = self._draft.season
        terms = scoring_terms(season) if self._tab == POINTS else self._offer.terms(season)
        room = new_season_places(*self._area.size).content.inflate(12, 12)
        return self._terms.show(canvas, season, terms, room)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        title = say("Change the season") if self._has_begun else say("New season")
        draw_page(canvas, title.upper(), who_enters(self._draft.season))
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
