"""Whatever is printed, and wherever it goes: no traceback, and nothing that steers a terminal."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.race.agreed.setup import Entrant
from tests.cli.command import ROOT
from tests.games.race.saved import a_header, a_save
from tests.scope import sample

if TYPE_CHECKING:
    from collections.abc import Mapping

FULL = Path("/dev/full")
HOSTILE = "Z\x1b]0;x\x07\x9b31m\u202eoë\u2028\nformulad: all is well"
"""A name that clears a screen, turns the line round, and says something in our place."""
SPELT_OUT = r"Z\u001b]0;x\u0007\u009b31m\u202eoë\u2028\u000aformulad: all is well"
CITY = str(ROOT / "tracks" / "basse-ville.tmx")
LONGEST = 60


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Return the record of a race of somebody who is up to something."""
    header = a_header(track="monaco")
    seats = (Entrant(HOSTILE, 7), header.setup.seats[1])
    setup = replace(header.setup, seats=seats)
    return str(a_save(tmp_path, steps=30, header=replace(header, setup=setup)))


@pytest.fixture
def scenario() -> str:
    """Return a scenario that comes out as it must."""
    return str(next((ROOT / "tests" / "scenarios").glob("*.yaml")))


def run(
    *arguments: str,
    out: int | None = subprocess.PIPE,
    err: int | None = subprocess.PIPE,
    speaks: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "formulad", *arguments],
        cwd=ROOT,
        stdout=out,
        stderr=err,
        env=os.environ | (speaks or {}),
        timeout=LONGEST,
        check=False,
    )


def commands(record: str, scenario: str, tmp_path: Path) -> dict[str, list[str]]:
    """Return a line for every command that prints something."""
    nowhere = str(tmp_path / "nowhere")
    return {
        "help": ["--help"],
        "version": ["--version"],
        "simulate": [
            "simulate",
            "--rules",
            "beginner",
            "--races",
            "1",
            "--jobs",
            "1",
            "--drivers",
            "rookie",
        ],
        "replay": ["replay", record],
        "replay as JSON": ["replay", record, "--json"],
        "scenario": ["scenario", scenario],
        "check": ["track", "check", CITY],
        "graph": ["track", "graph", CITY],
        "a fault": ["replay", nowhere],
    }


EVERY = tuple(commands("", "", Path()))


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
@pytest.mark.parametrize("name", sample(EVERY, quick=3))
def test_a_full_disk_is_told_in_a_line_by_every_command(
    name: str, record: str, scenario: str, tmp_path: Path
) -> None:
    with FULL.open("wb") as full:
        told = run(*commands(record, scenario, tmp_path)[name], out=full.fileno())

    fault = told.stderr.decode()
    assert (2, 1) == (told.returncode, fault.count("\n"))
    if name != "a fault":
        assert fault == "formulad: the output cannot be written: no space left on the disk\n"


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
def test_where_not_even_faults_can_be_told_nothing_is_said(tmp_path: Path) -> None:
    with FULL.open("wb") as full:
        told = run("replay", str(tmp_path / "nowhere"), err=full.fileno())

    assert (2, b"") == (told.returncode, told.stdout)


@pytest.mark.parametrize("name", sample(EVERY, quick=3))
def test_a_terminal_of_few_letters_is_told_the_numbers_of_others(
    name: str, record: str, scenario: str, tmp_path: Path
) -> None:
    arguments = commands(record, scenario, tmp_path)[name]
    told = run(*arguments, "--lang", "ja", speaks={"PYTHONIOENCODING": "ascii"})

    assert (2 if name == "a fault" else 0) == told.returncode
    assert b"Traceback" not in told.stderr
    assert (told.stdout + told.stderr).isascii()


def test_json_stays_json_on_a_terminal_of_few_letters(record: str) -> None:
    told = run("replay", record, "--json", speaks={"PYTHONIOENCODING": "ascii"})

    assert HOSTILE in [car["name"] for car in json.loads(told.stdout)["cars"]]


def test_nothing_that_steers_a_terminal_is_printed_of_a_record(record: str) -> None:
    table, as_json = run("replay", record), run("replay", record, "--json")

    assert SPELT_OUT in table.stdout.decode()
    for told in (table.stdout, as_json.stdout):
        letters = told.decode().replace("\n", "")
        assert letters.isprintable(), ascii(letters)
        assert b"\nformulad: all is well" not in told
    assert HOSTILE in [car["name"] for car in json.loads(as_json.stdout)["cars"]]


@pytest.mark.parametrize("command", [["replay"], ["scenario"], ["track", "check"]])
def test_the_name_of_a_file_is_told_on_one_line(command: list[str], tmp_path: Path) -> None:
    path = tmp_path / HOSTILE
    path.mkdir()

    told = run(*command, str(path))

    assert 2 == told.returncode
    assert 1 == told.stderr.count(b"\n")
    assert SPELT_OUT in told.stderr.decode()


def test_a_name_that_is_no_text_is_told_by_its_numbers(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff\x9b.tmx"
    Path(os.fsdecode(path)).write_text("no map")

    told = run("track", "check", os.fsdecode(path))

    assert 2 == told.returncode
    assert r"/\udcff\udc9b.tmx" in told.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="closes a descriptor as a shell does")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_command_whose_output_is_closed_ends_without_a_traceback(closed: str) -> None:
    told = subprocess.run(
        ["sh", "-c", f'"$0" -m formulad --version {closed}', sys.executable],
        cwd=ROOT,
        capture_output=True,
        timeout=LONGEST,
        check=False,
    )

    assert b"Traceback" not in told.stderr
    assert (0 if closed == "2>&-" else 2) == told.returncode


def test_a_reader_who_has_had_enough_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)

    told = run("track", "graph", CITY, out=writing)

    os.close(writing)
    assert (0, b"") == (told.returncode, told.stderr)


@pytest.mark.thorough
def test_all_that_is_printed_goes_through_one_place() -> None:
    printing = []
    for path in sorted((ROOT / "formulad").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_print = isinstance(node, ast.Call) and ast.unparse(node.func) == "print"
            is_stream = isinstance(node, ast.Attribute) and ast.unparse(node) in (
                "sys.stdout",
                "sys.stderr",
            )
            if (is_print or is_stream) and path.name != "terminal.py":
                printing.append(f"{path.name}: {ast.unparse(node)}")

    assert [] == printing
