from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_FIND_LINKS": "",
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_RETRIES": "0",
}
WITHOUT_VENV = """
import runpy, sys
sys.modules["venv"] = None
runpy.run_path("start.py", run_name="__main__")
"""
REPEATS_ITS_ARGUMENTS = "import sys; print(sys.argv[1:])"


@pytest.fixture
def fetched(tmp_path: Path) -> Path:
    """Return a folder as it is when the game was just fetched."""
    for name in ("start.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


@pytest.fixture
def ready(fetched: Path) -> Path:
    """Return a folder set up to play, whose game and pip only repeat their arguments."""
    venv.create(fetched / ".venv")
    project = hashlib.sha256((fetched / "pyproject.toml").read_bytes()).hexdigest()
    (fetched / ".venv" / "formulad-set-up").write_text(f"play {project} {fetched}")
    for module in ("formulad", "pip", "pytest"):
        (fetched / f"{module}.py").write_text(REPEATS_ITS_ARGUMENTS)
    return fetched


def _run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | OFFLINE,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.thorough
def test_without_a_network_players_are_asked_whether_they_are_online(fetched: Path) -> None:
    done = _run(fetched, "start.py")

    assert done.stderr == "What FormulaD needs could not be fetched. Are you online?\n"
    assert done.returncode == 1


def test_without_the_venv_module_players_are_told_its_package(fetched: Path) -> None:
    done = _run(fetched, "-c", WITHOUT_VENV)

    assert done.stderr.endswith("On Debian and Ubuntu: sudo apt install python3-venv\n")
    assert done.returncode == 1


@pytest.mark.parametrize("arguments", [("--", "--lang", "fr"), ("--lang", "fr")])
def test_a_game_that_is_set_up_starts_at_once_with_the_arguments(
    ready: Path, arguments: tuple[str, ...]
) -> None:
    assert _run(ready, "start.py", *arguments).stdout == "['--lang', 'fr']\n"


def test_a_changed_project_is_set_up_once_more(ready: Path) -> None:
    with (ready / "pyproject.toml").open("a") as project:
        project.write("# changed\n")

    first, second = _run(ready, "start.py"), _run(ready, "start.py")

    assert "'install'" in first.stdout
    assert second.stdout == "[]\n"


def test_to_run_the_tests_more_is_set_up_than_to_play(ready: Path) -> None:
    tests, play = _run(ready, "start.py", "test", "-k", "rules"), _run(ready, "start.py")

    assert "'.[dev]'" in tests.stdout
    assert tests.stdout.endswith("['-n', 'auto', '-k', 'rules']\n")
    assert play.stdout == "[]\n"


def test_what_tests_compile_is_kept_whatever_the_shell_says(
    ready: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process of the tests would compile all of them, and each game they start all of it."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (ready / "pytest.py").write_text("import sys; print(sys.dont_write_bytecode)")

    _run(ready, "start.py", "test")
    second = _run(ready, "start.py", "test")

    assert "False\n" == second.stdout


def test_tests_run_with_the_versions_that_the_gate_ran_with(ready: Path) -> None:
    (ready / "constraints.txt").write_text("numpy==2.4.6\n")

    tests = _run(ready, "start.py", "test")

    assert "'--constraint'" in tests.stdout


def test_versions_that_the_gate_ran_with_are_known_for_all_that_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *extras["cluster"], *extras["dev"]]
    named.remove("formulad[cluster]")
    known = {
        canonicalize_name(line.partition("==")[0])
        for line in (ROOT / "constraints.txt").read_text().splitlines()
    }

    assert set() == {canonicalize_name(Requirement(each).name) for each in named} - known


def test_the_exit_code_is_that_of_the_game(ready: Path) -> None:
    (ready / "formulad.py").write_text("import sys; sys.exit(7)")

    assert _run(ready, "start.py").returncode == 7
