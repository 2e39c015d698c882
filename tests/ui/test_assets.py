"""The files the screen needs are read, and let go of again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.store.paths import data_root
from formulad.ui.race.race_face import menu
from formulad.ui.toolkit.assets import MOST_FONTS, Assets
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    import pygame

OPEN = Path("/proc/self/fd")
"""What this process holds open, where a system tells."""


def held() -> int:
    return len(list(OPEN.iterdir()))


@pytest.fixture
def assets() -> Assets:
    return Assets(data_root() / "assets")


@pytest.mark.usefixtures("sheet")
def test_a_font_is_cut_once_for_a_size(assets: Assets) -> None:
    assert assets.font("Inter-Bold", 20) is assets.font("Inter-Bold", 20)


@pytest.mark.usefixtures("sheet")
def test_a_font_measures_the_same_after_others_were_let_go_of(assets: Assets) -> None:
    before = assets.font("Mplus1-Bold", 30).size("Überholspur 日本")
    fonts: list[pygame.Font] = [assets.font("Mplus1-Bold", 31 + more) for more in range(MOST_FONTS)]
    fonts.clear()

    assert before == assets.font("Mplus1-Bold", 30).size("Überholspur 日本")


@pytest.mark.skipif(not OPEN.is_dir(), reason="this system does not tell what is held open")
@pytest.mark.usefixtures("sheet")
def test_fonts_of_any_number_of_sizes_hold_no_file_open(assets: Assets) -> None:
    before = held()
    kept = [assets.font("Inter-Bold", pixels) for pixels in range(10, 300)]

    assert 290 == len(kept)
    assert before == held()


@pytest.mark.thorough
@pytest.mark.skipif(not OPEN.is_dir(), reason="this system does not tell what is held open")
def test_a_window_that_is_resized_again_and_again_holds_no_more_files_open(tmp_path: Path) -> None:
    pilot = Pilot(menu, tmp_path)
    pilot.settle()
    before = held()
    for step in range(40):
        pilot.resize(900 + 24 * step, 576 + 12 * step)

    assert before == held()
    pilot.close()
