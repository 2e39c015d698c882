"""Received page: something from somebody else, to be seen, kept or left (SHE-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.record import SaveError
from formulad.kernel.sentence import say, sentence_of
from formulad.ui.race.shelf.kind_words import ICONS, TITLES
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.notice import notice
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.canvas.icons import draw_icon
from formulad.ui.toolkit.intents import Cancel, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, PANEL_TITLE
from formulad.ui.toolkit.teams import INK
from formulad.ui.toolkit.theme import SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.race.shelf.received import Received
    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

LOOK, KEEP = "look", "keep"
_PANEL, _HEAD, _LINE, _BUTTON, _PADDING, _GAP = 1000.0, 130.0, 38.0, 64.0, 32.0, 16.0
_KEPT = "fine"
"""The answer of the notice that it was kept."""


class ReceivedScene(FormScene):
    """Something from somebody else."""

    name = "received"

    def __init__(self, received: Received, help_page: Callable[[], Scene]) -> None:
        """Show what it is."""
        super().__init__()
        self._received, self._help_page = received, help_page
        self._is_kept = False
        self._panel = Rect(0, 0, _PANEL, 0)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said of it."""
        return self._received.lines()

    def arrange(self, canvas: Canvas) -> None:
        """Place the panel and its buttons."""
        area = canvas.area
        width = min(_PANEL, area.width - 2 * MARGIN)
        room = area.height - HEADER - 34 - MARGIN
        wanted = _HEAD + len(self.lines) * _LINE + _BUTTON + 2 * _PADDING
        height = min(room, max(360.0, wanted))
        top = HEADER + 34 + (room - height) / 3
        self._panel = Rect(area.centerx - width / 2, top, width, height)
        ways = [(KEEP, say("Keep"), "check", Kind.PRIMARY)]
        if self._received.look:
            ways.insert(0, (LOOK, say("Look at it"), "eye", Kind.SECONDARY))
        across = (width - 2 * _PADDING - _GAP) / 2
        left, foot = self._panel.left + _PADDING, self._panel.bottom - _PADDING - _BUTTON
        buttons = [
            Button(
                way,
                Rect(left + at * (across + _GAP), foot, across, _BUTTON),
                label,
                kind,
                icon=icon,
                enabled=way != KEEP or not self._is_kept,
            )
            for at, (way, label, icon, kind) in enumerate(ways)
        ]
        self._form.show([back_button(), *buttons], "" if self._form.focus else buttons[0].id)

    def handle(self, intent: Intent) -> Change | None:
        """See it, keep it, or leave it."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if asks_for_help(intent):
            return Push(self._help_page())
        match self._form.handle(intent):
            case Activated(id="back"):
                return Pop()
            case Activated(id="keep") if not self._is_kept:
                return self._keep()
            case Activated(id="look") if self._received.look:
                return self._look()
        return None

    def _look(self) -> Change | None:
        if self._received.look is None:
            return None
        try:
            return Push(self._received.look())
        except SaveError as error:
            return Push(notice(say("This game cannot be shown"), sentence_of(error)))

    def _keep(self) -> Change:
        try:
            path = self._received.keep()
        except ValueError as error:
            return Push(notice(say("This cannot be taken in"), sentence_of(error)))
        self._is_kept = True
        return Push(notice(say("Kept"), say("It is in {file}.", file=str(path))))

    def resume(self, answer: str) -> Change | None:
        """Go back once it is kept."""
        return Pop(answer) if self._is_kept and answer == _KEPT else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the page."""
        draw_page(canvas, say("From somebody else").upper(), TITLES[self._received.kind])
        palette, panel = canvas.theme.pages, self._panel
        canvas.panel(panel, palette, radius=18)
        x, y = panel.left + _PADDING + 30, panel.top + 64
        canvas.disc(x, y, 32, SUN)
        draw_icon(canvas, ICONS[self._received.kind], x, y, 34, INK)
        room = panel.width - 2 * _PADDING - 84
        title, style = fitted(canvas, self._received.title, PANEL_TITLE, room, 0.5)
        canvas.text(title, x + 54, y, style, palette.text)
        space = panel.height - _HEAD - _BUTTON - 2 * _PADDING
        step = min(_LINE, space / max(1, len(self.lines)))
        for at, line in enumerate(self.lines):
            size = LABEL.sized(min(LABEL.size, step * 0.62))
            told, style = fitted(canvas, line, size, panel.width - 2 * _PADDING, 0.5)
            place = panel.top + _HEAD + (at + 0.5) * step
            canvas.text(told, panel.left + _PADDING, place, style, palette.text)
        self._form.draw(canvas, palette)
