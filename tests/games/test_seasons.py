"""Seasons in their files: races begin, are driven, and enter as results exactly once (SEA-16)."""

from __future__ import annotations

import os
import signal
from datetime import UTC, datetime
from pathlib import Path

import pytest

from formulad.games.season_yaml import new_season_file, read_season, write_season
from formulad.games.seasons import SeasonFile
from formulad.kernel.agent import play_out
from formulad.kernel.values import replace
from formulad.season.carried_damage import SeasonError, garage
from formulad.season.scoring import Scoring
from formulad.season.season import (
    Absence,
    AgreedRules,
    Carry,
    Entry,
    GridOrder,
    Result,
    Round,
    Season,
)
from formulad.store.paths import Home, UserFolders
from formulad.store.resume import resume
from tests.scope import sample

DATA = Path(__file__).parents[2]
NOW = datetime(2026, 11, 26, 12, tzinfo=UTC)
MOST_WRITES = 60


def a_home(folder: Path) -> Home:
    """Return the files of the game, and a folder of a player."""
    return Home(DATA, UserFolders(folder))


def race_season(**changes: object) -> Season:
    """Return a short season of Formula D."""
    season = Season(
        "3f9c21a7",
        "Winter Cup",
        "race",
        (Entry("Ana", 1, "club"), Entry("Hana", 8, "club"), Entry("Ida", 9)),
        (Round("monaco", 1), Round("monaco", 1)),
        carry=Carry(),
    )
    return replace(season, **changes)  # type: ignore[arg-type]  # each test names its own


def card_season() -> Season:
    """Return a short season of a game of cards."""
    entries = tuple(Entry(name, number, "easy") for number, name in enumerate("ABC", 1))
    return Season("aa00aa00", "Cards", "corsa", entries, (Round(), Round()))


def opened(folder: Path, season: Season) -> SeasonFile:
    """Return a season in a file of its own."""
    home = a_home(folder)
    return SeasonFile(home, new_season_file(home.folders.seasons, season))


@pytest.mark.rule("SEA-16")
def test_sea_16_the_header_of_a_record_names_its_season(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season())

    record = file.begin(7, NOW)

    assert 'season {"id": "3f9c21a7", "race": 1}' in record.read_text().splitlines()


@pytest.mark.rule("SEA-16")
def test_sea_16_a_race_that_was_begun_is_found_again_instead_of_another(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season())

    assert file.begin(7, NOW) == file.begin(8, NOW)
    assert 1 == len(list(tmp_path.glob("saves/*.race")))


@pytest.mark.rule("SEA-16")
def test_sea_16_the_result_enters_when_the_record_is_over_and_only_once(tmp_path: Path) -> None:
    file = opened(tmp_path, card_season())
    race = resume(file.game.kind, file.begin(7, NOW))
    file.enter_results()
    assert not file.season.results
    for _ in play_out(race.match, [file.game.kind.agent("easy")] * 3):
        pass
    race.file.close()

    for _ in range(2):
        file.enter_results()

    assert [1] == [result.race for result in read_season(file.path).results]
    assert race.file.path.name == file.season.results[0].record


@pytest.mark.rule("SEA-1")
def test_sea_1_a_result_outlives_its_record(tmp_path: Path) -> None:
    file = opened(tmp_path, card_season())
    file.run(7, NOW)
    for record in tmp_path.glob("saves/*.race"):
        record.unlink()

    again = SeasonFile(a_home(tmp_path), file.path)

    assert file.season == again.season
    assert 1 == len(again.season.results)


@pytest.mark.rule("SEA-10")
def test_sea_10_a_car_starts_with_what_was_left_and_mended(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season())
    file.run(7, NOW)
    file.mend_for_me()
    bays = {bay.entry.number: bay for bay in garage(file.season, file.game.full(file.season))}

    setup = file.game.setup(file.season, 1)

    for seat, start in zip(setup.seats, setup.start, strict=True):
        brakes, gearbox = start.points[1:3]
        assert 6 == start.points[0]
        assert (bays[seat.number].start["brakes"], bays[seat.number].start["gearbox"]) == (
            brakes,
            gearbox,
        )


