"""Progress bar: it grows on a terminal, and stays away from files and pipes."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from formulad.cli.terminal import draw, is_watched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
WIDTH = 30
PAUSE = 0.1
"""Seconds between two drawings: more nobody sees."""


def _nothing() -> str:
    return ""


def with_bar(
    items: Iterable[T], total: int, told: Callable[[], str] = _nothing, *, each: int = 1
) -> Iterator[T]:
    """Yield items while a bar on the terminal shows how many of them have been used.

    Args:
        items: what is waited for.
        total: how many they are at most.
        told: what is known so far, shown at the end of the line.
        each: how many games an item stands for.
    """
    if not is_watched():
        yield from items
        return
    began = drawn = perf_counter()
    try:
        for done, item in enumerate(items, 1):
            yield item
            now = perf_counter()
            if done in {1, total} or now - drawn >= PAUSE:
                drawn = now
                bar = bar_of(done * each, total * each, now - began)
                draw("  ".join(filter(None, (f"\r\033[K{bar}", told()))))
    finally:
        draw("\r\033[K")


def bar_of(done: int, total: int, seconds: float) -> str:
    """Return the bar: how many are done, at which rate, and how long the others will take."""
    full = WIDTH * done // total
    rate = done / max(seconds, 1e-9)
    left = _clock((total - done) / rate)
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}  {rate:.3g}/s  {left}"


def _clock(seconds: float) -> str:
    """Return a time as a clock has it: 2:05, or 1:02:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
