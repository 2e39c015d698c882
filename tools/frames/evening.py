"""Evening of frames: the real game is played for a while, and each of its frames is timed."""

from __future__ import annotations

import resource
import time
from functools import partial
from itertools import count
from math import cos, sin
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from formulad.kernel.game import Chance
from formulad.ui.race.model.event_beats import DieBeat, DriveBeat
from formulad.ui.race.race_face import resumed
from formulad.ui.race.scene.race_scene import RaceScene
from formulad.ui.shell.app import FRAME
from formulad.ui.toolkit.intents import Feature, Toggle
from formulad.ui.toolkit.motion import Amount
from tools.screens.driven import a_rookie
from tools.screens.races import COMPLETE, RULEBOOK, chooses_gear, chooses_in_rain, drive_to
from tools.screens.street import chooses_city_gear, drive_city_to
from tools.screens.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

PHASES = ("choosing", "dice", "drive", "other", "flight")
"""What a race screen is busy with, in the order in which it is told; flights are those of the
camera while nothing else happens."""
SCENES: dict[str, Callable[[Path], Path]] = {
    "day": partial(drive_to, chooses_gear, options=RULEBOOK),
    "wet": partial(drive_to, chooses_in_rain, options=COMPLETE),
    "city": partial(drive_city_to, chooses_city_gear),
    "table": partial(drive_to, chooses_gear, people=4),
}
"""By name: the race that is played, as a record in a folder."""
_LOOKS = 30
"""Frames in which a person moves the pointer before each decision."""
_DECISIONS = 14
_PATIENCE = 3000
_MEGABYTE = 1 << 20


class Evening:
    """A race that is played by somebody who looks around, then decides."""

    def __init__(self, scene: str, folder: Path, size: tuple[int, int]) -> None:
        """Open the game at a moment of a race, its board painted."""
        self.times: dict[str, list[float]] = {phase: [] for phase in PHASES}
        """Milliseconds of the processor for each frame, by what the screen was busy with."""
        self._visitor = Visitor(folder, size)
        self._visitor.preferences = {"table": scene == "table"}
        path = SCENES[scene](self._visitor.folders.saves)
        self._visitor.open(partial(resumed, path=path), Amount.FULL)
        self._steps = count()
        self.first = 0.0
        """Milliseconds of the first frame in which the painted board is seen."""
        while self._scene._screen.board is None:  # noqa: SLF001
            self.first = _timed(self._frame)

    def spend(self, decisions: int = _DECISIONS) -> None:
        """Decide so often, and see what comes of it; look at the whole board on the way."""
        self._wait_for_person()
        for number in range(decisions):
            for _ in range(_LOOKS):
                self._look(self._frame)
            if number % 6 == 0:
                self._look_at_whole_board()
            self._decide()
            self._wait_for_person()

    @property
    def memory(self) -> dict[str, float]:
        """The megabytes that are in use now, and were at most."""
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        return {
            "now": pages * resource.getpagesize() / _MEGABYTE,
            "most": most / _MEGABYTE,
        }

    @property
    def _scene(self) -> RaceScene:
        scene = self._visitor.app.stack.top
        if not isinstance(scene, RaceScene):
            raise TypeError(scene)
        return scene

    @property
    def _phase(self) -> str:
        """What the screen is busy with."""
        camera, table = self._scene._screen.camera_controller, self._scene._table  # noqa: SLF001
        match table.playback.beat:
            case DieBeat():
                return "dice"
            case DriveBeat():
                return "drive"
            case _ if camera is not None and camera.is_flying:
                return "flight"
            case _:
                return "choosing" if table.waits_for_person else "other"

    def _look(self, work: Callable[[], None]) -> None:
        taken = _timed(work)
        self.times[self._phase].append(taken)

    def _frame(self) -> None:
        """Let the game draw a frame while the pointer wanders over the board."""
        step = next(self._steps)
        wide, high = self._visitor.app.canvas.window
        at = (
            round(wide * (0.5 + 0.2 * cos(step / 9))),
            round(high * (0.45 + 0.2 * sin(step / 7))),
        )
        pointed = pygame.event.Event(
            pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False
        )
        self._visitor.app.turn([pointed], FRAME)

    def _decide(self) -> None:
        """Decide as a rookie does, whose thoughts are not timed, or throw the die."""
        table = self._scene._table  # noqa: SLF001  # as a click on the board would
        if isinstance(table.due, Chance):
            decide = table.roll
        elif table.waits_for_person:
            decide = partial(table.decide, a_rookie().choose(table.game, table.shown))
        else:
            return

        def decided() -> None:
            decide()
            self._frame()

        self._look(decided)

    def _look_at_whole_board(self) -> None:
        for _ in range(2):
            self._visitor.do(Toggle(Feature.WHOLE_BOARD))
            for _ in range(_LOOKS):
                self._look(self._frame)

    def _wait_for_person(self) -> None:
        for _ in range(_PATIENCE):
            if self._scene.settled:
                return
            self._look(self._frame)


def _timed(work: Callable[[], None]) -> float:
    """Return the milliseconds of the processor that some work takes."""
    begin = time.process_time()
    work()
    return 1000 * (time.process_time() - begin)
