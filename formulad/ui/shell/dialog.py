"""Dialog: a question over the scene that asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Change, Pop
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Canvas, Rect
from formulad.ui.toolkit.colour import BLACK, mix
from formulad.ui.toolkit.intents import Cancel, Intent, Undo
from formulad.ui.toolkit.lettering import SMALL_TITLE, TEXT
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Sequence


WIDTH = 560.0
_PADDING = 28.0
_BUTTON_HEIGHT = 56.0
_LEADING = 1.4


@frozen
class Answer:
    """One way to answer: the word the asking scene is resumed with, and what stands on it."""

    word: str
    label: str
    kind: Kind = Kind.SECONDARY


class Dialog(FormScene):
    """A question with its answers; the first has the focus, leaving it says nothing."""

    covers = False
    replaces = True
    name = "dialog"

    def __init__(self, title: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._answers = tuple(answers)
        self._rect = Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        """What it is about."""
        return self._title

    @property
    def text(self) -> str:
        """What it says or asks."""
        return self._text

    def arrange(self, canvas: Canvas) -> None:
        """Place the question in the middle, as tall as its text needs."""
        style = canvas.reading(TEXT)
        lines = canvas.wrapped(self._text, style, WIDTH - 2 * _PADDING)
        height = 84 + len(lines) * style.size * _LEADING + 24 + _BUTTON_HEIGHT + _PADDING
        middle_x, middle_y = canvas.area.center
        self._rect = Rect(middle_x - WIDTH / 2, middle_y - height / 2, WIDTH, height)
        self._form.show(self._buttons())

    def handle(self, intent: Intent) -> Change | None:
        """Leave with the answer that was given."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        action = self._form.handle(intent)
        return Pop(action.id) if isinstance(action, Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Dim the scene below and draw the question."""
        palette = canvas.theme.panels
        canvas.veil(BLACK, 0.45)
        canvas.box(
            self._rect,
            palette.panel,
            radius=18,
            line=palette.strong_line,
            line_width=2,
            shadow=Shadow(8, 24, SHADOW, 0.45),
        )
        left, top = self._rect.left + _PADDING, self._rect.top
        canvas.text(self._title, left, top + 48, SMALL_TITLE, palette.text)
        place = Rect(left, top + 78, WIDTH - 2 * _PADDING, 0)
        soft = mix(palette.muted, palette.text, 0.5)
        canvas.paragraph(self._text, place, canvas.reading(TEXT), soft, leading=_LEADING)
        self._form.draw(canvas, palette)

    def _buttons(self) -> list[Button]:
        count, gap = len(self._answers), 16.0
        width = (WIDTH - 2 * _PADDING - gap * (count - 1)) / count
        top = self._rect.bottom - _PADDING - _BUTTON_HEIGHT
        return [
            Button(
                answer.word,
                Rect(self._rect.left + _PADDING + i * (width + gap), top, width, _BUTTON_HEIGHT),
                answer.label,
                answer.kind,
            )
            for i, answer in enumerate(self._answers)
        ]
