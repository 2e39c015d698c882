from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import DataMissing, data_root, user_folders

if TYPE_CHECKING:
    from pathlib import Path


def test_the_checkout_holds_the_files_of_the_game() -> None:
    root = data_root()

    assert (root / "assets" / "fonts" / "Inter-Regular.otf").is_file()
    assert (root / "tracks").is_dir()


def test_a_folder_named_by_the_player_comes_first(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()

    assert tmp_path == data_root(tmp_path)


def test_a_folder_without_the_files_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(DataMissing, match=str(tmp_path)):
        data_root(tmp_path)


def test_a_player_can_keep_files_elsewhere(tmp_path: Path) -> None:
    folders = user_folders(tmp_path)

    assert tmp_path / "saves" == folders.saves
    assert tmp_path / "settings.yaml" == folders.settings
    assert tmp_path / "tracks" == folders.tracks
    assert not list(tmp_path.iterdir())


def test_the_usual_folder_carries_the_name_of_the_game() -> None:
    assert "formulad" in str(user_folders().root)
