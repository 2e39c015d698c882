from __future__ import annotations

import typing

import pytest

from formulad.kernel.values import replace
from formulad.race import events as told
from formulad.race.agreed.options import RULE_SETS, Options, Rules
from formulad.race.car import Part, Status
from formulad.race.dice import Gear
from formulad.race.events import Cause, Event
from formulad.race.road.track import CellId
from formulad.race.rules import RaceGame
from formulad.race.state import Phase, State, Trials, Weather
from formulad.race.tyres import TyreKind
from formulad.ui.race.report.reporter import Reporter
from tests.builders import a_car, a_race
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
    told.DebrisLeft(CELL),
    told.DebrisRolled(0, CELL, 4, is_damaged=True),
    told.CarSpun(0),
    told.EngineBroke(0),
    told.RestartRolled(0, 7),
    told.CarSlid(0, 3),
    told.BonusUsed(0, 1),
    told.SlipstreamTaken(0, 1),
    told.PitEntered(0),
    told.BoxReached(0),
    told.CarServed(0, is_technical=False, tyres=None, repairs=((Part.TYRES, 4),)),
    told.PitRolled(0, 7, is_fast=True),
    told.PitLeft(0),
    told.WeatherRolled(9, Weather.VARIABLE),
    told.WeatherTurned(0, 18, Weather.RAINY_VARIABLE),
    told.TyresChosen(0, TyreKind.WET),
    told.TrialBegan(0),
    told.TrialsSkipped(),
    told.TrialEnded(0, 23, 2, 75, 26, is_out=False),
    told.NitroUsed(0, 4),
    told.DriftUsed(0, -1),
    told.RivalCharmed(0, 1),
    told.LitterLeft(0, CELL),
    told.ShotFired(0, 20, Part.ENGINE),
    told.RadioThrown(0, 1),
    told.RadioRolled(1, 4, Part.TYRES),
    told.PoliceLinePassed(0, 1, 120),
    told.PolicePrizeWon(0, 1, 120),
    told.CheckpointPassed(0, 3),
    told.PartsRepaired(0, ((Part.ENGINE, 1), (Part.BODY, 1))),
    told.SkyRead(0, 12),
    told.SkyRolledAgain(0),
    told.WreckRemoved(0),
    told.CarEliminated(0, Cause.ENGINE, CELL),
    told.LineCrossed(0, 1),
    told.CarFinished(0, 1),
    told.RaceEnded((0, 1), 1),
)
BOTH = (Rules.BASIC, Rules.COMPLETE)
KNOWN = {rule.id for rule in read_rules()}


def line_of(
    event: Event, rules: Rules = Rules.BASIC, weather: Weather = Weather.FINE
) -> tuple[str, str]:
    """Return the words and the rule with which an event is told."""
    line = reporter(rules).line(event, before(rules, weather))
    assert line is not None
    return line.text, line.rule


def reporter(rules: Rules = Rules.BASIC, **options: bool) -> Reporter:
    game = RaceGame(ROAD, 2, Options(rules=rules, **options))  # type: ignore[arg-type]  # yes or no
    return Reporter(game.setting, ("Ada", "Bob"))


def before(rules: Rules = Rules.BASIC, weather: Weather = Weather.FINE) -> State:
    _, state = a_race(on=ROAD, cars=[a_car("s1.A3"), a_car("s1.C8")])
    wear = RULE_SETS[rules].wear
    cars = tuple(replace(car, wear=wear) for car in state.cars)
    return replace(state, cars=cars, weather=weather)


def test_every_kind_of_event_is_among_the_examples() -> None:
    assert set(typing.get_args(Event)) == {type(event) for event in EVENTS}


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_the_log_explains_every_event_that_the_board_does_not_show(
    event: Event, rules: Rules
) -> None:
    line = reporter(rules).line(event, before(rules))

    if isinstance(event, told.CarMoved):
        assert line is None
    else:
        assert line is not None
        assert line.text
        assert "{" not in line.text
        assert line.rule in KNOWN


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("cause", Cause)
def test_every_loss_and_every_end_cites_a_rule_of_the_book(cause: Cause, rules: Rules) -> None:
    assert line_of(told.WearLost(0, Part.BODY, 1, cause, 2), rules)[1] in KNOWN
    assert line_of(told.CarEliminated(0, cause, CELL), rules)[1] in KNOWN


def test_a_plain_shift_needs_no_line() -> None:
    assert reporter().line(told.GearShifted(0, Gear.FOURTH), before()) is None


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
        (told.LineCrossed(0, 1), "crosses the line: lap 1 begins"),
        (told.LineCrossed(0, 2), "begins lap 2"),
        (told.WearLost(0, Part.BRAKES, 2, Cause.BRAKING, 9), "−2 points, braking; 9 left"),
    ],
    ids=["no contact", "contact", "engine", "engines", "blocked", "out", "line", "lap", "loss"],
)
def test_the_log_speaks_plainly(event: Event, words: str) -> None:
    assert words == line_of(event)[0]


