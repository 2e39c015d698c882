"""Chapter of the help: what all chapters have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formulad.ui.toolkit.intents import Direction
from formulad.ui.toolkit.widgets.scroll import Scroll

if TYPE_CHECKING:
    from formulad.ui.toolkit.canvas import Canvas, Rect
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.form import Form
    from formulad.ui.toolkit.widgets.widget import Action, Widget

_ARROW = 64.0
"""Units for an arrow key."""


class Chapter(Protocol):
    """A part of the help, below the bar that leads to the others."""

    title: str

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What can be used in it."""

    def arrange(self, canvas: Canvas, room: Rect) -> None:
        """Lay it out in a place."""

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Move what is seen; return whether that is all a player wanted."""

    def act(self, action: Action) -> str:
        """Do what was chosen; return the widget the keys go to then, empty for the same."""

    @property
    def gliding(self) -> bool:
        """Whether something in it has not yet come to rest."""

    def glide(self, dt: float) -> None:
        """Let so many seconds pass for what glides."""

    def settle(self) -> None:
        """Let what glides come to rest at once."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what its widgets do not."""


class Sheet:
    """A chapter that is only read: something tall that goes up and down."""

    title: str = ""

    def __init__(self) -> None:
        self.scroll = Scroll()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """Nothing can be used."""
        return ()

    def scrolls(self, intent: Intent, form: Form) -> bool:
        """Move by wheel, page keys and pointer, and by the arrows as well."""
        if isinstance(intent, Direction) and intent.dy:
            return self.scroll.by(intent.dy * _ARROW)
        return self.scroll.takes(intent, form)

    def act(self, action: Action) -> str:
        """Nothing is chosen here."""
        del action
        return ""

    @property
    def gliding(self) -> bool:
        """Whether it has not yet come to rest."""
        return self.scroll.gliding

    def glide(self, dt: float) -> None:
        """Come nearer to rest."""
        self.scroll.glide(dt)

    def settle(self) -> None:
        """Come to rest at once."""
        self.scroll.settle()
