from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cli import main
from tests.tiled.oval import changed, lane, oval, points

if TYPE_CHECKING:
    from pathlib import Path

BACKWARDS = changed(oval(), points(lane(3)), points(lane(3)[::-1]))
ASTRAY = changed(BACKWARDS, 'points="1200,250 1200,470"', 'points="1200,250 1200,400"')


def drawn(folder: Path, text: str) -> str:
    path = folder / "drawn.tmx"
    path.write_text(text, encoding="utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_sound_map_is_told_with_its_lanes_and_corners(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = drawn(tmp_path, oval())

    assert 0 == main(["track", "check", "--json", path])

    found = told(capsys)
    assert {"A": 42, "B": 38, "C": 36} == found["lanes"]
    assert {"name": "Corner 1", "stops": 2, "shortest": 8, "longest": 11} == found["corners"][0]
    assert (1, path, 116, 0) == tuple(found[key] for key in ("format", "file", "cells", "hidden"))
    assert {"warning"} == {fault["severity"] for fault in found["faults"]}


def test_a_fault_is_told_with_its_object_place_and_remedy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["track", "check", "--json", drawn(tmp_path, BACKWARDS)])

    assert [
        {
            "code": "lane-backwards",
            "id": 3,
            "vertex": 0,
            "x": 541.5,
            "y": 425.8,
            "severity": "fault",
            "sentence": "lane #3: runs against the lanes beside it",
            "remedy": "reverse lane 3",
            "others": [],
            "mend": {"do": "reverse", "ids": [3]},
        }
    ] == told(capsys)["faults"]


def test_what_follows_from_a_fault_is_counted_and_shown_when_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = drawn(tmp_path, ASTRAY)
    main(["track", "check", "--json", path])
    short = told(capsys)

    main(["track", "check", "--json", "--all", path])

    assert (["lane-backwards"], 1) == ([f["code"] for f in short["faults"]], short["hidden"])
    codes = [fault["code"] for fault in told(capsys)["faults"]]
    assert ["lane-backwards", "line-misses-lane"] == codes


def test_faults_are_told_in_the_language_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["track", "check", "--json", "--lang", "de", drawn(tmp_path, BACKWARDS)])

    assert "kehre Spur 3 um" == told(capsys)["faults"][0]["remedy"]


def test_a_file_that_is_no_map_is_one_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["track", "check", "--json", str(tmp_path / "none.tmx")])

    (fault,) = told(capsys)["faults"]
    assert ("unreadable", 0) == (fault["code"], fault["id"])


@pytest.mark.parametrize("text", [oval(), BACKWARDS], ids=["sound", "faulty"])
def test_the_preview_is_as_large_as_the_map(tmp_path: Path, text: str) -> None:
    import pygame

    path = tmp_path / "preview.jpg"

    main(["track", "check", "--json", "--preview", str(path), drawn(tmp_path, text)])

    assert (2400, 1440) == pygame.image.load(path).get_size()
