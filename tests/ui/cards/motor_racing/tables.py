"""Seasons on the screen, at a table of people and computers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import UsualSetup
from formulad.ui.cards.motor_racing.motor_racing_face import MotorRacingFace
from formulad.ui.cards.motor_racing.motor_racing_scene import MotorRacingScene
from formulad.ui.shell.guard import SECONDS

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

SHORT: dict[str, OptionValue] = {"races": 2, "short_race_removed": 18}
"""Two races of a few cards each."""


def seated(people: int, computers: int, **options: OptionValue) -> UsualSetup:
    """Return what so many people and computers agree on."""
    names = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn")
    players = [SeatedPlayer(name, "" if at < people else "normal") for at, name in
               enumerate(names[: people + computers])]  # fmt: skip
    return UsualSetup(tuple(players), options)


def at_the_table(enter: Enter, setup: UsualSetup, seed: int = 3) -> Pilot:
    """Return who plays a season at once, up to the first question."""
    pilot = enter(partial(MotorRacingFace().begin, setup=setup, seed=seed))
    ready(pilot)
    return pilot


def ready(pilot: Pilot) -> None:
    """Wait until what has come up may be used."""
    pilot.settle()
    pilot.wait(SECONDS)


def the_scene(pilot: Pilot) -> MotorRacingScene:
    """Return the scene of the season that is played."""
    assert isinstance(pilot.scene, MotorRacingScene), pilot.scene.name
    return pilot.scene


def ids(pilot: Pilot, beginning: str) -> list[str]:
    """Return the ids of widgets that begin so."""
    return [w.id for w in pilot.scene.widgets if w.id.startswith(beginning)]
