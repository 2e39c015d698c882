from __future__ import annotations

from formulad.ui.cache import Cache


def test_a_thing_is_made_once() -> None:
    cache: Cache[list[int]] = Cache(2)

    assert cache.get("a", list) is cache.get("a", list)


def test_what_was_not_used_for_longest_is_let_go() -> None:
    cache: Cache[list[int]] = Cache(2)
    first, second = cache.get("a", list), cache.get("b", list)
    cache.get("a", list)
    cache.get("c", list)

    assert len(cache) == 2
    assert cache.get("a", list) is first
    assert cache.get("b", list) is not second
