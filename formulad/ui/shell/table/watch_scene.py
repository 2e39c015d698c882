"""Watch scene: the table of a past game, and the buttons by which it goes on and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.sentence import say, say_of
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Pop, Push
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Edge, Leaf, Menu, Undo, asks_for_help
from formulad.ui.toolkit.lettering import LABEL
from formulad.ui.toolkit.widgets.button import Button, Kind
from formulad.ui.toolkit.widgets.widget import Activated

if TYPE_CHECKING:
    from collections.abc import Callable

    from formulad.ui.shell.scene import Change, Scene
    from formulad.ui.shell.table.game_scene import GameScene
    from formulad.ui.shell.table.watched_table import WatchedTable
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent
    from formulad.ui.toolkit.motion import Amount

BEGIN, BACK, PLAY, ON, END, LEAVE = "begin", "step-back", "play", "step-on", "end", "leave"
MOMENT = "moment"
_BUTTON, _WIDE, _GAP, _PADDING, _WORDS = 54.0, 150.0, 10.0, 14.0, 30.0
_LEAP = 10
"""So many decisions are leapt over by a page key."""


class WatchScene(FormScene):
    """A past game."""

    name = "watch"

    def __init__(
        self,
        table: WatchedTable[Any, Any, Any],
        shown: GameScene,
        help_page: Callable[[], Scene],
        moment: Callable[[int], Scene] | None = None,
    ) -> None:
        """Show a past game.

        Args:
            table: the game as it goes on.
            shown: the screen on which it was played, around that table; nobody acts on it.
            help_page: makes the page that tells how the game is played.
            moment: makes the page of what can be done from a step; None if nothing can.
        """
        super().__init__()
        self._moment = moment
        self._table = table
        self._shown = shown
        self._help_page = help_page
        self._bar = Rect(0, 0, 0, 0)

    @property
    def shown(self) -> GameScene:
        """The screen on which it was played."""
        return self._shown

    @property
    def place(self) -> int:
        """Which decision is seen, counted from 0."""
        return self._table.place

    def go_to_step(self, step: int) -> None:
        """Begin at the last decision up to a step of the record."""
        self._table.go_to_step(step)

    def arrange(self, canvas: Canvas) -> None:
        """Lay out the table, and the bar at the foot."""
        self._shown.arrange(canvas)
        wide = 5 * _BUTTON + 2 * _WIDE + 6 * _GAP + 2 * _PADDING
        high = _BUTTON + _WORDS + 2 * _PADDING
        self._bar = self._shown.watch_bar(canvas.area, (wide, high))
        self._lay_out(focus="" if self._form.focus else PLAY)

    def handle(self, intent: Intent) -> Change | None:
        """Go on, back, or away."""
        table = self._table
        match intent:
            case Cancel() | Undo() | Menu():
                return Pop()
            case Leaf(screens):
                table.go_to(table.place + round(screens * _LEAP))
            case Edge(last):
                table.go_to(table.count if last else 0)
            case _ if asks_for_help(intent):
                return Push(self._help_page())
            case _:
                action = self._form.handle(intent)
                if isinstance(action, Activated) and (change := self._do(action.id)):
                    return change
        self._lay_out()
        return None

    @property
    def moving(self) -> bool:
        """Whether the game goes on."""
        return not self._table.is_at_rest

    def update(self, dt: float) -> None:
        """Let time pass for the game."""
        self._shown.update(dt)
        self._lay_out()

    @property
    def is_animating(self) -> bool:
        """Whether something comes or goes."""
        return super().is_animating or self._shown.is_animating

    def animate(self, dt: float, amount: Amount) -> None:
        """Let what comes and goes do so."""
        super().animate(dt, amount)
        self._shown.animate(dt, amount)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, to which no keys go, and the bar over it."""
        with canvas.below(is_below=True), canvas.naming_keys(named=False):
            self._shown.draw(canvas)
        palette, bar = canvas.theme.panels, self._bar
        canvas.panel(bar, palette, radius=18, line=palette.strong_line)
        told = say("{at} of {count} decisions", at=self._table.place, count=self._table.count)
        y = bar.top + _PADDING + _WORDS / 2 - 4
        canvas.text(told, bar.centerx, y, LABEL, palette.text, align=0.5)
        self._form.draw(canvas, palette)

    def _do(self, button: str) -> Change | None:
        table = self._table
        match button:
            case "begin":
                table.go_to(0)
            case "step-back":
                table.step_back()
            case "play":
                table.run(on=not table.runs)
            case "step-on":
                table.step_on()
            case "end":
                table.go_to(table.count)
            case "moment" if self._moment:
                table.go_to(table.place)
                return Push(self._moment(table.steps))
            case _:
                return Pop()
        return None

    def _lay_out(self, focus: str = "") -> None:
        runs = self._table.runs
        play = say("Pause") if runs else say_of("a film", "Play")
        left, top = self._bar.left + _PADDING, self._bar.bottom - _PADDING - _BUTTON
        ways = (
            (BEGIN, "", _BUTTON, Kind.SECONDARY, "arrow-left"),
            (BACK, "", _BUTTON, Kind.SECONDARY, "left"),
            (PLAY, play, _WIDE, Kind.PRIMARY, "pause" if runs else "play"),
            (ON, "", _BUTTON, Kind.SECONDARY, "right"),
            (END, "", _BUTTON, Kind.SECONDARY, "arrow-right"),
            (MOMENT, "", _BUTTON, Kind.SECONDARY, "menu"),
            (LEAVE, say("Back"), _WIDE, Kind.GHOST, "cross"),
        )
        buttons = []
        for name, label, wide, kind, icon in ways:
            place, is_there = Rect(left, top, wide, _BUTTON), name != MOMENT or self._moment
            buttons.append(
                Button(name, place, label, kind, icon=icon, size=19, enabled=bool(is_there))
            )
            left += wide + _GAP
        self._form.show(buttons, focus)
