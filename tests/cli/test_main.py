from __future__ import annotations

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from formulad import __version__
from formulad.cli import main
from tests.cli.command import ROOT, begin, formulad
from tests.scope import sample

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60
"""Seconds after which a command that should end has failed to."""


def test_the_version_is_told() -> None:
    told = formulad("--version")

    assert (told.returncode, told.stdout) == (0, f"FormulaD {__version__}\n")


def test_nothing_of_the_screen_is_loaded_before_a_window_is_wanted() -> None:
    program = (
        "import sys, formulad.cli, formulad.ai.grades, formulad.games.race.resume,"
        " formulad.scenario.checking;"
        "print([name for name in sys.modules if name.partition('.')[0] == 'pygame'])"
    )

    loaded = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert loaded.stdout == "[]\n"


def test_a_command_waits_for_no_other_to_be_imported() -> None:
    program = (
        "import sys, formulad.cli;"
        "formulad.cli.main(['track', 'check', 'tracks/silberwald.tmx']);"
        "print([name for name in sys.modules"
        " if name in ('formulad.cli.season', 'formulad.tiled.generators.curve')])"
    )

    told = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert "[]" == told.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        pytest.param(
            ["simulat"],
            "formulad: COMMAND: there is no 'simulat'; did you mean 'simulate'?",
            id="unknown command",
        ),
        pytest.param(
            ["xyz"],
            "formulad: COMMAND: there is no 'xyz'; use --help to see them all",
            id="nothing like it",
        ),
        pytest.param(
            ["simulate", "--races", "0"],
            "formulad simulate: argument --races: '0' is no whole number from 1 to 1000000",
            id="too few",
        ),
        pytest.param(
            ["simulate", "--seed", "1.5"],
            "formulad simulate: argument --seed: '1.5' is no whole number from 0 to"
            " 18446744073709551615",
            id="no whole number",
        ),
        pytest.param(
            ["simulate", "--wings"],
            "formulad: unrecognized arguments: --wings",
            id="unknown option",
        ),
        pytest.param(["replay"], "formulad replay: the following", id="missing file"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused_in_one_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(arguments)

    said = capsys.readouterr()
    assert status == 2
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        pytest.param(
            ["simulate", "--track", "monako"],
            "formulad: there is no track 'monako'; did you mean 'monaco'?\n",
            id="unknown circuit",
        ),
        pytest.param(
            ["simulate", "--rules", "begginer"],
            "formulad: there are no rules 'begginer'; there are: beginner, rulebook, masters,"
            " street; did you mean 'beginner'?\n",
            id="unknown rules",
        ),
        pytest.param(
            ["simulate", "--drivers", "rooky:2"],
            "formulad: there is no computer driver 'rooky'; there are: learner, rookie, club,"
            " regular, pro, champion; did you mean 'rookie'?\n",
            id="unknown grade",
        ),
        pytest.param(
            ["simulate", "--drivers", "rookie:eleven"],
            "formulad: 'rookie:eleven' is no kind of drivers: write GRADE:NUMBER, as rookie:6\n",
            id="no number",
        ),
        pytest.param(
            ["simulate", "--drivers", "rookie:11"],
            "formulad: Monaco has room for 10 cars, not 11\n",
            id="too many cars",
        ),
        pytest.param(
            ["play", "--seats", "human"],
            "formulad: 'human' is no driver: write human:NAME or ai:GRADE\n",
            id="nameless driver",
        ),
        pytest.param(
            ["replay", "gone.race"],
            "formulad: gone.race cannot be read: no such file or directory\n",
            id="no such record",
        ),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(arguments)

    assert (status, capsys.readouterr().err) == (2, sentence)


def test_a_folder_without_the_files_of_the_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["--data", str(tmp_path), "simulate"])

    assert status == 2
    assert capsys.readouterr().err.startswith(f"formulad: No game files found in {tmp_path}")


def test_the_environment_may_name_the_folder_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORMULAD_DATA", str(tmp_path))

    status = main(["simulate"])

    assert status == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_a_language_that_is_not_spoken_is_said_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["--lang", "tlh", "scenario", "gone.yaml"])

    assert status == 2
    assert "'tlh' is not spoken" in capsys.readouterr().err


def test_a_reader_that_has_had_enough_is_left_in_peace() -> None:
    with begin("track", "graph", "tracks/monaco.tmx") as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""

    assert command.returncode == 0


@pytest.mark.parametrize("jobs", sample("21"))
@pytest.mark.parametrize(
    ("words", "told"),
    [
        pytest.param(["simulate", "--drivers", "rookie:2"], b"driver      starts", id="simulate"),
        pytest.param(
            ["match", "rookie", "rookie"],
            b"Too few races to say",
            id="match",
            marks=pytest.mark.thorough,
        ),
    ],
)
def test_ctrl_c_ends_a_command_with_what_is_known_so_far(
    words: list[str], told: bytes, jobs: str
) -> None:
    terminal, shown = pty.openpty()
    more = ("--rules", "beginner", "--races", "100000", "--jobs", jobs)
    with begin(*words, *more, error=shown) as command:
        wait_for(b"/100000", terminal)
        os.killpg(command.pid, signal.SIGINT)
        out, _ = command.communicate(timeout=PATIENCE)
    os.close(shown)

    assert 130 == command.returncode
    assert told in out
    assert b"Traceback" not in rest_of(terminal)


def wait_for(wanted: bytes, terminal: int) -> None:
    """Read what a terminal shows until something wanted appears."""
    seen, end = b"", time.monotonic() + PATIENCE
    while wanted not in seen:
        ready, _, _ = select.select([terminal], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"{wanted!r} did not appear behind {seen!r}"
        seen += os.read(terminal, 1000)


def rest_of(terminal: int) -> bytes:
    """Return what a terminal still shows after its last program has gone."""
    with os.fdopen(terminal, "rb", buffering=0) as screen:
        seen = b""
        with contextlib.suppress(OSError):
            while part := screen.read(1000):
                seen += part
        return seen
