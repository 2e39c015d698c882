"""Races that were driven, to be seen again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.games.race.resume import LoadedRace, load
from formulad.ui.race.replay.filming import filmed
from formulad.ui.race.replay.replay_scene import ReplayScene
from tests.ui.race.conftest import FRAMES_TO_PAINT, looked_at
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.race.replay.film import Film
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


class Watch(Protocol):
    """Opens the page on which a race is seen again."""

    def __call__(self) -> Pilot:
        """Return who looks at it, once the board is painted."""


@pytest.fixture(scope="session")
def driven(record: Path) -> LoadedRace:
    """Return that race."""
    return load(record, track_of)


@pytest.fixture(scope="session")
def film(driven: LoadedRace) -> Film:
    """Return that race, to be seen again."""
    return filmed(driven.game, driven.good_part, driven.header.setup)


@pytest.fixture
def watch(enter: Enter, record: Path) -> Watch:
    """Return what opens the page on which the race is seen again."""

    def opened() -> Pilot:
        pilot = enter(partial(_seen_again, record=record))
        for _ in range(FRAMES_TO_PAINT):
            pilot.app.stack.update(0.0)
        return pilot

    return opened


def scene_of(pilot: Pilot) -> ReplayScene:
    """Return the page that a player looks at."""
    scene = pilot.scene
    assert isinstance(scene, ReplayScene)
    return scene


def _seen_again(context: SceneContext, record: Path) -> Scene:
    root, race = looked_at(context, record)
    return root.past.replay(race)
