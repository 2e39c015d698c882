"""On-screen keyboard, for who types with a pad, a mouse or a finger."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Scene
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect, is_tall
from formulad.ui.toolkit.intents import (
    Cancel,
    Caret,
    Compose,
    Confirm,
    Decline,
    Device,
    Direction,
    Edge,
    Erase,
    Mark,
    Menu,
    PointerButton,
    Reading,
    Release,
    Type,
    Undo,
)
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.theme import Palette
    from formulad.ui.toolkit.widgets.widget import Look, Widget

LETTERS = "letters"
_PLAIN = ("1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm'./")
_ACCENTED = ("àâäáãåæçèé", "êëíìîïñóòô", "öõøœùúûüýÿ", "ßčšžłđğşőű")
_KEY, _GAP, _PADDING, _FIELD = 64.0, 8.0, 24.0, 56.0
_COLUMNS = 10
_FOOT = 20.0
"""How far from the edge of the page the letters stand."""
_WIDTH = _COLUMNS * (_KEY + _GAP) - _GAP + 2 * _PADDING
_HEIGHT = _FIELD + 16 + 5 * (_KEY + _GAP) - _GAP + 2 * _PADDING
_SHIFT, _MORE, _SPACE, _DONE = "shift", "more", "space", "done"
_BEFORE, _BEHIND, _ERASE = "before", "behind", "erase"
_LAST_ROW = (
    (_SHIFT, 1),
    (_MORE, 1),
    (_SPACE, 3),
    (_BEFORE, 1),
    (_BEHIND, 1),
    (_ERASE, 1),
    (_DONE, 2),
)
"""What stands below the letters, and how many keys each is wide."""


@frozen
class TypeLetter:
    """Type a letter, as a capital if that is how the letters stand."""

    letter: str


class LettersScene(FormScene):
    """Letters to be pressed one by one; the scene below types them into its field."""

    covers = False
    name = LETTERS

    def __init__(self, below: Scene) -> None:
        """Write into the field of a scene that has the focus."""
        super().__init__()
        self._below = below
        self._rect = Rect(0, 0, 0, 0)
        self._is_capital = not self._text
        self._is_accented = False

    def arrange(self, canvas: Canvas) -> None:
        """Stand at the foot of the page, over its whole width on a tall one."""
        area = canvas.area
        width = area.width - 2 * _FOOT if is_tall(*area.size) else _WIDTH
        self._rect = Rect(0, 0, width, _HEIGHT)
        self._rect.midbottom = (area.centerx, area.bottom - _FOOT)
        self._lay_out()

    @property
    def reading(self) -> Reading:
        """A keyboard that is there after all types as well."""
        return Reading.TEXT

    def handle(self, intent: Intent) -> Change | None:
        """Type what is pressed."""
        match intent:
            case Cancel() | Menu():
                return Pop()
            case Undo() | Erase():
                self._write(intent if isinstance(intent, Erase) else Erase())
            case Decline():
                self._turn(_SHIFT)
            case Type() | Compose() | Edge() | Caret() | Mark():
                self._write(intent)
            case _:
                return self._use(intent)
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw what is written, and the letters below it."""
        rect, line = self._rect, canvas.theme.panels.strong_line
        shadow = Shadow(8, 24, SHADOW, 0.45)
        canvas.box(
            rect, canvas.theme.panels.panel, radius=18, line=line, line_width=2, shadow=shadow
        )
        self._form.draw(canvas, canvas.theme.panels)

    @property
    def field(self) -> TextField | None:
        """What is written into."""
        return field_of(self._below)

    @property
    def _text(self) -> str:
        return self.field.text if self.field else ""

    def _use(self, intent: Intent) -> Change | None:
        """Press a letter or another key."""
        match self._form.handle(intent):
            case Activated(command=TypeLetter(letter)):
                self._write(Type(self._cased(letter)))
                self._is_capital = False
            case Activated(id=key):
                return self._press(key)
        self._lay_out()
        return None

    def _press(self, key: str) -> Change | None:
        match key:
            case "done" | "written":
                return Pop()
            case "shift" | "more":
                self._turn(key)
            case "space":
                self._write(Type(" "))
                self._is_capital = True
            case "before" | "behind":
                self._write(Direction(-1 if key == _BEFORE else 1, 0))
            case "erase":
                self._write(Erase())
        self._lay_out()
        return None

    def _turn(self, key: str) -> None:
        if key == _SHIFT:
            self._is_capital = not self._is_capital
        else:
            self._is_accented = not self._is_accented

    def _write(self, intent: Intent) -> None:
        self._below.handle(intent)
        if not self._text:
            self._is_capital = True

    def _cased(self, letter: str) -> str:
        return letter.upper() if self._is_capital and letter != "ß" else letter

    def _lay_out(self) -> None:
        self._form.show([*self._written(), *self._letters(), *self._others()], self._first)

    @property
    def _first(self) -> str:
        return "" if self._form.focus else f"key-{_PLAIN[1][0]}"

    def _written(self) -> list[Widget]:
        field = self.field
        if field is None:
            return []
        rect = Rect(
            self._rect.left + _PADDING,
            self._rect.top + _PADDING,
            self._rect.width - 2 * _PADDING,
            _FIELD,
        )
        return [_Copy("written", rect, field.writing)]

    def _letters(self) -> list[Widget]:
        rows = _ACCENTED if self._is_accented else _PLAIN
        return [
            Button(
                f"key-{letter}",
                self._place(index),
                self._cased(letter),
                size=24,
                command=TypeLetter(letter),
            )
            for index, letter in enumerate("".join(rows))
        ]

    def _place(self, index: int, width: int = 1) -> Rect:
        step = (self._rect.width - 2 * _PADDING + _GAP) / _COLUMNS
        left = self._rect.left + _PADDING + index % _COLUMNS * step
        top = self._rect.top + _PADDING + _FIELD + 16 + index // _COLUMNS * (_KEY + _GAP)
        return Rect(left, top, width * step - _GAP, _KEY)

    def _others(self) -> list[Widget]:
        says = {
            _SHIFT: "⇧",
            _MORE: "abc" if self._is_accented else "àéñ",
            _SPACE: say("Space"),
            _BEFORE: "←",
            _BEHIND: "→",
            _ERASE: "⌫",
            _DONE: say("Done"),
        }
        buttons: list[Widget] = []
        at = 4 * _COLUMNS
        for key, width in _LAST_ROW:
            is_on = key == _DONE or (key == _SHIFT and self._is_capital)
            kind = Kind.PRIMARY if is_on else Kind.SECONDARY
            buttons.append(Button(key, self._place(at, width), says[key], kind, size=20))
            at += width
        return buttons


