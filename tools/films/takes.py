"""Takes of a film: moments of races from which the real game goes on, and who decides there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.game import Chance, Outcome
from formulad.kernel.values import Frozen
from formulad.race.moves import ShiftTo
from formulad.ui.race.model.destinations import destinations
from formulad.ui.race.model.offers import PLACES
from formulad.ui.race.race_face import resumed
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.app import FRAME
from formulad.ui.toolkit.intents import Confirm, Digit, Letter
from formulad.ui.toolkit.motion import Amount
from tools.screens.driven import a_rookie
from tools.screens.happenings import BY_DAY, before_happening
from tools.screens.races import RULEBOOK, chooses_gear, drive_to
from tools.screens.street import drive_city_to, may_inject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import TypeAlias

    import pygame

    from formulad.race.moves import Move
    from formulad.ui.race.play.race_table import RaceTable
    from formulad.ui.shell.scene import Scene
    from formulad.ui.toolkit.intents import Intent
    from tools.screens.visitor import Visitor

    Choice: TypeAlias = Move | Outcome | None
    """What is decided first; None leaves it to whoever drives."""

LOOKS, DECIDES = 0.7, 1.5
"""Seconds after which a person points at what they want, and after which they decide."""


class Take(Frozen):
    """A moment from which a race goes on."""

    begin: Callable[[Path], tuple[Path, Choice]]
    """Writes the race down in a folder as it is then."""
    is_table: bool = False
    """Whether people sit around the screen."""


def _race(write: Callable[[Path], Path], saves: Path) -> tuple[Path, Choice]:
    return write(saves), None


_DAY = partial(drive_to, chooses_gear, people=1, options=RULEBOOK)
_NIGHT = partial(drive_city_to, may_inject, people=1)
_TABLE = partial(drive_to, chooses_gear, people=4)
PARTS = {
    "day": Take(partial(_race, _DAY)),
    "night": Take(partial(_race, _NIGHT)),
    "table": Take(partial(_race, _TABLE), is_table=True),
}
"""What a film shows if nothing else is wanted, by name."""
TAKES = PARTS | {kind.name.lower(): Take(partial(before_happening, kind)) for kind in BY_DAY}
"""By name: the parts of a film, and what happens in races, each for itself."""


class Director:
    """Somebody who plays a take: people take their time, and drive as rookies do."""

    def __init__(self, visitor: Visitor, take: Take) -> None:
        """Open the game at a take, its board painted."""
        path, self._choice = take.begin(visitor.folders.saves)
        visitor.preferences |= {"table": take.is_table}
        visitor.open(partial(resumed, path=path), Amount.FULL)
        visitor.paint()
        self._visitor = visitor
        self._waited = 0.0
        self._rookie = a_rookie()

    @property
    def steps(self) -> int:
        """How many steps of the race have been played."""
        scene = self._visitor.app.stack.top
        return len(scene._table.match.played) if isinstance(scene, RaceScene) else 0  # noqa: SLF001

    def go_on(self, seconds: float) -> pygame.Surface:
        """Let time pass as in a game, and do what is due by then; return what is seen."""
        frames = max(1, round(seconds / FRAME))
        for _ in range(frames):
            self._visitor.do(*self._due(seconds / frames))
            self._visitor.app.turn([], seconds / frames)
        return self._visitor.app.canvas.surface

    def _due(self, seconds: float) -> tuple[Intent, ...]:
        """Return what is done after so many more seconds of looking."""
        scene = self._visitor.app.stack.top
        before = self._waited
        self._waited = before + seconds if scene and not _goes_on(scene) else 0.0
        points, decides = (before < moment <= self._waited for moment in (LOOKS, DECIDES))
        if decides:
            self._waited = 0.0
        if not (points or decides):
            return ()
        if not isinstance(scene, RaceScene):
            return (Confirm(),) if decides else ()
        table = scene._table  # noqa: SLF001  # as a click on the board would
        return self._decided(table) if decides else self._pointed(table)

    def _pointed(self, table: RaceTable) -> tuple[Intent, ...]:
        """Return how a person points at what they will choose."""
        move = self._choice = self._wanted(table)
        if isinstance(move, ShiftTo):
            return (Digit(int(move.gear)),)
        if table.awaiting not in PLACES:
            return ()
        game, state = table.game, table.shown
        paths, places = game.paths(state), destinations(game, state)
        return tuple(Letter(each.letter) for each in places if paths[each.index].move == move)[:1]

    def _decided(self, table: RaceTable) -> tuple[Intent, ...]:
        """Decide, or throw the die; what no move says is confirmed as it lies there."""
        choice, self._choice = self._wanted(table), None
        if isinstance(table.due, Chance):
            table.roll()
        elif choice is None or isinstance(choice, Outcome):
            return (Confirm(),)
        else:
            table.decide(choice)
        return ()

    def _wanted(self, table: RaceTable) -> Choice:
        """Return what is decided next: what is settled, or what a rookie would do."""
        if self._choice is None and not isinstance(table.due, Chance):
            return self._rookie.choose(table.game, table.shown)
        return self._choice


def _goes_on(scene: Scene) -> bool:
    """Return whether nobody has to do anything."""
    return not scene.settled if isinstance(scene, RaceScene) else scene.moving
