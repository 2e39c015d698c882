from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any

import pytest

from formulad.cli import main
from formulad.cli.replay_events import COLUMNS
from formulad.race.order import classification
from formulad.store.save_file import SaveFile
from tests.circuits import shipped
from tests.games.race.saved import a_header, a_save, begin, go_on

if TYPE_CHECKING:
    from pathlib import Path


def a_race_on_monaco(folder: Path, steps: int = 30) -> Path:
    """Return the record of a race on a circuit the command finds."""
    return a_save(folder, steps=steps, header=a_header(track="monaco"))


def replayed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return what the command tells of a record."""
    assert main(["replay", *arguments, "--json"]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts


def test_a_record_is_played_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, file = begin(tmp_path, a_header(track="monaco"))
    with file:
        go_on(match, 30)

    found = replayed(capsys, str(file.path))

    assert found["round"] == match.state.round
    assert [car["name"] for car in found["cars"]] == [
        ("Ada", "Bob")[seat] for seat in classification(shipped("monaco"), match.state)
    ]
    assert {car["points"][0] for car in found["cars"]} == {
        car.wear.points[0] for car in match.state.cars
    }


def test_a_record_can_be_played_up_to_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = replayed(capsys, str(a_race_on_monaco(tmp_path)), "--to", "1")

    assert (found["lines"], found["round"]) == (1, 0)
    assert found["due"] == "Bob rolls the black die: grid"


def test_a_finished_race_waits_for_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = replayed(capsys, str(a_race_on_monaco(tmp_path, 10_000)))

    assert found["due"] == "nothing: the race is over"


def test_people_get_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(a_race_on_monaco(tmp_path, 1))])

    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["monaco, round 0, after 1 lines", "next: Bob rolls the black die: grid"]
    assert lines[3].split()[:4] == ["place", "number", "name", "status"]
    assert {line.split()[2] for line in lines[4:]} == {"Ada", "Bob"}


def test_a_damaged_record_is_shown_up_to_the_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_race_on_monaco(tmp_path, 1)
    with SaveFile(path) as file:
        file.write("nonsense")

    status = main(["replay", str(path)])

    said = capsys.readouterr()
    assert status == 1
    assert "after 1 lines" in said.out
    assert said.err.startswith(f"formulad: {path}, line 12: 'nonsense' is no move of a race")


def test_a_record_without_its_circuit_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = a_save(tmp_path, header=a_header())

    status = main(["replay", str(path)])

    assert status == 2
    assert "this race has lost its circuit" in capsys.readouterr().err


@pytest.mark.rule("SHE-10")
def test_every_event_is_a_line_of_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "events.csv"

    replayed(capsys, str(a_race_on_monaco(tmp_path)), "--events", str(out))

    rows = list(csv.DictReader(out.read_text().splitlines()))
    shifted = next(row for row in rows if row["event"] == "GearShifted")
    rolled = next(row for row in rows if row["event"] == "GearDieRolled")
    assert ("Ada", "1", "1") == (shifted["name"], shifted["round"], shifted["gear"])
    assert rolled["die"] == "1"
    assert rolled["value"] in {"1", "2"}
    assert [*COLUMNS] == list(rows[0])


@pytest.mark.rule("SHE-10")
def test_the_same_events_are_lines_of_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(a_race_on_monaco(tmp_path))
    for ending in ("csv", "jsonl"):
        replayed(capsys, record, "--events", str(tmp_path / f"events.{ending}"))

    found = [json.loads(line) for line in (tmp_path / "events.jsonl").read_text().splitlines()]

    assert len((tmp_path / "events.csv").read_text().splitlines()) - 1 == len(found)
    assert {*COLUMNS} == set(found[0])


@pytest.mark.rule("SHE-10")
@pytest.mark.parametrize("name", ["=HYPERLINK(1)", "+1", "-1", "@a"])
def test_a_cell_that_a_table_would_reckon_with_gets_an_apostrophe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    record = a_race_on_monaco(tmp_path)
    record.write_text(record.read_text().replace("Ada", name))
    out = tmp_path / "events.csv"

    replayed(capsys, str(record), "--events", str(out))

    assert f"'{name}" in {row["name"] for row in csv.DictReader(out.read_text().splitlines())}


@pytest.mark.rule("SHE-10")
def test_another_ending_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "events.xls"

    assert 2 == main(["replay", str(a_race_on_monaco(tmp_path)), "--events", str(out)])

    assert "write .csv / .jsonl behind the name of the file" in capsys.readouterr().err
    assert not out.exists()
