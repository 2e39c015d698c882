from __future__ import annotations

import pytest

from tests.golden.playthrough import CIRCUITS, FOLDER, golden, playthrough


def test_every_circuit_has_its_playthrough() -> None:
    assert {golden(circuit) for circuit in CIRCUITS} == set(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("circuit", CIRCUITS)
def test_a_race_goes_as_it_was_written_down(circuit: str) -> None:
    """If the change is meant, write it down with `python -m tests.golden` and read the diff."""
    written = golden(circuit).read_text(encoding="utf-8")

    assert written.splitlines() == playthrough(circuit).splitlines()
