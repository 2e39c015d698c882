from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from formulad.games.corsa.corsa_kind import corsa_kind
from formulad.kernel.agent import SeatedPlayer, play_out
from formulad.kernel.terms import UsualSetup
from formulad.shelf.statistics import index as module
from formulad.shelf.statistics.digest import Apart
from formulad.shelf.statistics.index import StatisticsIndex
from formulad.shelf.statistics.tally import course_records, tally_of
from formulad.store.paths import Home, UserFolders
from formulad.store.profiles import Profile
from formulad.store.resume import begin
from tests.games.test_seasons import NOW
from tests.saves.records import RECORDS

DATA = Path(__file__).parents[3]
ZOE = Profile("Zoë")
RACE = (RECORDS / "version-4.race").read_text()
TAKES_BACK = RACE.replace('"laps": 2', '"laps": 2, "take_backs": true')


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A player with a circuit of their own, and no games yet."""
    found = Home(DATA, UserFolders(tmp_path))
    for folder in (found.folders.tracks, found.folders.saves):
        folder.mkdir()
    (found.folders.tracks / "oval.tmx").write_bytes((RECORDS / "oval.tmx").read_bytes())
    return found


def put(home: Home, name: str, text: str = RACE) -> None:
    (home.folders.saves / f"{name}.race").write_text(text)


@pytest.mark.rule("SHE-2")
def test_statistics_come_from_records(home: Home) -> None:
    put(home, "1")

    (counted,) = StatisticsIndex(home).counted()
    zoe = counted.digest.seats[0]
    tally = tally_of(ZOE, [counted.digest])

    assert ("Oval", 2, None) == (counted.digest.circuit, counted.digest.laps, counted.digest.apart)
    assert zoe.points_lost == sum(zoe.lost.values())
    assert zoe.is_home
    assert zoe.turns >= sum(zoe.gears.values()) > 0
    assert 0 < zoe.fastest_lap <= zoe.turns // 2
    assert 1 == tally.played
    assert zoe.place == tally.games[0].places.index(1) + 1
    assert 0 == tally_of(Profile("Gus"), [counted.digest]).played


@pytest.mark.rule("SHE-2")
def test_the_index_deleted_comes_back_as_it_was(home: Home) -> None:
    put(home, "1")
    put(home, "2", RACE.replace("Zoë", "Ana"))
    first = StatisticsIndex(home).counted()
    kept = home.folders.statistics.read_bytes()

    home.folders.statistics.unlink()

    assert first == StatisticsIndex(home).counted()
    assert kept == home.folders.statistics.read_bytes()


@pytest.mark.rule("SHE-2")
def test_a_copy_of_a_record_is_no_second_game(home: Home) -> None:
    put(home, "1")
    put(home, "a copy of it")

    (counted,) = StatisticsIndex(home).counted()

    assert "1.race" == counted.path.name


@pytest.mark.rule("SHE-2")
def test_a_record_is_played_again_only_once(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    put(home, "1")
    put(home, "a copy of it")
    first = StatisticsIndex(home).counted()
    monkeypatch.delattr(module, "playing_again")

    assert first == StatisticsIndex(home).counted()


@pytest.mark.rule("SHE-2")
def test_what_was_counted_before_one_left_is_known_the_next_time(home: Home) -> None:
    for name in ("Zoë", "Ana", "Bo"):
        put(home, name, RACE.replace("Zoë", name))
    whole = StatisticsIndex(home).counted()
    home.folders.statistics.unlink()

    steps = 0
    while not home.folders.statistics.exists():
        steps += 5
        work = StatisticsIndex(home).counting()
        for _ in range(steps):
            next(work)
        work.close()

    assert 1 == home.folders.statistics.read_text().count('"Oval"')
    assert whole == StatisticsIndex(home).counted()


@pytest.mark.rule("SHE-2")
def test_a_race_whose_circuit_is_away_counts_again_when_it_is_back(home: Home) -> None:
    put(home, "1")
    oval = home.folders.tracks / "oval.tmx"
    away = oval.rename(home.folders.root / "oval.tmx")
    assert () == StatisticsIndex(home).counted()

    away.rename(oval)

    assert 1 == len(StatisticsIndex(home).counted())


@pytest.mark.rule("SHE-2")
@pytest.mark.parametrize("damage", ["", "{", '{"version": 0, "digests": {}}', "[]", "\x00"])
def test_an_index_that_nobody_can_read_is_made_anew(home: Home, damage: str) -> None:
    put(home, "1")
    first = StatisticsIndex(home).counted()
    home.folders.statistics.write_text(damage)

    assert first == StatisticsIndex(home).counted()


@pytest.mark.rule("SHE-2")
def test_a_record_that_is_changed_or_gone_is_forgotten(home: Home) -> None:
    put(home, "1")
    StatisticsIndex(home).counted()

    put(home, "1", RACE.replace("\n# ", "\n# 0", 1))
    assert () == StatisticsIndex(home).counted()
    (home.folders.saves / "1.race").unlink()
    assert () == StatisticsIndex(home).counted()
    assert b'{"version":1,"digests":{},"weighed":{}}' == home.folders.statistics.read_bytes()


@pytest.mark.rule("SHE-2")
def test_a_race_that_is_not_over_counts_for_nothing(home: Home) -> None:
    put(home, "1", RACE[: RACE.rindex("#")])
    put(home, "2", "no record over")

    assert () == StatisticsIndex(home).counted()


@pytest.mark.rule("SHE-2")
@pytest.mark.parametrize(
    ("apart", "old", "new"),
    [
        (Apart.RECEIVED, "\nword ", "\nreceived true\nword "),
        (Apart.BRANCHED, "\nword ", '\nfrom {"record": "a.race", "step": 3}\nword '),
        (Apart.DICE, '"laps": 2', '"laps": 2, "physical_dice": true'),
        (Apart.TAKEN_BACK, "\nr2\np s1", "\nr2\nundo\nr2\np s1"),
    ],
)
def test_own_dice_undo_over_dice_and_what_was_not_played_here_stay_apart(
    home: Home, apart: Apart, old: str, new: str
) -> None:
    text = TAKES_BACK if apart is Apart.TAKEN_BACK else RACE
    put(home, "1", text.replace(old, new, 1))

    (counted,) = StatisticsIndex(home).counted()

    assert apart == counted.digest.apart
    assert (0, 1) == (tally_of(ZOE, [counted.digest]).played, tally_of(ZOE, [counted.digest]).apart)
    assert () == course_records([counted])


@pytest.mark.rule("SHE-2")
def test_a_decision_that_was_taken_back_counts_where_dice_may_be_taken_back_too(
    home: Home,
) -> None:
    put(home, "1", TAKES_BACK)
    assert "\nundo\n" in TAKES_BACK

    (counted,) = StatisticsIndex(home).counted()

    assert None is counted.digest.apart


@pytest.mark.rule("SHE-2")
def test_games_of_cards_count_too(home: Home) -> None:
    kind = corsa_kind(DATA)
    players = (SeatedPlayer("Zoë"), SeatedPlayer("B", "easy"), SeatedPlayer("C", "easy"))
    game = begin(kind, UsualSetup(players), 7, NOW, home.folders.saves)
    for _ in play_out(game.match, [kind.agent("easy")] * 3):
        pass
    game.file.close()

    (counted,) = StatisticsIndex(home).counted()

    (tally,) = tally_of(ZOE, [counted.digest]).games
    assert ("corsa", 1) == (tally.game, tally.played)
    assert 1 == tally.places[-1]


@pytest.mark.rule("SHE-3")
def test_records_stand_by_circuit_laps_and_rules_and_the_earlier_of_equals_holds(
    home: Home,
) -> None:
    put(home, "1")
    put(home, "2", RACE.replace("Zoë", "Ana"))
    (records,) = course_records(StatisticsIndex(home).counted())
    found = [records.fewest_turns, records.fastest_lap, records.fewest_lost]

    assert ("Oval", 2, 2) == (records.circuit, records.laps, records.races)
    assert all(best and (best.name, best.path.name) == ("Zoë", "1.race") for best in found)


@pytest.mark.rule("SHE-2")
def test_a_power_cut_while_the_index_is_written_loses_nothing(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(home, "1")
    first = StatisticsIndex(home).counted()
    put(home, "2", RACE.replace("Zoë", "Ana"))

    child = os.fork()
    if not child:
        monkeypatch.setattr("os.fsync", lambda _: os.kill(os.getpid(), signal.SIGKILL))
        StatisticsIndex(home).counted()
        os._exit(0)
    _, status = os.waitpid(child, 0)

    assert os.WIFSIGNALED(status)
    assert first == StatisticsIndex(home).counted()[:1]
    assert 2 == len(StatisticsIndex(home).counted())
