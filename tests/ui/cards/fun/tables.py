"""Championships on the screen, at a table of people and computers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from formulad.kernel.agent import SeatedPlayer
from formulad.kernel.terms import UsualSetup
from formulad.ui.cards.fun.fun_face import FunFace
from formulad.ui.cards.fun.fun_scene import FunScene
from formulad.ui.shell.guard import SECONDS

if TYPE_CHECKING:
    from formulad.kernel.terms import OptionValue
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

NAMES = ("Ana", "Bruno", "Chiyo", "Dev", "Elsa", "Fynn")


def seated(people: int, computers: int, **options: OptionValue) -> UsualSetup:
    """Return what so many people and computers agree on."""
    players = (
        SeatedPlayer(name, "" if at < people else "normal")
        for at, name in enumerate(NAMES[: people + computers])
    )
    return UsualSetup(tuple(players), options)


def at_the_stall(enter: Enter, setup: UsualSetup, seed: int = 3) -> Pilot:
    """Return who plays a championship at once, up to the first question."""
    pilot = enter(partial(FunFace().begin, setup=setup, seed=seed))
    ready(pilot)
    return pilot


def ready(pilot: Pilot) -> None:
    """Wait until what has come up may be used."""
    pilot.settle()
    pilot.wait(SECONDS)


def the_scene(pilot: Pilot) -> FunScene:
    """Return the scene of the championship that is played."""
    assert isinstance(pilot.scene, FunScene), pilot.scene.name
    return pilot.scene


def usable(pilot: Pilot, beginning: str) -> list[str]:
    """Return the ids of widgets that begin so and can be used."""
    return [w.id for w in pilot.scene.widgets if w.id.startswith(beginning) and w.focusable]
