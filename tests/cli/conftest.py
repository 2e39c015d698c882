"""What all tests of the command line share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _nobody_has_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no command meet the files of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "nobody"))
