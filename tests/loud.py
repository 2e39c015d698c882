"""Faults that the game lives on after: in tests they are as loud as any other."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_OF_THE_GAME = logging.getLogger("formulad")


class _Loud(logging.Handler):
    """Lets the fault through that is being logged."""

    def emit(self, record: logging.LogRecord) -> None:
        """Raise it, or say what was logged."""
        fault = record.exc_info[1] if record.exc_info else None
        raise AssertionError(f"logged: {record.getMessage()}") from fault


_LOUD = _Loud(logging.ERROR)


def be_loud() -> None:
    """Let no fault pass that a driver or an engineer meets and has logged."""
    _OF_THE_GAME.addHandler(_LOUD)


@contextmanager
def hushed() -> Iterator[None]:
    """Let faults be logged as they are in the game: for tests of what happens after one."""
    _OF_THE_GAME.removeHandler(_LOUD)
    try:
        yield
    finally:
        _OF_THE_GAME.addHandler(_LOUD)
