from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.freeze_gc import OLDER, OLDEST, YOUNG, freeze_gc, gc_held, keep_opened

if TYPE_CHECKING:
    from types import FunctionType

ROOT = Path(__file__).parents[2]


class Circle:
    def __init__(self) -> None:
        self.me = self


def loads() -> None:
    loaded = Circle()
    assert any(each is loaded for each in gc.get_objects())
    freeze_gc()

    assert not any(each is loaded for each in gc.get_objects())


def leaves_behind_what_was_frozen() -> None:
    circle = Circle()
    watched = weakref.ref(circle)
    freeze_gc()
    del circle
    gc.collect()
    assert watched() is not None
    freeze_gc()

    assert watched() is None


def leaves_behind_what_had_opened() -> None:
    circle = Circle()
    watched = weakref.ref(circle)
    keep_opened()
    del circle
    gc.collect()
    assert watched() is not None
    freeze_gc()

    assert watched() is None


@pytest.mark.parametrize(
    "work",
    [
        pytest.param(loads, id="what is loaded is not looked through again"),
        pytest.param(
            leaves_behind_what_was_frozen,
            id="what was left behind is cleared away even if it was kept before",
        ),
        pytest.param(leaves_behind_what_had_opened, id="what has opened lasts until the next look"),
    ],
)
def test_what_lasts(work: FunctionType) -> None:
    """In a Python of its own: here it would look through all that ten thousand tests keep."""
    code = f"from tests.kernel import test_lasting; test_lasting.{work.__name__}()"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True
    )

    assert (0, "") == (done.returncode, done.stderr)


def test_python_looks_in_small_lots_from_the_first_picture_on() -> None:
    """Else a search of 20 ms falls into a race until something else has opened."""
    usual = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    keep_opened()
    found = gc.get_threshold()
    gc.set_threshold(*usual)

    assert (YOUNG, OLDER, OLDEST) == found


def test_nothing_is_looked_for_while_something_opens() -> None:
    with gc_held():
        assert not gc.isenabled()
        keep_opened()
        assert gc.isenabled()


def test_python_looks_again_if_nothing_could_be_opened() -> None:
    with pytest.raises(ValueError, match="no screen"), gc_held():
        raise ValueError("no screen")

    assert gc.isenabled()
