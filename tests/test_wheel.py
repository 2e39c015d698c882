"""The game as players get it: packed, installed where nothing else is, away from this folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import formulad
from formulad.kernel.values import Frozen

pytestmark = [pytest.mark.thorough, pytest.mark.long]
ROOT = Path(__file__).parent.parent
PATIENCE = 300


class Installed(Frozen):
    """A virtual environment that holds the game, what it needs, and nothing else."""

    folder: Path
    home: Path

    def run(self, program: str, *arguments: str | Path, **variables: str) -> str:
        """Return what a program of the environment prints; it must end well."""
        done = subprocess.run(
            [self.folder / "bin" / program, *arguments],
            cwd=self.home,
            env={"PATH": os.defpath, "HOME": str(self.home)} | variables,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    wheel = _packed(tmp_path_factory.mktemp("dist"))
    place = Installed(tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("home"))
    venv.create(place.folder, with_pip=True)
    _python(place.folder / "bin" / "python", "pip", "install", "--quiet", wheel)
    return place


def _packed(folder: Path) -> Path:
    """Return the wheel, made from the source archive, so that both are known to be complete."""
    _python(sys.executable, "build", "--no-isolation", "--outdir", folder, ROOT)
    return next(folder.glob("*.whl"))


def _python(python: str | Path, module: str, *arguments: str | Path) -> None:
    """Run a module quietly; it must end well."""
    command = [python, "-m", module, *arguments]
    subprocess.run(command, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)


def test_the_installed_game_is_the_one_that_runs(installed: Installed) -> None:
    where = installed.run("python", "-c", "import formulad; print(formulad.__file__)")

    assert Path(where).is_relative_to(installed.folder)


def test_the_installed_game_tells_its_version(installed: Installed) -> None:
    assert formulad.__version__ in installed.run("formulad", "--version")


def test_the_installed_game_brings_circuits_without_faults(installed: Installed) -> None:
    circuits = sorted(installed.folder.glob("lib/*/site-packages/formulad/_data/tracks/*.tmx"))

    assert "monaco" in {circuit.stem for circuit in circuits}
    installed.run("formulad", "track", "check", *circuits)


def _files(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder by its path in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize(
    "folder", ["options", "presets", "designs", "drivers", "gifts", "rulebook", "locale", "sounds"]
)
def test_the_installed_game_brings_every_file_of_its_assets(
    installed: Installed, folder: str
) -> None:
    wanted = _files(ROOT / "assets" / folder)
    brought = installed.folder.glob(f"lib/*/site-packages/formulad/_data/assets/{folder}")

    assert wanted
    assert [wanted] == [_files(found) for found in brought]


@pytest.mark.parametrize(
    "words", ["rulebook", "masters --track isola-serpe --laps 1"], ids=["rulebook", "masters"]
)
def test_the_installed_game_races_by_every_preset(installed: Installed, words: str) -> None:
    told = ("--rules", *words.split(), "--races", "1", "--json")
    result = installed.run("formulad", "simulate", *told)

    assert json.loads(result)["races"] == 1


def test_the_installed_game_races_without_a_window(installed: Installed) -> None:
    result = installed.run("formulad", "simulate", "--rules", "beginner", "--races", "2", "--json")

    assert json.loads(result)["races"] == 2


def test_the_installed_game_opens_its_window(installed: Installed) -> None:
    installed.run("formulad", FORMULAD_FRAMES="3", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")


def test_the_installed_game_brings_pygame_ce_and_types(installed: Installed) -> None:
    installed.run("python", "-c", "import pygame; assert pygame.IS_CE")
    assert list(installed.folder.glob("lib/*/site-packages/formulad/py.typed"))
