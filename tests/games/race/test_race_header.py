from __future__ import annotations

from typing import Any

import pytest

from formulad.games.race.header_migrations import VERSION
from formulad.games.race.race_header import new_header, read_header, write_header
from formulad.kernel.record import SaveError
from formulad.kernel.values import replace
from formulad.race.agreed.design import Design
from formulad.race.agreed.drivers import Ability, StreetDriver
from formulad.race.agreed.options import GridRule, Options, Rules
from formulad.race.agreed.setup import Entrant, RaceSetup
from formulad.race.phase import EDITION
from tests.games.race.saved import NOON, a_header

LINE_UP = (Entrant("Zoë", 10), Entrant("Rookie 2", 2, "rookie"))
FULL = new_header(
    RaceSetup("monaco", LINE_UP, Options(laps=3, grid=GridRule.AS_LISTED)),
    fingerprint="0123456789abcdef",
    seed=(1 << 64) - 1,
    created=NOON,
)


def test_a_header_is_read_as_it_was_written() -> None:
    assert read_header(write_header(FULL)) == FULL


def test_a_header_is_written_in_words_people_can_read() -> None:
    entries = write_header(FULL)

    assert entries["options"] == {"rules": "basic", "laps": 3, "grid": "as_listed"}
    assert entries["seats"][1] == {"name": "Rookie 2", "number": 2, "driver": "ai:rookie"}


