from __future__ import annotations

import pytest

from formulad.race import events as told
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.events import Cause, Event
from formulad.race.state import Weather
from formulad.ui.race.model.event_sounds import sounds_of
from formulad.ui.race.play.soundtrack import GREAT
from formulad.ui.shell.sound.captions import WORDS
from formulad.ui.shell.sound.sound_names import BEDS, MUSIC, Sound, landing_of, shift_of
from tests.ui.race.report.test_reporter import EVENTS, before, reporter

SEEN_ON_PANELS = (told.GearShifted,)
"""What neither the log nor the board tells: the lever and the running order show the gear."""
PLAIN = (Sound.HOVER, Sound.CONFIRM, Sound.SHAKE, Sound.LAMP, Sound.CARD)
"""What tells nothing beyond what the finger or the eye is on."""


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_has_its_sounds_or_its_silence(event: Event) -> None:
    assert set(sounds_of(event)) <= set(Sound)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_whatever_is_heard_can_be_seen_as_well(event: Event) -> None:
    is_silent, is_seen = not sounds_of(event), isinstance(event, SEEN_ON_PANELS)

    assert is_silent or is_seen or reporter().line(event, before()) is not None


@pytest.mark.parametrize(
    ("event", "sounds"),
    [
        (told.WearLost(0, Part.BODY, 1, Cause.COLLISION, 3), (Sound.THUD,)),
        (told.WearLost(0, Part.BODY, 1, Cause.COLLISION, 1), (Sound.THUD, Sound.LAST_POINT)),
        (told.CollisionRolled(0, 1, 2, is_hit=True), (Sound.BUMP,)),
        (told.CollisionRolled(0, 1, 9, is_hit=False), (Sound.SCRAPE,)),
        (told.EngineRolled(0, 9, is_damaged=False), ()),
        (told.RoundBegan(1, (0,)), (Sound.START,)),
        (told.RoundBegan(2, (0,)), ()),
        (told.WeatherTurned(0, 20, Weather.RAIN), (Sound.THUNDER,)),
        (told.WeatherTurned(0, 2, Weather.FINE), ()),
        (told.CarFinished(0, 1), (Sound.FINISH, Sound.CHEER)),
        (told.CarFinished(0, 2), (Sound.FINISH,)),
    ],
    ids=str,
)
def test_an_event_sounds_as_it_went(event: Event, sounds: tuple[Sound, ...]) -> None:
    assert sounds == sounds_of(event)


def test_every_gear_and_every_die_has_a_sound_of_its_own() -> None:
    assert 6 == len({shift_of(gear) for gear in Gear if gear})
    assert 7 == len({landing_of(die) for die in range(1, 8)})
    assert Sound.LAND_BLACK is landing_of(0)


def test_all_that_tells_something_has_words() -> None:
    plain = {sound for sound in Sound if sound.startswith(("land-", "shift-", "engine-"))}

    assert set(Sound) - plain - set(PLAIN) - set(MUSIC) == set(WORDS)
    assert set(BEDS) <= set(WORDS)


def test_what_is_heard_of_hurried_turns_tells_something() -> None:
    assert set(WORDS) >= GREAT
