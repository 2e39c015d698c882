from __future__ import annotations

from formulad.kernel.values import replace
from formulad.race.state import Weather
from formulad.tiled.circuit import Theme
from formulad.ui.race.play.track_ambience import surroundings
from formulad.ui.shell.sound.sound_names import Sound
from tests.ui.race.moments import a_moment

START = replace(a_moment().state, round=1, weather=Weather.FINE)
LATER = replace(START, round=7)


def test_stands_are_heard_at_the_start_and_at_the_end() -> None:
    assert {Sound.CROWD} == surroundings(Theme.RIVIERA, START, is_over=False).beds
    assert {Sound.CROWD} == surroundings(Theme.RIVIERA, LATER, is_over=True).beds
    assert not surroundings(Theme.RIVIERA, LATER, is_over=False).beds


def test_a_city_has_no_stands_but_never_sleeps() -> None:
    assert {Sound.CITY} == surroundings(Theme.NEON, START, is_over=False).beds
    assert {Sound.CITY} == surroundings(Theme.NIGHT, LATER, is_over=True).beds


def test_rain_is_heard_while_the_road_is_wet() -> None:
    wet = replace(LATER, weather=Weather.RAIN)

    assert {Sound.RAIN} == surroundings(Theme.DAY, wet, is_over=False).beds


def test_there_is_no_music_in_a_race() -> None:
    assert surroundings(Theme.DAY, START, is_over=False).music is None
