"""New game page, on which any usual game is agreed on: who plays, and by which options."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, say_of, sentence_of
from formulad.kernel.terms import ChoiceTerm
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import back_button, draw_page
from formulad.ui.shell.new_game.grade_words import MEANINGS
from formulad.ui.shell.new_game.line_up import fault_of, line_up_of, who_plays
from formulad.ui.shell.new_game.new_game_layout import new_game_places
from formulad.ui.shell.new_game.seat_commands import AddPlayer, AgreeOn, ChangeSeat, Trait
from formulad.ui.shell.new_game.seat_row import SeatRow, draw_add_row
from formulad.ui.shell.new_game.term_board import TermBoard
from formulad.ui.shell.notice import notice
from formulad.ui.shell.profiles.profile_choice import ProfileChoiceScene, chosen_profile
from formulad.ui.shell.scene import Pop, Push, Reset
from formulad.ui.toolkit.canvas.fitting import draw_lines, in_lines
from formulad.ui.toolkit.intents import Cancel, Next, PointAt, Press, Release, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.list_row import Spot
from formulad.ui.toolkit.widgets.widget import Activated, Chosen, Edited, Stepped
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.kind import AnyTermedKind
    from formulad.kernel.terms import OptionValue, Term, UsualSetup
    from formulad.store.memory import Memory
    from formulad.store.preferences import Section
    from formulad.store.profiles import Profiles
    from formulad.ui.shell.new_game.line_up import LineUp
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Action, Widget

START, ADD = "start", "add-player"
_NEXT = Next()


class NewGameScene(FormScene):
    """Players sit down, agree on the options, and begin."""

    name = "new-game"

    def __init__(
        self,
        kind: AnyTermedKind,
        memory: Memory,
        last: Section[UsualSetup],
        begin: Callable[[UsualSetup], Scene],
        help_page: Callable[[], Scene],
        people: int = 0,
        draw_pick: Callable[[int, Canvas, Rect], None] | None = None,
        profiles: Profiles | None = None,
    ) -> None:
        """Offer the game that was agreed on last.

        Args:
            kind: the game.
            memory: keeps what is agreed on.
            last: where it is kept.
            begin: makes the screen of a game; a SaveError says why it cannot begin.
            help_page: makes the page that tells how it is played.
            people: how many are there, as far as it is known; 0 for as many as last time.
            draw_pick: draws what can be picked, such as a team, if there is anything.
            profiles: those who play here, if anybody is known.
        """
        super().__init__()
        self._profiles = profiles
        self._choosing = 0
        """The seat for which somebody with a profile is chosen."""
        self._kind = kind
        self._memory = memory
        self._last = last
        self._begin = begin
        self._help_page = help_page
        self._draw_pick = draw_pick
        self._line_up = line_up_of(kind, memory.last(last))
        if people:
            self._line_up = self._line_up.with_people(people)
        self._writing: tuple[int, Writing] | None = None
        """The seat whose name is typed, and what is written there."""
        self._board = TermBoard()
        self._rows: tuple[SeatRow, ...] = ()
        self._canvas: Canvas | None = None

    @property
    def agreed(self) -> LineUp:
        """What is agreed on now."""
        return self._line_up

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the start."""
        self._canvas = canvas
        self._lay_out(focus="" if self._form.focus else START)

    def handle(self, intent: Intent) -> Change | None:
        """Change what is agreed on, go back, or begin."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        if self._board.scrolls(intent, self._form):
            self._lay_out()
            return None
        before = self._form.focus
        action = self._form.handle(intent)
        change = self._act(action) if action else None
        self._follow_name()
        if self._form.focus != before and not isinstance(intent, PointAt | Press | Release):
            self._board.reveal(self._form.focus)
        self._lay_out()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, self._kind.title.upper(), self._note)
        for row in self._rows:
            row.draw(canvas)
        if add := self._form.find(ADD):
            self._form.draw_spot(ADD, canvas, add.rect, partial(draw_add_row, canvas, add.rect))
        self._draw_fault(canvas)
        self._board.draw(canvas, self._form)
        held, palette = self._board.pane.ids, canvas.theme.pages
        for widget in self._form.widgets:
            if widget.id not in held:
                self._form.draw_widget(widget, canvas, palette)
        if self._form.focus not in held:
            self._form.draw_focus(canvas, palette)

    @property
    def fault(self) -> str:
        """Why it cannot begin like that, and how to mend it; empty if it can."""
        if fault := fault_of(self._line_up):
            return fault
        try:
            self._kind.agree(self._line_up.setup)
        except ValueError as error:
            return sentence_of(error)
        return ""

    @property
    def _note(self) -> str:
        """What the grade means that is looked at, or how a team is picked; else who plays."""
        for command in (self._form.hovered_command, self._form.focused_command):
            if isinstance(command, ChangeSeat) and command.trait is Trait.GRADE:
                grade = self._line_up.players[command.seat].grade
                return MEANINGS.get(grade, who_plays(self._line_up))
            picked = self._line_up.terms.picked
            if isinstance(command, ChangeSeat) and command.trait is Trait.PICK and picked:
                return picked.meaning
        return who_plays(self._line_up)

    # What the player does

    def _act(self, action: Action) -> Change | None:
        line_up = self._line_up
        match action:
            case Edited(command=ChangeSeat(Trait.NAME, seat), writing=writing):
                self._line_up = line_up.named(seat, writing.text)
                self._writing = seat, writing
            case Chosen(command=ChangeSeat(trait, seat), index=index):
                self._choose(trait, seat, index)
            case Activated(command=ChangeSeat(Trait.PROFILE, seat)) if self._profiles:
                self._choosing = seat
                return Push(ProfileChoiceScene(self._profiles))
            case Activated(command=ChangeSeat(trait, seat)):
                self._press(trait, seat)
            case Activated(command=AddPlayer()):
                self._line_up = line_up.added()
            case Chosen(command=AgreeOn(term), index=index):
                self._line_up = line_up.with_value(term, value_at(term, index))
            case Stepped(command=AgreeOn(term), value=value):
                self._line_up = line_up.with_value(term, value)
            case Activated(id="back"):
                return Pop()
            case Activated(id="start"):
                return self._start()
        return None

    def resume(self, answer: str) -> Change | None:
        """Come back: somebody with a profile may sit down."""
        profile = chosen_profile(self._profiles, answer) if self._profiles else None
        if profile:
            self._line_up = self._line_up.named(self._choosing, profile.name)
            self._writing = None
            people = sum(player.is_human for player in self._line_up.players)
            if profile.language and people == 1:
                self._memory.remember(language=profile.language)
        self._lay_out()
        return None

    def _choose(self, trait: Trait, seat: int, index: int) -> None:
        line_up = self._line_up
        if trait is Trait.GRADE:
            self._line_up = line_up.played_by(seat, line_up.grades[index])
        else:
            self._line_up = line_up.played_by(seat, line_up.usual_grade if index else "")

    def _press(self, trait: Trait, seat: int) -> None:
        match trait:
            case Trait.PLACE if seat:
                self._line_up = self._line_up.moved_up(seat)
                self._writing = None
            case Trait.LEAVE if self._line_up.may_remove:
                self._line_up = self._line_up.removed(seat)
                self._writing = None
            case Trait.PICK:
                self._line_up = self._line_up.picked_next(seat)
            case Trait.NAME:
                self._form.handle(_NEXT)
            case _:
                pass

    def _start(self) -> Change:
        if fault := self.fault:
            return Push(notice(say("Not yet"), fault))
        self._memory.keep(self._last, self._line_up.setup)
        try:
            return Reset(self._begin(self._line_up.setup))
        except SaveError as error:
            return Push(notice(say("The game cannot begin"), sentence_of(error)))

    def _follow_name(self) -> None:
        """Put the caret at the end of a name that the keys come to; forget it elsewhere."""
        match self._form.focused_command:
            case ChangeSeat(Trait.NAME, seat):
                if self._writing is None or self._writing[0] != seat:
                    self._writing = seat, Writing.of(self._line_up.players[seat].name)
            case _:
                self._writing = None

    # Layout

    def _lay_out(self, focus: str = "") -> None:
        if self._canvas is None:
            return
        line_up = self._line_up
        places = new_game_places(self._canvas.area, line_up.terms.most)
        has_profiles = self._profiles is not None and not self._profiles.is_empty
        self._rows = tuple(
            SeatRow(
                seat,
                player,
                places.rows[seat],
                line_up.grades,
                self._written(seat),
                line_up.may_remove,
                self._pick_of(seat),
                has_profiles,
            )
            for seat, player in enumerate(line_up.players)
        )
        self._board.show(self._canvas, line_up, places.options)
        widgets: list[Widget] = [back_button()]
        for row in self._rows:
            widgets += row.widgets()
        if line_up.may_add:
            widgets.append(Spot(ADD, places.rows[len(self._rows)], 18, command=AddPlayer()))
        start = say_of("the way into a game", "Play")
        widgets += self._board.widgets
        widgets.append(Button(START, places.start, start, Kind.PRIMARY, icon="play", size=38))
        self._form.show(widgets, focus, self._board.pane)

    def _pick_of(self, seat: int) -> Callable[[Canvas, Rect], None] | None:
        """Return what draws the pick of a seat."""
        picks = self._line_up.picks
        return partial(self._draw_pick, picks[seat]) if picks and self._draw_pick else None

    def _written(self, seat: int) -> Writing:
        if self._writing and self._writing[0] == seat:
            return self._writing[1]
        return Writing(self._line_up.players[seat].name)

    def _draw_fault(self, canvas: Canvas) -> None:
        """Say above the start why it cannot begin."""
        if not (fault := self.fault):
            return
        palette = canvas.theme.pages
        place = new_game_places(canvas.area, self._line_up.terms.most).words
        lines, style = in_lines(canvas, fault, LABEL, place.width, 2)
        draw_lines(canvas, lines, (place.left + 6, place.centery), style, palette.wrong)


def value_at(term: Term, index: int) -> OptionValue:
    """Return the value of an option that was chosen by its place among the others."""
    return term.choices[index].value if isinstance(term, ChoiceTerm) else term.usual
