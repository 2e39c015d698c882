from __future__ import annotations

import typing

import pytest

from formulad.race import events as told
from formulad.race.car import Part
from formulad.race.dice import Gear
from formulad.race.events import Cause, Event
from formulad.race.options import Options
from formulad.race.track import CellId
from formulad.ui.words import CAUSES, Reporter, place
from tests.rulebook import read_rules
from tests.ui.race.moments import ROAD

CELL = CellId(0)
EVENTS: tuple[Event, ...] = (
    told.GridRolled(0, 12),
    told.GridTied((0, 1)),
    told.GridFilled((1, 0)),
    told.RoundBegan(1, (1, 0)),
    told.StartRolled(0, 20),
    told.EngineStalled(0),
    told.GreatStartMade(0),
    told.GearShifted(0, Gear.SECOND, 2),
    told.GearDieRolled(0, Gear.FOURTH, 9),
    told.CarMoved(0, CELL, (CELL,)),
    told.CarBraked(0, 2),
    told.CarBlocked(0, 1),
    told.StopMade(0, "c1", 1, 1),
    told.CornerOvershot(0, "c1", 3),
    told.StopsMissed(0, "c1", 2),
    told.WearLost(0, Part.BODY, 1, Cause.COLLISION, 17),
    told.CollisionRolled(0, 1, 4, is_hit=True),
    told.EngineTestsCalled(0, 20, (0, 1)),
    told.EngineRolled(0, 9, is_damaged=False),
    told.CarEliminated(0, Cause.ENGINE, CELL),
    told.LineCrossed(0, 1),
    told.CarFinished(0, 1),
    told.RaceEnded((0, 1), 1),
)
SHOWN_BY_THE_BOARD = (told.CarMoved,)


@pytest.fixture
def reporter() -> Reporter:
    return Reporter(ROAD, Options(), ("Ada", "Bob"))


def test_every_kind_of_event_is_among_the_examples() -> None:
    assert set(typing.get_args(Event)) == {type(event) for event in EVENTS}


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_the_log_explains_every_event(reporter: Reporter, event: Event) -> None:
    line = reporter.line(event)

    if isinstance(event, SHOWN_BY_THE_BOARD):
        assert line is None
    else:
        assert line is not None
        assert line.text
        assert "{" not in line.text


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_the_rule_that_explains_a_line_stands_in_the_rule_book(
    reporter: Reporter, event: Event
) -> None:
    line = reporter.line(event)

    assert line is None or not line.rule or line.rule in {rule.id for rule in read_rules()}


def test_a_plain_shift_needs_no_line(reporter: Reporter) -> None:
    assert reporter.line(told.GearShifted(0, Gear.FOURTH)) is None


def test_all_causes_have_words() -> None:
    assert set(Cause) == set(CAUSES)


@pytest.mark.parametrize(
    ("number", "word"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st")]
)
def test_places_are_counted_as_people_do(number: int, word: str) -> None:
    assert word == place(number)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            told.CollisionRolled(0, 1, 17, is_hit=False),
            "17 beside Bob: no contact (1–4 would cost a point)",
        ),
        (told.CollisionRolled(0, 1, 4, is_hit=True), "4 beside Bob: contact (1–4 costs a point)"),
        (told.EngineTestsCalled(0, 20, (1,)), "A 20 was rolled: Bob tests the engine"),
        (told.EngineTestsCalled(0, 20, (0, 1)), "A 20 was rolled: Ada and Bob test their engines"),
        (told.CarBlocked(0, 1), "blocked, 1 cell short"),
        (told.CarEliminated(0, Cause.OVERSHOOT, CELL), "is out after overshooting the corner"),
        (told.LineCrossed(0, 1), "is off the grid"),
        (told.LineCrossed(0, 2), "begins lap 2"),
    ],
    ids=["no contact", "contact", "one engine", "engines", "blocked", "out", "line", "lap"],
)
def test_the_log_speaks_plainly(reporter: Reporter, event: Event, words: str) -> None:
    line = reporter.line(event)

    assert line is not None
    assert words == line.text
