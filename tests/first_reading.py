"""Who reads which tests first: what one process has translated, the others read."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


def read_my_share(root: Path, process: int, processes: int) -> None:
    """Read one part of all tests, of as many as there are processes, before the others.

    Processes that read all tests in the same order, at the same pace, would each translate every
    file of the tests and of the game where there is no bytecode yet.
    """
    for module in share(modules_below(root), process, processes):
        with suppress(Exception, pytest.skip.Exception):  # told when it is read in its turn
            import_module(module)


def modules_below(root: Path) -> list[str]:
    """Return the names of the modules of all tests."""
    files = sorted((root / "tests").rglob("test_*.py"))
    return [".".join(file.relative_to(root).with_suffix("").parts) for file in files]


def share(modules: list[str], process: int, processes: int) -> list[str]:
    """Return one part of as many as there are processes."""
    first, end = (len(modules) * at // processes for at in (process, process + 1))
    return modules[first:end]
