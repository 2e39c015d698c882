"""Hand-over between two people at one screen: it is covered until the next one is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import Cancel, Menu, asks_for_help
from formulad.ui.toolkit.lettering import CAPS_LABEL, LABEL, PAGE_TITLE, TEXT
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

READY, PAUSE = "ready", "pause"
_CARD, _HEIGHT, _BAND = 720.0, 460.0, 190.0
_BUTTON = (300.0, 68.0)
_SINCE_HEAD, _LINE = 40.0, 34.0


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
        since: Sequence[str] = (),
    ) -> None:
        """Wait for a player.

        Args:
            name: who is next.
            note: what goes on without them.
            draw_emblem: draws in a place by what they know themselves, such as their car.
            help_page: makes the page that tells how the game is played: nothing on it is secret.
            since: what happened since their last turn, the dearest first.
        """
        super().__init__()
        self._player = name
        self._note = note
        self._draw_emblem = draw_emblem
        self._help_page = help_page
        self._since = tuple(since)
        self._rect = Rect(0, 0, _CARD, _HEIGHT + self._told)

    @property
    def since(self) -> tuple[str, ...]:
        """What happened since their last turn."""
        return self._since

    @property
    def _told(self) -> float:
        """How tall that stands."""
        return _SINCE_HEAD + len(self._since) * _LINE if self._since else 0.0

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
        self._draw_since(canvas, y + 44 + 34)
        self._form.draw(canvas, palette)

    def _draw_since(self, canvas: Canvas, top: float) -> None:
        if not self._since:
            return
        palette, rect = canvas.theme.panels, self._rect
        head = say("Since your last turn").upper()
        canvas.text(head, rect.centerx, top + 12, CAPS_LABEL, palette.muted, align=0.5)
        for at, line in enumerate(self._since):
            y = top + _SINCE_HEAD + (at + 0.5) * _LINE - 8
            told, style = fitted(canvas, line, LABEL, rect.width - 80, 0.6)
            canvas.text(told, rect.centerx, y, style, palette.text, align=0.5)
