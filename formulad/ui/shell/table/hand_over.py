"""Hand-over between two people at one screen: it is covered until the next one is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Menu, asks_for_help
from formulad.ui.toolkit.lettering import PAGE_TITLE, TEXT
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

READY, PAUSE = "ready", "pause"
_CARD, _HEIGHT, _BAND = 720.0, 460.0, 190.0
_BUTTON = (300.0, 68.0)


class HandOverScene(FormScene):
    """Says whose turn it is, in their colours, and waits for them."""

    name = "hand-over"
    comes_unasked = True

    def __init__(
        self,
        name: str,
        note: str,
        draw_emblem: Callable[[Canvas, Rect], None] | None = None,
        help_page: Callable[[], Scene] | None = None,
    ) -> None:
        """Wait for a player.

        Args:
            name: who is next.
            note: what goes on without them.
            draw_emblem: draws in a place by what they know themselves, such as their car.
            help_page: makes the page that tells how the game is played: nothing on it is secret.
        """
        super().__init__()
        self._player = name
        self._note = note
        self._draw_emblem = draw_emblem
        self._help_page = help_page
        self._rect = Rect(0, 0, _CARD, _HEIGHT)

    def arrange(self, canvas: Canvas) -> None:
        """Place the card in the middle."""
        self._rect.center = canvas.area.center
        width, height = _BUTTON
        place = Rect(self._rect.centerx - width / 2, self._rect.bottom - 40 - height, width, height)
        ready = say("I am ready")
        self._form.show([Button(READY, place, ready, Kind.PRIMARY, icon="play")])

    def handle(self, intent: Intent) -> Change | None:
        """Uncover the game, pause it, or tell how it is played."""
        if isinstance(intent, Cancel | Menu):
            return Pop(PAUSE)
        if asks_for_help(intent) and self._help_page:
            return Push(self._help_page())
        action = self._form.handle(intent)
        return Pop(READY) if isinstance(action, Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the emblem of the player, and whom to hand over to."""
        palette, rect = canvas.theme.panels, self._rect
        canvas.backdrop(palette.page)
        canvas.panel(rect, palette, radius=18, line=palette.strong_line)
        band = Rect(rect.left + 16, rect.top + 16, rect.width - 32, _BAND)
        if self._draw_emblem:
            self._draw_emblem(canvas, band)
        title = say("Hand over to {name}", name=self._player)
        fitting = canvas.shortened(title, PAGE_TITLE, rect.width - 60)
        y = band.bottom + 52
        canvas.text(fitting, rect.centerx, y, PAGE_TITLE, palette.text, align=0.5)
        canvas.text(self._note, rect.centerx, y + 44, TEXT, palette.muted, align=0.5)
        self._form.draw(canvas, palette)
