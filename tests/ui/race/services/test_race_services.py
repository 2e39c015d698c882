from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from formulad.ai.values import workshop
from formulad.ai.values.shelf import Shelf as LapShelf
from formulad.games.race.designs import Garage
from formulad.games.race.drivers_yaml import Paddock
from formulad.games.race.known_values import stock_library
from formulad.games.sections import SECTIONS
from formulad.kernel.record import SaveError, finished
from formulad.kernel.values import replace
from formulad.race.agreed.options import Options, Rules
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.store.memory import Memory
from formulad.store.paths import UserFolders, data_root
from formulad.store.save_file import SaveFile
from formulad.store.saves import Shelf
from formulad.tiled.catalogue import Catalogue
from formulad.ui.race.services.race_services import Services
from formulad.ui.shell.aside import at_once, nobody
from tests.circuits import TRACKS
from tests.games.race.saved import list_races
from tests.tiled.oval import oval

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.ai.values.lap_key import LapKey
    from formulad.ui.shell.aside import Aside

SETUP = RaceSetup("monaco", (Entrant("Ada", 1), Entrant("Cy", 5, "rookie")))


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return made(tmp_path, nobody)


def made(tmp_path: Path, aside: Aside) -> Services:
    """Return the services of a new player."""
    folders = UserFolders(tmp_path)
    word, noon = 7, datetime(2026, 11, 20, 12, tzinfo=UTC)
    return Services(
        Catalogue(TRACKS, tmp_path / "tracks").load,
        folders,
        Memory(folders.settings, SECTIONS),
        lambda: word,
        lambda: noon,
        Garage(data_root() / "assets" / "designs"),
        Paddock(data_root() / "assets", folders.drivers),
        lambda: 0.0,
        aside=aside,
    )


def test_a_race_that_was_begun_can_be_continued(services: Services) -> None:
    opened = services.begin(SETUP)
    opened.match.roll()
    state = opened.match.state
    opened.file.close()

    (saved,) = list_races(services.folders.saves).unfinished
    resumed = services.resume(saved.path)

    assert state == resumed.match.state
    assert ["rookie"] == list(resumed.drivers)
    resumed.file.close()


def test_a_race_with_a_driver_that_nobody_knows_does_not_begin(services: Services) -> None:
    setup = replace(SETUP, seats=(Entrant("Ada", 1), Entrant("Cy", 5, "legend")))

    with pytest.raises(SaveError, match="no computer driver 'legend'"):
        services.begin(setup)

    assert Shelf() == list_races(services.folders.saves)


def test_a_race_with_a_driver_from_a_newer_game_says_so_and_lets_the_file_go(
    services: Services,
) -> None:
    opened = services.begin(SETUP)
    opened.match.roll()
    opened.file.close()
    path = opened.file.path
    path.write_text(path.read_text().replace("ai:rookie", "ai:legend"))

    with pytest.raises(SaveError, match="no computer driver 'legend'"):
        services.resume(path)

    SaveFile(path).close()


def test_on_streets_everybody_has_a_driver_who_is_part_of_the_record(services: Services) -> None:
    streets = replace(SETUP, options=Options(rules=Rules.COMPLETE, street=True, weather=True))
    opened = services.begin(streets)
    opened.file.close()

    (saved,) = list_races(services.folders.saves).unfinished
    drivers = [entrant.driver for entrant in saved.header.setup.seats]
    assert ["litsu", "julien"] == [driver.id for driver in drivers if driver]
    assert drivers == [entrant.driver for entrant in opened.setup.seats]


@pytest.mark.parametrize("name", ["monaco", "own/monaco"])
def test_a_race_goes_on_on_the_circuit_of_its_name_on_which_it_was_begun(
    services: Services, tmp_path: Path, name: str
) -> None:
    (tmp_path / "tracks").mkdir()
    (tmp_path / "tracks" / "monaco.tmx").write_text(oval())
    begun = services.begin(replace(SETUP, track=name))
    begun.file.close()
    (saved,) = list_races(services.folders.saves).unfinished
    other = {"monaco": "own/monaco", "own/monaco": "monaco"}[name]
    text = saved.path.read_text().replace(f'"{name}"', f'"{other}"', 1)

    for content in (saved.path.read_text(), text):
        saved.path.write_text(content)
        resumed = services.resume(saved.path)
        resumed.file.close()

        assert begun.circuit is resumed.circuit
        assert begun.circuit is services.driven(finished(services.reading(saved.path))).circuit


def test_a_race_on_a_map_from_elsewhere_goes_on_when_the_map_was_moved(
    services: Services, tmp_path: Path
) -> None:
    path = tmp_path / "elsewhere.tmx"
    path.write_bytes((TRACKS / "monaco.tmx").read_bytes())
    opened = services.begin(replace(SETUP, track=str(path)))
    opened.match.roll()
    state = opened.match.state
    opened.file.close()
    path.rename(tmp_path / "moved.tmx")

    (saved,) = list_races(services.folders.saves).unfinished
    resumed = services.resume(saved.path)

    assert "elsewhere.tmx" == saved.header.setup.track
    assert str(saved.path.with_name("elsewhere.tmx")) == resumed.setup.track
    assert state == resumed.match.state
    resumed.file.close()


def test_a_race_begun_again_on_a_kept_map_keeps_no_other(
    services: Services, tmp_path: Path
) -> None:
    path = tmp_path / "elsewhere.tmx"
    path.write_bytes((TRACKS / "monaco.tmx").read_bytes())
    services.begin(replace(SETUP, track=str(path))).file.close()
    (saved,) = list_races(services.folders.saves).unfinished
    again = services.resume(saved.path)
    again.file.close()

    services.begin(again.setup).file.close()

    assert 1 == len(list(saved.path.parent.glob("*.tmx")))
    assert 2 == len(list_races(services.folders.saves).unfinished)


def test_what_computers_will_need_is_solved_once_and_only_if_the_game_does_not_bring_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[LapKey, ...]] = []

    def begin(keys: tuple[LapKey, ...], shelves: object) -> None:
        del shelves
        begun.append(keys)

    monkeypatch.setattr(workshop, "begin_process", begin)
    library = stock_library()
    library.forget()
    shipped = [shelf for shelf in library.shelves if not shelf.is_open]
    monkeypatch.setattr(library, "shelves", (*shipped, LapShelf(tmp_path / "values")))
    services = made(tmp_path, at_once)
    monaco = services.circuit("monaco").track
    three_laps = replace(SETUP, options=Options(laps=3))

    services.foresee(monaco, SETUP)
    assert [] == begun
    services.foresee(monaco, three_laps)
    services.foresee(monaco, three_laps)

    assert [[1, 2, 3]] == [[key.laps_after for key in keys] for keys in begun]
