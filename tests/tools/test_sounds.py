from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from formulad.store.preferences import Preferences
from formulad.ui.shell.sound.mixer import volumes_of
from formulad.ui.shell.sound.sound_names import BEDS, MUSIC, Sound, group_of
from tools.sounds.ear import loudness
from tools.sounds.score import SCORE
from tools.sounds.tones import tone
from tools.sounds.waves import RATE, noise, read, samples

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"
LOOPS = tuple(name for name in SCORE if name in (*BEDS, *MUSIC) or name.startswith("engine-"))
SHOTS = tuple(name for name in SCORE if name not in LOOPS)
TELLING = tuple(name for name in SCORE if name not in {*BEDS, *MUSIC, Sound.HOVER})
"""What says that something has happened."""
BARELY = 2.0
"""Decibels by which a short sound may be softer than a bed and still be heard over it."""
FULL = 32768.0
ROUNDING = 2
"""Steps of a sample by which the arithmetic of another machine may differ."""


def shipped(name: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return read(FOLDER / f"{name}.wav").astype(np.float64) / FULL


def decibels(value: float) -> float:
    return float(20 * np.log10(value))


def centre(name: str) -> float:
    """Return the pitch around which a sound has its strength, in hertz."""
    strengths = np.abs(np.fft.rfft(shipped(name)))
    pitches = np.fft.rfftfreq(len(shipped(name)), 1 / RATE)
    return float((strengths * pitches).sum() / strengths.sum())


def lowest(name: str) -> float:
    """Return the strongest pitch of a loop, in hertz."""
    strengths = np.abs(np.fft.rfft(shipped(name)))
    return float(np.argmax(strengths) * RATE / len(shipped(name)))


@pytest.mark.parametrize("name", SCORE)
def test_the_shipped_files_are_what_the_tool_makes(name: str) -> None:
    made = samples(SCORE[name]()).astype(int)
    kept = read(FOLDER / f"{name}.wav").astype(int)

    assert len(made) == len(kept)
    assert np.abs(made - kept).max() <= ROUNDING


def test_every_sound_of_the_game_is_made_and_no_other() -> None:
    assert {sound.value for sound in Sound} == set(SCORE)
    assert {f"{name}.wav" for name in SCORE} == {path.name for path in FOLDER.iterdir()}


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 6_000_000


@pytest.mark.parametrize("name", SCORE)
def test_nothing_is_loud_and_nothing_is_lost(name: str) -> None:
    assert -30 < decibels(np.abs(shipped(name)).max()) < -6


@pytest.mark.parametrize("name", SCORE)
def test_nothing_pushes_the_membrane_to_one_side(name: str) -> None:
    assert abs(shipped(name).mean()) < 0.0001


@pytest.mark.parametrize("name", SHOTS)
def test_what_sounds_once_begins_and_ends_in_silence(name: str) -> None:
    wave, loudest = shipped(name), np.abs(shipped(name)).max()

    assert wave[0] == 0 == wave[-1]
    assert np.abs(wave[-20:]).max() < 0.02 * loudest


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_goes_over_into_its_beginning_without_a_click(name: str) -> None:
    wave = shipped(name)
    steps = np.abs(np.diff(wave))

    assert abs(wave[0] - wave[-1]) <= 1.2 * np.quantile(steps, 0.999)


@pytest.mark.parametrize("name", BEDS)
def test_what_lies_behind_everything_is_equally_quiet(name: str) -> None:
    assert -31 < loudness(shipped(name)) < -29


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_as_loud_as_a_pleasant_signal(name: str) -> None:
    assert -28 < loudness(shipped(name)) < -24


@pytest.mark.parametrize("name", TELLING)
def test_what_tells_something_is_neither_lost_nor_a_fright(name: str) -> None:
    assert -37 < loudness(shipped(name)) < -23


def test_the_tick_under_the_pointer_is_hardly_heard() -> None:
    assert -48 < loudness(shipped(Sound.HOVER)) < -40


@pytest.mark.parametrize("name", TELLING)
@pytest.mark.parametrize("bed", BEDS)
def test_nothing_that_is_told_drowns_in_what_is_heard_all_the_time(name: str, bed: str) -> None:
    volumes = volumes_of(Preferences())

    def heard(sound: str) -> float:
        return loudness(shipped(sound)) + decibels(volumes[group_of(Sound(sound))])

    assert heard(name) > heard(bed) - BARELY


def test_an_ear_hears_a_deep_tone_less_than_one_in_the_middle() -> None:
    deep, middle = loudness(tone(63, 0.5)), loudness(tone(1000, 0.5))

    assert pytest.approx(-3, abs=0.2) == middle
    assert pytest.approx(middle - 26.2, abs=0.3) == deep
    assert pytest.approx(middle - 6, abs=0.1) == loudness(0.5 * tone(1000, 0.5))


def test_music_is_as_long_as_whole_bars() -> None:
    bar = 4 * 60 / 80

    assert [36 / bar, 24 / bar] == [len(shipped(name)) / RATE / bar for name in MUSIC]


def test_engines_hum_higher_with_every_gear() -> None:
    pitches = [lowest(f"engine-{gear}") for gear in range(1, 7)]

    assert sorted(set(pitches)) == pitches
    assert 50 < pitches[0] < pitches[-1] < 300


def test_a_gear_is_engaged_on_a_higher_note_than_the_one_below() -> None:
    def note(gear: int) -> float:
        tail = shipped(f"shift-{gear}")[-round(0.12 * RATE) :]
        return float(np.argmax(np.abs(np.fft.rfft(tail, RATE))))

    notes = [note(gear) for gear in range(1, 7)]

    assert sorted(set(notes)) == notes


def test_a_larger_die_falls_deeper_and_rolls_longer() -> None:
    names = [f"land-{gear}" for gear in range(1, 7)]
    pitches, lengths = [centre(name) for name in names], [len(shipped(name)) for name in names]

    assert sorted(pitches, reverse=True) == pitches
    assert sorted(lengths) == lengths
    assert centre("land-black") < pitches[-1]


@pytest.mark.parametrize(
    ("low", "high"),
    [("thunder", "rain"), ("thud", "hover"), ("city", "crowd"), ("knock", "stop-made")],
)
def test_what_is_heavy_sounds_lower_than_what_is_light(low: str, high: str) -> None:
    assert centre(low) < centre(high)


def test_noise_follows_from_its_seed_on_every_machine() -> None:
    first = noise(3 / RATE, 1)

    assert first.tolist() == noise(3 / RATE, 1).tolist()
    assert first.tolist() != noise(3 / RATE, 2).tolist()
    assert abs(noise(1.0, 1).mean()) < 0.02