@pytest.mark.rule("SEA-11")
def test_sea_11_computers_mend_at_once_and_persons_themselves(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season())

    file.run(7, NOW)

    assert 9 not in file.season.results[0].repairs
    assert {1, 8} >= set(file.season.results[0].repairs)
    file.mend_for_me()
    assert 9 in file.season.results[0].repairs


@pytest.mark.rule("SEA-11")
def test_sea_11_nothing_is_mended_once_the_next_race_has_begun(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season())
    file.run(7, NOW)
    file.begin(8, NOW)

    with pytest.raises(SeasonError, match="The race has begun"):
        file.mend({9: {}})


@pytest.mark.rule("SEA-9")
def test_sea_9_the_grid_of_the_next_race_is_that_of_the_rules(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season(grid=GridOrder.LAST_RACE))
    file.run(7, NOW)

    setup = file.game.setup(file.season, 1)

    assert file.season.results[0].order == tuple(seat.number for seat in setup.seats)
    assert "as_listed" == setup.options.grid


@pytest.mark.rule("SEA-12")
def test_sea_12_a_regular_drives_for_who_cannot_come(tmp_path: Path) -> None:
    calendar = (Round("monaco", 1, ("Ida",)), Round("monaco", 1))
    file = opened(tmp_path, race_season(calendar=calendar))

    assert ["club", "club", "regular"] == [s.grade for s in file.game.setup(file.season, 1).seats]
    file.run(7, NOW)
    assert (9,) == file.season.results[0].absent


@pytest.mark.rule("SEA-12")
def test_sea_12_or_the_seat_stays_empty(tmp_path: Path) -> None:
    calendar = (Round("monaco", 1, ("Ida",)), Round("monaco", 1))
    file = opened(tmp_path, race_season(calendar=calendar, absent=Absence.EMPTY))

    file.run(7, NOW)

    assert {1, 8} == set(file.season.results[0].order)


@pytest.mark.rule("SEA-13")
def test_sea_13_a_race_broken_off_at_once_counts_for_half(tmp_path: Path) -> None:
    file = opened(tmp_path, race_season())
    file.begin(7, NOW)

    file.count_as_it_stands()

    assert file.season.results[0].half
    assert 2 == file.season.next_race()


@pytest.mark.thorough
@pytest.mark.rule("SEA-13")
@pytest.mark.parametrize(("lap", "is_half"), [(3, True), (4, False)])
def test_sea_13_from_three_quarters_on_all_points_are_given(
    tmp_path: Path, lap: int, *, is_half: bool
) -> None:
    season = race_season(calendar=(Round("monaco", 4), Round("monaco", 1)))
    file = opened(tmp_path, season)
    path = file.begin(7, NOW)
    race = resume(file.game.kind, path)
    for _ in play_out(race.match, [file.game.kind.agent("club")] * 3):
        if any(car.lap == lap for car in race.match.state.cars):
            break
    race.file.close()

    file.count_as_it_stands()

    assert is_half is file.season.results[0].half


