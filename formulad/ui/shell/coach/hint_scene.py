"""Hint on the screen: a card over the game, with a ring around what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from formulad.kernel.sentence import say
from formulad.ui.shell.coach.hint_place import MARGIN, RING, InSight, best_place
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.canvas.fitting import fitted
from formulad.ui.toolkit.intents import NOWHERE, Cancel, Press, Release, Undo
from formulad.ui.toolkit.lettering import CAPS_LABEL, PANEL_TITLE, TEXT
from formulad.ui.toolkit.theme import SHADOW, SUN
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.coach.hint import Hint
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

NO_MORE = "no-more-hints"
"""What the game is resumed with by who wants no more of them."""
GO_ON = "go-on"


class Ways(NamedTuple):
    """The two ways on from a hint: each a word for the scene below, and what its button says."""

    on: tuple[str, str]
    off: tuple[str, str]


USUAL_WAYS = Ways((GO_ON, say("Go on")), (NO_MORE, say("No more hints")))
_PADDING, _BUTTON, _GAP, _LEADING = 26.0, 54.0, 14.0, 1.4
_TEXT = TEXT.sized(18)


class Shape(NamedTuple):
    """How large a card may be: its width, and the side of its picture."""

    width: float
    picture: float

    def fits(self, area: Rect) -> Shape:
        """Return the shape a card has in a window."""
        return self._replace(width=min(self.width, area.width - 2 * MARGIN))

    def height(self, canvas: Canvas, hint: Hint[Any]) -> float:
        """Return how high a card is that tells a hint."""
        style = canvas.reading(_TEXT)
        room = self.width - self.picture - 3 * _PADDING
        lines = canvas.wrapped(canvas.language.say(hint.say), style, room)
        told = 74 + len(lines) * style.size * _LEADING
        return max(told, self.picture + _PADDING) + _BUTTON + 2 * _PADDING


SHAPES = (Shape(660, 132), Shape(860, 100), Shape(560, 100))
"""The usual card, a low one and a narrow one: for windows in which the usual hides a car."""


class HintScene(FormScene):
    """A hint: whoever presses on has seen it."""

    covers = False
    name = "hint"
    comes_unasked = True

    def __init__(
        self,
        hint: Hint[Any],
        head: str,
        look: Callable[[], InSight],
        ways: Ways = USUAL_WAYS,
    ) -> None:
        """Show a hint.

        Args:
            hint: what is told.
            head: what stands over it: the how many-th of how many it is, say.
            look: tells what is seen of what it tells of; the window may change.
            ways: the two ways on.
        """
        super().__init__()
        self.hint = hint
        self._head = head
        self._look = look
        self._seen = InSight()
        self._ways = ways
        self._rect = Rect(0, 0, 0, 0)
        self._picture = 0.0
        self._is_beside = False
        """Whether the pointer went down beside the card."""

    @property
    def hidden(self) -> int:
        """How much the card hides of what is to be seen beside it."""
        return self._seen.hidden_by(self._rect)

    def arrange(self, canvas: Canvas) -> None:
        """Place the card beside what it is about."""
        self._seen = self._look()
        shapes = [shape.fits(canvas.area) for shape in SHAPES]
        sizes = [(shape.width, shape.height(canvas, self.hint)) for shape in shapes]
        self._rect, chosen = best_place(canvas.area, sizes, self._seen)
        self._picture = shapes[chosen].picture
        self._form.show(self._buttons(), self._ways.on[0])

    def _buttons(self) -> list[Button]:
        inner = self._rect.width - 2 * _PADDING
        wide = (inner - _GAP) * 0.5
        top = self._rect.bottom - _PADDING - _BUTTON
        right = Rect(self._rect.right - _PADDING - wide, top, wide, _BUTTON)
        left = Rect(self._rect.left + _PADDING, top, wide, _BUTTON)
        (on, words), (off, other) = self._ways
        return [
            Button(on, right, words, Kind.PRIMARY, icon="play"),
            Button(off, left, other, Kind.GHOST),
        ]

    def handle(self, intent: Intent) -> Change | None:
        """Go on with the game; a click beside the card is an answer, too, where that loses nothing.

        What was clicked beside it was perhaps meant, but not before the hint was read.
        """
        if isinstance(intent, Cancel | Undo):
            return Pop(self._ways.on[0])
        if isinstance(intent, Press):
            self._is_beside = not self._rect.collidepoint(intent.at)
        if isinstance(intent, Release) and self._closes(intent):
            return Pop(GO_ON)
        action = self._form.handle(intent)
        return Pop(action.id) if isinstance(action, Activated) else None

    def _closes(self, click: Release) -> bool:
        """Return whether a click went down and up beside the card of a hint."""
        is_beside = self._is_beside and click.at != NOWHERE
        return is_beside and not self._rect.collidepoint(click.at) and self._ways is USUAL_WAYS

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring and the card."""
        palette = canvas.theme.panels
        if self._seen.about:
            ring = self._seen.about.inflate(2 * RING, 2 * RING)
            canvas.box(ring, None, radius=18, line=SUN, line_width=4)
        canvas.box(
            self._rect,
            palette.panel,
            radius=20,
            line=SUN,
            line_width=2.5,
            shadow=Shadow(10, 30, SHADOW, 0.55),
        )
        left, top = self._rect.left + _PADDING, self._rect.top + _PADDING
        self.hint.show(canvas, Rect(left, top, self._picture, self._picture))
        self._draw_words(canvas, left + self._picture + _PADDING, top)
        self._form.draw(canvas, palette)

    def _draw_words(self, canvas: Canvas, left: float, top: float) -> None:
        palette = canvas.theme.panels
        room = self._rect.right - _PADDING - left
        canvas.text(self._head, left, top + 8, CAPS_LABEL, SUN)
        title, style = fitted(canvas, self.hint.title, PANEL_TITLE, room, 0.6)
        canvas.text(title, left, top + 42, style, palette.text)
        place = Rect(left, top + 66, room, 0)
        words = canvas.language.say(self.hint.say)
        canvas.paragraph(words, place, canvas.reading(_TEXT), palette.text, leading=_LEADING)
