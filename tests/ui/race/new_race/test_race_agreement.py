"""What is agreed of a race to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.race.road.track import TrackError
from formulad.ui.race.composition_root import CompositionRoot
from formulad.ui.race.new_race.race_agreement import Agreement
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from formulad.store.paths import UserFolders
    from formulad.ui.shell.scene import Scene
    from formulad.ui.shell.scene_context import SceneContext
    from tests.ui.conftest import Enter


@pytest.fixture
def agreed(enter: Enter, player: UserFolders) -> Agreement:
    """Return what is agreed at first, by who has drawn two circuits: one of them is faulty."""
    player.tracks.mkdir()
    (player.tracks / "broken.tmx").write_text("<map/>")
    (player.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    roots: list[CompositionRoot] = []

    def first(context: SceneContext) -> Scene:
        roots.append(CompositionRoot(context))
        return roots[-1].title()

    enter(first)
    return Agreement(roots[-1].services, roots[-1].rules())


def test_a_race_is_agreed_on_a_circuit_that_one_drew(agreed: Agreement) -> None:
    assert not agreed.is_on_own_circuit
    agreed.go_to("oval")

    assert agreed.is_on_own_circuit
    assert "Oval" == agreed.circuit.track.title
    assert agreed.fault is None


def test_nothing_else_is_agreed_where_nobody_can_race(agreed: Agreement) -> None:
    before = agreed.circuit_id, agreed.circuit, agreed.line_up, agreed.rules
    with pytest.raises(TrackError):
        agreed.go_to("broken")

    assert before == (agreed.circuit_id, agreed.circuit, agreed.line_up, agreed.rules)


def test_one_leafs_on_past_a_circuit_where_nobody_can_race(agreed: Agreement) -> None:
    first = agreed.circuit_id
    leafed = [agreed.circuit_beside(1) for _ in agreed.circuits]

    assert first == leafed[-1]
    assert "broken" in leafed
    assert set(agreed.circuits) == set(leafed)
    assert leafed[-2] == agreed.circuit_beside(-1)
