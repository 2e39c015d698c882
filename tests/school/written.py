"""A puzzle written into tests."""

from __future__ import annotations

from formulad.school.puzzle_yaml import puzzle_in
from formulad.school.stage import Stage, stage_of
from tests.circuits import shipped

MASSENET = f"""\
version: 1
kind: puzzle
id: massenet
ask: gear
track: monaco
fingerprint: {shipped("monaco").fingerprint!r}
options: {{preset: rulebook, laps: 2, pit_stops: false}}
cars:
- {{name: You, at: s2.B12, gear: 4, lap: 1, tyres: 3, brakes: 1, gearbox: 2}}
answer: 4
values: {{1: 36.86, 2: 35.39, 3: 34.66, 4: 34.13, 5: 34.99}}
themes: [hold_back]
stars: 4
"""
"""Before a corner of one stop: fourth is enough."""


def massenet() -> Stage:
    """Return that puzzle as a race."""
    return stage_of(*puzzle_in("massenet.yaml", MASSENET), shipped("monaco"))
