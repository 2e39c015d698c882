from __future__ import annotations

from pathlib import Path

import pytest

from tests.first_reading import modules_below, share

ROOT = Path(__file__).parent.parent


def test_modules_are_named_as_they_are_imported() -> None:
    assert __name__ in modules_below(ROOT)


@pytest.mark.parametrize("processes", [1, 2, 3, 5])
def test_each_module_is_read_first_by_one_process(processes: int) -> None:
    modules = list("abcdefg")

    shares = [share(modules, process, processes) for process in range(processes)]

    assert modules == [module for part in shares for module in part]
    assert max(map(len, shares)) - min(map(len, shares)) <= 1
