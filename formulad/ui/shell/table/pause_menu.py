"""Pause menu: the race waits, and is safe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.sentence import say, say_of
from formulad.store.preferences import Pace
from formulad.ui.shell.dialog import Answer, Dialog
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Push, Quit, Scene
from formulad.ui.toolkit.boxes import Shadow
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.colour import BLACK
from formulad.ui.toolkit.intents import Cancel, Menu, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL, PANEL_TITLE, SMALL
from formulad.ui.toolkit.theme import SHADOW
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.key_caps import draw_kerb
from formulad.ui.toolkit.widgets.segmented import Segmented
from formulad.ui.toolkit.widgets.widget import Activated, Chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.ui.shell.scene import Change
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.widgets.widget import Widget

GO_ON, HELP, RULES, AGREED, SETTINGS = "go-on", "help", "rules", "agreed", "settings"
TO_MENU, QUIT, PACE = "menu", "quit", "pace"
PACES = (Pace.CALM, Pace.BRISK, Pace.INSTANT)
_LABELS = (say_of("pace", "Calm"), say_of("pace", "Brisk"), say_of("pace", "At once"))
_WAYS = (
    (GO_ON, say("Continue racing"), Kind.PRIMARY, "play"),
    (HELP, say("How to play"), Kind.SECONDARY, "school"),
    (RULES, say("Rules of this race"), Kind.SECONDARY, "log"),
    (AGREED, say("Options of this game"), Kind.SECONDARY, "log"),
    (SETTINGS, say("Settings"), Kind.SECONDARY, "settings"),
    (TO_MENU, say("Main menu"), Kind.SECONDARY, "menu"),
    (QUIT, say("Quit the game"), Kind.GHOST, "quit"),
)
_PAGES = (HELP, RULES, AGREED, SETTINGS)
_WIDTH, _PADDING, _HEAD = 520.0, 32.0, 96.0
_BUTTON, _GAP, _PACE_HEAD, _PACE_HEIGHT, _FOOT = 58.0, 14.0, 46.0, 50.0, 62.0


class PauseScene(FormScene):
    """Where to go from the race, and how fast it goes on."""

    covers = False
    name = "pause"

    def __init__(
        self,
        pace: Callable[[], Pace],
        set_pace: Callable[[Pace], None],
        pages: Mapping[str, Callable[[], Scene]],
    ) -> None:
        """Pause a game.

        Args:
            pace: tells how fast cars and dice move now.
            set_pace: makes them move at another pace.
            pages: make what can be read and set meanwhile: how to play (`HELP`), what was agreed
                on (`RULES` of a race, `AGREED` in other games), and what the player likes
                (`SETTINGS`).
        """
        super().__init__()
        self._pace = pace
        self._set_pace = set_pace
        self._pages = pages
        self._ways = [way for way in _WAYS if way[0] not in _PAGES or way[0] in pages]
        self._rect = Rect(0, 0, 0, 0)

    def arrange(self, canvas: Canvas) -> None:
        """Place everything in the middle, below each other."""
        buttons = len(self._ways) * (_BUTTON + _GAP)
        height = _HEAD + buttons + _PACE_HEAD + _PACE_HEIGHT + _FOOT
        self._rect = Rect(0, 0, _WIDTH, height)
        self._rect.center = canvas.area.center
        self._form.show(self._widgets())

    def handle(self, intent: Intent) -> Change | None:
        """Go where the player wants, or change the pace."""
        if isinstance(intent, Cancel | Undo | Menu):
            return Pop(GO_ON)
        if asks_for_help(intent) and HELP in self._pages:
            return Push(self._pages[HELP]())
        match self._form.handle(intent):
            case Chosen(index=index):
                self._set_pace(PACES[index])
                self._form.show(self._widgets())
            case Activated(id=answer):
                return self._leave(answer)
        return None

    def resume(self, answer: str) -> None:
        """Come back from a page, on which another pace may have been set."""
        del answer
        self._form.show(self._widgets())

    def draw(self, canvas: Canvas) -> None:
        """Dim the race and draw the ways on."""
        canvas.veil(BLACK, 0.45)
        rect, line = self._rect, canvas.theme.panels.strong_line
        shadow = Shadow(8, 24, SHADOW, 0.45)
        canvas.box(
            rect, canvas.theme.panels.panel, radius=18, line=line, line_width=2, shadow=shadow
        )
        left = rect.left + _PADDING
        palette, pace = canvas.theme.panels, self._place_of_pace
        canvas.text(say("PAUSE"), left, rect.top + 42, PANEL_TITLE, palette.text)
        draw_kerb(canvas, Rect(left, rect.top + 62, 90, 8), palette)
        canvas.text(say("Cars and dice move"), pace.left + 2, pace.top - 20, LABEL, palette.muted)
        safe = say("Every step is saved: you can go on later from the menu.")
        canvas.text(safe, rect.centerx, rect.bottom - 32, SMALL, palette.muted, align=0.5)
        self._form.draw(canvas, palette)

    @property
    def _place_of_pace(self) -> Rect:
        top = self._rect.bottom - _FOOT - _PACE_HEIGHT
        return Rect(self._rect.left + _PADDING, top, _WIDTH - 2 * _PADDING, _PACE_HEIGHT)

    def _widgets(self) -> list[Widget]:
        left, width = self._rect.left + _PADDING, _WIDTH - 2 * _PADDING
        widgets: list[Widget] = []
        top = self._rect.top + _HEAD
        for answer, label, kind, icon in self._ways:
            place = Rect(left, top, width, _BUTTON)
            widgets.append(Button(answer, place, label, kind, icon=icon))
            top += _BUTTON + _GAP
        chosen = PACES.index(self._pace())
        return [*widgets, Segmented(PACE, self._place_of_pace, _LABELS, chosen)]

    def _leave(self, answer: str) -> Change:
        if answer in self._pages:
            return Push(self._pages[answer]())
        return Quit() if answer == QUIT else Pop(answer)


def unsaved(fault: str) -> Dialog:
    """Return the question what to do when a step cannot be written down."""
    text = say("{fault}. Nothing goes on until it can: all before it is saved.", fault=fault)
    answers = (Answer(GO_ON, say("Try again"), Kind.PRIMARY), Answer(TO_MENU, say("Main menu")))
    dialog = Dialog(say("The race cannot be saved"), text, answers)
    dialog.comes_unasked = True
    return dialog
