"""Own presets: rules that a player saved, to be taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.presets import PresetError
from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import counted, say, sentence_of
from formulad.ui.race.rules.rules_draft import differences, nearest
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Press, Undo
from formulad.ui.toolkit.lettering import SMALL_TITLE
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.laid_widgets import Pane
from formulad.ui.toolkit.widgets.list_row import ListRow
from formulad.ui.toolkit.widgets.scroll import Scroll
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.ui.race.rules.preset_shelf import RuleShelf
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

LEAVE, DELETE = "leave", "delete"
_SIGN = 50.0
"""How wide a button is that deletes."""
_WIDTH, _PADDING, _ROW, _HEAD, _FOOT = 640.0, 28.0, 54.0, 88.0, 96.0
_MOST_ROWS = 7


@frozen
class TakeUp:
    """Take up the preset of a name."""

    name: str


@frozen
class Delete:
    """Delete the preset of a name, once the player is sure."""

    name: str


class OwnPresetsScene(FormScene):
    """A list of names; the scene below is told which one was chosen."""

    covers = False
    name = "own-presets"

    def __init__(self, shelf: RuleShelf) -> None:
        """List the presets of a player."""
        super().__init__()
        self._shelf = shelf
        self._names = shelf.presets.own_names
        self._notes: tuple[str, ...] = ()
        self._deleting = ""
        """The name of the preset that may be deleted."""
        self._canvas: Canvas | None = None
        self._scroll = Scroll()
        self._rect = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place the list in the middle."""
        self._canvas = canvas
        self._notes = tuple(_note(self._shelf, name) for name in self._names)
        rows = min(len(self._names), _MOST_ROWS)
        self._rect = Rect(0, 0, _WIDTH, _HEAD + rows * _ROW + _FOOT)
        self._rect.center = canvas.area.center
        left, top = self._rect.left + _PADDING, self._rect.top + _HEAD
        room = Rect(left - 10, top, _WIDTH - 2 * _PADDING + 20, rows * _ROW)
        self._scroll.fit(room, len(self._names) * _ROW)
        self._show()

    def handle(self, intent: Intent) -> Change | None:
        """Choose one, or go back."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if not self._scroll.takes(intent, self._form):
            before = self._form.focus
            action = self._form.handle(intent)
            if isinstance(action, Activated):
                return self._do(action.command)
            if self._form.focus != before and not isinstance(intent, Press):
                self._reveal(self._form.focused_command)
        self._show()
        return None

    def resume(self, answer: str) -> Change | None:
        """Delete the preset, if that was the answer."""
        name, self._deleting = self._deleting, ""
        if answer != DELETE or not name:
            return None
        try:
            self._shelf.presets.delete(name)
        except PresetError as error:
            return Push(notice(say("This preset cannot be deleted"), sentence_of(error)))
        self._names = self._shelf.presets.own_names
        self._notes = tuple(_note(self._shelf, name) for name in self._names)
        if not self._names:
            return Pop()
        if self._canvas:
            self.arrange(self._canvas)
        return None

    def _do(self, command: object) -> Change:
        """Choose a preset, ask whether to delete one, or go back."""
        match command:
            case TakeUp(name):
                return Pop(name)
            case Delete(name):
                return self._ask_to_delete(name)
            case _:
                return Pop()

    def _reveal(self, command: object) -> None:
        """Bring the preset of a command into sight."""
        if isinstance(command, TakeUp | Delete):
            row = self._names.index(command.name)
            self._scroll.reveal(row * _ROW, (row + 1) * _ROW)

    def _ask_to_delete(self, name: str) -> Change:
        self._deleting = name
        text = say("The rules saved as “{name}” are gone for good then.", name=name)
        answers = (Answer("keep", say("Keep it")), Answer(DELETE, say("Delete"), Kind.DANGER))
        return Push(Dialog(say("Delete this preset?"), text, answers))

    def draw(self, canvas: Canvas) -> None:
        """Dim the rules and draw the list."""
        canvas.veil(BLACK, 0.45)
        shadow = Shadow(8, 24, SHADOW, 0.45)
        line = canvas.theme.panels.strong_line
        canvas.box(
            self._rect, canvas.theme.panels.panel, radius=18, line=line, line_width=2, shadow=shadow
        )
        left = self._rect.left + _PADDING
        canvas.text(
            say("My presets"), left, self._rect.top + 46, SMALL_TITLE, canvas.theme.panels.text
        )
        *rows, leave = self.widgets
        with canvas.clipped(self._scroll.room):
            for row in rows:
                self._form.draw_widget(row, canvas, canvas.theme.panels)
        self._form.draw_widget(leave, canvas, canvas.theme.panels)
        self._form.draw_focus(canvas, canvas.theme.panels)
        self._scroll.draw_bar(canvas, canvas.theme.panels)

    def _show(self) -> None:
        room = self._scroll.room
        top = room.top - self._scroll.offset
        rows: list[Widget] = []
        width = room.width - 40 - _SIGN - 8
        for place, (name, note) in enumerate(zip(self._names, self._notes, strict=True)):
            rect = Rect(room.left + 10, top + place * _ROW + 4, width, _ROW - 8)
            sign = Rect(rect.right + 8, rect.top, _SIGN, rect.height)
            rows.append(ListRow(str(place), rect, name, note, "log", command=TakeUp(name)))
            rows.append(
                Button(
                    f"delete-{place}",
                    sign,
                    "",
                    Kind.GHOST,
                    icon="cross",
                    size=17,
                    command=Delete(name),
                )
            )
        ids = frozenset(row.id for row in rows)
        leave = Rect(self._rect.right - _PADDING - 160, self._rect.bottom - _PADDING - 50, 160, 50)
        self._form.show([*rows, Button(LEAVE, leave, say("Back"))], pane=Pane(room, ids))


def _note(shelf: RuleShelf, name: str) -> str:
    """Return in a few words what a preset is, or that it cannot be read."""
    try:
        options = shelf.presets.options(name)
    except ValueError:
        return say("cannot be read")
    base = nearest(options, shelf.shipped)
    count = len(differences(options, shelf.shipped[base]))
    return counted(
        count,
        "{preset} with {n} change",
        "{preset} with {n} changes",
        preset=shelf.words.preset(base),
    )
