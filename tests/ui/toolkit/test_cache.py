from __future__ import annotations

from formulad.ui.toolkit.cache import Cache


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


def test_heavy_things_push_out_more_of_the_others() -> None:
    cache: Cache[str] = Cache(10, len)
    cache.get("a", lambda: "xxxx")
    cache.get("b", lambda: "xxx")
    cache.get("c", lambda: "xxxxxx")

    assert "a" not in cache
    assert "b" in cache
    assert "c" in cache


def test_what_is_too_heavy_for_all_is_kept_alone() -> None:
    cache: Cache[str] = Cache(3, len)
    cache.get("a", lambda: "xx")
    cache.get("b", lambda: "xxxxx")

    assert len(cache) == 1
    assert "b" in cache


def test_what_is_cleared_weighs_nothing() -> None:
    cache: Cache[str] = Cache(4, len)
    cache.get("a", lambda: "xxxx")
    cache.clear()
    cache.get("b", lambda: "xx")
    cache.get("c", lambda: "xx")

    assert len(cache) == 2


def test_a_thing_takes_the_place_of_another_and_of_its_weight() -> None:
    cache: Cache[str] = Cache(4, len)
    cache.put("a", "xxx")
    cache.put("a", "x")
    cache.put("b", "xxx")

    assert cache.get("a", str) == "x"
    assert cache.get("b", str) == "xxx"


def test_what_has_less_room_lets_go_at_once() -> None:
    cache: Cache[str] = Cache(4, len)
    for name in "abcd":
        cache.put(name, "x")
    cache.limit(2)

    assert "b" not in cache
    assert "c" in cache
    assert "d" in cache
