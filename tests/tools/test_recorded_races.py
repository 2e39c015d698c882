"""Recorded races hold by the rules as they are, and are driven again where they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.games.race.resume import load
from formulad.race.agreed.options import GridRule, Options
from formulad.race.agreed.setup import Entrant, RaceSetup
from tools.screens import recorded as shelf
from tools.screens.recorded import RECORDED, DrivenRace, recorded, track_of

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.games.race.resume import LoadedRace

SETUP = RaceSetup("monaco", (Entrant("Ada", 1),), Options(grid=GridRule.AS_LISTED))


@pytest.mark.parametrize("path", sorted(RECORDED.glob("*.race")), ids=lambda path: path.stem)
def test_a_recorded_race_is_allowed_by_the_rules_to_its_end(path: Path) -> None:
    """Else set FORMULAD_SAVE_RACES=1, and delete what nobody asks for any more."""
    loaded = load(path, track_of)

    assert loaded.replay.fault is None
    assert not loaded.is_older


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder in which races are written down."""
    monkeypatch.setattr(shelf, "RECORDED", tmp_path)
    monkeypatch.setenv("FORMULAD_SAVE_RACES", "1")
    return tmp_path


def wanted(_race: LoadedRace) -> bool:
    return True


def unwanted(_race: LoadedRace) -> bool:
    return False


def driven() -> DrivenRace:
    return DrivenRace(5, ())


def never() -> DrivenRace:
    raise AssertionError("a race is driven that was written down")


def test_a_race_is_driven_once(kept: Path) -> None:
    first = recorded("It begins!", SETUP, "", wanted, driven)

    assert first == recorded("It begins!", SETUP, "", wanted, never) == driven()
    assert ["it-begins"] == [path.name.rpartition("-")[0] for path in kept.iterdir()]


def test_a_race_that_is_not_at_its_moment_any_more_is_driven_again(kept: Path) -> None:
    recorded("start", SETUP, "", wanted, driven)

    again = recorded("start", SETUP, "", unwanted, lambda: DrivenRace(6, ()))

    assert 6 == again.word
    assert again == recorded("start", SETUP, "", wanted, never)
    assert 1 == len(list(kept.iterdir()))


@pytest.mark.usefixtures("kept")
def test_a_race_that_breaks_a_rule_is_driven_again() -> None:
    recorded("start", SETUP, "", wanted, lambda: DrivenRace(5, ("path c1.C9",)))

    assert driven() == recorded("start", SETUP, "", wanted, driven)


def test_a_race_agreed_on_otherwise_is_another_one(kept: Path) -> None:
    recorded("start", SETUP, "", wanted, driven)
    others = (
        ("start", RaceSetup("monaco", SETUP.seats, Options()), ""),
        ("start", SETUP, "by a guest"),
        ("finish", SETUP, ""),
    )

    for name, setup, key in others:
        recorded(name, setup, key, wanted, driven)

    assert 4 == len(list(kept.iterdir()))


def test_nothing_is_written_unless_it_is_asked_for(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORMULAD_SAVE_RACES")

    recorded("start", SETUP, "", wanted, driven)

    assert [] == list(kept.iterdir())
