from __future__ import annotations

import gc
import weakref

from formulad.kernel.freeze_gc import freeze_gc


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
