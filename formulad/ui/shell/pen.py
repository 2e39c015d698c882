"""Text editing by mouse and clipboard: marking within a line, copying and pasting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.frozen import frozen
from formulad.ui.shell.on_screen_keyboard import field_of
from formulad.ui.toolkit.intents import (
    Copy,
    Cut,
    Erase,
    Mark,
    Paste,
    PointAt,
    PointerButton,
    Press,
    Release,
    Type,
)
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Look, widget_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.clipboard import Clipboard
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

_AGAIN = 0.4
"""Seconds within which another click belongs to the one before."""
_TREMBLE = 4.0
"""Units by which a mouse may be moved without marking anything."""


@frozen
class _Hold:
    """A press that has taken hold of a field."""

    field: str
    x: float
    letter: int
    """Where in the text."""
    began: float
    """When, on the clock."""
    clicks: int
    """How many at this place it makes, one soon after the other."""


class Pen:
    """Turns what a mouse does over a field into what is marked there.

    It looks at a scene before an intent is handled, as it was drawn when that was made; what it
    returns is done afterwards, when the field has got the focus.
    """

    def __init__(self, clock: Callable[[], float], clipboard: Clipboard) -> None:
        self._clock = clock
        self._clipboard = clipboard
        self._last: _Hold | None = None
        self._is_held = self._is_drawn = False

    @property
    def draws(self) -> bool:
        """Whether something is being marked: letting go then means nothing else."""
        return self._is_drawn

    def means(self, intent: Intent, scene: Scene | None, canvas: Canvas) -> tuple[Intent, ...]:
        """Return what else is to be done with a field."""
        if scene is None:
            return ()
        match scene.meant(intent):
            case Press(at, PointerButton.LEFT, touch):
                return self._press(scene, canvas, at, is_finger=touch)
            case PointAt(at) if self._is_held:
                return self._draw(scene, canvas, at[0])
            case Release():
                self._is_held = self._is_drawn = False
                return ()
            case Copy() | Cut() | Paste() as copying:
                return self._copy(copying, field_of(scene))
        return ()

    def _press(
        self, scene: Scene, canvas: Canvas, at: tuple[float, float], *, is_finger: bool
    ) -> tuple[Intent, ...]:
        field, before = widget_at(scene.upright.widgets, at), self._last
        self._is_held, self._last = False, None
        if not isinstance(field, TextField) or field.letters.collidepoint(at):
            return ()
        letter = field.letter_at(canvas, _look_at(field, scene), at[0])
        now = self._clock()
        is_again = (
            before is not None
            and before.field == field.id
            and now - before.began < _AGAIN
            and abs(at[0] - before.x) <= _TREMBLE
        )
        clicks = before.clicks + 1 if before and is_again else 1
        self._last = _Hold(field.id, at[0], letter, now, clicks)
        self._is_held = clicks == 1 and not is_finger
        return (self._marked(field, letter, clicks),)

    def _marked(self, field: TextField, letter: int, clicks: int) -> Mark:
        """Return what so many clicks mark: nothing, a word, all of it."""
        match clicks:
            case 1:
                return Mark(letter, letter)
            case 2:
                return Mark(*field.writing.word_at(letter))
            case _:
                return Mark()

    def _draw(self, scene: Scene, canvas: Canvas, x: float) -> tuple[Intent, ...]:
        """Mark from where the mouse was pressed to where it is."""
        held, field = self._last, field_of(scene)
        if held is None or field is None or field.id != held.field:
            self._is_held = False
            return ()
        if not self._is_drawn and abs(x - held.x) <= _TREMBLE:
            return ()
        self._is_drawn = True
        return (Mark(held.letter, field.letter_at(canvas, _look_at(field, scene), x)),)

    def _copy(self, intent: Copy | Cut | Paste, field: TextField | None) -> tuple[Intent, ...]:
        if field is None:
            return ()
        if isinstance(intent, Paste):
            line = self._clipboard.line
            return (Type(line),) if line else ()
        if not field.writing.marked_text:
            return ()
        self._clipboard.put(field.writing.marked_text)
        return (Erase(),) if isinstance(intent, Cut) else ()


def _look_at(field: TextField, scene: Scene) -> Look:
    """Return how a field looks under the pointer."""
    return Look(hovered=1.0, focused=field.id == scene.upright.focus)
