"""Later: whoever does work beside the game only when a test says so."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Later:
    """Does work when it is told to."""

    def __init__(self) -> None:
        self._put_off: list[tuple[Future[Any], Callable[[], Any]]] = []

    def __call__(self, work: Callable[[], T], /) -> Future[T]:
        """Put some work off."""
        future: Future[T] = Future()
        self._put_off.append((future, work))
        return future

    def catch_up(self) -> None:
        """Do all that was put off."""
        while self._put_off:
            future, work = self._put_off.pop(0)
            future.set_result(work())
