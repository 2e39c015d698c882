from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from formulad.games.race.race_kind import RaceKind
from formulad.kernel.header import Origin
from formulad.store.branching import branch, lines_until
from formulad.store.resume import load, resume
from tests.saves.records import RECORDS, oval
from tests.scope import amount

if TYPE_CHECKING:
    from pathlib import Path

    from formulad.games.race.resume import LoadedRace

KIND = RaceKind(oval)
NOW = datetime(2026, 11, 27, 20, tzinfo=UTC)
GRADES = ("", "rookie", "rookie")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "2026-11-20-oval-1.race"
    path.write_bytes((RECORDS / "version-4.race").read_bytes())
    return path


def states(loaded: LoadedRace) -> list[object]:
    return [each.step.state for each in loaded.replay.played]


@pytest.mark.rule("SHE-7")
def test_states_before_the_moment_are_equal_from_every_step(record: Path) -> None:
    whole = load(KIND, record)
    for step in range(0, len(whole.replay.played) + 1, amount(7, 1)):
        path = branch(KIND, record, step, GRADES, NOW, 7)
        found = load(KIND, path)
        assert None is found.replay.fault
        assert states(whole)[:step] == states(found)
        path.unlink()


@pytest.mark.rule("SHE-7")
def test_the_new_record_says_where_it_comes_from_and_the_old_one_stays(record: Path) -> None:
    before = record.read_bytes()

    path = branch(KIND, record, 12, ("club", "", "rookie"), NOW)

    header = load(KIND, path).header
    assert Origin(record.name, 12) == header.origin
    assert ["club", "", "rookie"] == [seat.grade for seat in header.setup.seats]
    assert 'from {"record": "2026-11-20-oval-1.race", "step": 12}' in path.read_text()
    assert before == record.read_bytes()


@pytest.mark.rule("SHE-7")
def test_the_same_luck_brings_the_same_dice_and_another_seed_others(record: Path) -> None:
    whole = load(KIND, record)
    first = whole.replay.played[0]
    same = resume(KIND, branch(KIND, record, 0, GRADES, NOW))
    others = [resume(KIND, branch(KIND, record, 0, GRADES, NOW, seed)) for seed in range(8)]

    assert first.step == same.match.roll()
    assert any(first.step != other.match.roll() for other in others)
    for game in (same, *others):
        game.file.close()


@pytest.mark.rule("SHE-7")
def test_a_race_of_a_season_goes_on_outside_of_it(record: Path) -> None:
    text = record.read_text().replace(
        "\nword ", '\nseason {"id": "3f9c21a7", "race": 1}\nreceived true\nword '
    )
    record.write_text(text)

    header = load(KIND, branch(KIND, record, 3, GRADES, NOW)).header

    assert None is header.season
    assert not header.is_received


@pytest.mark.rule("SHE-7")
def test_what_was_taken_back_stays_in_the_lines_before_the_moment() -> None:
    lines = ("r1", "g1", "undo", "g1", "# 1234abcd", "edition 2", "r2", "undo", "r3")

    assert () == tuple(lines_until(lines, 0))
    assert lines[:1] == tuple(lines_until(lines, 1))
    assert lines[:6] == tuple(lines_until(lines, 2))
    assert lines == tuple(lines_until(lines, 3))
