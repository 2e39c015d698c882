"""A report is taken along as text, picture or table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.store.paths import data_root
from formulad.ui.race.analysis.sharing import Sharing
from formulad.ui.shell.clipboard import Clipboard
from formulad.ui.toolkit.assets import Assets
from formulad.ui.toolkit.languages import Language

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ui.race.analysis.race_report import RaceReport

EVENING = datetime(2026, 11, 20, 20, 30, tzinfo=UTC)


class Board(Clipboard):
    """A clipboard that can be looked at."""

    text = ""

    def put(self, text: str) -> bool:
        self.text = text
        return True


def sharing(folder: Path, board: Clipboard | None = None, code: str = "en") -> Sharing:
    assets = Assets(data_root() / "assets")
    language = Language(code, data_root() / "assets" / "locale")
    return Sharing(folder, board or Board(), assets, lambda: language, lambda: EVENING)


def test_a_text_can_be_pasted(tmp_path: Path, report: RaceReport) -> None:
    board = Board()

    sharing(tmp_path, board).take("text", report, None)

    assert report.name(report.story.order[0]) in board.text
    assert len(board.text.splitlines()) > len(report.seats)


def test_a_picture_is_saved_under_its_day(tmp_path: Path, report: RaceReport) -> None:
    told = sharing(tmp_path / "new").take("picture", report, None)
    (file,) = (tmp_path / "new").iterdir()

    assert "2026-11-20-203000-monaco.png" == file.name
    assert (1920, 1080) == pygame.image.load(file).get_size()
    assert told is not None
    assert str(file) in told.text


def test_a_table_is_saved(tmp_path: Path, report: RaceReport) -> None:
    sharing(tmp_path).take("table", report, None)
    (file,) = tmp_path.iterdir()

    assert ".csv" == file.suffix
    assert len(report.turns()) + 1 == len(file.read_text().splitlines())


def test_it_is_said_why_nothing_can_be_saved(tmp_path: Path, report: RaceReport) -> None:
    (tmp_path / "taken").write_text("")

    told = sharing(tmp_path / "taken").take("table", report, None)

    assert told is not None
    assert "cannot be written" in told.text


@pytest.mark.parametrize("answer", ["", "again"])
def test_other_answers_do_nothing(tmp_path: Path, report: RaceReport, answer: str) -> None:
    assert sharing(tmp_path).take(answer, report, None) is None
    assert [] == list(tmp_path.iterdir())
