"""What all tests share: their scope, and circuits of the game that are compiled once."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from formulad.ai.values import workshop
from formulad.ai.values.shelf import Shelf
from formulad.cli import pool
from formulad.games.race.known_values import stock_library
from formulad.kernel.freeze_gc import gc_held, keep_opened
from formulad.tiled import catalogue
from tests import scope
from tests.first_reading import read_my_share
from tests.garbage import Lookout
from tests.loud import be_loud, hushed
from tools import decisions

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from formulad.tiled.circuit import Circuit

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

_lookout = Lookout()

ROOT = Path(__file__).parent.parent
TRACKS = ROOT / "tracks"
SOLVERS = (ROOT / "formulad" / "race", ROOT / "formulad" / "ai" / "values")
EVERY_SCREEN = "tests/ui/test_every_screen.py"
"""Its tests of one screen share a visit to it."""
MOST_LAPS = 2_000_000_000
"""Bytes of all laps that tests ask for."""
CONTRACT = "tests/contract/test_contract.py"
"""Its tests of one game at random share it."""
KEPT_TOGETHER = (
    *("tests/race/test_random_options.py", "tests/race/test_street_races.py"),
    *("tests/test_wheel.py", "tests/ai/report/test_race_story.py"),
    *("tests/test_architecture.py", "tests/tools/test_catalogues.py"),
    *("tests/e2e/test_power_cuts.py", "tests/e2e/test_street_races.py"),
    *("tests/ui/race/board/effects/test_effects.py", "tests/ui/race/tabletop/test_table_hud.py"),
    *("tests/ui/test_hostile_folder.py", "tests/cli/test_cluster.py"),
    *("tests/bench/test_values.py", "tests/bench/test_board_bench.py"),
)
"""Their tests share races, solved laps, painted boards, an installed game, and what is read."""
WEIGHED = ("report-analysis", "report-compare", "try-again")
"""Screens that begin so show one race, which is weighed once where they are visited together."""
HINT = "This was the quick gate. All tests: python3 start.py test --all"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let everything be asked for."""
    parser.addoption(
        "--all",
        action="store_true",
        help="every view, size, language, device and window, not only the quick gate",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose the scope before modules of tests are read, for some count by it.

    What the game keeps to be quicker next time is kept by all processes of this run; solved laps
    from run to run, as long as no program changes that solves them.
    """
    scope.use(everything=config.getoption("--all"))
    be_loud()
    _compile_circuits_once(config)
    if not hasattr(config, "workerinput"):
        home = Path(tempfile.mkdtemp(prefix="formulad-tests-"))
        os.environ["XDG_DATA_HOME"] = str(home)
        (home / "formulad").mkdir()
        (home / "formulad" / "values").symlink_to(_solved_laps(config))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Let Python look for no garbage in tests that are read: they last.

    Each of several processes that run all tests begins to read them elsewhere.
    """
    config = session.config
    with gc_held():
        if hasattr(config, "workerinput") and _is_gate(config):
            name, processes = (config.workerinput[key] for key in ("workerid", "workercount"))
            read_my_share(ROOT, int(name.removeprefix("gw")), processes)
        return (yield)


def _is_gate(config: pytest.Config) -> bool:
    return bool(config.args == config.getini("testpaths"))


def _compile_circuits_once(config: pytest.Config) -> None:
    """Keep the circuits of the game; maps that tests draw are compiled each time."""
    compile_anew = catalogue.compiled
    kept = cache(compile_anew)

    def compiled(path: Path, data: bytes) -> Circuit:
        is_shipped = path.parent.resolve() == TRACKS
        return (kept if is_shipped else compile_anew)(path, data)

    patch = pytest.MonkeyPatch()
    patch.setattr(catalogue, "compiled", compiled)
    config.add_cleanup(patch.undo)


def _solved_laps(config: pytest.Config) -> Path:
    """Return a folder of laps that were solved by the programs as they are; others go."""
    folder: Path = config.cache.mkdir(f"laps-{_stamp()}")
    for other in folder.parent.glob("laps-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def _stamp() -> str:
    """Return a short hash of the programs that decide what laps come to."""
    sources = (file for folder in SOLVERS for file in sorted(folder.rglob("*.py")))
    return hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()[:12]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is thorough for `--all`, unless its file is named; begin with what takes long."""
    if not scope.is_all() and not any(".py" in argument for argument in config.args):
        left = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(
    report: pytest.TestReport | pytest.CollectReport,
) -> tuple[str, str, str] | None:
    """Tell a gate that nobody watches only of what fails, by name and at once.

    Fifteen thousand dots hide it, and a log that is cut short is cut at its end.
    """
    if "CI" not in os.environ:
        return None
    if report.failed:
        kind = "failed" if report.when == "call" else "error"
        return kind, f"\n{kind.upper()} {report.nodeid}\n", kind.upper()
    return ("passed", "", "PASSED") if report.passed and report.when == "call" else None


def pytest_collection_finish() -> None:
    """Let Python look for no garbage in ten thousand tests."""
    keep_opened()
    _lookout.watch()


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """Let Python look for garbage only in what tests leave behind."""
    _lookout.test_is_over()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Run side by side what has nothing to do with each other, and the rest one after the other."""
    from tests.neighbours import Neighbours

    config.option.loadscopereorder = False  # what takes long has been put first
    return Neighbours(config, log, _unit_of_work)


def _unit_of_work(nodeid: str) -> str:
    """Return what a test belongs to: most are by themselves."""
    file, _, test = nodeid.partition("::")
    if file == EVERY_SCREEN:
        screen = test.partition("[")[2]
        return f"{file} {WEIGHED[0] if screen.startswith(WEIGHED) else screen}"
    if file == CONTRACT:
        return f"{file} {test.partition('[')[2]}"
    return file if file in KEPT_TOGETHER else nodeid


def pytest_unconfigure(config: pytest.Config) -> None:
    """Throw away what was kept for this run, and say in the very last line how to run all."""
    if not hasattr(config, "workerinput"):
        shutil.rmtree(os.environ.pop("XDG_DATA_HOME"), ignore_errors=True)
    is_gate = _is_gate(config) and not config.option.collectonly
    if is_gate and not scope.is_all() and not hasattr(config, "workerinput"):
        print(HINT)  # noqa: T201 - for who ran the tests


@pytest.fixture(scope="session", autouse=True)
def _garbage_of_other_tests() -> Iterator[None]:
    """Look not through all that ten thousand tests keep whenever one of them plays games."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (pool, workshop, decisions):
            patch.setattr(module, "freeze_gc", lambda: None)
        yield


@pytest.fixture
def lives_on() -> Iterator[None]:
    """Let a fault be lived on after that the game would have logged."""
    with hushed():
        yield


@pytest.fixture(scope="session")
def painted(request: pytest.FixtureRequest) -> Path:
    """Return the folder where painted boards are kept from run to run, as in a player's folder.

    A board is painted anew when its circuit changes, or a program that paints.
    """
    return request.config.cache.mkdir("boards")


@pytest.fixture(scope="session", autouse=True)
def _laps_are_solved_once() -> None:
    """Look for solved laps where this run keeps them: more than the game keeps for one player."""
    library = stock_library()
    *shipped, usual = library.shelves
    library.shelves = (*shipped, Shelf(usual.folder, most_bytes=MOST_LAPS))
