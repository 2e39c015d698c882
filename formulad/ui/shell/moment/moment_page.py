"""Moment page: what can be done from a moment of a game that is seen again (SHE-5, SHE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Menu, Undo
from formulad.ui.toolkit.lettering import PANEL_TITLE, SMALL
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from formulad.ui.shell.moment.moment_ways import MomentWays
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

GO_ON, COPY_MOMENT, COPY_GAME, SAVE_GAME = "go-on", "copy-moment", "copy-game", "save-game"
BACK = "back"
_WAYS = (
    (GO_ON, say("Go on from here"), Kind.PRIMARY, "play"),
    (COPY_MOMENT, say("Copy this moment as text"), Kind.SECONDARY, "gift"),
    (COPY_GAME, say("Copy the game as text"), Kind.SECONDARY, "gift"),
    (SAVE_GAME, say("Save the game as a file"), Kind.SECONDARY, "folder"),
    (BACK, say("Back"), Kind.GHOST, "left"),
)
_WIDTH, _PADDING, _HEAD, _BUTTON, _GAP = 520.0, 32.0, 132.0, 58.0, 14.0


class MomentScene(FormScene):
    """Ways on from a moment, over the game that is seen again."""

    covers = False
    replaces = True
    name = "moment"

    def __init__(self, ways: MomentWays) -> None:
        """Offer what can be done from a moment."""
        super().__init__()
        self._ways = ways
        self._rect = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place everything in the middle, below each other."""
        height = _HEAD + len(_WAYS) * (_BUTTON + _GAP) + _PADDING - _GAP
        self._rect = Rect(0, 0, _WIDTH, height)
        self._rect.center = canvas.area.center
        left, width = self._rect.left + _PADDING, _WIDTH - 2 * _PADDING
        self._form.show(
            [
                Button(
                    way,
                    Rect(left, self._rect.top + _HEAD + at * (_BUTTON + _GAP), width, _BUTTON),
                    label,
                    kind,
                    icon=icon,
                )
                for at, (way, label, kind, icon) in enumerate(_WAYS)
            ]
        )

    def handle(self, intent: Intent) -> Change | None:
        """Go where the player wants."""
        if isinstance(intent, Cancel | Undo | Menu):
            return Pop()
        match self._form.handle(intent):
            case Activated(id="go-on"):
                return Push(self._ways.go_on())
            case Activated(id="copy-moment"):
                return Push(self._ways.copied(is_moment=True))
            case Activated(id="copy-game"):
                return Push(self._ways.copied(is_moment=False))
            case Activated(id="save-game"):
                return Push(self._ways.saved())
            case Activated():
                return Pop()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Dim the game and draw the ways on."""
        canvas.veil(BLACK, 0.45)
        rect, palette = self._rect, canvas.theme.panels
        shadow = Shadow(8, 24, SHADOW, 0.45)
        line = palette.strong_line
        canvas.box(rect, palette.panel, radius=18, line=line, line_width=2, shadow=shadow)
        left, room = rect.left + _PADDING, _WIDTH - 2 * _PADDING
        title, style = fitted(canvas, say("From this moment").upper(), PANEL_TITLE, room)
        canvas.text(title, left, rect.top + 42, style, palette.text)
        draw_kerb(canvas, Rect(left, rect.top + 62, 90, 8), palette)
        note, style = fitted(canvas, self._ways.note, SMALL, room, 0.7)
        canvas.text(note, left, rect.top + 100, style, palette.muted)
        self._form.draw(canvas, palette)
