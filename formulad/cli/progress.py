"""Progress bar: it grows on a terminal, and stays away from files and pipes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from formulad.cli.terminal import draw, is_watched

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

T = TypeVar("T")
WIDTH = 40


def with_bar(items: Iterable[T], total: int) -> Iterator[T]:
    """Yield items while a bar on the terminal shows how many there have been."""
    if not is_watched():
        yield from items
        return
    try:
        for done, item in enumerate(items, 1):
            full = WIDTH * done // total
            draw(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}")
            yield item
    finally:
        draw("\r\033[K")
