"""Credits page, to be read from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say
from formulad.ui.shell.credits.credits_text import SECTIONS
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.menu_page import HEADER, MARGIN, back_button, draw_page
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Direction, Undo
from formulad.ui.toolkit.lettering import LABEL, PANEL_TITLE, TEXT
from formulad.ui.toolkit.motion import Amount, fully
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.scroll import Scroll
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.credits.credits_text import Section
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_WIDEST, _PADDING, _NAME = 1000.0, 40.0, 230.0
_HEAD, _BETWEEN, _ROW = 74.0, 22.0, 34.0
_WORDS, _LEADING = TEXT.sized(18), 1.5
_ARROW = 90.0
"""How far an arrow key scrolls."""


class CreditsScene(FormScene):
    """Who and what the game is made of."""

    name = "credits"

    def __init__(self, motion: Callable[[], Amount] = fully) -> None:
        """Begin at the top; what scrolls glides if it may."""
        super().__init__()
        self._motion = motion
        self.scroll = Scroll()
        """How far down the page is read."""

    def arrange(self, canvas: Canvas) -> None:
        """Lay the page out, as tall as its words need."""
        area = canvas.area
        width = min(_WIDEST, area.width - 2 * MARGIN)
        top = HEADER + 34
        room = Rect((area.width - width) / 2, top, width, area.height - top - 32)
        height = _PADDING + sum(_height(canvas, section, width) for section in SECTIONS)
        self.scroll.fit(room, height)
        self._form.show([back_button()])

    def handle(self, intent: Intent) -> Change | None:
        """Read on, or go back."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        if isinstance(intent, Direction) and intent.dy:
            self.scroll.by(intent.dy * _ARROW)
        elif not self.scroll.takes(intent, self._form) and self._form.handle(intent) == Activated(
            "back"
        ):
            return Pop()
        if self._motion() is not Amount.FULL:
            self.scroll.settle()
        return None

    @property
    def moving(self) -> bool:
        """Whether it still glides."""
        return self.scroll.gliding

    def update(self, dt: float) -> None:
        """Let it glide."""
        self.scroll.glide(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the part that is in sight."""
        draw_page(canvas, say("Credits").upper())
        room = self.scroll.room
        canvas.panel(room, canvas.theme.pages, radius=18)
        with canvas.clipped(room.inflate(-4, -4)):
            top = room.top - self.scroll.seen
            for section in SECTIONS:
                height = _height(canvas, section, room.width)
                if top < room.bottom and top + height > room.top:
                    _draw(canvas, section, Rect(room.left, top, room.width, height))
                top += height
        self.scroll.draw_bar(canvas, canvas.theme.pages)
        self._form.draw(canvas, canvas.theme.pages)


def _height(canvas: Canvas, section: Section, width: float) -> float:
    """Return how tall a section is, with the gap below it."""
    words = sum(_paragraph_height(canvas, line, width) for line in section.lines)
    return _HEAD + words + _ROW * len(section.table) + _BETWEEN


def _paragraph_height(canvas: Canvas, text: str, width: float) -> float:
    lines = canvas.wrapped(text, _WORDS, width - 2 * _PADDING)
    return len(lines) * _WORDS.size * _LEADING + 8


def _draw(canvas: Canvas, section: Section, rect: Rect) -> None:
    left, room = rect.left + _PADDING, rect.width - 2 * _PADDING
    canvas.text(section.heading.upper(), left, rect.top + 36, PANEL_TITLE, canvas.theme.pages.text)
    draw_kerb(canvas, Rect(left, rect.top + 54, 90, 8), canvas.theme.panels)
    y = rect.top + _HEAD
    for line in section.lines:
        height = _paragraph_height(canvas, line, rect.width)
        canvas.paragraph(
            line, Rect(left, y, room, height), _WORDS, canvas.theme.pages.text, leading=_LEADING
        )
        y += height
    for name, told in section.table:
        canvas.text(name, left, y + _ROW / 2, LABEL.weighted(700), canvas.theme.pages.text)
        words = canvas.shortened(told, LABEL.weighted(500), room - _NAME)
        canvas.text(
            words, left + _NAME, y + _ROW / 2, LABEL.weighted(500), canvas.theme.pages.muted
        )
        y += _ROW