def test_an_option_that_a_record_does_not_name_is_as_it_was_before_there_was_one() -> None:
    found = read_header(write_header(FULL) | {"options": {"laps": 2}})

    assert Options(Rules.BASIC, laps=2, grid=GridRule.DRAWN) == found.setup.options


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        pytest.param({"word": -1}, "`word` is not of 64 bits", id="small word"),
        pytest.param({"word": 1 << 64}, "`word` is not of 64 bits", id="large word"),
        pytest.param({"word": "x"}, r"a whole number, got a text at word", id="no number"),
        pytest.param({"seats": []}, "expected a list of at least 1 entry at seats", id="nobody"),
        pytest.param({"track": {"id": "x"}}, "'fingerprint' is missing at track", id="no hash"),
        pytest.param({"colour": 3}, "there is no entry 'colour'", id="unknown entry"),
        pytest.param({"game": "chess"}, "'chess' is no word for game", id="another game"),
        pytest.param(
            {"options": {"rules": "basics"}},
            "'rules' may be basic or complete, not 'basics'",
            id="unknown rules",
        ),
        pytest.param(
            {"options": {"laps": 0}},
            "'laps' may be 1 to 99, not 0",
            id="no laps",
        ),
        pytest.param(
            {"options": {"grid": "by_age"}},
            "'grid' may be drawn or as_listed, not 'by_age'",
            id="unknown value",
        ),
        pytest.param(
            {"options": {"lap": 2}},
            r"no option 'lap'; did you mean 'laps'\?; a newer FormulaD may have written it",
            id="misspelt option",
        ),
        pytest.param(
            {"options": {"moon_rocks": True}},
            "no option 'moon_rocks'; a newer FormulaD may have written it",
            id="unknown option",
        ),
        pytest.param(
            {"options": {"laps": 100}}, "'laps' may be 1 to 99, not 100", id="too many laps"
        ),
        pytest.param(
            {"options": {"weather": 1}}, "'weather' may be false or true, not 1", id="wrong kind"
        ),
        pytest.param(
            {"options": {"rules": "complete", "technical_stops": True}},
            "'technical_stops' needs 'pit_stops: true': agree on that, or leave 'technical_stops'",
            id="impossible options",
        ),
        pytest.param({"options": 3}, r"got a whole number at options", id="no options"),
        pytest.param(
            {"version": VERSION + 1},
            f"has version {VERSION + 1}, written by a newer FormulaD;"
            f" this one reads versions up to {VERSION}",
            id="newer version",
        ),
        pytest.param(
            {"edition": EDITION + 1},
            f"nobody knows edition {EDITION + 1} of the rules here; a newer FormulaD may have",
            id="newer rules",
        ),
        pytest.param({"edition": 0}, "nobody knows edition 0 of the rules", id="no rules"),
        pytest.param({"version": "1"}, "does not say of which version", id="no version"),
        pytest.param(
            {"seats": [{"name": "A\0", "number": 7, "driver": "human"}]},
            r"a text of another form at seats\[0\].name",
            id="a name with a null",
        ),
        pytest.param(
            {"seats": [{"name": "\ud800", "number": 7, "driver": "human"}]},
            r"a text of another form at seats\[0\].name",
            id="half a letter",
        ),
        pytest.param(
            {"seats": [{"name": "Ada", "number": 7, "driver": "cat"}]},
            r"a text of another form at seats\[0\].driver",
            id="unknown driver",
        ),
    ],
)
def test_a_header_that_cannot_be_used_says_where(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        read_header(write_header(a_header()) | changes)


MINE = Design(14, 1, 1, 1, 1, 2)
OWN_CARS = Options(rules=Rules.COMPLETE, own_car=True)


def with_car(design: Design, options: Options = OWN_CARS) -> dict[str, Any]:
    """Return the header of a race in which the first driver has a car of his own."""
    seats = (replace(LINE_UP[0], design=design), LINE_UP[1])
    return write_header(replace(FULL, setup=RaceSetup("monaco", seats, options)))


def test_a_car_of_ones_own_is_written_by_the_names_of_its_parts() -> None:
    entries = with_car(MINE)

    assert {
        "tyres": 14,
        "brakes": 1,
        "gearbox": 1,
        "body": 1,
        "engine": 1,
        "road_holding": 2,
    } == entries["seats"][0]["design"]
    assert "design" not in entries["seats"][1]
    assert [MINE, None] == [seat.design for seat in read_header(entries).setup.seats]


def test_a_header_with_a_car_that_breaks_the_limits_is_refused() -> None:
    with pytest.raises(SaveError, match=r"the car of Zoë cannot race\. A car can have 1 to 14"):
        read_header(with_car(Design(15, 1, 1, 1, 1, 1)))


def test_a_car_with_points_left_is_refused_where_all_have_to_be_given() -> None:
    sparse = Design(13, 1, 1, 1, 1, 2)
    generous = replace(OWN_CARS, must_spend_all=False)

    with pytest.raises(SaveError, match=r"the car of Zoë cannot race\. A car must have exactly 20"):
        read_header(with_car(sparse))
    assert sparse == read_header(with_car(sparse, generous)).setup.seats[0].design


@pytest.mark.parametrize(
    ("design", "sentence"),
    [
        ({"tyres": 6}, r"'brakes' is missing at seats\[0\].design"),
        ({"wings": 6}, r"no entry 'wings' at seats\[0\].design"),
        ([6, 3, 3, 3, 3, 2], r"got a list at seats\[0\].design"),
        ({"tyres": "6"}, r"got a text at seats\[0\].design.tyres"),
    ],
)
def test_a_car_that_cannot_be_read_says_where(design: object, sentence: str) -> None:
    entries = with_car(MINE)
    entries["seats"][0]["design"] = design

    with pytest.raises(SaveError, match=sentence):
        read_header(entries)


JACK = StreetDriver("jack", (9, 2, 2, 2, 3, 2), (Ability.DRIFT,))
STREETS = Options(rules=Rules.COMPLETE, street=True)


def with_driver(written: object = None) -> dict[str, Any]:
    """Return the header of a street race, its first driver written otherwise if asked for."""
    seats = (replace(LINE_UP[0], driver=JACK), LINE_UP[1])
    entries = write_header(replace(FULL, setup=RaceSetup("monaco", seats, STREETS)))
    if written is not None:
        entries["seats"][0]["street_driver"] = written
    return entries


def test_a_street_driver_is_written_as_he_raced() -> None:
    entries = with_driver()

    points = {"tyres": 9, "brakes": 2, "gearbox": 2, "body": 2, "engine": 3, "road_holding": 2}
    assert {"id": "jack", "points": points, "abilities": ("drift",)} == entries["seats"][0][
        "street_driver"
    ]
    assert "street_driver" not in entries["seats"][1]
    assert [JACK, None] == [seat.driver for seat in read_header(entries).setup.seats]


def test_a_driver_whose_file_was_changed_since_races_as_he_did() -> None:
    points = {"tyres": 1, "brakes": 1, "gearbox": 1, "body": 1, "engine": 1, "road_holding": 1}
    found = read_header(with_driver({"id": "jack", "points": points, "abilities": ["rough"]}))

    driver = found.setup.seats[0].driver
    assert StreetDriver("jack", (1, 1, 1, 1, 1, 1), (Ability.ROUGH,)) == driver


RICH = {"tyres": 14, "brakes": 7, "gearbox": 7, "body": 7, "engine": 7, "road_holding": 7}


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"id": "jack", "points": RICH, "abilities": []}, "the driver of Zoë cannot race"),
        ({"id": "", "points": RICH, "abilities": []}, r"not empty at seats\[0\].street_driver.id"),
        ({"id": "jack", "points": {}, "abilities": []}, "entry 'tyres' is missing"),
        ({"id": "jack", "points": RICH, "abilities": ["flying"]}, "'flying' is no word for"),
        ("jack", r"got a text at seats\[0\].street_driver"),
    ],
)
def test_a_street_driver_that_cannot_be_read_says_where(written: object, sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence):
        read_header(with_driver(written))
