from __future__ import annotations

import pytest

from formulad.ui.shell.test_probe import HASTE, RATE, haste, rate


@pytest.mark.parametrize(("said", "expected"), [("", 1), ("8", 8), ("soon", 1)])
def test_time_passes_as_fast_as_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, said: str, expected: int
) -> None:
    monkeypatch.setenv(HASTE, said)

    assert expected == haste()


@pytest.mark.parametrize(("said", "expected"), [("", 60), ("25", 25), ("0", 1), ("soon", 60)])
def test_so_many_pictures_are_drawn_a_second_as_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, said: str, expected: int
) -> None:
    monkeypatch.setenv(RATE, said)

    assert expected == rate(60)
