"""Design naming: the question for the name of a design."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.games.race.designs import LONGEST_NAME, name_fault
from formulad.kernel.sentence import say
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Undo
from formulad.ui.toolkit.lettering import SMALL, SMALL_TITLE
from formulad.ui.toolkit.theme import ROSE, SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.text_field import TextField
from formulad.ui.toolkit.widgets.widget import Activated, Edited
from formulad.ui.toolkit.widgets.writing import Writing

if TYPE_CHECKING:
    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

_WIDTH, _HEIGHT, _PADDING = 620.0, 268.0, 28.0


class NamingScene(FormScene):
    """Asks for a name; the scene below is answered with it, or with nothing."""

    covers = False
    name = "naming"

    def __init__(self, proposal: str) -> None:
        """Ask, with a proposal that can be taken as it is."""
        super().__init__()
        self._writing = Writing.of(proposal)
        self._rect = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place the question in the middle."""
        self._rect = Rect(0, 0, _WIDTH, _HEIGHT)
        self._rect.center = canvas.area.center
        self._lay_out()

    def handle(self, intent: Intent) -> Change | None:
        """Let the name be typed; leave with it, or without."""
        if isinstance(intent, Cancel | Undo):
            return Pop()
        match self._form.handle(intent):
            case Edited(writing=writing):
                self._writing = writing
            case Activated(id="cancel"):
                return Pop()
            case Activated() if not self._fault:
                return Pop(self._typed)
        self._lay_out()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Dim the page below and draw the question."""
        canvas.veil(BLACK, 0.45)
        rect, line = self._rect, canvas.theme.panels.strong_line
        shadow = Shadow(8, 24, SHADOW, 0.45)
        canvas.box(
            rect, canvas.theme.panels.panel, radius=18, line=line, line_width=2, shadow=shadow
        )
        left = rect.left + _PADDING
        canvas.text(
            say("Save this car as"), left, rect.top + 44, SMALL_TITLE, canvas.theme.panels.text
        )
        ink = ROSE if self._fault else canvas.theme.panels.muted
        below = Rect(left + 2, rect.top + 134, _WIDTH - 2 * _PADDING, 0)
        canvas.paragraph(self._fault or self._count, below, SMALL, ink)
        self._form.draw(canvas, canvas.theme.panels)

    @property
    def _typed(self) -> str:
        return self._writing.text.strip()

    @property
    def _fault(self) -> str:
        return name_fault(self._typed) or ""

    @property
    def _count(self) -> str:
        used = len(self._writing.text)
        return say("{used} of {most} letters", used=used, most=LONGEST_NAME)

    def _lay_out(self) -> None:
        left, width = self._rect.left + _PADDING, _WIDTH - 2 * _PADDING
        half = (width - 16) / 2
        top = self._rect.bottom - _PADDING - 56
        widgets: list[Widget] = [
            TextField(
                "name",
                Rect(left, self._rect.top + 72, width, 52),
                self._writing,
                placeholder=say("Name"),
                longest=LONGEST_NAME,
            ),
            Button(
                "save",
                Rect(left, top, half, 56),
                say("Save"),
                Kind.PRIMARY,
                enabled=not self._fault,
            ),
            Button("cancel", Rect(left + half + 16, top, half, 56), say("Cancel")),
        ]
        self._form.show(widgets)
