from __future__ import annotations

import pytest

from formulad.kernel.values import replace
from formulad.scenario.playing import play
from formulad.scenario.reading import read_script
from formulad.scenario.scene import set_scene
from formulad.scenario.steps import StepError
from tests.drawn import track

ROAD = track(
    """
    A  . . . . . . . . 1 1 1 . . . .
    B  . . . . . . . . 1 1 1 . . . .
    """
)
STEP = """\
title: A cell that no road leads to
track: drawn
rules: [MOV-4]
cars: [{name: Ada, at: s1.A1, gear: 1}]
play:
  - {car: Ada, gear: 1}
  - {roll: 1}
  - {car: Ada, move_to: s1.B5}
expect: {waits_for: nothing}
"""


def test_a_step_to_a_cell_that_no_road_leads_to_says_so() -> None:
    island = ROAD.by_name["s1.B5"]
    cells = (replace(c, next=tuple(n for n in c.next if n != island)) for c in ROAD.cells)
    document, script = read_script("x.yaml", STEP)
    scene = set_scene(document, script, replace(ROAD, cells=tuple(cells)))

    with pytest.raises(StepError, match=r"x\.yaml:8: no road leads to s1\.B5"):
        play(scene)
