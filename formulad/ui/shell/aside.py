"""Work beside the game: what takes seconds is done while scenes go on."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")


class Aside(Protocol):
    """Does work beside the game."""

    def __call__(self, work: Callable[[], T], /) -> Future[T] | None:
        """Begin some work; return what will come of it, or None if nobody does such work here."""


def in_a_thread() -> Aside:
    """Return what does one piece of work after the other, in a thread of its own."""

    @cache
    def worker() -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(max_workers=1, thread_name_prefix="aside")

    def begin(work: Callable[[], T], /) -> Future[T]:
        return worker().submit(work)

    return begin


def at_once(work: Callable[[], T]) -> Future[T]:
    """Do some work before anything else."""
    from concurrent.futures import Future

    done: Future[T] = Future()
    done.set_result(work())
    return done


def nobody(work: Callable[[], T]) -> Future[T] | None:
    """Leave work alone: the game goes on without it."""
    del work
    return None
