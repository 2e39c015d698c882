"""Whatever lies in a file: it is read, or refused with our own error."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from hypothesis import example, given
from hypothesis import strategies as st

from formulad.games.race.last_race import LastRace
from formulad.games.race.presets import read_preset
from formulad.games.race.resume import load
from formulad.games.sections import SECTIONS
from formulad.kernel.record import SaveError
from formulad.race.agreed.options import Options
from formulad.store.preferences import Preferences, read_preferences
from formulad.store.resume import LoadedGame
from formulad.store.yaml_document import DocumentError
from tests.circuits import PRESETS
from tests.games.race.saved import a_save, find
from tests.settings_file import write_settings

if TYPE_CHECKING:
    from formulad.games.race.resume import LoadedRace

with TemporaryDirectory() as folder:
    GOOD = a_save(Path(folder), steps=60).read_bytes()
    write_settings(Path(folder) / "settings.yaml", last=LastRace(rules=Options()))
    SETTINGS = (Path(folder) / "settings.yaml").read_bytes()

ODD = st.sampled_from(
    [
        b"\x00",
        b"\xff",
        b"\r",
        b"\n\n",
        b"[" * 5000,
        b"9" * 5000,
        b"undo\n",
        b"# \n",
        b"p \n",
        b"g1\n",
    ]
)


@st.composite
def spoilt(draw: st.DrawFn, good: bytes) -> bytes:
    """Return a file in which a stretch was replaced by something else."""
    start = draw(st.integers(0, len(good)))
    end = draw(st.integers(start, min(len(good), start + 30)))
    return good[:start] + draw(st.binary(max_size=12) | ODD) + good[end:]


def loaded(content: bytes) -> LoadedRace | SaveError:
    """Return what becomes of a record."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "some.race"
        path.write_bytes(content)
        try:
            return load(path, find)
        except SaveError as error:
            return error


@given(st.binary(max_size=300) | st.binary(max_size=200).map(b"formulad-record 1\n".__add__))
def test_bytes_that_are_no_record_are_refused(content: bytes) -> None:
    assert isinstance(loaded(content), SaveError)


@given(spoilt(GOOD))
def test_a_spoilt_record_is_refused_or_read_up_to_its_fault(content: bytes) -> None:
    race = loaded(content)

    if isinstance(race, LoadedGame):
        lines = len(race.record.lines)
        assert (race.replay.good_lines == lines) is (race.replay.fault is None)


@given(spoilt(SETTINGS) | st.binary(max_size=100))
def test_spoilt_settings_give_settings_or_a_sentence(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.yaml"
        path.write_bytes(content)
        found = read_preferences(path, SECTIONS)

    assert found.fault == "" or found.preferences == Preferences()


@given(spoilt((PRESETS / "masters.yaml").read_bytes()) | st.binary(max_size=100))
@example(b"version: 1\noptions: {laps: 0x" + b"f" * 5000 + b"}")
@example(b"version: 1\noptions: {1: 2}")
def test_a_spoilt_preset_gives_options_or_a_sentence(content: bytes) -> None:
    found = options_of(content)

    assert isinstance(found, Options) or str(found).startswith("mine.yaml")


def options_of(content: bytes) -> Options | DocumentError:
    """Return what becomes of a preset."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "mine.yaml"
        path.write_bytes(content)
        try:
            return read_preset(path)
        except DocumentError as error:
            return error
