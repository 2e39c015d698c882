from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from formulad.store.memory import Memory
from formulad.store.preferences import Preferences, Section

if TYPE_CHECKING:
    from pathlib import Path


def _read(_document: object, _path: str, entries: dict[str, Any]) -> str:
    track: str = entries["track"]
    return track


GAME: Section[str] = Section("game", (), "monaco", _read, lambda track: {"track": track})
"""What a game with circuits remembers."""
recalled = partial(Memory, sections=[GAME])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.yaml"


def test_what_is_remembered_is_there_on_the_next_evening(path: Path) -> None:
    recalled(path).remember(pace="calm", fullscreen=True)
    recalled(path).keep(GAME, "ring")

    again = recalled(path)
    assert ("calm", True) == (again.preferences.pace, again.preferences.fullscreen)
    assert "ring" == again.last(GAME)


def test_a_game_that_was_never_played_remembers_the_usual(path: Path) -> None:
    assert "monaco" == recalled(path).last(GAME)


def test_a_change_leaves_the_other_settings_as_they_are(path: Path) -> None:
    memory = recalled(path)
    memory.remember(fullscreen=True)
    memory.keep(GAME, "ring")
    memory.remember(width=1000)

    again = recalled(path)
    expected = Preferences(fullscreen=True, width=1000)
    assert expected == memory.preferences == again.preferences
    assert "ring" == memory.last(GAME) == again.last(GAME)


def test_where_nothing_changes_nothing_is_written(path: Path) -> None:
    recalled(path).remember(width=Preferences().width)
    recalled(path).keep(GAME, "monaco")

    assert not path.exists()


def test_a_disk_that_takes_nothing_does_not_stop_the_game(path: Path) -> None:
    memory = recalled(path)
    path.mkdir()

    memory.remember(width=1000)
    memory.keep(GAME, "ring")

    assert (1000, "ring") == (memory.preferences.width, memory.last(GAME))


def test_what_was_wrong_with_the_settings_is_said_once(path: Path) -> None:
    path.write_text("width: many")
    memory = recalled(path)

    assert memory.take_fault().startswith("settings.yaml:1: expected a whole number")
    assert "" == memory.take_fault()


def test_what_is_assumed_counts_for_one_evening_only(path: Path) -> None:
    memory = recalled(path)
    memory.remember(language="fr")

    memory.assume(language="de", fullscreen=True)
    memory.remember(width=1000)
    memory.keep(GAME, "ring")

    assert ("de", True) == (memory.preferences.language, memory.preferences.fullscreen)
    assert Preferences(language="fr", width=1000) == recalled(path).preferences


def test_what_is_chosen_counts_more_than_what_was_assumed(path: Path) -> None:
    memory = recalled(path)
    memory.assume(language="de")

    memory.remember(language="de")

    assert "de" == memory.preferences.language == recalled(path).preferences.language
