from __future__ import annotations

import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.sentence import sentence_of
from formulad.store.container import (
    MOST_OF_FILE,
    Container,
    ContainerError,
    Kind,
    open_container,
    packed,
    unpacked,
)
from formulad.store.paths import data_root
from formulad.ui.toolkit.languages import Language

if TYPE_CHECKING:
    from pathlib import Path

NEWER = (
    "manifest.yaml:2: this shared file has version 2, written by a newer FormulaD;"
    " this one reads versions up to 1"
)
LOOP = Container(Kind.CIRCUIT, "Loop", "Ana", {"track.tmx": b"<map/>", "preview.jpg": b"jpg"})


def as_zip(**files: bytes) -> bytes:
    """Return a zip of some files; a double underscore stands for a dot."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "."), content)
    return buffer.getvalue()


def manifest() -> bytes:
    """Return what is said of the loop."""
    with zipfile.ZipFile(BytesIO(packed(LOOP))) as archive:
        return archive.read("manifest.yaml")


def refusal(data: bytes) -> str:
    """Return why a file is not read."""
    with pytest.raises(ContainerError) as refused:
        unpacked("loop.formulad", data)
    return str(refused.value).removeprefix("loop.formulad: ")


def test_a_fault_within_is_told_in_the_language_of_the_player() -> None:
    data = as_zip(manifest__yaml=manifest().replace(b"version: 1", b"version: 2"))
    with pytest.raises(ContainerError) as refused:
        unpacked("loop.formulad", data)

    told = Language("de", data_root() / "assets" / "locale").say(sentence_of(refused.value))

    assert told.startswith("loop.formulad: manifest.yaml:2: ")
    assert "neueren FormulaD" in told


def test_what_is_packed_is_unpacked() -> None:
    assert LOOP == unpacked("loop.formulad", packed(LOOP))


def test_the_same_is_packed_into_the_same_bytes() -> None:
    turned = Container(LOOP.kind, LOOP.title, LOOP.author, dict(reversed([*LOOP.files.items()])))

    assert packed(LOOP) == packed(turned)


@pytest.mark.parametrize("cut", [0, 1, 60, 300, -1])
def test_what_is_no_whole_zip_is_refused(cut: int) -> None:
    assert "this is no file of FormulaD, or it is damaged" == refusal(packed(LOOP)[:cut])


def test_a_zip_without_a_manifest_is_refused() -> None:
    assert "manifest.yaml is missing in it" == refusal(as_zip(track__tmx=b"<map/>"))


def test_a_circuit_without_its_map_is_refused() -> None:
    bare = Container(Kind.CIRCUIT, "Loop", "", {"preview.jpg": b"jpg"})

    assert "track.tmx is missing in it" == refusal(packed(bare))


def test_a_file_that_does_not_belong_is_refused() -> None:
    more = Container(Kind.CIRCUIT, "Loop", "", {**LOOP.files, "../../run.sh": b"rm"})

    expected = "there is a file in it that does not belong: ../../run.sh"
    assert expected == refusal(packed(more))


@pytest.mark.parametrize("more", [{}, {"preview__jpg": b"jpg", "x__sh": b""}], ids=["less", "more"])
def test_what_the_manifest_does_not_say_is_refused(more: dict[str, bytes]) -> None:
    data = as_zip(manifest__yaml=manifest(), track__tmx=b"<map/>", **more)

    assert "its list says something else than what is in it" == refusal(data)


def test_a_file_that_was_changed_is_refused() -> None:
    data = as_zip(manifest__yaml=manifest(), track__tmx=b"<map />", preview__jpg=b"jpg")

    assert "track.tmx in it was changed or damaged" == refusal(data)


def test_no_more_is_unpacked_than_makes_sense() -> None:
    huge = Container(Kind.CIRCUIT, "Loop", "", {"track.tmx": bytes(17 << 20)})
    data = packed(huge)

    assert len(data) < MOST_OF_FILE
    assert "track.tmx in it is larger than makes sense" == refusal(data)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            b"version: 1",
            b"version: 2",
            NEWER,
        ),
        (b"format: formulad", b"format: zip", "manifest.yaml:1: write `formulad` here"),
        (b"title: Loop", b"title: Loop\ncode: x", "manifest.yaml:5: there is no entry 'code'"),
        (
            b"title: Loop",
            b'title: "a\\u202eb"',
            "manifest.yaml:4: this holds signs that cannot be seen",
        ),
    ],
)
def test_a_manifest_that_cannot_be_used_is_refused_by_its_line(
    old: bytes, new: bytes, sentence: str
) -> None:
    written = manifest().replace(old, new)
    data = as_zip(manifest__yaml=written, track__tmx=b"<map/>", preview__jpg=b"jpg")

    assert sentence == refusal(data)


def test_an_unknown_kind_is_refused() -> None:
    written = manifest().replace(b"kind: circuit", b"kind: program")
    data = as_zip(manifest__yaml=written, track__tmx=b"<map/>", preview__jpg=b"jpg")

    assert refusal(data).startswith("manifest.yaml:3: ")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContainerError, match="cannot be read: it is a folder"):
        open_container(tmp_path)
