"""The keys of the race screen, for those who ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.ui.boxes import Shadow
from formulad.ui.canvas import Canvas, Rect
from formulad.ui.colour import BLACK
from formulad.ui.intents import Cancel, Feature, Toggle, Undo
from formulad.ui.lettering import SMALL_TITLE, TEXT
from formulad.ui.scene import Pop, Scene
from formulad.ui.theme import DARK, SHADOW
from formulad.ui.widgets.base import Activated
from formulad.ui.widgets.button import Button, Kind
from formulad.ui.widgets.form import Form
from formulad.ui.widgets.marks import draw_keycap, keycap_width

if TYPE_CHECKING:
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.widgets.base import Widget

KEYS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("Enter", "Space"), "what the big button says; what moves is hurried"),
    (("1", "…", "6"), "look at a gear; once more engages it"),
    (("Tab", "←", "→"), "go through gears or places to stop; the wheel over them too"),
    (("A", "…", "H"), "look at the place to stop with this letter"),
    (("Z",), "take a choice back, until a die has fallen"),
    (("+", "−"), "zoom; so does the wheel, and dragging moves the board"),
    (("M",), "see the whole board, and go back"),
    (("R",), "hide the reach of a gear, or show it"),
    (("E",), "open the race engineer, or fold him away"),
    (("F11",), "fill the screen"),
    (("Esc",), "pause"),
)
_WIDTH, _LINE, _TOP, _BUTTON = 760.0, 42.0, 96.0, 56.0
_PADDING, _KEYS_WIDTH = 32.0, 190.0


class KeysPage(Scene):
    """Every key with what it does, over the race."""

    covers = False
    name = "keys"

    def __init__(self) -> None:
        self._rect = Rect(0, 0, 0, 0)
        self._form = Form()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The way back."""
        return self._form.widgets

    @property
    def focus(self) -> str:
        """What the keys go to."""
        return self._form.focus

    def arrange(self, canvas: Canvas) -> None:
        """Place the page in the middle."""
        height = _TOP + len(KEYS) * _LINE + 20 + _BUTTON + _PADDING
        self._rect = rect = Rect(0, 0, _WIDTH, height)
        rect.center = canvas.area.center
        width = rect.width - 2 * _PADDING
        back = Rect(rect.left + _PADDING, rect.bottom - _PADDING - _BUTTON, width, _BUTTON)
        self._form.show([Button("back", back, "Back to the race", Kind.PRIMARY)])

    def handle(self, intent: Intent) -> Change | None:
        """Go back to the race."""
        if isinstance(intent, Cancel | Undo) or intent == Toggle(Feature.HELP):
            return Pop()
        return Pop() if isinstance(self._form.handle(intent), Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Dim the race and draw the table of keys."""
        canvas.veil(BLACK, 0.45)
        rect, line = self._rect, DARK.strong_line
        shadow = Shadow(8, 24, SHADOW, 0.45)
        canvas.box(rect, DARK.panel, radius=18, line=line, line_width=2, shadow=shadow)
        canvas.text("Keys", rect.left + _PADDING, rect.top + 52, SMALL_TITLE, DARK.text)
        for index, (keys, meaning) in enumerate(KEYS):
            y = rect.top + _TOP + (index + 0.5) * _LINE
            self._draw_keys(canvas, rect.left + _PADDING, y, keys)
            canvas.text(meaning, rect.left + _PADDING + _KEYS_WIDTH, y, TEXT, DARK.text)
        self._form.draw(canvas, DARK)

    def _draw_keys(self, canvas: Canvas, left: float, y: float, keys: tuple[str, ...]) -> None:
        for key in keys:
            if key == "…":
                left += 6 + canvas.text(key, left, y, TEXT, DARK.muted)
                continue
            width = keycap_width(canvas, key)
            draw_keycap(canvas, left + width, y, key, DARK.text)
            left += width + 6
