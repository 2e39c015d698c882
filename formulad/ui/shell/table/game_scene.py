"""Game scene: any game on the screen, played through widgets, from its first choice to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from formulad.kernel.sentence import say
from formulad.kernel.values import Frozen, field
from formulad.store.preferences import Pace
from formulad.ui.shell.form_scene import FormScene
from formulad.ui.shell.scene import Push, Reset, Scene
from formulad.ui.shell.table.game_flow import GameFlow
from formulad.ui.shell.table.hand_over import PAUSE, HandOverScene
from formulad.ui.shell.table.pause_menu import HELP, TO_MENU, PauseScene
from formulad.ui.shell.table.result_page import AGAIN, STANDINGS
from formulad.ui.toolkit.canvas import Rect
from formulad.ui.toolkit.intents import Cancel, Menu, Undo, asks_for_help

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from formulad.store.memory import Memory
    from formulad.ui.shell.scene import Change
    from formulad.ui.shell.table.game_table import GameTable
    from formulad.ui.toolkit.canvas import Canvas
    from formulad.ui.toolkit.intents import Intent

WATCH_FOOT = 20.0
"""What is free below the buttons by which a past game goes on."""
PACES = {Pace.CALM: 1.0, Pace.BRISK: 0.6, Pace.INSTANT: 0.0}
"""How long things take, by the pace that a player likes."""


class GameRoutes(Frozen):
    """Where a game leads to."""

    result: Callable[[], Scene]
    """Makes the page that shows how it ended."""
    again: Callable[[], Scene]
    """Makes the screen of another game like it."""
    menu: Callable[[], Scene]
    """Makes the first screen."""
    pages: Mapping[str, Callable[[], Scene]] = field(default_factory=dict)
    """Make what the pause leads to."""
    season: Callable[[], Scene] | None = None
    """Makes the page of the season that the game is a race of, if it is of one."""


class Closing(Protocol):
    """Something that is let go of in the end, such as a record."""

    def close(self) -> None:
        """Let go of it."""


class GameScene(FormScene):
    """A game that is being played. It says what can be chosen, and draws what is seen."""

    name = "game"
    covers_screen = True
    """Whether the whole screen is covered between two people; else the game hides what it must."""

    def __init__(
        self,
        table: GameTable[Any, Any, Any],
        file: Closing,
        memory: Memory,
        routes: GameRoutes,
    ) -> None:
        """Show a game that was opened.

        Args:
            table: the game as it runs.
            file: its record.
            memory: what the player likes.
            routes: where the game leads to.
        """
        super().__init__()
        self._table = table
        self._file = file
        self._memory = memory
        self._routes = routes
        self._flow = GameFlow(table, routes.result, self.cover, lambda: self.covers_screen)

    # What a game shows

    def lay_out(self) -> None:
        """Place what can be chosen now."""
        raise NotImplementedError

    def choose(self, action: object) -> None:
        """Do what was chosen of it."""
        raise NotImplementedError

    def cover(self, seat: int) -> Scene:
        """Return what covers the screen until the person of a seat is ready."""
        note = say("The race waits until you are seated.")
        name, help_page = self._table.players[seat].name, self._routes.pages.get(HELP)
        return HandOverScene(name, note, help_page=help_page)

    def watch_bar(self, area: Rect, size: tuple[float, float]) -> Rect:
        """Return where the buttons are by which a past game goes on: where they hide least."""
        left, bottom = area.centerx - size[0] / 2, area.bottom - WATCH_FOOT
        return Rect(left, bottom - size[1], *size)

    # The scene around it

    @property
    def moving(self) -> bool:
        """Whether anything goes on without a person."""
        return not self._table.is_at_rest and not self._flow.is_done

    @property
    def awaiting(self) -> str:
        """What a person is asked for."""
        if not self._table.is_at_rest:
            return ""
        return "choice" if self._table.waits_for_person else "die"

    def arrange(self, canvas: Canvas) -> None:
        """Lay the screen out, and go on at the pace that is set."""
        del canvas
        self._table.pace = PACES[self._memory.preferences.pace]
        self.lay_out()

    def update(self, dt: float) -> Change | None:
        """Let time pass for the game."""
        change = self._flow.update(dt)
        self.lay_out()
        return change

    def handle(self, intent: Intent) -> Change | None:
        """Do what a player wants."""
        if isinstance(intent, Cancel | Menu):
            return Push(self._pause())
        if asks_for_help(intent) and HELP in self._routes.pages:
            return Push(self._routes.pages[HELP]())
        change = self._flow.guarded(lambda: self._act(intent)) or self._flow.hand_over()
        self.lay_out()
        return change

    def _act(self, intent: Intent) -> None:
        if isinstance(intent, Undo):
            if self._table.may_undo:
                self._table.undo()
            return
        action = self._form.handle(intent)
        if action is not None and self._table.waits_for_person:
            self.choose(action)

    def resume(self, answer: str) -> Change | None:
        """Come back from the pause, the cover, or the result."""
        if answer == AGAIN:
            return Reset(self._routes.again())
        if answer == STANDINGS and self._routes.season:
            return Reset(self._routes.season())
        if answer == PAUSE:
            return Push(self._pause())
        if answer == TO_MENU or self._flow.is_done:
            return Reset(self._routes.menu())
        return None

    def close(self) -> None:
        """Let go of the record."""
        self._file.close()

    def _pause(self) -> Scene:
        memory = self._memory
        return PauseScene(
            lambda: memory.preferences.pace,
            lambda pace: memory.remember(pace=pace),
            self._routes.pages,
        )