@pytest.mark.parametrize(
    ("event", "basic", "complete"),
    [
        (told.CarBraked(0, 2), "BEG-5", "BRK-1"),
        (told.CarBlocked(0, 2), "BEG-6", "BLK-1"),
        (told.GearShifted(0, Gear.SECOND, 2), "BEG-3", "GBX-3"),
        (told.CollisionRolled(0, 1, 1, is_hit=True), "BEG-7", "COL-2"),
        (told.EngineRolled(0, 1, is_damaged=True), "BEG-8", "ENG-1"),
        (told.CornerOvershot(0, "c1", 1), "BEG-4", "OVR-1"),
        (told.StartRolled(0, 9), "BEG-9", "STA-1"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_line_cites_the_rule_of_the_game_that_is_played(
    event: Event, basic: str, complete: str
) -> None:
    assert basic == line_of(event, Rules.BASIC)[1]
    assert complete == line_of(event, Rules.COMPLETE)[1]


@pytest.mark.parametrize(
    ("event", "dry", "wet"),
    [
        (
            told.CollisionRolled(0, 1, 2, is_hit=False),
            ("2 beside Bob: no contact (1 would cost a point)", "COL-2"),
            ("2 beside Bob: no contact (1–2 would cost a point)", "RAIN-1"),
        ),
        (
            told.EngineRolled(0, 9, is_damaged=False),
            ("9: the engine holds (1–4 would cost a point)", "ENG-1"),
            ("9: the engine holds (1–3 would cost a point)", "RAIN-2"),
        ),
        (
            told.DebrisRolled(0, CELL, 3, is_damaged=True),
            ("3 over debris: handling suffers (1–4 costs a point)", "DEB-2"),
            ("3 over debris: handling suffers (1–5 costs a point)", "RAIN-3"),
        ),
    ],
    ids=["contact", "engine", "debris"],
)
def test_rain_changes_what_black_dice_mean(
    event: Event, dry: tuple[str, str], wet: tuple[str, str]
) -> None:
    assert dry == line_of(event, Rules.COMPLETE)
    assert wet == line_of(event, Rules.COMPLETE, Weather.RAIN)


def test_a_car_that_stands_about_is_hit_more_easily_where_that_was_agreed() -> None:
    state = before(Rules.COMPLETE)
    spun = state.with_car(1, replace(state.cars[1], status=Status.SPUN))
    event = told.CollisionRolled(0, 1, 2, is_hit=True)

    line = reporter(Rules.COMPLETE, aggravated_collisions=True).line(event, spun)

    assert line is not None
    assert "(1–2 costs a point)" in line.text


def test_losses_of_six_pools_name_the_part() -> None:
    lost = told.WearLost(0, Part.BRAKES, 2, Cause.BLOCKED, 1)

    assert "−2 brakes, a closed road; 1 left" == line_of(lost, Rules.COMPLETE)[0]


def test_the_sky_is_told_when_it_turns_and_when_it_stays() -> None:
    turned = told.WeatherTurned(0, 18, Weather.RAINY_VARIABLE)

    assert "turns" in line_of(turned, Rules.COMPLETE, Weather.VARIABLE)[0]
    assert "the weather stays" == line_of(turned, Rules.COMPLETE, Weather.RAINY_VARIABLE)[0]


def test_the_weather_of_the_timed_laps_is_told_apart() -> None:
    practice = replace(before(Rules.COMPLETE), phase=Phase.PRACTICE)
    line = reporter(Rules.COMPLETE).line(told.WeatherRolled(3, Weather.FINE), practice)

    assert line is not None
    assert ("The timed laps: fine, dry track", "WX-2") == (line.text, line.rule)


def test_an_overshoot_in_a_timed_lap_costs_rolls() -> None:
    trial = replace(before(Rules.COMPLETE), trials=Trials())
    line = reporter(Rules.COMPLETE).line(told.CornerOvershot(0, "c1", 2), trial)

    assert line is not None
    assert "QUA-2" == line.rule


def test_a_timed_lap_is_told_with_all_that_counts() -> None:
    ended = told.TrialEnded(0, 23, 2, 75, 26, is_out=False)

    words = line_of(ended, Rules.COMPLETE)[0]

    assert "timed lap of 23 rolls, 2 for cells too far, 1:15 minutes: 26 in all" == words


def test_the_crew_says_what_it_has_done() -> None:
    served = told.CarServed(
        0, is_technical=True, tyres=TyreKind.SOFT, repairs=((Part.TYRES, 4), (Part.ENGINE, 1))
    )

    assert ("gets soft tyres, +1 engine", "TPT-3") == line_of(served, Rules.COMPLETE)
