"""A report is written as a table of turns and as facts for programs."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

from formulad.ai.report.account import RaceAccount
from formulad.ai.report.race_story import story_of
from formulad.games.race.report_values import HEAD, as_csv, as_facts
from formulad.race.agreed.setup import Entrant
from tests.ai.report.driven import driven
from tests.ai.report.weighed import weighed

SEATS = tuple(Entrant(name, number) for number, name in enumerate(("Ada", 'B "Bob", jr', "Cy"), 1))


def table(account: RaceAccount | None = None) -> list[dict[str, str]]:
    race = driven(cars=3)
    text = as_csv(race, story_of(race), SEATS, account or weighed(race))
    return list(csv.DictReader(StringIO(text)))


def test_every_turn_has_a_line_with_all_columns() -> None:
    rows = table()
    turns = sum(len(car.turns) for car in story_of(driven(cars=3)).cars)

    assert turns == len(rows)
    assert set(HEAD) == set(rows[0])
    assert 'B "Bob", jr' in {row["name"] for row in rows}


def test_the_turns_of_a_driver_add_up_to_the_account() -> None:
    race = driven(cars=3)
    mine = [row for row in table() if row["name"] == "Ada"]
    driver = weighed(race).drivers[0]

    raw = sum(each.mistake for each in driver.weighed)
    assert raw == pytest.approx(sum(float(row["mistake"]) for row in mine), abs=0.01)


def test_a_race_that_was_not_weighed_has_its_turns() -> None:
    rows = table(RaceAccount(()))

    assert {""} == {row["mistake"] for row in rows}
    assert len(table()) == len(rows)


def test_facts_tell_of_every_car_by_place_and_of_every_die() -> None:
    race = driven(cars=3)
    facts = as_facts(race, story_of(race), SEATS, weighed(race))

    assert [1, 2, 3] == [car["place"] for car in facts["cars"]]
    assert all("mean_mistake" in car for car in facts["cars"])
    assert facts["is_over"]
    assert "black" == facts["dice"][-1]["die"]
    shares = [car["with_even_dice"]["first"] for car in facts["cars"] if "with_even_dice" in car]
    assert 1 == pytest.approx(sum(shares), abs=0.001)
