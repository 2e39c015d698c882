"""Files of seasons: written and read the same; what is wrong is told with its line."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING

import pytest

from formulad.games.season_yaml import (
    change_season,
    give_away,
    new_season_file,
    read_season,
    seasons_in,
    take_in,
    write_season,
)
from formulad.kernel.values import replace
from formulad.season.carried_damage import SeasonError
from formulad.season.scoring import Scoring
from formulad.season.season import Carry
from formulad.store.yaml_document import DocumentError
from tests.season.examples import carrying, winter_cup
from tests.season.random_seasons import random_season

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.season.season import Season

PLAIN = """version: 1
kind: season
id: "3f9c21a7"
title: Winter Cup
game: race
entries:
- {name: Ana, number: 1, driver: human}
- {name: Hana, number: 8, driver: 'ai:pro'}
calendar:
- {track: monaco}
- {track: basse-ville, laps: 1}
results:
- {race: 1, order: [1, 8]}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where a season is written."""
    return tmp_path / "cup.yaml"


@pytest.mark.parametrize("seed", range(6))
def test_what_is_written_is_read_again(file: Path, seed: int) -> None:
    season = random_season(seed)

    write_season(file, season)

    assert season == read_season(file)


def test_the_file_of_the_winter_cup_is_read_as_it_was(file: Path) -> None:
    season = carrying(winter_cup(Scoring((9, 5), counts=2)), {"Ida": {"engine": 1}}, Carry(bank=0))

    write_season(file, season)

    assert season == read_season(file)


@pytest.mark.rule("SEA-3")
def test_sea_3_what_is_not_written_is_usual(file: Path) -> None:
    file.write_text(PLAIN)

    season = read_season(file)

    assert (Scoring(), None) == (season.scoring, season.carry)
    assert 0 == season.scoring.counts


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("version: 1", "version: 2", "cup.yaml:1: this season has version 2"),
        ("title: Winter", "titel: Winter", "cup.yaml:4: there is no entry 'titel'; did you mean"),
        ("number: 8", "nummer: 8", "cup.yaml:8: there is no entry 'nummer'; did you mean 'number'"),
        ("number: 8", "number: 1", "cup.yaml:8: car 1 stands here twice"),
        ("number: 8", "number: eight", "cup.yaml:8: expected a whole number, got a text"),
        ("name: Hana", "name: Ana", "cup.yaml:8: two drivers are called Ana"),
        ("order: [1, 8]", "order: [1]", "cup.yaml:13: an order names every car that drove"),
        ("order: [1, 8]", "order: [1, 8, 8]", "cup.yaml:13: car 8 stands here twice"),
        ("race: 1", "race: 2", "cup.yaml:13: race 2 is not the next one"),
        ("order: [1, 8]", "order: [1, 8], pole: 3", "cup.yaml:13: no car 3 is entered"),
        ("calendar:", "scoring: {table: bok}\ncalendar:", "no table 'bok'; did you mean 'book'"),
        ("calendar:", "scoring: {table: [1, 2]}\ncalendar:", "none above the one before"),
        ("calendar:", "scoring: {pole: 11}\ncalendar:", "a bonus has 0 to 10 points"),
        ("calendar:", "carry: {parts: [brake]}\ncalendar:", "no part 'brake'; did you mean"),
        ("calendar:", "swap: 2\ncalendar:", "at most half of a division"),
        ("{track: monaco}", "{track: monaco, absent: [Anna]}", "nobody is called 'Anna'; did you"),
        ("driver: human", "driver: robot", "expected a text of another form"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    file: Path, before: str, after: str, told: str
) -> None:
    text = PLAIN.replace(before, after)
    file.write_text(text)

    with pytest.raises(DocumentError) as error:
        read_season(file)

    assert told in str(error.value)
    assert text == file.read_text()


def test_a_season_gets_a_file_of_its_title_that_was_free(tmp_path: Path) -> None:
    first, second = (new_season_file(tmp_path, winter_cup()) for _ in range(2))

    assert ("winter-cup.yaml", "winter-cup-2.yaml") == (first.name, second.name)


def test_of_a_folder_seasons_are_listed_and_faults_told(tmp_path: Path) -> None:
    new_season_file(tmp_path, winter_cup())
    (tmp_path / "bad.yaml").write_text("version: 1\n")

    (_, fault), (_, season) = seasons_in(tmp_path)

    assert "bad.yaml:1: the entry 'kind' is missing" == fault
    assert winter_cup() == season


def test_a_season_that_another_window_changes_is_left_alone(file: Path) -> None:
    write_season(file, winter_cup())

    def at_the_same_time(_season: object) -> object:
        return change_season(file, lambda inner: replace(inner, title="Other"))

    with pytest.raises(SeasonError, match="open in another window"):
        change_season(file, at_the_same_time)  # type: ignore[arg-type]  # it never returns

    assert "Winter Cup" == read_season(file).title


def test_who_changes_a_season_at_the_same_time_is_waited_for(file: Path) -> None:
    write_season(file, winter_cup())
    has_begun = Event()

    def slowly(season: Season) -> Season:
        has_begun.set()
        time.sleep(0.05)
        return replace(season, title="Summer Cup")

    with ThreadPoolExecutor() as beside:
        other = beside.submit(change_season, file, slowly)
        has_begun.wait(10)
        changed = change_season(file, lambda season: replace(season, id="4f9c21a7"))
        other.result()

    assert ("Summer Cup", "4f9c21a7") == (changed.title, changed.id)
    assert changed == read_season(file)


def test_a_season_is_given_away_and_taken_in_elsewhere(tmp_path: Path) -> None:
    own = new_season_file(tmp_path / "own", winter_cup())

    copy = give_away(own, tmp_path / "shared")
    taken = take_in(copy, tmp_path / "other")

    assert own.read_bytes() == taken.read_bytes()


def test_a_season_that_is_there_already_comes_in_as_another(tmp_path: Path) -> None:
    own = new_season_file(tmp_path, winter_cup())

    taken = read_season(take_in(own, tmp_path))

    assert replace(winter_cup(), id="3f9c21a8") == taken


def test_what_is_no_season_is_not_taken_in(file: Path, tmp_path: Path) -> None:
    file.write_text("version: 1\n")

    with pytest.raises(DocumentError, match="the entry 'kind' is missing"):
        take_in(file, tmp_path / "own")

    assert not (tmp_path / "own").exists()