@pytest.mark.rule("SEA-14")
def test_sea_14_a_division_without_persons_is_behind_until_it_has_driven(tmp_path: Path) -> None:
    lower = (Entry("Bo", 1, "club", 2), Entry("Cy", 2, "club", 2))
    file = opened(tmp_path, race_season(entries=(*race_season().entries, *lower)))
    behind = [file.behind]
    for division in (1, 2):
        file.run(7, NOW, division)
        behind.append(file.behind)

    assert [0, 2, 0] == behind
    assert [(1, 1), (1, 2)] == [(r.race, r.division) for r in file.season.results]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"calendar": (Round("monako"),)}, "did you mean 'monaco'"),
        ({"game": "rase"}, "there is no game 'rase'; did you mean 'race'"),
        ({"rules": AgreedRules("beginner")}, "Damage is carried by rules with the standard car"),
        ({"rules": AgreedRules("rulebok")}, "did you mean 'rulebook'"),
    ],
)
def test_what_cannot_be_driven_is_refused(
    tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    with pytest.raises(SeasonError, match=told):
        opened(tmp_path, race_season(**changes))


@pytest.mark.thorough
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_killed_at_any_write_no_result_is_lost_or_doubled(tmp_path: Path) -> None:
    kills = 0
    for write in range(1, MOST_WRITES):
        folder = tmp_path / str(write)
        file = opened(folder, card_season())
        was_killed = _killed_at(write, file)
        kills += was_killed

        again = SeasonFile(a_home(folder), file.path)
        over = [p for p in folder.glob("saves/*.race") if "\n# " in p.read_text()]
        assert len(again.season.results) == len(over) <= 1
        if not again.season.results:
            again.run(3, NOW)
        assert [1] == [result.race for result in read_season(file.path).results]
        if not was_killed:
            break

    assert kills >= 8
    assert not was_killed


def _killed_at(write: int, file: SeasonFile) -> bool:
    """Let a process of its own run a race and be killed as it writes; whether it was."""
    child = os.fork()
    if not child:
        _kill_at(write)
        file.run(3, NOW)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def _kill_at(write: int) -> None:
    """Let this process be killed before so many writes, moves and syncs."""
    left = [write]

    def counted(call: object) -> object:
        def killing(*args: object, **words: object) -> object:
            left[0] -= 1
            if not left[0]:
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*args, **words)  # type: ignore[operator]  # any call of the system

        return killing

    os.fsync = counted(os.fsync)  # type: ignore[assignment]  # in a process that ends here
    os.replace = counted(os.replace)  # type: ignore[assignment]  # in a process that ends here
    os.unlink = counted(os.unlink)  # type: ignore[assignment]  # in a process that ends here
    Path.open = counted(Path.open)  # type: ignore[method-assign,assignment]  # as above


def contradicted(folder: Path) -> SeasonFile:
    """Return a season of which somebody has changed the first result by hand."""
    file = opened(folder, card_season())
    file.run(3, NOW)
    (result,) = file.season.results
    write_season(file.path, replace(file.season, results=(swapped(result),)))
    return SeasonFile(a_home(folder), file.path)


def swapped(result: Result) -> Result:
    """Return a result in which the first two have changed places."""
    first, second, *others = result.order
    return replace(result, order=(second, first, *others))


@pytest.mark.rule("SEA-16")
def test_a_result_holds_against_its_record_until_one_chooses(tmp_path: Path) -> None:
    file = contradicted(tmp_path)
    held = file.season.results

    (told,) = file.contradictions()

    assert held == read_season(file.path).results
    assert swapped(told) == held[0]


@pytest.mark.rule("SEA-16")
def test_what_the_record_says_counts_once_it_is_chosen(tmp_path: Path) -> None:
    file = contradicted(tmp_path)
    (told,) = file.contradictions()

    file.take_from_record(told)

    assert (told,) == read_season(file.path).results
    assert () == file.contradictions()


@pytest.mark.rule("SEA-16")
def test_nothing_is_chosen_once_the_next_race_has_begun(tmp_path: Path) -> None:
    file = contradicted(tmp_path)
    (told,) = file.contradictions()
    file.begin(7, NOW)

    with pytest.raises(SeasonError, match="The race has begun"):
        file.take_from_record(told)

    assert swapped(told) == read_season(file.path).results[0]


@pytest.mark.rule("SEA-1")
@pytest.mark.rule("SEA-16")
def test_a_result_whose_record_is_gone_holds_for_good(tmp_path: Path) -> None:
    file = contradicted(tmp_path)
    for record in tmp_path.glob("saves/*.race"):
        record.unlink()

    assert () == file.contradictions()


@pytest.mark.rule("SEA-16")
@pytest.mark.parametrize(
    "changes",
    sample(
        [
            {},
            {"grid": GridOrder.REVERSE, "scoring": Scoring(pole=1, fastest_lap=1)},
            {
                "absent": Absence.EMPTY,
                "calendar": (Round("monaco", 1, ("Ana",)), Round("monaco", 1)),
            },
            {"absent": Absence.COMPUTER, "calendar": (Round("monaco", 1, ("Ida",)),) * 2},
        ]
    ),
    ids=["carried damage", "bonuses", "an empty seat", "a stand-in"],
)
def test_what_was_driven_says_what_counts(tmp_path: Path, changes: dict[str, object]) -> None:
    file = opened(tmp_path, race_season(**changes))
    for seed in (3, 4):
        file.run(seed, NOW)

    assert 2 == len(file.season.results)
    assert () == file.contradictions()
