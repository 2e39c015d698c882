"""Scenarios written into tests."""

from __future__ import annotations

from formulad.scenario.checking import failures
from formulad.scenario.reading import read_script
from formulad.scenario.scene import set_scene
from tests.circuits import shipped

SCENE = """\
title: Three cells past a one-stop corner cost three points
rules: [OVR-1]
track: monaco
options: {preset: beginner, laps: 2}
cars:
  - {name: Ada, at: s1.C5, gear: 4, wear: 12}
  - {name: Bob, at: s1.A1, gear: 2}
play:
  - {car: Ada, gear: 3}
  - {roll: 7}
  - {car: Ada, move_to: s2.C3}
expect:
  cars: {Ada: {at: s2.C3, wear: 9, stops: 0, status: racing}}
  events: [CarMoved, CornerOvershot]
  waits_for: {car: Bob, choice: gear}
  order: [Ada, Bob]
offers:
  gear: [1, 2, 3]
refuse:
  - {car: Bob, gear: 4, because: one gear at a time}
"""
"""A scenario that uses every part of a file, and comes out as it says."""

WET = """\
title: In the rain
track: monaco
options: {preset: rulebook, weather: true, tyres: true, technical_stops: true}
weather: rain
debris: [s2.C7]
cars:
  - {name: Ada, at: s2.A1, lap: 2, gear: 4, tyres_set: {type: soft, laps: 2}, spare: 1}
  - {name: Bob, at: s2.A8, lap: 2, gear: 4, status: spun}
  - {name: Cyd, at: box.6}
expect:
  cars:
    Ada: {tyres: 6, tyres_set: {type: soft, laps: 2}, spare: 1, status: racing}
    Bob: {tyres: 0, tyres_set: {type: hard}, spare: 2, status: spun}
    Cyd: {status: in_pit, at: box.6}
  debris: [s2.C7]
  weather: rain
  waits_for: {car: Bob, choice: gear}
offers:
  gear: [1]
  slipstreams: []
  stops: []
"""
"""A scenario with what only the complete rules know."""


def changed(old: str, new: str) -> str:
    """Return the scenario with a part of it written differently."""
    assert old in SCENE
    return SCENE.replace(old, new, 1)


def outcome(text: str) -> tuple[str, ...]:
    """Play a scenario on Monaco and return where it comes out differently."""
    document, script = read_script("x.yaml", text)
    return failures(set_scene(document, script, shipped("monaco")))
