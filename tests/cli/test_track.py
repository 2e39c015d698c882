from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import yaml

from formulad.cli import main
from tests.tiled.oval import changed, oval

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def sound(tmp_path: Path) -> str:
    path = tmp_path / "sound.tmx"
    path.write_text(oval(), encoding="utf-8")
    return str(path)


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    path = tmp_path / "faulty.tmx"
    path.write_text(
        changed(
            oval(),
            'type="int" value="2"/><property name="lane_change"',
            'type="int" value="0"/><property name="lane_change"',
        ),
        encoding="utf-8",
    )
    return str(path)


def test_checking_a_sound_map_counts_its_cells_and_warnings(
    sound: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["track", "check", sound])

    *warnings, last = capsys.readouterr().out.splitlines()
    assert f"{sound}: 116 cells, no faults, {len(warnings)} warnings" == last
    assert all(line.startswith("warning: ") for line in warnings)


def test_checking_a_faulty_map_lists_its_faults(
    faulty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["track", "check", faulty])

    corner = "corner #11 at (1801,200) in layer 'zones' (line 13)"
    assert [
        f"{corner}: stops is not set → set stops to 2: it turns by 170°",
        f"{faulty}: 1 fault",
    ] == capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("command", ["check", "graph"])
def test_an_unreadable_map_is_one_line_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    path = tmp_path / "none.tmx"

    assert 2 == main(["track", command, str(path)])

    printed = capsys.readouterr()
    assert f"{path}: cannot be read: no such file or directory\n" == printed.err
    assert "" == printed.out


def test_the_worst_of_several_maps_decides_the_exit_status(
    sound: str, faulty: str, tmp_path: Path
) -> None:
    assert 1 == main(["track", "check", faulty, sound])
    assert 2 == main(["track", "check", str(tmp_path), faulty, sound])


def test_the_graph_is_printed_as_yaml(sound: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["track", "graph", sound])

    graph = yaml.safe_load(capsys.readouterr().out)
    assert {"A": 5, "B": 5, "C": 5} == graph["sectors"][0]["cells"]


def test_the_graph_is_printed_as_json(sound: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["track", "graph", sound, "--json"])

    graph = json.loads(capsys.readouterr().out)
    assert ["A2", "B2"] == graph["sectors"][0]["next"]["A"][0]


def test_a_faulty_map_has_no_graph(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["track", "graph", faulty])

    assert "stops is not set" in capsys.readouterr().err
