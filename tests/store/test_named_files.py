"""Files of a folder are listed by what they are called; those that cannot be used stay named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formulad.kernel.values import Frozen
from formulad.store.named_files import NamedFiles
from formulad.store.unusable_file import UnusableFile

if TYPE_CHECKING:
    from pathlib import Path


class Note(Frozen):
    """A line in a file."""

    path: Path
    name: str


def read(path: Path) -> Note | UnusableFile:
    """Return a note, unless its file is empty."""
    text = path.read_text().strip()
    return Note(path, text) if text else UnusableFile(path, "it is empty")


def test_before_the_first_file_there_is_nothing(tmp_path: Path) -> None:
    notes = NamedFiles(tmp_path / "notes", read)

    assert notes.is_empty
    assert () == notes.all()


def test_files_are_listed_by_name_whatever_their_case(tmp_path: Path) -> None:
    notes = NamedFiles(tmp_path / "notes", read)
    for stem, text in (("one", "beta"), ("two", "Alpha"), ("three", "gamma")):
        notes.write(notes.folder / f"{stem}.yaml", text)
        (notes.folder / f"{stem}.yaml").write_text(text)

    assert ["Alpha", "beta", "gamma"] == [each.name for each in notes.usable()]


def test_what_cannot_be_used_is_listed_apart(tmp_path: Path) -> None:
    notes = NamedFiles(tmp_path, read)
    (tmp_path / "empty.yaml").write_text("")
    (tmp_path / "full.yaml").write_text("full")

    assert ["full"] == [each.name for each in notes.usable()]
    assert {"empty.yaml", "full.yaml"} == {each.path.name for each in notes.all()}
