from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from formulad.race.road.track import TrackError
from formulad.tiled.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from formulad.tiled.circuit import Circuit


@pytest.fixture
def require_tool() -> Callable[[str], str]:
    """Return a function that gives the path of a program; without it the test cannot be made.

    On a developer's machine it is skipped then; in CI every program has to be there.
    """

    def path_of(name: str) -> str:
        path = shutil.which(name)
        if path is not None:
            return path
        if os.environ.get("CI"):
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")

    return path_of


@pytest.fixture
def compiled(tmp_path: Path) -> Callable[[str], Circuit]:
    """Return a function that reads a map from its text."""

    def from_text(text: str) -> Circuit:
        path = tmp_path / "drawn.tmx"
        path.write_text(text, encoding="utf-8")
        return load(path)

    return from_text


@pytest.fixture
def faults_of(compiled: Callable[[str], Circuit]) -> Callable[[str], list[str]]:
    """Return a function that gives the faults of a map; none if it can be raced on."""

    def from_text(text: str) -> list[str]:
        try:
            compiled(text)
        except TrackError as error:
            return str(error).splitlines()
        return []

    return from_text
