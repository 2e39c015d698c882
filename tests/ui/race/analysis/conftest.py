"""Races that were driven, to be reported."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pytest

from formulad.games.race.resume import load
from formulad.store.paths import data_root
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.analysis.race_report import report_of
from formulad.ui.race.analysis.report_page import ReportScene
from formulad.ui.race.services.race_services import DrivenRace
from tests.ui.race.conftest import looked_at
from tools.screens.recorded import track_of

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.race.analysis.race_report import RaceReport
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot


class Read(Protocol):
    """Opens the report of a race."""

    def __call__(self, record: Path = ...) -> Pilot:
        """Return who reads it."""


@pytest.fixture(scope="session")
def report(record: Path) -> RaceReport:
    """Return the report of that race."""
    return report_on(record)


@pytest.fixture
def read(enter: Enter, record: Path) -> Read:
    """Return what opens the report of that race, or of another."""
    usual = record

    def opened(record: Path = usual) -> Pilot:
        return enter(partial(_reported, record=record))

    return opened


def report_on(record: Path) -> RaceReport:
    """Return the report of a race that was written down."""
    race = load(record, track_of)
    circuit = Catalogue(data_root() / "tracks").load(race.header.setup.track)
    return report_of(DrivenRace(circuit, race.game, race.good_part, race.header.setup))


def scene_of(pilot: Pilot) -> ReportScene:
    """Return the page that a player reads."""
    scene = pilot.scene
    assert isinstance(scene, ReportScene)
    return scene


def _reported(context: SceneContext, record: Path) -> Scene:
    root, race = looked_at(context, record)
    return root.past.report(race)
