from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame
import pytest

from formulad.cli import main
from formulad.tiled.catalogue import load
from formulad.tiled.sheet.sheet import read_sheet
from tests.tiled.oval import lane, oval, polyline, tiled_map

if TYPE_CHECKING:
    from pathlib import Path

CLICKS = [(500, 500), (1200, 450), (2000, 520), (2200, 900), (1800, 1200), (900, 1150), (300, 900)]


@pytest.fixture
def circuit(tmp_path: Path) -> Path:
    path = tmp_path / "oval.tmx"
    path.write_text(oval(), "utf-8")
    return path


@pytest.fixture
def clicked(tmp_path: Path) -> Path:
    path = tmp_path / "clicked.tmx"
    path.write_text(tiled_map({"road": [polyline(5, "", [*CLICKS, CLICKS[0]])]}, {}), "utf-8")
    return path


@pytest.mark.parametrize("shape", ["oval", "hairpin", "street"])
def test_a_new_circuit_can_be_raced_on_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], shape: str
) -> None:
    path = tmp_path / "my-first_circuit.tmx"

    assert 0 == main(["track", "new", str(path), "--shape", shape, "--lanes", "2"])
    assert f"{path} is written" in capsys.readouterr().out
    assert "My First Circuit" == load(path).track.title
    assert 2 == load(path).track.lane_count


def test_a_new_circuit_replaces_nothing(circuit: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = circuit.read_bytes()

    assert 2 == main(["track", "new", str(circuit)])
    assert "is there already" in capsys.readouterr().err
    assert before == circuit.read_bytes()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--lanes", "9"], "--lanes"),
        (["--width", "19"], "--width"),
        (["--length", "two"], "--length"),
        (["--shape", "circle"], "circle"),
    ],
)
def test_what_no_circuit_can_be_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    assert 2 == main(["track", "new", str(tmp_path / "x.tmx"), *words])

    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
    assert not (tmp_path / "x.tmx").exists()


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """Return a picture to draw over."""
    path = tmp_path / "plans" / "plan.png"
    path.parent.mkdir()
    pygame.image.save(pygame.Surface((1230, 640)), path)
    return path


def test_a_map_to_trace_on_is_as_large_as_the_picture_below_it(
    tmp_path: Path, plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "traced.tmx"
    assert 0 == main(["track", "new", str(path), "--trace", str(plan), "--width", "40"])

    assert "click the middle of the road" in capsys.readouterr().out
    sheet, text = read_sheet(path), path.read_text("utf-8")
    assert () == tuple(sheet.items)
    assert 'width="25" height="13"' in text
    assert 'name="//trace"' in text
    assert 'source="plans/plan.png"' in text


def test_a_circuit_is_clicked_over_a_picture(tmp_path: Path, plan: Path) -> None:
    path = tmp_path / "traced.tmx"
    assert 0 == main(["track", "new", str(path), "--trace", str(plan), "--width", "20"])
    points = [(0.5 * x, 0.5 * y) for x, y in CLICKS]
    road = polyline(5, "", [*points, points[0]])
    text = path.read_text("utf-8").replace('name="road"/>', f'name="road">{road}</objectgroup>')
    path.write_text(text.replace('nextobjectid="1"', 'nextobjectid="6"'), "utf-8")

    assert 0 == main(["track", "draw", "lanes", str(path), "--lanes", "2", "--width", "20"])
    assert 2 == load(path).track.lane_count


@pytest.mark.parametrize("content", [b"", b"GIF89a", b"<svg/>"])
def test_what_is_no_picture_is_not_traced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    path, plan = tmp_path / "traced.tmx", tmp_path / "plan.png"
    plan.write_bytes(content)

    assert 2 == main(["track", "new", str(path), "--trace", str(plan)])
    assert "this is no picture of at most 20000 pixels" in capsys.readouterr().err
    assert not path.exists()


def test_a_picture_that_is_not_there_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "plan.png")

    assert 2 == main(["track", "new", str(tmp_path / "x.tmx"), "--trace", missing])
    assert "plan.png cannot be read" in capsys.readouterr().err


def test_a_circuit_cannot_be_written_where_there_is_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["track", "new", str(tmp_path / "none" / "x.tmx")])
    assert "cannot be written" in capsys.readouterr().err


def test_lanes_are_drawn_along_the_only_line_of_a_map(
    clicked: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["track", "draw", "lanes", str(clicked), "--width", "40", "--slots", "6"])
    assert "objects drawn" in capsys.readouterr().out

    assert 0 == main(["track", "check", str(clicked)]) or "players_max" in capsys.readouterr().out


def test_an_editor_is_told_what_to_draw_and_the_file_stays(
    circuit: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = circuit.read_bytes()

    assert 0 == main(["track", "draw", "grid", str(circuit), "--slots", "2", "--json"])

    told = json.loads(capsys.readouterr().out)
    assert before == circuit.read_bytes()
    assert 1 == told["format"]
    assert [*range(40, 50)] == told["removed"]
    assert ["start_slot", "start_slot"] == [each["class"] for each in told["added"]]
    slot = {"name": "slot", "value": 1, "of": "", "float": False}
    assert [slot] == told["added"][0]["properties"]


def test_an_editor_is_told_why_nothing_is_drawn_and_where(
    clicked: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--centreline", "5", "--lanes", "8", "--width", "200", "--json"]

    assert 1 == main(["track", "draw", "lanes", str(clicked), *words])

    refused = json.loads(capsys.readouterr().out)["refused"]
    assert "8 lanes need" in refused["sentence"]
    assert "widen it" in refused["remedy"]
    assert refused["x"] > 0


def test_a_pit_lane_is_drawn_and_drawn_anew(circuit: Path) -> None:
    for _ in range(2):
        assert 0 == main(["track", "draw", "pit", str(circuit), "--behind", "4", "--beyond", "4"])

    assert load(circuit).track.pit is not None


def test_cells_are_respaced_within_a_box(tmp_path: Path) -> None:
    path = tmp_path / "road.tmx"
    box = '<object id="9" x="500" y="200" width="700" height="150"/>'
    path.write_text(
        tiled_map({"road": [polyline(1, "lane", lane(1), lane=1), box]}, {"format": 1}), "utf-8"
    )

    words = ["--lane", "1", "--box", "9", "--cells", "4"]
    assert 0 == main(["track", "draw", "respace", str(path), *words])

    assert path.read_text("utf-8").count(",") < len(lane(1))


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["respace", "--lane", "77", "--box", "9"], 1, "no object #77"),
        (["lanes", "--centreline", "40"], 1, "#40 is no line"),
        (["lanes"], 1, "could be the middle"),
        (["grid", "--slots", "20"], 1, "20 are wanted"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_what_would_help(
    circuit: Path, capsys: pytest.CaptureFixture[str], words: list[str], status: int, told: str
) -> None:
    before = circuit.read_bytes()

    assert status == main(["track", "draw", words[0], str(circuit), *words[1:]])
    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
    assert " → " in line
    assert before == circuit.read_bytes()


def test_an_unreadable_map_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["track", "draw", "grid", str(tmp_path / "none.tmx")])
    assert "cannot be read" in capsys.readouterr().err
