from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from formulad.race.agreed.setup import Entrant
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.events import (
    CarEliminated,
    CarMoved,
    Cause,
    EngineRolled,
    Event,
    GearDieRolled,
    GearShifted,
    RoundBegan,
    ShotFired,
    StopMade,
    WearLost,
)
from formulad.race.road.track import CellId
from formulad.ui.race.board.geometry.board_picture import EffectKind
from formulad.ui.race.model.effect_cues import Cue
from formulad.ui.race.model.event_beats import (
    Beat,
    DieBeat,
    DriveBeat,
    HearBeat,
    ShowBeat,
    beats,
)
from formulad.ui.race.model.roll_course import FALLS
from formulad.ui.race.play.event_playback import Playback
from formulad.ui.race.play.soundtrack import CROWDED, MOST_GREAT, Soundtrack
from formulad.ui.race.report.reporter import Reporter
from formulad.ui.shell.sound.sound_names import Sound
from formulad.ui.shell.sound.sounds import Soundscape
from formulad.ui.toolkit.motion import Amount
from formulad.ui.toolkit.theme import BLACK_DIE
from tests.ui.race.moments import a_moment
from tests.ui.shell.sound.listener import Listener

SEATS = (Entrant("Ada", 1), Entrant("Bob", 2))
ROLL = GearDieRolled(0, Gear.SECOND, 3)
DRIVE = CarMoved(0, CellId(0), (CellId(1), CellId(2), CellId(3)))
STOP = StopMade(0, "c1", 1, 1)


@dataclass
class Race:
    """A playback with someone who listens."""

    listener: Listener = field(default_factory=Listener)
    now: float = 10.0
    captions: bool = False
    motion: Amount = Amount.FULL

    def __post_init__(self) -> None:
        self.track = Soundtrack(self.listener, lambda: self.now, lambda: self.captions)
        self.playback = Playback(motion=lambda: self.motion, soundtrack=self.track)

    def play(self, *events: Event, pace: float = 1.0) -> None:
        self.playback.add(seen(*events), pace)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.playback.advance(seconds)


def seen(*events: Event) -> tuple[Beat, ...]:
    moment = a_moment()
    return beats(events, Reporter(moment.game.setting, ("Ada", "Bob")), SEATS, moment.state)


def test_a_die_is_shaken_and_heard_again_as_it_lands() -> None:
    race = Race()
    race.play(ROLL)
    assert [Sound.SHAKE] == race.listener.take()

    race.wait(0.4)
    assert [] == race.listener.take()

    race.wait(0.1)
    assert [Sound.LAND_2] == race.listener.take()

    race.wait(5.0)
    assert [] == race.listener.take()


def test_what_a_die_comes_to_is_heard_once_it_lies() -> None:
    race = Race()
    race.play(EngineRolled(0, 1, is_damaged=True))

    race.wait(FALLS[BLACK_DIE] - 0.01)
    assert [Sound.SHAKE, Sound.LAND_BLACK] == race.listener.take()

    race.wait(0.02)
    assert [Sound.COUGH] == race.listener.take()


def test_an_engine_is_heard_as_long_as_its_car_drives() -> None:
    race = Race()
    race.play(DRIVE, pace=0.5)

    (ride,) = race.listener.rides
    beat = race.playback.beat
    assert isinstance(beat, DriveBeat)
    assert (3, 0.5 * beat.seconds) == (ride.cells, ride.seconds)
    assert not ride.echoes


def test_what_follows_a_drive_is_heard_when_it_is_said() -> None:
    race = Race()
    race.play(DRIVE, STOP)
    assert [] == race.listener.take()

    race.wait(0.5)
    assert [Sound.STOP_MADE] == race.listener.take()


def test_a_gear_is_heard_though_no_beat_shows_it() -> None:
    (beat,) = seen(GearShifted(0, Gear.THIRD))
    assert HearBeat((Sound.SHIFT_3,)) == beat
    assert 0.0 == beat.seconds

    race = Race()
    race.play(GearShifted(0, Gear.THIRD))
    assert [Sound.SHIFT_3] == race.listener.take()
    assert race.playback.beat is None


def test_a_shot_is_heard_as_it_flies_and_not_as_the_die_falls() -> None:
    die, shot = seen(ShotFired(0, 20, None))

    assert isinstance(die, DieBeat)
    assert isinstance(shot, ShowBeat)
    assert ((), (Sound.SHOT,)) == (die.sounds, shot.sounds)


