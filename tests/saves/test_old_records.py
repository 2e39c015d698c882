from __future__ import annotations

import pytest

from formulad.games.race.header_migrations import VERSION
from formulad.games.race.race_header import write_header
from formulad.games.race.resume import load
from formulad.kernel.game import Over
from formulad.kernel.record import write_header as write_entries
from formulad.race.agreed.options import GridRule
from tests.games.race.saved import read_race
from tests.saves.records import RECORDS, oval

NAMES = [f"version-{number}.race" for number in range(1, VERSION + 1)]


def test_every_version_has_its_record() -> None:
    assert {*NAMES} == {path.name for path in RECORDS.glob("version-*.race")}


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_any_version_is_played_again_to_its_end(name: str) -> None:
    race = load(RECORDS / name, oval)

    assert None is race.replay.fault
    assert Over() == race.game.awaiting(race.good_part.state)
    assert race.record.is_over


@pytest.mark.parametrize("name", NAMES)
def test_what_was_agreed_is_read_from_a_record_of_any_version(name: str) -> None:
    setup = load(RECORDS / name, oval).header.setup

    assert ("basic", 2, GridRule.AS_LISTED) == (
        setup.options.rules,
        setup.options.laps,
        setup.options.grid,
    )
    assert ["", "rookie", "rookie"] == [entrant.grade for entrant in setup.seats]
    assert "Zoë" == setup.seats[0].name


def test_the_newest_record_is_as_this_version_writes_it() -> None:
    content = (RECORDS / NAMES[-1]).read_bytes()
    header, _ = read_race(content)

    assert content.startswith(write_entries(write_header(header)).encode())


def test_a_decision_taken_back_is_part_of_every_record() -> None:
    assert [] == [name for name in NAMES if "\nundo\n" not in (RECORDS / name).read_text()]
