"""Keeping what was drawn, and letting go of what has not been used for longest."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")


class Cache(Generic[T]):
    """At most so many things, each made when first asked for."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the thing of a key, made now if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        thing = self._kept[key] = make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return thing

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def clear(self) -> None:
        """Keep nothing of what was made."""
        self._kept.clear()

    def __len__(self) -> int:
        return len(self._kept)
