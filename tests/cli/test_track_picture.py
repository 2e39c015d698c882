from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import pytest

from formulad.cli import main
from tests.tiled.oval import changed, oval

if TYPE_CHECKING:
    from pathlib import Path

    Printed = pytest.CaptureFixture[str]


STOPS = '"stops" type="int" value="2"'


@pytest.fixture
def sound(tmp_path: Path) -> str:
    path = tmp_path / "oval.tmx"
    path.write_text(oval(), encoding="utf-8")
    return str(path)


def size_of(picture: Path) -> tuple[int, int]:
    """Return the size that a PNG file states."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    return width, height


def test_a_map_becomes_a_picture_of_the_size_asked_for(sound: str, tmp_path: Path) -> None:
    picture = tmp_path / "oval.png"

    assert 0 == main(["track", "picture", sound, "-o", str(picture), "--size", "640x360"])

    assert (640, 360) == size_of(picture)


def test_a_picture_is_full_hd_if_nobody_says_otherwise(sound: str, tmp_path: Path) -> None:
    picture = tmp_path / "oval.png"

    assert 0 == main(["track", "picture", sound, "-o", str(picture)])

    assert (1920, 1080) == size_of(picture)


def test_a_picture_that_cannot_be_written_is_one_line(
    sound: str, tmp_path: Path, capsys: Printed
) -> None:
    picture = tmp_path / "nowhere" / "oval.png"

    assert 2 == main(["track", "picture", sound, "-o", str(picture), "--size", "320x180"])

    wanted = f"formulad: {picture}: cannot be written: no such file or directory\n"
    assert wanted == capsys.readouterr().err


@pytest.mark.parametrize("size", ["1920", "x", "0x0", "99999x99999", "1920x1080x3", "-5x10"])
def test_a_size_that_is_none_is_refused(
    sound: str, tmp_path: Path, capsys: Printed, size: str
) -> None:
    assert 2 == main(["track", "picture", sound, "-o", str(tmp_path / "a.png"), f"--size={size}"])

    assert "no size such as 1920x1080" in capsys.readouterr().err


def test_a_faulty_map_is_refused_without_a_picture(tmp_path: Path, capsys: Printed) -> None:
    faulty = tmp_path / "faulty.tmx"
    faulty.write_text(changed(oval(), STOPS, STOPS.replace("2", "0")), encoding="utf-8")

    assert 2 == main(["track", "picture", str(faulty), "-o", str(tmp_path / "a.png")])

    assert "stops is not set" in capsys.readouterr().err
    assert not (tmp_path / "a.png").exists()
