"""Branching: a game goes on from any moment of a record, as a new game of its own (SHE-7).

The record it came from stays as it is. The new one repeats its lines up to that moment, so that the
states before it are the same, and says in its header where it comes from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from formulad.kernel.header import Origin
from formulad.kernel.record import UNDO, is_remark
from formulad.kernel.values import replace
from formulad.store.resume import load
from formulad.store.saves import new_save

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime
    from pathlib import Path

    from formulad.kernel.kind import AnyKind


def branch(
    kind: AnyKind,
    path: Path,
    step: int,
    grades: Sequence[str],
    created: datetime,
    seed: int | None = None,
) -> Path:
    """Write the record of a game that goes on from a moment of another; return it.

    Args:
        kind: which game it is.
        path: the record of the other game.
        step: how many of its steps have happened.
        grades: who plays on, by seat: computers of a grade, or persons where it is empty.
        created: when the new game begins.
        seed: what its chance follows from; None for the luck that the other game had.

    Raises:
        SaveError: if the record cannot be used, or nothing can be written.
    """
    loaded = load(kind, path)
    written: Any = kind.read_header(loaded.record.header)
    header = replace(
        written,
        setup=kind.seated(written.setup, grades),
        seed=written.seed if seed is None else seed,
        created=created,
        season=None,
        origin=Origin(path.name, step),
        is_received=False,
    )
    lines = lines_until(loaded.record.lines[: loaded.replay.good_lines], step)
    name = kind.stem(header.setup)
    with new_save(path.parent, kind.write_header(header), created, name, lines) as file:
        return file.path


def lines_until(lines: Sequence[str], step: int) -> Sequence[str]:
    """Return the lines of a record up to where so many steps have happened for good.

    Steps that were taken back meanwhile stay in it, and so do the check-sum and the edition behind
    the last step.
    """
    happened, end = 0, 0
    for at, line in enumerate(lines, 1):
        if is_remark(line):
            end = at if end == at - 1 else end
        elif line == UNDO:
            happened -= 1
        else:
            happened += 1
            end = at if happened == step else end
    return lines[:end]
