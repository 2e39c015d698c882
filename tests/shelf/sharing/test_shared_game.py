from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.race_kind import RaceKind
from formulad.kernel.record import SaveError
from formulad.shelf.sharing.shared_game import (
    MOST_STEPS,
    game_to_share,
    keep_shared_game,
    open_shared_game,
)
from formulad.shelf.sharing.shared_text import (
    keep_shared_text,
    open_shared_text,
    text_to_share,
)
from formulad.store.container import Container, ContainerError, Kind
from formulad.store.paths import Home, UserFolders
from formulad.store.resume import load
from formulad.store.saves import read_save
from formulad.tiled.catalogue import Catalogue
from tests.games.test_season_yaml import PLAIN
from tests.saves.records import RECORDS

if TYPE_CHECKING:
    from formulad.tiled.circuit import Circuit

DATA = Path(__file__).parents[3]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(DATA, UserFolders(tmp_path / "home"))


@pytest.fixture
def record(home: Home) -> Path:
    """A race on a circuit of the player's own."""
    home.folders.tracks.mkdir(parents=True)
    home.folders.saves.mkdir()
    (home.folders.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    path = home.folders.saves / "2026-11-20-oval-1.race"
    path.write_bytes((RECORDS / "version-4.race").read_bytes())
    return path


def find(home: Home, name: str) -> Circuit:
    return Catalogue(home.data / "tracks", home.folders.tracks).load(name)


def shared(home: Home, record: Path, step: int | None = None) -> Container:
    return game_to_share(home, record, lambda name: find(home, name), step)


def stranger(tmp_path: Path) -> Home:
    return Home(DATA, UserFolders(tmp_path / "stranger"))


@pytest.mark.rule("SHE-5")
def test_an_own_circuit_goes_along_with_its_race(home: Home, record: Path) -> None:
    container = shared(home, record)

    assert {"record.race", "track.tmx"} == set(container.files)
    assert Kind.RACE is container.kind


@pytest.mark.rule("SHE-6")
def test_a_race_of_a_stranger_is_seen_before_anything_is_written(
    home: Home, record: Path, tmp_path: Path
) -> None:
    other = stranger(tmp_path)

    opened = open_shared_game(shared(home, record), other, lambda name: find(other, name))

    assert opened.loaded.record.is_over
    assert opened.circuit
    assert not other.folders.root.exists()


@pytest.mark.rule("SHE-6")
def test_what_is_kept_says_that_it_was_received_and_replaces_nothing(
    home: Home, record: Path, tmp_path: Path
) -> None:
    other = stranger(tmp_path)
    opened = open_shared_game(shared(home, record), other, lambda name: find(other, name))

    first = keep_shared_game(opened, other.folders.saves)
    second = keep_shared_game(opened, other.folders.saves)

    assert first != second
    kind = RaceKind(lambda name: find(other, name).track)
    loaded = load(kind, first)
    assert loaded.header.is_received
    assert None is loaded.replay.fault
    assert 1 == len(list(other.folders.saves.glob("*.tmx")))


@pytest.mark.rule("SHE-6")
def test_a_path_in_the_record_of_a_stranger_is_not_followed(home: Home, record: Path) -> None:
    elsewhere = home.folders.tracks / "oval.tmx"
    text = record.read_text().replace('"id": "oval"', f'"id": "{elsewhere}"')
    assert str(elsewhere) in text
    container = Container(Kind.RACE, "", "", {"record.race": text.encode()})

    with pytest.raises(ContainerError, match="no map came with it"):
        open_shared_game(container, home, lambda name: find(home, name))


@pytest.mark.rule("SHE-5")
def test_a_moment_is_a_race_and_a_step_of_it(home: Home, record: Path) -> None:
    last = len(load(RaceKind(lambda name: find(home, name).track), record).replay.played)

    opened = open_shared_game(shared(home, record, last), home, lambda name: find(home, name))

    assert last == opened.step
    beyond = shared(home, record, last + 1)
    with pytest.raises(ContainerError, match=f"moment.yaml:2: this game has {last} steps"):
        open_shared_game(beyond, home, lambda name: find(home, name))


@pytest.mark.rule("SHE-6")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("Zoë", "Zo\\u202eë", "cannot be seen"),
        ('"oval"', '"../../etc/oval.tmx"', "no record may lead"),
        ("\n# ", "\n# 0", "check-sum"),
    ],
)
def test_a_race_that_is_no_race_is_refused(
    home: Home, record: Path, old: str, new: str, told: str
) -> None:
    container = shared(home, record)
    content = container.files["record.race"].decode().replace(old, new, 1).encode()
    bad = Container(Kind.RACE, "oval", "", {**container.files, "record.race": content})

    with pytest.raises(ContainerError, match=told):
        open_shared_game(bad, home, lambda name: find(home, name))


