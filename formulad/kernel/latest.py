"""Answers that are remembered for the very same question, as long as no other is asked."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")


def latest(work: Callable[[A, B], R]) -> Callable[[A, B], R]:
    """Let a function of two values remember its last answer.

    What a game offers is asked for several times of one state: to show it, to judge a move, to
    carry it out. States are frozen and large, so that it is quicker to know one again by being the
    same than to compare it.
    """
    last: tuple[A, B, R] | None = None

    @wraps(work)
    def ask(one: A, other: B) -> R:
        nonlocal last
        known = last  # taken once: another thread may ask as well
        if known is None or known[1] is not other or known[0] is not one:
            known = last = one, other, work(one, other)
        return known[2]

    return ask
