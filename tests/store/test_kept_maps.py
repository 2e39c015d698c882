"""Where a record finds its circuit."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from formulad.kernel.record import SaveError
from formulad.store.kept_maps import keep_map, place_of, safe_stem

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Return a map that lies somewhere."""
    path = tmp_path / "elsewhere" / "oval.tmx"
    path.parent.mkdir()
    path.write_bytes(b"<map/>")
    return path


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def test_a_circuit_of_the_game_is_named_and_not_copied(saves: Path) -> None:
    assert "monaco" == keep_map("monaco", saves)
    assert "monaco" == place_of("monaco", saves)
    assert not saves.exists()


def test_a_map_from_elsewhere_is_kept_beside_the_record(elsewhere: Path, saves: Path) -> None:
    name = keep_map(str(elsewhere), saves)
    elsewhere.unlink()

    assert "oval.tmx" == name
    assert str(saves / "oval.tmx") == place_of(name, saves)
    assert b"<map/>" == (saves / "oval.tmx").read_bytes()


def test_a_map_is_kept_once(elsewhere: Path, saves: Path) -> None:
    assert "oval.tmx" == keep_map(str(elsewhere), saves)
    assert "oval.tmx" == keep_map(str(elsewhere), saves)
    assert "oval.tmx" == keep_map(str(saves / "oval.tmx"), saves)

    assert [saves / "oval.tmx"] == [*saves.iterdir()]


def test_another_map_of_the_same_name_is_kept_under_another(elsewhere: Path, saves: Path) -> None:
    keep_map(str(elsewhere), saves)
    elsewhere.write_bytes(b"<map></map>")

    assert "oval (2).tmx" == keep_map(str(elsewhere), saves)
    assert b"<map/>" == (saves / "oval.tmx").read_bytes()


def test_what_a_system_could_read_in_its_own_way_is_left_out_of_the_name(
    elsewhere: Path, saves: Path
) -> None:
    odd = elsewhere.with_name("a:b\udcff\n*?.tmx")
    elsewhere.rename(odd)

    name = keep_map(str(odd), saves)

    assert "a_b____.tmx" == name
    assert str(saves / name) == place_of(name, saves)


def test_a_map_that_is_gone_is_told(saves: Path) -> None:
    with pytest.raises(SaveError, match=r"oval\.tmx cannot be read: no such file or directory"):
        keep_map("/nowhere/oval.tmx", saves)


@pytest.mark.parametrize(
    "track",
    [
        "\\\\host\\share\\x.tmx",
        "//host/share/x.tmx",
        "../../x.tmx",
        "maps/x.tmx",
        "..\\x.tmx",
        ".tmx",
        "..tmx",
        "C:x.tmx",
        "/home/ada/../../dev/x.tmx",
        "/dev/fd/0/x.tmx",
        "/proc/self/root/x.tmx",
        "/net/host/x.tmx",
        "file:///x.tmx",
        "\\\\?\\C:\\x.tmx",
    ],
)
def test_a_path_in_a_record_is_not_followed_to_a_strange_place(track: str, saves: Path) -> None:
    with pytest.raises(SaveError, match="no record may lead to the map"):
        place_of(track, saves)


@pytest.mark.skipif(sys.platform == "win32", reason="paths of other systems")
def test_a_record_of_an_older_game_finds_its_map_where_it_was(elsewhere: Path, saves: Path) -> None:
    assert str(elsewhere) == place_of(str(elsewhere), saves)


@pytest.mark.parametrize("track", ["/etc/passwd", "../x", "\\\\host\\share\\x"])
def test_what_is_no_map_is_looked_up_by_its_name_alone(track: str, saves: Path) -> None:
    assert track == place_of(track, saves)


@pytest.mark.parametrize(
    ("title", "stem"),
    [("Monaco", "Monaco"), ("../x:y", "___x_y"), (" ", "map"), ("NUL", "NUL_"), ("con", "con_")],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, stem: str) -> None:
    assert stem == safe_stem(title)
