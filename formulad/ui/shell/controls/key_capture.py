"""Key capture: the question for a key or a button, which is answered by pressing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.store.bindings import is_digit, is_key
from formulad.ui.shell.controls.key_wiring import Wire
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Captured, Reading
from formulad.ui.toolkit.lettering import SMALL_TITLE, TEXT
from formulad.ui.toolkit.theme import ROSE, SHADOW
from formulad.ui.toolkit.widgets.button import Button
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.kernel.sentence import Sentence
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

PATIENCE = 8.0
"""Seconds after which nothing is to be changed: who has only a pad could not say so."""
_WIDTH, _HEIGHT, _PADDING = 620.0, 250.0, 28.0


class CaptureScene(FormScene):
    """Waits for a key or a button, and tells which one."""

    covers = False
    name = "capture"

    def __init__(self, told: Sentence, caught: Callable[[Wire], None]) -> None:
        """Ask for what is to do something.

        Args:
            told: what it is to do.
            caught: takes what was pressed.
        """
        super().__init__()
        self._told = told
        self._caught = caught
        self._left = PATIENCE
        self._fault: str = ""
        self._rect = Rect(0, 0, 0, 0)

    @property
    def reading(self) -> Reading:
        """Every key and button is one to choose."""
        return Reading.CAPTURE

    @property
    def moving(self) -> bool:
        """Whether time runs out."""
        return True

    @property
    def settled(self) -> bool:
        """Whether what is seen stays as it is, but for the seconds."""
        return True

    def arrange(self, canvas: Canvas) -> None:
        """Place the question in the middle."""
        self._rect = Rect(0, 0, _WIDTH, _HEIGHT)
        self._rect.center = canvas.area.center
        place = Rect(self._rect.right - _PADDING - 180, self._rect.bottom - _PADDING - 50, 180, 50)
        self._form.show([Button("back", place, say("Cancel"))])

    def handle(self, intent: Intent) -> Change | None:
        """Take what is pressed, or leave."""
        match intent:
            case Cancel():
                return Pop()
            case Captured(name, is_pad=True):
                return self._take(Wire(name, is_pad=True))
            case Captured(name) if is_digit(name):
                self._fault = say("Figures always choose by number. Press another key.")
            case Captured(name) if is_key(name):
                return self._take(Wire(name))
            case _:
                used = isinstance(self._form.handle(intent), Activated)
                return Pop() if used else None
        self._left = PATIENCE
        return None

    def _take(self, wire: Wire) -> Change:
        self._caught(wire)
        return Pop()

    def update(self, dt: float) -> Change | None:
        """Leave once nobody has pressed anything for long."""
        self._left -= dt
        return Pop() if self._left <= 0 else None

    def draw(self, canvas: Canvas) -> None:
        """Dim the page and ask."""
        canvas.veil(BLACK, 0.45)
        rect, line = self._rect, canvas.theme.panels.strong_line
        shadow = Shadow(8, 24, SHADOW, 0.45)
        canvas.box(
            rect, canvas.theme.panels.panel, radius=18, line=line, line_width=2, shadow=shadow
        )
        left, width = rect.left + _PADDING, _WIDTH - 2 * _PADDING
        title = say("Press a key or a button")
        canvas.text(title, left, rect.top + 46, SMALL_TITLE, canvas.theme.panels.text)
        below = Rect(left, rect.top + 78, width, 60)
        told = self._fault or say("It is to do this: {action}.", action=self._told)
        canvas.paragraph(told, below, TEXT, ROSE if self._fault else canvas.theme.panels.text)
        seconds = say("Nothing changes in {seconds} s", seconds=max(1, round(self._left)))
        canvas.text(seconds, left, rect.bottom - _PADDING - 25, TEXT, canvas.theme.panels.muted)
        self._form.draw(canvas, canvas.theme.panels)
