"""Hostile YAML: settings, drivers, designs, presets, scenarios, each read as every one of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from formulad.games.race.ability_words import read_gift_words
from formulad.games.race.designs import Garage, read_design
from formulad.games.race.drivers_yaml import read_driver
from formulad.games.race.last_race import LAST_RACE, LastRace
from formulad.games.race.option_words import read_option_words
from formulad.games.race.presets import read_preset
from formulad.games.sections import SECTIONS
from formulad.kernel.values import replace
from formulad.scenario.reading import read_file
from formulad.scenario.scene import set_scene
from formulad.school.progress_yaml import NAME, read_progress
from formulad.school.puzzle_yaml import read_puzzle
from formulad.school.stage import stage_of
from formulad.store.paths import data_root
from formulad.store.preferences import Preferences, read_preferences, write_preferences
from formulad.store.unusable_file import UnusableFile
from formulad.store.yaml_document import DocumentError
from tests.circuits import SHIPPED, shipped
from tests.fuzz.damage import spoilt
from tests.fuzz.records import masters, street
from tests.fuzz.spoken import check_refusal, check_shown
from tests.fuzz.target import Target
from tests.presets import STREET
from tests.settings_file import write_settings

if TYPE_CHECKING:
    from collections.abc import Callable


_SCENARIOS = Path(__file__).parents[1] / "scenarios"
_OLD_SETTINGS = b"""track: own/oval
preset: masters
rules: {rules: complete, laps: 3, weather: true}
line_up: [{name: Ada, car: 1}, {name: Cy, car: 5, driver_id: rookie}]
"""
"""As they were written before there was a section for each game."""


_TRIED = b"""version: 1
kind: school
done: 3
first: {monaco-001: true, monaco-002: false}
returns: {monaco-002: {after: 7, times: 1}}
"""
"""What a pupil has tried."""


@cache
def samples() -> tuple[bytes, ...]:
    """Return some of every kind."""
    assets = data_root() / "assets"
    return (
        *(path.read_bytes() for path in sorted((assets / "drivers").glob("*.yaml"))[:3]),
        *(path.read_bytes() for path in sorted((assets / "designs").glob("*.yaml"))[:3]),
        *(path.read_bytes() for path in sorted((assets / "presets").glob("*.yaml"))),
        *(path.read_bytes() for path in sorted(_SCENARIOS.glob("*.yaml"))[:40:8]),
        *(path.read_bytes() for path in sorted((assets / "puzzles").glob("*.yaml"))[:62:20]),
        _TRIED,
        (assets / "gifts" / "de.yaml").read_bytes(),
        *_settings(),
    )


def _settings() -> tuple[bytes, ...]:
    keys: Any = {"confirm": ("return", "ctrl+z")}
    liked = Preferences(keys=keys)
    last = LastRace(preset="Friday evening", rules=STREET, line_up=street().seats)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.yaml"
        write_settings(path, liked, last)
        in_city = path.read_bytes()
        write_settings(path, liked, replace(last, line_up=masters().seats, track="/home/ada/x.tmx"))
        return in_city, path.read_bytes(), _OLD_SETTINGS


def _refusing(reader: Callable[[Path], object]) -> Callable[[Path], bool]:
    def accepts(path: Path) -> bool:
        try:
            reader(path)
        except DocumentError as error:
            check_refusal(error)
            return False
        return True

    return accepts


def _play(path: Path) -> None:
    """Set the scene of a scenario; what is to happen in it is none of the reader's business."""
    document, script = read_file(path)
    if script.track in SHIPPED:
        set_scene(document, script, shipped(script.track))


def _ask(path: Path) -> None:
    """Set a puzzle up."""
    document, puzzle = read_puzzle(path)
    if puzzle.track in SHIPPED:
        stage_of(document, puzzle, shipped(puzzle.track))


def _report(path: Path) -> None:
    """Read what a pupil has tried."""
    with TemporaryDirectory() as folder:
        (Path(folder) / NAME).write_bytes(path.read_bytes())
        read_progress(Path(folder))


_REFUSING = tuple(
    map(_refusing, (read_preset, _play, read_gift_words, read_option_words, _ask, _report))
)


def _driver(path: Path) -> bool:
    found = read_driver(path)
    if isinstance(found, UnusableFile):
        check_shown([found.fault])
        return False
    check_shown([found.id, found.name, found.first_name, *map(found.line, ("en", "ja"))])
    return True


def _design(path: Path) -> bool:
    found = read_design(path)
    if isinstance(found, UnusableFile):
        check_shown([found.name, found.fault])
        return False
    check_shown([found.name])
    garage = Garage(path.parent / "kept")
    garage.keep(found.name, found.design)
    kept = garage.taken(found.name)
    assert (found.name, found.design) == (getattr(kept, "name", ""), getattr(kept, "design", None))
    garage.remove(garage.folder / f"{found.name}.yaml")
    return True


def _settings_of(path: Path) -> bool:
    """Read settings; what was read is written and read again."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "settings.yaml"
        copy.write_bytes(path.read_bytes())
        found = read_preferences(copy, SECTIONS)
        last: LastRace = found.remembered.get(LAST_RACE, LAST_RACE.usual)
        check_shown([found.fault, *(seat.name for seat in last.line_up)])
        if found.fault:
            return False
        write_preferences(copy, found.preferences, found.remembered)
        again = read_preferences(copy, SECTIONS)
        assert found == again
        return True


_READERS = (_driver, _design, _settings_of, *_REFUSING)
YAML = Target("yaml", ".yaml", samples, spoilt, _READERS)
