"""Cache of drawn pictures, which lets go of what has not been used for longest."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")


class Cache(Generic[T]):
    """At most so many things, or so heavy ones, each made when first asked for."""

    def __init__(self, most: int, weigh: Callable[[T], int] = lambda _: 1) -> None:
        """Keep nothing yet.

        Args:
            most: how much all of them may weigh together.
            weigh: how much one weighs; if not told they are counted.
        """
        self._most = most
        self._weigh = weigh
        self._weight = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the thing of a key, made now if it is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        return self.put(key, make())

    def put(self, key: Hashable, thing: T) -> T:
        """Keep a thing from now on, instead of what was kept there; return it."""
        if key in self._kept:
            self._weight -= self._weigh(self._kept.pop(key))
        self._kept[key] = thing
        self._weight += self._weigh(thing)
        self._lighten()
        return thing

    def limit(self, most: int) -> None:
        """Let all things together weigh so much at most from now on."""
        self._most = most
        self._lighten()

    def _lighten(self) -> None:
        while self._weight > self._most and len(self._kept) > 1:
            self._weight -= self._weigh(self._kept.popitem(last=False)[1])

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def clear(self) -> None:
        """Keep nothing of what was made."""
        self._kept.clear()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._kept)
