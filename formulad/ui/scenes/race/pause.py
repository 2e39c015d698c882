"""The pause: the race waits, and is safe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.store.settings import Pace
from formulad.ui.boxes import Shadow
from formulad.ui.canvas import Rect
from formulad.ui.colour import BLACK
from formulad.ui.intents import Cancel, Menu, Undo, asks_for_help
from formulad.ui.lettering import LABEL, PANEL_TITLE, SMALL
from formulad.ui.scene import Pop, Push, Quit, Scene
from formulad.ui.theme import DARK, SHADOW
from formulad.ui.widgets.base import Activated, Chosen
from formulad.ui.widgets.button import Button, Kind
from formulad.ui.widgets.dialog import Answer, Dialog
from formulad.ui.widgets.form_scene import FormScene
from formulad.ui.widgets.marks import draw_kerb
from formulad.ui.widgets.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.canvas import Canvas
    from formulad.ui.intents import Intent
    from formulad.ui.scene import Change
    from formulad.ui.widgets.base import Widget

GO_ON, HELP, RULES, TO_MENU, QUIT, PACE = "go-on", "help", "rules", "menu", "quit", "pace"
PACES = (Pace.CALM, Pace.BRISK, Pace.INSTANT)
_ANSWERS = (
    (GO_ON, "Continue racing", Kind.PRIMARY, "play"),
    (HELP, "How to play", Kind.SECONDARY, "school"),
    (RULES, "Rules of this race", Kind.SECONDARY, "log"),
    (TO_MENU, "Main menu", Kind.SECONDARY, "menu"),
    (QUIT, "Quit the game", Kind.GHOST, "quit"),
)
_WIDTH, _PADDING, _HEAD = 520.0, 32.0, 96.0
_BUTTON, _GAP, _PACE_HEAD, _PACE_HEIGHT, _FOOT = 58.0, 14.0, 46.0, 50.0, 62.0


class PauseScene(FormScene):
    """Where to go from the race, and how fast it goes on."""

    covers = False
    name = "pause"

    def __init__(
        self,
        pace: Pace,
        set_pace: Callable[[Pace], None],
        help_page: Callable[[], Scene],
        rules_page: Callable[[], Scene],
    ) -> None:
        """Pause a race.

        Args:
            pace: how fast cars and dice move now.
            set_pace: makes them move at another pace.
            help_page: makes the page that tells how the game is played.
            rules_page: makes the page that shows the rules of the race.
        """
        super().__init__()
        self._pace = pace
        self._set_pace = set_pace
        self._pages = {HELP: help_page, RULES: rules_page}
        self._rect = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place everything in the middle, below each other."""
        buttons = len(_ANSWERS) * (_BUTTON + _GAP)
        height = _HEAD + buttons + _PACE_HEAD + _PACE_HEIGHT + _FOOT
        self._rect = Rect(0, 0, _WIDTH, height)
        self._rect.center = canvas.area.center
        self._form.show(self._widgets())

    def handle(self, intent: Intent) -> Change | None:
        """Go where the player wants, or change the pace."""
        if isinstance(intent, Cancel | Undo | Menu):
            return Pop(GO_ON)
        if asks_for_help(intent):
            return Push(self._pages[HELP]())
        match self._form.handle(intent):
            case Chosen(index=index):
                self._pace = PACES[index]
                self._set_pace(self._pace)
                self._form.show(self._widgets())
            case Activated(id=answer):
                return self._leave(answer)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Dim the race and draw the ways on."""
        canvas.veil(BLACK, 0.45)
        rect, line = self._rect, DARK.strong_line
        shadow = Shadow(8, 24, SHADOW, 0.45)
        canvas.box(rect, DARK.panel, radius=18, line=line, line_width=2, shadow=shadow)
        left = rect.left + _PADDING
        canvas.text("PAUSE", left, rect.top + 42, PANEL_TITLE, DARK.text)
        draw_kerb(canvas, Rect(left, rect.top + 62, 90, 8), DARK)
        pace = self._place_of_pace
        canvas.text("Cars and dice move", pace.left + 2, pace.top - 20, LABEL, DARK.muted)
        safe = "Every step is saved: you can go on later from the menu."
        canvas.text(safe, rect.centerx, rect.bottom - 32, SMALL, DARK.muted, align=0.5)
        self._form.draw(canvas, DARK)

    @property
    def _place_of_pace(self) -> Rect:
        top = self._rect.bottom - _FOOT - _PACE_HEIGHT
        return Rect(self._rect.left + _PADDING, top, _WIDTH - 2 * _PADDING, _PACE_HEIGHT)

    def _widgets(self) -> list[Widget]:
        left, width = self._rect.left + _PADDING, _WIDTH - 2 * _PADDING
        widgets: list[Widget] = []
        top = self._rect.top + _HEAD
        for answer, label, kind, icon in _ANSWERS:
            place = Rect(left, top, width, _BUTTON)
            widgets.append(Button(answer, place, label, kind, icon=icon))
            top += _BUTTON + _GAP
        labels, chosen = ("Calm", "Brisk", "At once"), PACES.index(self._pace)
        return [*widgets, Segmented(PACE, self._place_of_pace, labels, chosen)]

    def _leave(self, answer: str) -> Change:
        if answer in self._pages:
            return Push(self._pages[answer]())
        return Quit() if answer == QUIT else Pop(answer)


def unsaved(fault: str) -> Dialog:
    """Return the question what to do when a step cannot be written down."""
    text = f"{fault}. Nothing goes on until it can: all before it is saved."
    answers = (Answer(GO_ON, "Try again", Kind.PRIMARY), Answer(TO_MENU, "Main menu"))
    return Dialog("The race cannot be saved", text, answers, DARK)