def test_nitro_roars_where_its_flames_are_seen() -> None:
    race = Race()
    cells = tuple(CellId(i) for i in range(5))
    flames = Cue(EffectKind.NITRO, 0.3, 0, after=0.5)
    drive = DriveBeat(0, cells, (flames,))
    race.playback.add((drive,), 1.0)
    race.wait(0.4 * drive.seconds)
    assert [] == race.listener.take()

    race.wait(0.2 * drive.seconds)
    assert [Sound.NITRO] == race.listener.take()


def test_turns_shown_at_once_are_hardly_heard() -> None:
    race = Race()
    loss = WearLost(0, Part.BODY, 1, Cause.COLLISION, 3)
    for _ in range(20):
        race.play(GearShifted(0, Gear.THIRD), ROLL, DRIVE, loss, loss, STOP, pace=0.0)

    assert 1 == len(race.listener.take())
    assert [] == race.listener.rides

    race.now += 1.1 * CROWDED
    race.play(ROLL, pace=0.0)
    assert [Sound.LAND_2] == race.listener.take()


def test_a_wreck_is_heard_even_of_turns_shown_at_once() -> None:
    race = Race()
    race.play(ROLL, CarEliminated(0, Cause.ENGINE, CellId(3)), pace=0.0)
    assert [Sound.LAND_2, Sound.WRECK] == race.listener.take()

    race.play(CarEliminated(1, Cause.ENGINE, CellId(3)), pace=0.0)
    assert [] == race.listener.take()
    assert MOST_GREAT == 2


def test_who_hurries_hears_the_engine_stop_and_little_of_the_rest() -> None:
    race = Race()
    race.play(DRIVE, STOP, ROLL)

    race.playback.skip()

    assert 1 == race.listener.hushed
    assert 1 == len(race.listener.take())


def test_captions_tell_what_is_heard_to_those_who_want_them() -> None:
    race = Race(captions=True)
    race.play(STOP)
    assert [Sound.STOP_MADE] == [caption.sound for caption in race.track.captions.shown]
    assert race.track.is_telling

    race.wait(10.0)
    assert not race.track.is_telling


def test_nobody_is_told_who_does_not_want_it() -> None:
    race = Race()
    race.play(STOP)

    assert not race.track.is_telling


def test_rain_is_told_once_as_it_begins() -> None:
    race = Race(captions=True)
    rain = Soundscape(beds=frozenset({Sound.RAIN}))
    race.track.set_ambience(rain)
    assert [Sound.RAIN] == [caption.sound for caption in race.track.captions.shown]

    race.wait(10.0)
    race.track.set_ambience(rain)
    assert not race.track.is_telling


@pytest.mark.parametrize("amount", [Amount.FULL, Amount.REDUCED])
@pytest.mark.parametrize("pace", [1.0, 0.6])
def test_every_lamp_of_the_start_is_heard_as_it_is_lit(pace: float, amount: Amount) -> None:
    race = Race(motion=amount)
    race.play(RoundBegan(1, (0, 1)), pace=pace)

    heard = lights_heard(race)

    assert [Sound.LAMP] * 5 + [Sound.START] == [sound for _, sound in heard]
    words = heard[0][0]
    assert pytest.approx([words + 0.6 * pace * i for i in range(6)], abs=0.03) == [
        when for when, _ in heard
    ]


def lights_heard(race: Race) -> list[tuple[float, Sound]]:
    """Return when what is heard, until the race is silent."""
    heard = [(0.0, sound) for sound in race.listener.take()]
    for frame in range(1, 500):
        race.wait(0.01)
        heard += [(frame * 0.01, sound) for sound in race.listener.take()]
    return heard


def test_the_start_is_heard_once_where_nobody_waits_for_its_lamps() -> None:
    still, hurried = Race(motion=Amount.NONE), Race()
    still.play(RoundBegan(1, (0, 1)))
    hurried.play(RoundBegan(1, (0, 1)), pace=0.0)

    assert [Sound.START] == [sound for _, sound in lights_heard(still)]
    assert [Sound.START] == [sound for _, sound in lights_heard(hurried)]


def test_who_hurries_past_the_lamps_hears_the_start() -> None:
    race = Race()
    race.play(RoundBegan(1, (0, 1)))
    race.wait(1.0)
    race.listener.take()

    race.playback.skip()

    assert [Sound.START] == race.listener.take()
