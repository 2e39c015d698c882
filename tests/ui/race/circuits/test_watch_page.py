"""The page of a map that is drawn meanwhile: every save is seen, sound or not."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.ui.race.circuits.watch_page import WatchScene
from formulad.ui.race.new_race.new_race_page import NewRaceScene
from formulad.ui.race.race_face import watch

if TYPE_CHECKING:
    from tests.ui.conftest import Enter
    from tests.ui.pilot import Pilot

OVAL = (Path(__file__).parents[3] / "saves" / "oval.tmx").read_text()
BROKEN = OVAL.replace('"corner"', '"cornr"')


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "mine.tmx"
    path.write_text(OVAL)
    return path


def page(pilot: Pilot) -> WatchScene:
    scene = pilot.scene
    assert isinstance(scene, WatchScene)
    return scene


def watched(enter: Enter, path: Path) -> Pilot:
    pilot = enter(partial(watch, path=path))
    see(pilot)
    return pilot


def see(pilot: Pilot) -> None:
    """Wait until the map as it is now is painted."""
    pilot.wait(0.5)
    for _ in range(500):
        if page(pilot).is_ambient:
            return
        pilot.wait(0.1)
    pytest.fail("it is never painted")


def test_a_draft_is_seen_first_and_then_the_whole_picture(enter: Enter, path: Path) -> None:
    pilot = enter(partial(watch, path=path))
    seen = []
    for _ in range(500):
        pilot.wait(0.02)
        board = page(pilot).board
        if board and board.view:
            seen.append(board.is_draft)
        if board and not board.is_draft:
            break

    assert seen[0]
    assert not seen[-1]


def test_a_save_is_seen_without_a_key(enter: Enter, path: Path) -> None:
    pilot = watched(enter, path)
    before = page(pilot).board
    path.write_text(OVAL.replace('"Oval"', '"Ring"'))
    see(pilot)

    circuit = page(pilot).looked_at.circuit
    assert circuit is not None
    assert "Ring" == circuit.track.title
    assert page(pilot).board is not before


def test_of_a_map_with_faults_the_lanes_are_seen_and_nobody_races(enter: Enter, path: Path) -> None:
    pilot = watched(enter, path)
    path.write_text(BROKEN)
    see(pilot)
    pilot.screenshot()

    assert page(pilot).looked_at.circuit is None
    assert 2 == len(page(pilot).looked_at.faults)
    assert not [each for each in pilot.scene.widgets if each.id == "race-here"]


def test_once_it_is_mended_one_races_there(enter: Enter, path: Path) -> None:
    path.write_text(BROKEN)
    pilot = watched(enter, path)
    path.write_text(OVAL)
    see(pilot)
    pilot.click("race-here")

    scene = pilot.scene
    assert isinstance(scene, NewRaceScene)
    assert str(path) == scene.agreed.circuit_id


@pytest.mark.parametrize("content", ["", "<map", "<html/>"])
def test_what_is_no_map_is_told_and_waited_for(enter: Enter, path: Path, content: str) -> None:
    path.write_text(content)
    pilot = watched(enter, path)
    pilot.screenshot()

    assert 1 == len(page(pilot).looked_at.faults)
    path.write_text(OVAL)
    see(pilot)
    assert page(pilot).looked_at.circuit is not None


def test_a_map_that_is_deleted_is_told_of(enter: Enter, path: Path) -> None:
    pilot = watched(enter, path)
    path.unlink()
    see(pilot)
    pilot.screenshot()

    assert "cannot be read" in str(page(pilot).looked_at.faults[0].sentence)


def test_escape_leaves(enter: Enter, path: Path) -> None:
    pilot = watched(enter, path)
    pilot.press("escape")

    assert pilot.app.stack.top is None


def test_the_button_leaves(enter: Enter, path: Path) -> None:
    pilot = watched(enter, path)
    pilot.click("back")

    assert pilot.app.stack.top is None
