from __future__ import annotations

import gc
import weakref

import pytest

from formulad.kernel.freeze_gc import OLDER, OLDEST, YOUNG, freeze_gc, gc_held, keep_opened


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_what_is_loaded_is_not_looked_through_again() -> None:
    loaded = Circle()
    assert any(each is loaded for each in gc.get_objects())
    freeze_gc()

    assert not any(each is loaded for each in gc.get_objects())


def test_what_was_left_behind_is_cleared_away_even_if_it_was_kept_before() -> None:
    circle = Circle()
    watched = weakref.ref(circle)
    freeze_gc()
    del circle
    gc.collect()
    assert watched() is not None
    freeze_gc()

    assert watched() is None


def test_what_has_opened_lasts_until_the_next_look() -> None:
    circle = Circle()
    watched = weakref.ref(circle)
    keep_opened()
    del circle
    gc.collect()
    assert watched() is not None
    freeze_gc()

    assert watched() is None


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
