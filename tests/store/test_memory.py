from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.memory import Memory
from formulad.store.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.yaml"


def test_what_is_remembered_is_there_on_the_next_evening(path: Path) -> None:
    Memory(path).remember(track="ring", fullscreen=True)

    assert Settings(track="ring", fullscreen=True) == Memory(path).settings


def test_a_change_leaves_the_other_settings_as_they_are(path: Path) -> None:
    memory = Memory(path)
    memory.remember(track="ring")
    memory.remember(width=1000)

    assert Settings(track="ring", width=1000) == memory.settings == Memory(path).settings


def test_where_nothing_changes_nothing_is_written(path: Path) -> None:
    Memory(path).remember(track=Settings().track)

    assert not path.exists()


def test_a_disk_that_takes_nothing_does_not_stop_the_game(path: Path) -> None:
    memory = Memory(path)
    path.mkdir()

    memory.remember(track="ring")

    assert "ring" == memory.settings.track


def test_what_was_wrong_with_the_settings_is_said_once(path: Path) -> None:
    path.write_text("width: many")
    memory = Memory(path)

    assert memory.take_fault().startswith("settings.yaml:1: expected a whole number")
    assert "" == memory.take_fault()


def test_what_is_assumed_counts_for_one_evening_only(path: Path) -> None:
    memory = Memory(path)
    memory.remember(language="fr")

    memory.assume(language="de", fullscreen=True)
    memory.remember(width=1000)

    assert ("de", True) == (memory.settings.language, memory.settings.fullscreen)
    assert Settings(language="fr", width=1000) == Memory(path).settings


def test_what_is_chosen_counts_more_than_what_was_assumed(path: Path) -> None:
    memory = Memory(path)
    memory.assume(language="de")

    memory.remember(language="de")

    assert "de" == memory.settings.language == Memory(path).settings.language
