from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from formulad.ui.shell.other_programs import open_in_tiled, open_with_desktop

MAP = Path("loop.tmx")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(command))
    return commands


def only(monkeypatch: pytest.MonkeyPatch, *programs: str) -> None:
    def which(name: str) -> str | None:
        return f"/bin/{name}" if name in programs else None

    monkeypatch.setattr(shutil, "which", which)


def test_a_map_is_opened_in_tiled(monkeypatch: pytest.MonkeyPatch, begun: list[Any]) -> None:
    only(monkeypatch, "tiled", "xdg-open", "open")

    assert open_in_tiled(MAP)
    assert [["/bin/tiled", "loop.tmx"]] == begun


def test_without_it_the_desktop_decides(monkeypatch: pytest.MonkeyPatch, begun: list[Any]) -> None:
    only(monkeypatch, "xdg-open", "open")

    assert open_in_tiled(MAP)
    assert open_with_desktop(MAP.parent)
    assert 2 == len(begun)


def test_without_either_nothing_is_opened(
    monkeypatch: pytest.MonkeyPatch, begun: list[Any]
) -> None:
    only(monkeypatch)

    assert not open_in_tiled(MAP)
    assert [] == begun


def test_a_program_that_cannot_be_run_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, "tiled")

    def fails(*_: object, **_more: object) -> None:
        raise PermissionError

    monkeypatch.setattr(subprocess, "Popen", fails)

    assert not open_in_tiled(MAP)
