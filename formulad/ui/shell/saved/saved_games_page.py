"""Saved games page: unfinished, finished, and what cannot be read any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.store.save_file import DELETED
from formulad.store.saves import SavedGame
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.saved.finishing_orders import FinishingOrders
from formulad.ui.shell.saved.record_playback import RecordPlayback
from formulad.ui.shell.saved.resume_flow import ResumeFlow
from formulad.ui.shell.saved.saved_game_details import DELETE, Details, details_height
from formulad.ui.shell.saved.saved_game_row import HEIGHT, GameRow, LookAt
from formulad.ui.shell.saved.saved_games_layout import list_places
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import (
    Cancel,
    Confirm,
    PointAt,
    Press,
    Release,
    Undo,
    asks_for_help,
)
from formulad.ui.toolkit.lettering import SMALL_TITLE, TEXT
from formulad.ui.toolkit.widgets.button import Kind
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.scroll import BAR, Scroll
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen
from formulad.ui.toolkit.widgets.widget_lists import draw_listed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.store.saves import Shelf, Unreadable
    from formulad.ui.shell.record_face import RecordWords, Show
    from formulad.ui.shell.saved.game_shelf import GameShelf, ListedHeader, Saved
    from formulad.ui.shell.saved.record_playback import Found
    from formulad.ui.shell.saved.saved_games_layout import ListPlaces
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

TABS = "tabs"
_TABS_WIDTH, _TABS_HEIGHT = 600.0, 52.0
_STEP, _PADDING = HEIGHT + 6, 12.0
_REST = 0.15
"""How long a game is looked at before its record is read."""


class SavedScene(FormScene):
    """A list of games; of the chosen one it is told how far it has come."""

    name = "saved"

    def __init__(self, shelf: GameShelf, help_of: Callable[[str], Scene]) -> None:
        """List the saved games.

        Args:
            shelf: holds them.
            help_of: makes the page that tells how a game is played, by its id; empty for any.
        """
        super().__init__()
        self._shelf = shelf
        self._help_of = help_of
        self._resume_flow = ResumeFlow()
        self._notes: dict[Path, str] = {}
        """What was agreed on each game, worked out once."""
        self._lists = _lists(shelf.listed())
        self._tab = next((at for at, found in enumerate(self._lists) if found), 0)
        self._chosen = 0
        self._perusal: RecordPlayback | None = None
        self._looked = 0.0
        self._orders = FinishingOrders()
        self._scroll = Scroll()
        self._area = Rect(0, 0, 0, 0)

    @property
    def files(self) -> tuple[Saved | Unreadable, ...]:
        """What the open list holds."""
        return self._lists[self._tab]

    @property
    def chosen(self) -> Saved | Unreadable | None:
        """What is told more of."""
        return self.files[self._chosen] if self.files else None

    @property
    def found(self) -> Found | None:
        """What it has come to; None while its record is still being read."""
        return self._perusal.found if self._perusal else None

    @property
    def moving(self) -> bool:
        """Whether a record is still to be read."""
        is_chosen_read = not isinstance(self.chosen, SavedGame) or self.found is not None
        return not is_chosen_read or self._orders.lacking(self._in_sight) is not None

    def update(self, dt: float) -> None:
        """Read a little more of the record of the chosen game, once it was looked at.

        Then of the others in sight, to list their players as they came home.
        """
        chosen = self.chosen
        self._looked += dt
        if not isinstance(chosen, SavedGame) or self._looked < _REST:
            return
        if self._perusal is None:
            self._perusal = RecordPlayback(chosen)
        if self._perusal.found:
            self._orders.step(self._in_sight)
        else:
            self._perusal.step()
        if self._perusal.found:
            self._orders.learn(chosen, self._perusal.found)
            self._lay_out()

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out; at first the focus is on the newest game."""
        self._area = canvas.area
        self._lay_out(focus="" if self._form.focus else _row_id(0))

    def handle(self, intent: Intent) -> Change | None:
        """Choose a game, and what to do with it."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            chosen = self.chosen
            game = chosen.header.game if isinstance(chosen, SavedGame) else ""
            return Push(self._help_of(game))
        if self._scroll.takes(intent, self._form):
            self._scroll.settle()
            self._lay_out()
            return None
        action = self._form.handle(intent)
        change = None
        match action:
            case Chosen(id="tabs", index=index):
                self._open(index)
            case Activated(id="back"):
                return Pop()
            case Activated(command=LookAt(index)):
                self._choose(index)
                if isinstance(intent, Confirm):
                    self._lay_out(focus=self._first_button)
                    return None
            case Activated(id=name):
                change = self._do(name)
        self._follow_focus(is_pointing=isinstance(intent, PointAt | Press | Release))
        self._lay_out()
        return change

    def resume(self, answer: str) -> Change | None:
        """Come back from a game that was looked at, or from a question."""
        if answer == DELETE and self.chosen:
            return self._delete(self.chosen)
        change = self._resume_flow.answered(answer)
        self._lay_out()
        return change

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, self._shelf.words.page.upper())
        room = self._places.list
        canvas.panel(room, canvas.theme.pages, radius=18)
        if details := self.details:
            details.draw(canvas)
        else:
            self._draw_nothing(canvas, room)
        draw_listed(canvas, self._form, self._scroll)

    @property
    def _in_sight(self) -> tuple[Saved | Unreadable, ...]:
        """The files whose rows are seen, be it in part."""
        first, room = int(self._scroll.offset // _STEP), self._scroll.room
        return self.files[first : first + int(room.height // _STEP) + 2]

    # What the player does

    def _open(self, tab: int) -> None:
        """Open another list."""
        self._tab, self._chosen = tab, 0
        self._perusal, self._looked = None, 0.0
        self._scroll.by(-self._scroll.offset)
        self._scroll.settle()

    def _choose(self, index: int) -> None:
        """Look at a game from now on; what is known of one that was looked at stays."""
        if index != self._chosen:
            self._perusal, self._looked, self._chosen = None, 0.0, index

    def _follow_focus(self, *, is_pointing: bool) -> None:
        """Tell more of the game that has the focus, and bring it into sight."""
        looked_at = self._form.focused_command
        if not isinstance(looked_at, LookAt):
            return
        index = looked_at.index
        self._choose(index)
        if not is_pointing:
            self._scroll.reveal(index * _STEP, (index + 1) * _STEP)
            self._scroll.settle()

    def _do(self, way: str) -> Change | None:
        chosen = self.chosen
        if chosen is None:
            return None
        if not isinstance(chosen, SavedGame) or way == DELETE:
            return Push(_deleting(chosen, self._shelf.words_of(chosen)))
        face = chosen.header.face
        match way:
            case "continue":
                is_damaged = self.found is not None and bool(self.found.fault)
                return self._resume_flow.go_on(chosen, drop_damaged=is_damaged)
            case "replay":
                return self._look_at(chosen, face.replay)
            case _:
                return self._look_at(chosen, face.result)

    def _look_at(self, chosen: Saved, show: Show | None) -> Change | None:
        """Show a game as far as its record holds."""
        if self._perusal is None:
            self._perusal = RecordPlayback(chosen)
        found = self._perusal.finish()
        if found.loaded is None or show is None:
            return None
        try:
            return Push(show(found.loaded))
        except SaveError as error:
            return Push(notice(chosen.header.face.words.cannot_be_shown, sentence_of(error)))

    def _delete(self, file: Saved | Unreadable) -> Change | None:
        """Put a record away, and list what is left."""
        try:
            self._shelf.delete(file)
        except SaveError as error:
            words = self._shelf.words_of(file)
            return Push(notice(words.cannot_be_deleted, sentence_of(error)))
        self._lists = _lists(self._shelf.listed())
        self._perusal, self._looked = None, 0.0
        self._chosen = max(0, min(self._chosen, len(self.files) - 1))
        self._lay_out(focus=_row_id(self._chosen) if self.files else TABS)
        return None

    # Layout

    @property
    def _places(self) -> ListPlaces:
        listed = len(self.files) * _STEP + 2 * _PADDING
        told = details_height(self.chosen) if self.chosen else 0.0
        return list_places(self._area, listed=listed, told=told)

    @property
    def details(self) -> Details | None:
        """What is told of the game that is chosen, and can be done with it."""
        if self.chosen is None:
            return None
        return Details(self._places.details, self.chosen, self._note(self.chosen), self.found)

    @property
    def _first_button(self) -> str:
        details = self.details
        return details.buttons()[0].id if details else TABS

    def _lay_out(self, focus: str = "") -> None:
        room = self._places.list.inflate(-2 * _PADDING, -2 * _PADDING)
        self._scroll.fit(room, len(self.files) * _STEP)
        top = room.top - self._scroll.offset
        rows = [
            GameRow(
                _row_id(index),
                Rect(room.left, top + index * _STEP, room.width - BAR, HEIGHT),
                file,
                self._note(file),
                self._orders.players(file) if isinstance(file, SavedGame) else (),
                index == self._chosen,
                LookAt(index),
            )
            for index, file in enumerate(self.files)
        ]
        buttons = self.details.buttons() if self.details else []
        pane = Pane(room, frozenset(row.id for row in rows))
        self._form.show([*rows, *buttons, back_button(), self._tabs()], focus, pane)

    def _tabs(self) -> Segmented:
        left = self._area.right - MARGIN - _TABS_WIDTH
        place = Rect(left, (HEADER - _TABS_HEIGHT) / 2, _TABS_WIDTH, _TABS_HEIGHT)
        going, done, bad = (len(found) for found in self._lists)
        labels = (
            say("To continue ({n})", n=going),
            say("Finished ({n})", n=done),
            say("Unreadable ({n})", n=bad),
        )
        return Segmented(TABS, place, labels, self._tab)

    def _note(self, file: Saved | Unreadable) -> str:
        """Return what was agreed on a game, or what is wrong with a file."""
        if not isinstance(file, SavedGame):
            return file.sentence
        if file.path not in self._notes:
            self._notes[file.path] = file.header.face.note(file.header.header.setup)
        return self._notes[file.path]

    def _draw_nothing(self, canvas: Canvas, room: Rect) -> None:
        draw_icon(canvas, "folder", room.centerx, room.centery - 40, 64, canvas.theme.pages.muted)
        told = self._shelf.words.nothing[self._tab]
        canvas.text(
            told, room.centerx, room.centery + 20, SMALL_TITLE, canvas.theme.pages.text, align=0.5
        )
        folder = str(self._shelf.folder)
        canvas.text(
            folder, room.centerx, room.centery + 54, TEXT, canvas.theme.pages.muted, align=0.5
        )


def _row_id(index: int) -> str:
    return f"game-{index}"


def _lists(shelf: Shelf[ListedHeader]) -> tuple[tuple[Saved | Unreadable, ...], ...]:
    return shelf.unfinished, shelf.finished, shelf.unreadable


def _deleting(file: Saved | Unreadable, words: RecordWords) -> Dialog:
    """Return the question before a game is deleted."""
    text = words.tells_of_deleting(file.path.name, DELETED)
    answers = (Answer("keep", say("Keep it")), Answer(DELETE, say("Delete"), Kind.DANGER))
    return Dialog(words.asks_to_delete, text, answers)
