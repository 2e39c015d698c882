from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.bindings import KEY_NAMES, NEEDED, USUAL_BINDINGS, is_key, keys_of
from formulad.store.preferences import Preferences, read_preferences, write_preferences

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where settings lie."""
    return tmp_path / "settings.yaml"


def test_as_the_game_comes_every_key_does_one_thing() -> None:
    keys = [key for usual in USUAL_BINDINGS.values() for key in usual.keys]
    buttons = [button for usual in USUAL_BINDINGS.values() for button in usual.pad]

    assert len(keys) == len(set(keys))
    assert len(buttons) == len(set(buttons))
    assert all(is_key(key) for key in keys)
    assert all(USUAL_BINDINGS[action].keys for action in NEEDED)


@pytest.mark.parametrize(
    "name", ["z", "é", "ctrl+z", "ctrl+alt+shift+f5", "slash", *sorted(KEY_NAMES - {"slash"})]
)
def test_keys_have_names(name: str) -> None:
    assert is_key(name)


@pytest.mark.parametrize("name", ["", "Z", "enter key", "shift+ctrl+z", "meta+z", "zz", "4"])
def test_other_words_are_no_keys(name: str) -> None:
    assert not is_key(name)


def test_what_a_player_changed_is_written_and_read_again(file: Path) -> None:
    liked = Preferences(keys={"undo": ("u", "ctrl+z")}, pad={"nitro": ("rb",), "panel_on": ()})

    write_preferences(file, liked)

    assert liked == read_preferences(file, ()).preferences
    assert ("u", "ctrl+z") == keys_of(read_preferences(file, ()).preferences.keys)["undo"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("keys:\n  undoo: [u]", "2: there is no action 'undoo'; did you mean 'undo'?"),
        ("keys:\n  undo: [u]\n  pit: [scape]", "3: there is no key 'scape'; did you mean"),
        ("keys:\n  pit: [z]", "2: 'z' does two things: 'undo' and 'pit'"),
        ("keys:\n  pit: [q]\n  help: [q]", "'q' does two things"),
        ("keys:\n  pit: [4]", "2: the key '4' always chooses by number"),
        ("keys:\n  confirm: []", "2: 'confirm' must have a key"),
        ("keys:\n  pit: q", "2: names stand in brackets"),
        ("keys: q", "1: these are lines of `action: [name, name]`"),
        ("pad:\n  pit: [c]", "2: a pad has no button 'c'"),
        ("pad:\n  pit: [rb+lb]", "2: a pad has no button 'rb+lb'"),
        ("pad:\n  pit: [a+lt]", "2: a pad has no button 'a+lt'"),
        ("pad:\n  pit: [lb+rb]", "2: 'lb+rb' does two things: 'move_seat' and 'pit'"),
        ("pad:\n  pit: [a]", "2: 'a' does two things: 'confirm' and 'pit'"),
    ],
)
def test_what_cannot_be_is_said_with_file_and_line(file: Path, text: str, fault: str) -> None:
    file.write_text(text)

    read = read_preferences(file, ())

    assert f"settings.yaml:{fault}" in read.fault or fault in read.fault
    assert Preferences() == read.preferences