@pytest.mark.rule("SHE-5")
@pytest.mark.parametrize(("steps", "is_refused"), [(MOST_STEPS, False), (MOST_STEPS + 1, True)])
def test_a_game_is_given_away_up_to_what_anybody_takes_in(
    home: Home, record: Path, steps: int, *, is_refused: bool
) -> None:
    content = record.read_bytes()
    more = steps - len(read_save(content).lines)
    record.write_bytes(content + b"g1\n" * more)

    if not is_refused:
        assert shared(home, record).files["record.race"]
        return
    with pytest.raises(SaveError, match="longer than anybody takes in"):
        shared(home, record)


@pytest.mark.rule("SHE-6")
def test_a_race_longer_than_anybody_would_play_is_refused(home: Home, record: Path) -> None:
    container = shared(home, record)
    content = container.files["record.race"] + b"g1\n" * 20_001
    bad = Container(Kind.RACE, "oval", "", {**container.files, "record.race": content})

    with pytest.raises(ContainerError, match="longer than anybody would play"):
        open_shared_game(bad, home, lambda name: find(home, name))


@pytest.mark.rule("SHE-6")
def test_rules_of_a_stranger_take_no_place_of_rules_that_are_there(home: Home) -> None:
    content = (DATA / "assets/presets/masters.yaml").read_bytes()
    opened = open_shared_text(text_to_share(Kind.RULES, "masters", content))
    other = open_shared_text(text_to_share(Kind.RULES, "masters", content + b"# mine\n"))

    names = [keep_shared_text(each, home.folders).name for each in (opened, opened, other)]

    assert ["masters received.yaml"] * 2 + ["masters received-2.yaml"] == names


@pytest.mark.rule("SHE-6")
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"version: 1\noptions: {lapz: 2}\n", "rules.yaml:2: there is no option 'lapz'"),
        (b"version: 1\noptions: &a {laps: 2}\nx: *a\n", "rules.yaml"),
        (b"version: !!python/name:os.system 1\n", "rules.yaml"),
        (b"\xff\xfe", "changed or damaged"),
    ],
)
def test_a_text_of_a_stranger_is_read_with_types(content: bytes, told: str) -> None:
    with pytest.raises(ContainerError, match=told):
        open_shared_text(text_to_share(Kind.RULES, "mine", content))


@pytest.mark.rule("SHE-6")
@pytest.mark.parametrize("kind", [Kind.PUZZLE, Kind.SEASON])
def test_a_path_in_the_text_of_a_stranger_is_not_followed(kind: Kind) -> None:
    puzzle = (DATA / "assets/puzzles/monaco-001.yaml").read_text()
    honest = puzzle if kind is Kind.PUZZLE else PLAIN
    bad = honest.replace("track: monaco", "track: //elsewhere/loop.tmx")

    open_shared_text(text_to_share(kind, "mine", honest.encode()))
    with pytest.raises(ContainerError, match="names a map by its path"):
        open_shared_text(text_to_share(kind, "mine", bad.encode()))


@pytest.mark.rule("SHE-5")
@pytest.mark.parametrize(
    ("kind", "name", "path"),
    [
        (Kind.DRIVER, "jack", "drivers/jack-received.yaml"),
        (Kind.PUZZLE, "monaco-001", "puzzles/monaco-001.yaml"),
    ],
)
def test_drivers_and_puzzles_come_in_where_they_belong(
    home: Home, kind: Kind, name: str, path: str
) -> None:
    folder = DATA / "assets" / ("drivers" if kind is Kind.DRIVER else "puzzles")
    content = (folder / f"{name}.yaml").read_bytes()

    kept = keep_shared_text(open_shared_text(text_to_share(kind, name, content)), home.folders)

    assert home.folders.root / path == kept
