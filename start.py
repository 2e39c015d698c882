"""Play FormulaD, or run its tests, from this folder.

    python3 start.py                        open the game
    python3 start.py -- track check x.tmx   any other command of the game
    python3 start.py test                   the quick gate: what a change must pass, in minutes
    python3 start.py test --all             all tests
    python3 start.py test -k rules          some tests; what follows goes to pytest

The first run makes a virtual environment in .venv and installs the game with what it needs.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python shall say so in a sentence
    sys.exit(
        "FormulaD needs Python 3.11 or newer, and this is Python {}.{}. "
        "Get one from https://www.python.org/downloads/".format(*sys.version_info)
    )

import hashlib
import os
import subprocess
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
STAMP = VENV / "formulad-set-up"
CONSTRAINTS = ROOT / "constraints.txt"
SIDE_BY_SIDE = ("-n", "auto")
IS_SOUND = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
SIGNS_OF_NO_NETWORK = ("from versions: none", "ConnectionError", "Timeout", "ProxyError")


class SetUpError(Exception):
    """The game could not be installed; the message tells the player why."""


def main(arguments: list[str]) -> int:
    """Install what is missing, then play or test; return the exit code."""
    try:
        if arguments[:1] == ["test"]:
            set_up("dev")
            keep_bytecode()
            return run("pytest", [*SIDE_BY_SIDE, *arguments[1:]], folder=ROOT)
        set_up("play")
        return run("formulad", arguments[1:] if arguments[:1] == ["--"] else arguments)
    except SetUpError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def set_up(purpose: str) -> None:
    """Install the game to `play` it or to `dev`elop it, unless nothing changed since last time."""
    project = hashlib.sha256((ROOT / "pyproject.toml").read_bytes())
    if CONSTRAINTS.exists():
        project.update(CONSTRAINTS.read_bytes())
    wanted = project.hexdigest()
    done = STAMP.read_text("utf-8") if Path(PYTHON).exists() and STAMP.exists() else ""
    if done in {f"{one} {wanted} {ROOT}" for one in (purpose, "dev")}:
        return
    print("Setting up FormulaD in .venv; this can take a minute ...", flush=True)
    if not is_sound():
        make_environment()
    install(purpose)
    STAMP.write_text(f"{purpose} {wanted} {ROOT}", "utf-8")


def is_sound() -> bool:
    """Return whether .venv holds a Python that can run the game and install into itself."""
    return Path(PYTHON).exists() and succeeds(PYTHON, "-c", IS_SOUND)


def make_environment() -> None:
    """Make .venv anew."""
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise SetUpError(
            "This Python cannot make a virtual environment: its venv module is missing. "
            "On Debian and Ubuntu: sudo apt install python3-venv"
        )
    if not succeeds(sys.executable, "-m", "venv", "--clear", str(VENV)):
        raise SetUpError(f"The virtual environment {VENV} could not be made.")


def install(purpose: str) -> None:
    """Install the game from this folder, so that a change of its files needs no new set-up.

    Tests run with the versions that the gate ran with, and keep bytecode of their own; who plays
    gets the newest that will do.
    """
    pip = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    known = ["--constraint", str(CONSTRAINTS)] if CONSTRAINTS.exists() else []
    what = ["--editable", "."]
    if purpose == "dev":
        what = ["--no-compile", *known, "--editable", ".[dev]"]
    done = subprocess.run([*pip, *what], cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode == 0:
        return
    if any(sign in done.stderr for sign in SIGNS_OF_NO_NETWORK):
        raise SetUpError("What FormulaD needs could not be fetched. Are you online?")
    raise SetUpError(f"FormulaD could not be installed; pip says:\n{done.stderr}")


def keep_bytecode() -> None:
    """Let tests be compiled once, not in every process, whatever this shell says; in .venv."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(VENV / "bytecode")


def succeeds(*command: str) -> bool:
    """Run a command and return whether it went well."""
    return subprocess.run(command, check=False).returncode == 0


def run(module: str, arguments: list[str], folder: Path | None = None) -> int:
    """Run a module of .venv and return its exit code."""
    return subprocess.run([PYTHON, "-m", module, *arguments], cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
