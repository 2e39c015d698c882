"""Progress of a pupil as a file of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from formulad.kernel.sentence import say_of
from formulad.school.progress import AFTER, Progress, Return
from formulad.store.disk import write_whole
from formulad.store.validation_errors import typing_fault
from formulad.store.yaml_document import check_version, open_document
from formulad.store.yaml_text import yaml_of

if TYPE_CHECKING:
    from pathlib import Path

VERSION = 1
NAME = "school.yaml"

_Count = Annotated[int, Meta(ge=0, le=10**9)]


class _ReturnEntry(Struct, frozen=True, forbid_unknown_fields=True):
    after: _Count
    times: Annotated[int, Meta(ge=0, lt=len(AFTER))] = 0


class _ProgressFile(Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    kind: Literal["school"]
    done: _Count = 0
    first: dict[str, bool] = {}
    returns: dict[str, _ReturnEntry] = {}
    lessons: tuple[str, ...] = ()
    begun: dict[str, _Count] = {}


def read_progress(folder: Path) -> Progress:
    """Return what a pupil has tried; nothing yet if there is no file.

    Raises:
        DocumentError: if there is one that cannot be used; it stays as it is.
    """
    path = folder / NAME
    if not path.exists():
        return Progress()
    document = open_document(path)
    check_version(document, say_of("file", "school report"), VERSION)
    try:
        written = msgspec.convert(document.value, _ProgressFile)
    except msgspec.ValidationError as error:
        raise typing_fault(document, error) from None
    returns = {each: Return(due.after, due.times) for each, due in written.returns.items()}
    return Progress(written.done, written.first, returns, written.lessons, written.begun)


def write_progress(folder: Path, progress: Progress) -> None:
    """Write down what a pupil has tried.

    Raises:
        OSError: if the disk does not take it.
    """
    returns = {
        each: {"after": due.after, "times": due.times} for each, due in progress.returns.items()
    }
    told = {
        "version": VERSION,
        "kind": "school",
        "done": progress.done,
        "first": dict(progress.first),
        "returns": returns,
        "lessons": list(progress.lessons),
        "begun": dict(progress.begun),
    }
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / NAME, yaml_of(told).encode())
