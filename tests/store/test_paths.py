from __future__ import annotations

from pathlib import Path

import pytest

from formulad.store.paths import DataMissing, data_root, user_folders

ROOT = Path(__file__).parents[2]


def test_from_a_checkout_the_game_finds_its_files_beside_the_package() -> None:
    assert data_root() == ROOT


def test_a_folder_named_by_the_player_comes_first(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()

    assert data_root(tmp_path) == tmp_path


def test_a_folder_without_the_files_of_the_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataMissing, match="No game files found in"):
        data_root(tmp_path)


def test_all_that_a_player_makes_lies_in_one_folder(tmp_path: Path) -> None:
    folders = user_folders(tmp_path)

    assert {folders.settings.parent, folders.saves.parent, folders.tracks.parent} == {tmp_path}


def test_looking_for_the_folders_makes_none(tmp_path: Path) -> None:
    user_folders(tmp_path / "new")

    assert list(tmp_path.iterdir()) == []
