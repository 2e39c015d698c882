"""A scenario of a street race, written into tests."""

from __future__ import annotations

from formulad.scenario.checking import failures
from formulad.scenario.reading import read_script
from formulad.scenario.scene import set_scene
from tests.circuits import shipped

STREET = """\
title: Temana meets Jack
track: basse-ville
options: {preset: street, laps: 2}
debris: [s2.A7]
cars:
  - {name: Tem, at: s2.B10, gear: 2, driver: temana, nitro: used, litter: ready, brakes: 1}
  - {name: Jak, at: s2.A5, gear: 2, driver: jack}
  - {name: Sta, at: s2.A1, gear: 1, driver: stanley, radio: used}
play:
  - {car: Tem, gear: 2}
  - {roll: 3}
  - {car: Tem, drop_debris: true}
  - {car: Tem, move_to: s2.B13}
  - {car: Jak, gear: 2}
  - {roll: 2}
expect:
  cars:
    Tem: {at: s2.B13, nitro: used, litter: used, brakes: 1}
    Jak: {at: s2.A5, nitro: ready, tyres: 9}
    Sta: {radio: used, nitro: ready, tyres_set: {type: hard}}
  events: [LitterLeft]
  debris: [s2.A7, s2.B10]
  speeds: []
  waits_for: {car: Jak, choice: path}
offers:
  nitro: true
  drift: []
  drop_debris: false
  radio_at: []
  repairs: []
  reroll: false
refuse:
  - {car: Jak, nitro: big, because: not that strong}
  - {car: Jak, drift: -1, because: no corner}
  - {car: Jak, drop_debris: true, because: leaves nothing behind}
"""
"""A scenario with what only street races know, but for choices that come of their own."""

LINE = """\
title: Jenny at the checkpoint, before Stanley
track: basse-ville
options: {preset: street}
cars:
  - {name: Jen, at: s9.B17, gear: 1, driver: jenny, brakes: 3, engine: 1}
  - {name: Sta, at: s9.A17, gear: 1, driver: stanley}
play:
  - {car: Jen, gear: 1}
  - {roll: 1}
  - {car: Jen, move_to: s1.B1}
expect:
  waits_for: {car: Jen, choice: repair}
offers:
  repairs: [{brakes: 3, engine: 1}, {brakes: 2, engine: 2}]
refuse:
  - {car: Jen, repair: {brakes: 1}, because: Share out 4}
"""
"""A choice that the game waits for."""

RADIO = """\
title: Stanley close behind Jenny
track: basse-ville
options: {preset: street}
cars:
  - {name: Sta, at: s2.B10, gear: 1, driver: stanley}
  - {name: Jen, at: s2.A10, gear: 1, driver: jenny}
play:
  - {car: Sta, gear: 1}
  - {roll: 1}
  - {car: Sta, move_to: s2.A11}
expect:
  waits_for: {car: Sta, choice: radio}
offers:
  radio_at: [Jen]
refuse:
  - {car: Sta, radio_at: Sta, because: as far as the next cell}
"""

SKY = """\
title: Julien looks up
track: basse-ville
options: {preset: street}
start: grid
cars: [{name: Jul, driver: julien}]
play:
  - {roll: 3}
offers:
  reroll: true
"""

POLICE = """\
title: Li-Tsu passes the police
track: basse-ville
options: {preset: street}
cars:
  - {name: Lia, at: c4.B5, gear: 2, stops: 1, driver: litsu}
  - {name: Bob, at: s4.A1}
play:
  - {car: Lia, gear: 2}
  - {roll: 3}
  - {car: Lia, move_to: s5.B3}
expect:
  speeds: [{car: Lia, kmh: 30}]
"""


def told(text: str) -> tuple[str, ...]:
    """Play a scenario in the city and return where it comes out differently."""
    document, script = read_script("x.yaml", text)
    return failures(set_scene(document, script, shipped("basse-ville")))
