"""Workshop: laps solved beside the game, in a process of their own, before they are asked for."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Protocol, TypeAlias

from formulad.ai.values.library import the_library
from formulad.ai.values.tables import Tables
from formulad.kernel.freeze_gc import freeze_gc

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess

    from formulad.ai.values.lap_key import LapKey
    from formulad.ai.values.shelf import Shelf
    from formulad.race.phase import Setting

Keys: TypeAlias = "tuple[LapKey, ...]"


class Work(Protocol):
    """What is being solved."""

    def is_alive(self) -> bool:
        """Return whether it goes on."""

    def terminate(self) -> None:
        """Leave off."""


class Workshop:
    """Solves the laps of the race that may be driven next.

    They are put on the shelves, where the game finds them. Whatever goes wrong with the process:
    the laps are solved when they are needed.
    """

    def __init__(self, begin: Callable[[Keys, tuple[Shelf, ...]], Work] | None = None) -> None:
        self._begin = begin or begin_process
        self._wanted: Keys = ()
        self._work: Work | None = None

    def request(self, setting: Setting) -> None:
        """Let the laps of a race be solved that nobody has solved yet, and no others."""
        wanted = needed(setting)
        if wanted == self._wanted and self._work and self._work.is_alive():
            return
        self.close()
        self._wanted = wanted
        missing = tuple(key for key in wanted if not the_library().has(key))
        if missing:
            with suppress(OSError, RuntimeError):
                self._work = self._begin(missing, the_library().shelves)

    def is_ready(self, setting: Setting) -> bool:
        """Return whether all laps are there with which a race begins."""
        return all(the_library().has(key) for key in needed(setting))

    def close(self) -> None:
        """Leave off what is under way: another race was chosen, or none."""
        if self._work:
            self._work.terminate()
            self._work = None


def begin_process(keys: Keys, shelves: tuple[Shelf, ...]) -> SpawnProcess:
    """Begin to solve laps in a process that ends with the game."""
    fresh = get_context("spawn")  # forking a process with threads may lock up
    work = fresh.Process(target=solve, args=(keys, shelves), name="values", daemon=True)
    work.start()
    return work


def solve(keys: Keys, shelves: tuple[Shelf, ...]) -> None:
    """Solve laps and put them on shelves."""
    freeze_gc()
    library = the_library()
    library.shelves = shelves
    for key in keys:
        library.lap(key)


def needed(setting: Setting) -> Keys:
    """Return the laps with which a race begins, those first on which others rest."""
    found: dict[LapKey, None] = {}
    for key in Tables(setting).first.keys:
        _note(key, found)
    return tuple(found)


def _note(key: LapKey, found: dict[LapKey, None]) -> None:
    spent = key.spent
    for below in (key.beyond, spent, spent and spent.beyond):
        if below is not None:
            _note(below, found)
    found.setdefault(key)
