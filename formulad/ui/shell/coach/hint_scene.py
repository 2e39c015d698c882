"""Hint on the screen: a card over the game, with a ring around what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from formulad.kernel.sentence import say
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
    from collections.abc import Callable, Sequence

    from formulad.ui.shell.coach.hint import Hint
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.outlines import Point

NO_MORE = "no-more-hints"
"""What the game is resumed with by who wants no more of them."""
GO_ON = "go-on"


class Ways(NamedTuple):
    """The two ways on from a hint: each a word for the scene below, and what its button says."""

    on: tuple[str, str]
    off: tuple[str, str]


USUAL_WAYS = Ways((GO_ON, say("Go on")), (NO_MORE, say("No more hints")))
_WIDTH, _PICTURE, _PADDING = 660.0, 132.0, 26.0
_BUTTON, _GAP, _LEADING = 54.0, 14.0, 1.4
_RING = 8.0
_TEXT = TEXT.sized(18)
_MARGIN = 20.0
_INNER = (0.62, 0.38)
"""Where the middle of a card may be between panels at both sides, as a share of the width."""
_NEAR = 24.0
"""So near the edge of a card nothing is to lie that is to be seen."""


class InSight(NamedTuple):
    """What is seen of what a hint tells of."""

    about: Rect | None = None
    """Where that stands which it is about, if anywhere."""
    ceiling: float = 0.0
    """Below what it stands, where there is room for it."""
    floor: float | None = None
    """Above what it stands if it is about nothing to be seen; else in the middle."""
    points: Sequence[Point] = ()
    """What is to be seen beside the card, of all that it tells of."""
    panel: Rect | None = None
    """A panel that is read, of which a card hides whole lines or nothing."""
    lines: Sequence[Rect] = ()
    """Those of its lines that are to be seen beside the card, as many as there is room for."""

    def allows(self, place: Rect) -> bool:
        """Return whether a card may stand at a place."""
        if self.about and place.colliderect(self.about.inflate(2 * _RING, 2 * _RING)):
            return False
        panel = self.panel
        if panel is None or not place.colliderect(panel):
            return True
        return bool(place.left <= panel.left and panel.right <= place.right)


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
        self._is_beside = False
        """Whether the pointer went down beside the card."""

    @property
    def hidden(self) -> int:
        """How much the card hides of what is to be seen beside it."""
        return self._covered(self._rect)

    def arrange(self, canvas: Canvas) -> None:
        """Place the card beside what it is about."""
        self._seen = self._look()
        area, style = canvas.area, canvas.reading(_TEXT)
        width = min(_WIDTH, area.width - 2 * _MARGIN)
        room = width - _PICTURE - 3 * _PADDING
        lines = canvas.wrapped(canvas.language.say(self.hint.say), style, room)
        told = 74 + len(lines) * style.size * _LEADING
        height = max(told, _PICTURE + _PADDING) + _BUTTON + 2 * _PADDING
        places = self._places(area, self._beside(area, width, height))
        self._rect = min(places, key=self._covered)
        self._form.show(self._buttons(), self._ways.on[0])

    def _places(self, area: Rect, usual: Rect) -> list[Rect]:
        """Return where the card may stand, the usual place first; none hides what it is about."""
        width, height = usual.size
        inner = [area.left + share * area.width - width / 2 for share in _INNER]
        edges = (_MARGIN, area.right - _MARGIN - width)
        lefts = (usual.left, *inner, *edges, area.centerx - width / 2)
        lowest = (area.bottom if self._seen.floor is None else self._seen.floor) - _GAP - height
        highest = max(_MARGIN, self._seen.ceiling)
        tops = (usual.top, max(highest, lowest), highest)
        places = [Rect(left, top, width, height) for top in tops for left in lefts]
        return [usual, *filter(self._seen.allows, places)]

    def _covered(self, place: Rect) -> int:
        """Return how much of what is to be seen a card would hide."""
        near = place.inflate(2 * _NEAR, 2 * _NEAR)
        lines = sum(place.colliderect(line) for line in self._seen.lines)
        return lines + sum(near.collidepoint(at) for at in self._seen.points)

    def _beside(self, area: Rect, width: float, height: float) -> Rect:
        """Return a place above what it is about, or below; without it low, or in the middle."""
        if self._seen.about is None:
            middle = Rect(area.centerx - width / 2, area.centery - height / 2, width, height)
            if self._seen.floor is not None:
                middle.bottom = max(height + _MARGIN, self._seen.floor - _GAP)
            return middle
        above = self._seen.about.top - _RING - _GAP - height
        below = self._seen.about.bottom + _RING + _GAP
        highest = max(_MARGIN, self._seen.ceiling)
        top = above if above >= highest else min(below, area.height - height - _MARGIN)
        left = self._seen.about.centerx - width / 2
        left = max(_MARGIN, min(left, area.width - width - _MARGIN))
        return Rect(left, max(_MARGIN, top), width, height)

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
            ring = self._seen.about.inflate(2 * _RING, 2 * _RING)
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
        self.hint.show(canvas, Rect(left, top, _PICTURE, _PICTURE))
        self._draw_words(canvas, left + _PICTURE + _PADDING, top)
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
