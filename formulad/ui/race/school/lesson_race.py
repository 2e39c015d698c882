"""Race of a lesson, as a race scene opens it: the pupil, the others, and nothing written down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from formulad.ai.grades import EASIEST
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.scenario.casting import roster
from formulad.school.lesson import PUPIL
from formulad.ui.race.services.race_services import OpenRace

if TYPE_CHECKING:
    from formulad.school.lesson_run import LessonRun
    from formulad.tiled.circuit import Circuit


class NoRecord:
    """What is written down of a lesson: nothing."""

    path = Path("lesson")

    def close(self) -> None:
        """Let go of nothing."""


def open_lesson(run: LessonRun, circuit: Circuit, name: str) -> OpenRace:
    """Return the race of a lesson; the pupil drives under a name, the others as they are told."""
    cars = run.scene.script.cars
    seats = tuple(
        Entrant(
            name if seat == PUPIL else car.name,
            run.game.setting.entries[seat].number,
            "" if seat == PUPIL else EASIEST,
            driver=roster()[car.driver] if car.driver else None,
        )
        for seat, car in enumerate(cars)
    )
    setup = RaceSetup(circuit.track.id, seats, run.game.options)
    return OpenRace(
        circuit, run.game, run.match, setup, file=NoRecord(), drivers={EASIEST: run.driver}
    )
