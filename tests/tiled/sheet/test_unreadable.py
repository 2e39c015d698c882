"""Files that are no map at all: one sentence, never a traceback."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

import pytest

from formulad.tiled.catalogue import load
from formulad.tiled.faults.faults import UnreadableMap
from tests.tiled.oval import CELLS, changed, oval

if TYPE_CHECKING:
    from pathlib import Path

BOMB = """<?xml version="1.0"?>
<!DOCTYPE map [
 <!ENTITY a "ha">
 <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
 <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
]>
<map width="1" height="1" tilewidth="1" tileheight="1"><properties>
<property name="title" value="&c;"/></properties></map>
"""
OUTSIDE = '<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]><map>&x;</map>'


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        pytest.param(b"", r"not a Tiled map \(XML\): no element found", id="empty"),
        pytest.param(b"\x00\x01\x02\xff" * 99, r"not a Tiled map \(XML\)", id="binary"),
        pytest.param(b"cells: 497", r"not a Tiled map \(XML\): syntax error", id="text"),
        pytest.param(oval().encode()[:3000], r"not a Tiled map \(XML\)", id="truncated"),
        pytest.param(b"<tileset/>", "not a Tiled map: its root is <tileset>", id="tileset"),
        pytest.param(BOMB.encode(), "line 2: a Tiled map has no DOCTYPE; remove it", id="bomb"),
        pytest.param(OUTSIDE.encode(), "line 1: a Tiled map has no DOCTYPE", id="outside entity"),
        pytest.param(
            b"<map>" + b"<group>" * 99_999, "line 1: too deeply nested for a map", id="deep"
        ),
        pytest.param(
            b'<?xml version="1.0" encoding="klingon"?><map/>',
            r"not a Tiled map \(XML\)",
            id="unknown encoding",
        ),
        pytest.param(
            b"<map><objectgroup>" + b'<object type="note"/>' * 10_001,
            "more than 10000 objects",
            id="too many objects",
        ),
        pytest.param(
            b"<map><objectgroup>" + b'<object type="link"/>' * 2_001,
            "more than 2000 objects besides scenery",
            id="too many links",
        ),
        pytest.param(b" " * ((16 << 20) + 1), "cannot be read: it is far too large", id="huge"),
    ],
)
def test_a_file_that_is_no_map_is_refused_in_a_sentence(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "strange.tmx"
    path.write_bytes(content)

    with pytest.raises(UnreadableMap, match=f"^{path}: {sentence}"):
        load(path)


def test_a_missing_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableMap, match=r"none.tmx: cannot be read: no such file"):
        load(tmp_path / "none.tmx")


def test_a_directory_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableMap, match="cannot be read: it is a folder"):
        load(tmp_path)


def test_a_path_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableMap, match="cannot be read"):
        load(tmp_path / "nul\0.tmx")


def test_a_map_may_be_written_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "wide.tmx"
    text = changed(oval(), 'encoding="UTF-8"', 'encoding="UTF-16"')
    path.write_bytes(codecs.BOM_UTF16_LE + text.encode("utf-16-le"))

    assert CELLS == len(load(path).track.cells)


def test_a_tileset_that_is_not_there_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "pictures.tmx"
    text = changed(
        oval(),
        ' <objectgroup id="1"',
        ' <tileset firstgid="1" source="gone.tsx"/>\n <objectgroup id="1"',
    )
    path.write_text(text, encoding="utf-8")

    assert CELLS == len(load(path).track.cells)
