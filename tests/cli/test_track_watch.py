from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Any

from formulad.cli import main, track_watch
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_window_is_opened_with_the_map_whatever_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Any] = []

    def open_window(_args: object, first: object) -> int:
        opened.append(first)
        return 0

    monkeypatch.setattr(track_watch, "open_window", open_window)
    path = tmp_path / "mine.tmx"
    path.write_text(oval().replace('"corner"', '"cornr"'), "utf-8")

    assert 0 == main(["track", "watch", str(path)])
    assert 1 == len(opened)


def test_a_file_that_is_not_there_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["track", "watch", str(tmp_path / "none.tmx")])
    assert "there is no such file" in capsys.readouterr().err


def test_it_may_be_begun_as_a_program_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: begun.append(command))
    path = tmp_path / "mine.tmx"
    path.write_text(oval(), "utf-8")

    assert 0 == main(["track", "watch", "--detach", str(path)])
    assert ["track", "watch", str(path)] == begun[0][-3:]
