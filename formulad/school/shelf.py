"""Shelf of puzzles: those that come with the game, the circuits in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.files import files_in
from formulad.school.puzzle_yaml import read_puzzle, text_of
from formulad.store.disk import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from formulad.school.puzzle import Puzzle
    from formulad.store.yaml_document import Document

SUFFIX = ".yaml"


def puzzles_in(folder: Path) -> tuple[tuple[Document, Puzzle], ...]:
    """Return the puzzles of a folder with their documents, circuits in turn.

    Raises:
        DocumentError: if one of them cannot be read.
    """
    return tuple(read_puzzle(path) for path in sorted(files_in(folder, SUFFIX), key=_number))


def _number(path: Path) -> tuple[str, str]:
    """Return what puts the first puzzles of all circuits before the second ones."""
    track, _, number = path.stem.rpartition("-")
    return number, track


def put_on(folder: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles into a folder, each into a file of its name.

    Raises:
        OSError: if the disk does not take them.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for puzzle in puzzles:
        write_whole(folder / f"{puzzle.id}{SUFFIX}", text_of(puzzle).encode())