class _Copy(TextField):
    """What is written, to be seen where it is written."""

    @property
    def focusable(self) -> bool:
        """Nothing is done here: the field itself lies below."""
        return False

    def shows_letters(self, canvas: Canvas, look: Look) -> bool:
        """The letters are there already."""
        del canvas, look
        return False

    def draw(self, canvas: Canvas, palette: Palette, look: Look) -> None:
        """Draw what is written, with its caret."""
        super().draw(canvas, palette, replace(look, focused=True))


def field_of(scene: Scene) -> TextField | None:
    """Return the field that is written in; below the letters it is that of the scene there."""
    shown = scene.upright
    if isinstance(shown, LettersScene):
        return shown.field
    found = (widget for widget in shown.widgets if widget.id == shown.focus)
    return next((widget for widget in found if isinstance(widget, TextField)), None)


def letters_for(scene: Scene | None, intent: Intent, device: Device) -> Scene | None:
    """Return letters to press if a player wants to write and has no keyboard at hand."""
    if scene is None or scene.name == LETTERS or scene.reading is not Reading.TEXT:
        return None
    field = field_of(scene)
    if field is None:
        return None
    is_asked = _asks_for_letters(field, scene.meant(intent), device)
    return scene.over(LettersScene(scene)) if is_asked else None


def _asks_for_letters(field: TextField, intent: Intent, device: Device) -> bool:
    """Return whether a player wants letters.

    A finger asks for them anywhere on the field; a mouse, which may lie beside keys, on their sign.
    """
    match device, intent:
        case Device.PAD, Confirm():
            return True
        case Device.TOUCH, Release(at):
            return bool(field.rect.collidepoint(at))
        case Device.MOUSE, Release(at, PointerButton.LEFT):
            return bool(field.letters.collidepoint(at))
        case _:
            return False
