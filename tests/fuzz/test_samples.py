"""A sample of every fuzzer, always the same: an hour of each is `python -m tests.fuzz all`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.fuzz import runner
from tests.fuzz.runner import fuzz, keep
from tests.fuzz.target import Target
from tests.fuzz.targets import NAMES, is_there
from tests.fuzz.worker import hostile
from tests.scope import amount

if TYPE_CHECKING:
    from pathlib import Path

INPUTS = {
    "maps": amount(4, 100),
    "records": amount(15, 500),
    "yaml": amount(10, 150),
    "texts": amount(10, 150),
    "containers": amount(30, 300),
    "gifts": amount(10, 300),
}
"""The most take half a dozen seconds each."""


@pytest.mark.parametrize("name", NAMES)
def test_hostile_files_are_read_or_refused_in_a_sentence(name: str) -> None:
    if not is_there(name):
        pytest.skip(f"no fuzzer of {name} yet")
    tally = fuzz(name, seed=1, inputs=INPUTS[name])

    assert INPUTS[name] == tally.inputs
    assert 0 == tally.tracebacks, tally.told


def test_the_same_number_is_always_the_same_file() -> None:
    target = Target("some", ".x", tuple, lambda chance, good: good + chance.randbytes(9), ())

    first, again, other = (hostile(target, (b"a", b"b"), 1, number) for number in (5, 5, 6))

    assert first == again != other


def test_a_reader_that_breaks_dies_or_hangs_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(runner, "LONGEST_SILENCE", 2.0)

    tally = fuzz("broken", seed=70, inputs=6)  # two break, one dies, one hangs

    assert (6, 4) == (tally.inputs, tally.tracebacks)
    told = " ".join(find.told for find in tally.finds)
    assert "ZeroDivisionError" in told
    assert "its reader died" in told
    assert "its reader is silent for 2 s" in told
    keep(tally, 70, tmp_path / "finds")
    assert 2 * len(tally.finds) == len(list((tmp_path / "finds").iterdir()))
